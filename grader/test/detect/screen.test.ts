/** The command line of `detect`, and its screen in both languages. */
import { join } from 'node:path'
import { MOST_LINES, PLAIN, widthOf } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import type { Answer } from '../../src/detect/answer.ts'
import { requestOf } from '../../src/detect/cli.ts'
import { DETECTORS } from '../../src/detect/detectors.ts'
import { resultOf } from '../../src/detect/result.ts'
import { renderScreen } from '../../src/detect/screen.ts'
import type { Board } from '../../src/detect/trial.ts'

const STAGE = join(ROOT, 'stages/05-security')

test('without a name it is about all of the learner’s', () => {
  const folder = join(STAGE, 'detectors')
  expect(requestOf([])).toMatchObject({ pitfalls: DETECTORS, folder, json: false })
  const one = requestOf(['dead-timeout', '--json', '--lang', 'zh'])
  expect(one).toMatchObject({ pitfalls: ['dead-timeout'], json: true, lang: 'zh' })
})

test('what cannot be meant is said', () => {
  expect(requestOf(['dead-tool'])).toContain('got dead-tool')
  expect(requestOf(['--subject', 'no/such'])).toContain('expected a folder with')
  expect(requestOf(['--lang', 'fr'])).toContain('--lang: expected en or zh')
  expect(requestOf(['--fast'])).toContain('--fast')
})

const symptom = {
  en: 'A long sentence about what it does, '.repeat(4),
  zh: '很长的一句话，说它做了什么，'.repeat(6),
}
const ANSWERS: readonly Answer[] = [
  { kind: 'silent' },
  { kind: 'threw', error: `TypeError: ${'x'.repeat(200)}` },
  { kind: 'waits' },
  { kind: 'blocked' },
  { kind: 'no-sentence', got: 'boolean' },
  { kind: 'looks', at: 'node:fs' },
  { kind: 'starts', program: 'node' },
]
const board: Board = {
  pitfall: 'green-but-empty',
  state: 'misses',
  healthy: 3,
  alarms: [],
  mutants: 40,
  caught: 10,
  missed: Array.from({ length: 28 }, (_, nth) => ({
    mutant: `green-but-empty/${nth}`,
    symptom,
    answer: ANSWERS[nth % ANSWERS.length] ?? { kind: 'silent' },
  })),
}
const noisy: Board = {
  ...{ ...board, state: 'not-silent', caught: 0, missed: [] },
  alarms: ['zero-sdk', 'sdk', 'reworded', 'sdk'].map(subject => ({
    subject,
    answer: { kind: 'fault', sentence: 'it is broken, '.repeat(30) },
  })),
}
const good: Board = { ...board, state: 'catches-all', mutants: 10, missed: [] }
const states: readonly Board[] = [
  board,
  noisy,
  good,
  { ...board, state: 'says-nothing', caught: 0 },
  { ...board, state: 'not-loaded', caught: 0, missed: [], error: 'x.ts:1: what?' },
]

test.each(
  (['en', 'zh'] as const).flatMap(locale =>
    [true, false].flatMap(unicode =>
      [...states.map(one => [one]), [good, ...states]].map(
        boards => [locale, unicode, boards.at(-1)?.state, boards] as const,
      ),
    ),
  ),
)('a screen in %s, unicode: %s, %s', (locale, unicode, _, boards) => {
  const theme = { ...PLAIN, unicode }
  const screen = renderScreen({ folder: 'detectors', boards }, { theme, locale })
  const lines = screen.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
  expect(lines.filter(line => widthOf(line) > PLAIN.columns)).toEqual([])
  expect(lines.at(-1)).toMatch(/pnpm (detect|explain|drill)/)
  const drawn = /[^\p{Script=Han}\p{ASCII}，。：；、“”！？（）]/u
  if (!unicode) expect(screen).not.toMatch(drawn)
})

test('whoever has not begun is not told what there is to find', () => {
  const boards: Board[] = [{ ...board, state: 'says-nothing', caught: 0 }]
  const look = { theme: PLAIN, locale: 'en' } as const
  expect(renderScreen({ folder: 'x', boards }, look)).not.toContain('A long sentence')
})

test('good is what is written, silent where it should be, and complete', () => {
  const untouched: Board = { ...board, state: 'says-nothing', caught: 0 }
  const okOf = (...boards: Board[]) => resultOf({ folder: 'x', boards }).ok
  expect(okOf(good, untouched)).toBe(true)
  expect(okOf(untouched)).toBe(false)
  expect(okOf(good, board)).toBe(false)
  expect(okOf(good, noisy)).toBe(false)
})
