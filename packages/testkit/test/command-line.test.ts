/** One clear sentence for a wrong command line, in the language asked for. */
import { expect, test } from 'vitest'
import { oneOf, readLine, wrong } from '../src/command-line.ts'

const OPTIONS = {
  subject: { type: 'string' },
  seed: { type: 'string', default: '1' },
} as const

const read = (...words: string[]) => readLine(words, OPTIONS, values => values)

test('what was typed, with what every command takes', () => {
  expect(read('--', '--subject', 'here', '--json')).toMatchObject({
    ...{ subject: 'here', seed: '1', json: true, plain: false },
  })
  expect(read('--seed', 'x', '-h')).toBe('')
})

test.each([
  [
    ['--subjet', 'x'],
    '没有 --subjet 这个选项；是不是 --subject？',
    '--subjet; did you',
  ],
  [['--subject'], '--subject：应为一个值，实际什么也没有', 'a value, got nothing'],
  [['--json=1'], '--json：不带值', '--json: expected no value'],
  [['here'], '这里只接受选项，实际是 here', 'options only, got here'],
])('%j in two languages', (words, zh, en) => {
  expect(read(...words, '--lang=zh')).toBe(zh)
  expect(read(...words, '--lang', 'en')).toContain(en)
})

test('a language that is none, and names that are nearly one', () => {
  expect(read('--lang', 'fr')).toMatch(/--lang.*en.*zh.*fr/)
  expect(() => oneOf('--only', 'searhc', ['bill', 'cache', 'search'])).toThrow(
    '--only: expected one of bill, cache, search, got searhc; did you mean search?',
  )
  expect(wrong('--seed', 'N', 'x').text.zh).toBe('--seed：应为 N，实际是 x')
})
