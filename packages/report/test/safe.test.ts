import { expect, test } from 'vitest'
import { safe } from '../src/safe.ts'

const PLAIN = { unicode: false }

test('line ends are shown, in symbols or in ASCII', () => {
  expect(safe('ready\r\n')).toBe('ready␍⏎')
  expect(safe('ready\r\n', PLAIN)).toBe('ready\\r\\n')
})

test('escape sequences lose their escape', () => {
  expect(safe('\u001b[31mred\u001b[0m')).toBe('␛[31mred␛[0m')
  expect(safe('\u001b[31mred', PLAIN)).toBe('\\u001b[31mred')
  expect(safe('\u009b31m')).toBe('\\u009b31m')
})

test('bidi, invisible and half characters are shown by their code', () => {
  expect(safe('a\u202eb\u2066')).toBe('a\\u202eb\\u2066')
  expect(safe('a\u200bb\ufeff')).toBe('a\\u200bb\\ufeff')
  expect(safe(String.fromCodePoint(0xe0041))).toBe('\\u{e0041}')
  expect(safe('x\ud83dy')).toBe('x\\ud83dy')
})

test('letters of any script and emoji stay as they are', () => {
  expect(safe('é—漢😀 ❤️')).toBe('é—漢😀 ❤️')
  expect(safe('é—漢😀', PLAIN)).toBe('é—漢😀')
})

test('a pile of marks is cut, and says so', () => {
  expect(safe(`a${'\u0301'.repeat(1000)}b`)).toBe(`a${'\u0301'.repeat(11)}…b`)
})
