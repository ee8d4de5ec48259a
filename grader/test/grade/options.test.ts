import { expect, test } from 'vitest'
import { gradeOptions } from '../../src/grade/options.ts'

test.each([
  [[], 'expected a path'],
  [['x', '--stage', '09'], '--stage: expected one of 01, 02, 03, 04, 05, got 09'],
  [['x', '--feedback', 'all'], '--feedback: expected one of none, count, group, full'],
  [['x', '--jobs', '0'], '--jobs: expected 1 to'],
  [['x', '--jobs', 'two'], '--jobs: expected 1 to'],
  [['x', '--report', 'pdf'], '--report: expected one of html'],
  [['x', '--lang', 'fr'], '--lang: expected one of en, zh'],
  [['x', '--nonsense'], "Unknown option '--nonsense'"],
])('%j is one clear sentence', (args, message) => {
  expect(() => gradeOptions(args)).toThrow(message)
})

test('what is not said has a default', () => {
  expect(gradeOptions(['x'])).toMatchObject({
    resume: false,
    feedback: 'count',
    attempts: 'refuse',
    unsafe: false,
    reports: [],
  })
})
