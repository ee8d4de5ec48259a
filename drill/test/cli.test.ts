/** The command line, and the screen: two languages, with and without Unicode. */
import { join } from 'node:path'
import { PLAIN, widthOf } from '@workshop/report'
import { SILENT_FAILURES } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import { requestOf } from '../src/cli.ts'
import { renderResult, resultOf } from '../src/result.ts'
import { IDS } from '../src/run.ts'

const SDK = join(ROOT, 'solutions/05-security/sdk')

test('without options it is about the learner’s own stages', () => {
  expect(requestOf([])).toMatchObject({
    gates: join(ROOT, 'stages/05-security'),
    tokens: join(ROOT, 'stages/04-token'),
    seeds: [1, 2, 3],
  })
})

test('the stage 04 beside a subject is of its flavour', () => {
  const request = requestOf(['--subject', SDK, '--seed', '7', '--seeds', '2'])
  const tokens = join(ROOT, 'solutions/04-token/sdk')
  expect(request).toMatchObject({ gates: SDK, tokens, seeds: [7, 8] })
})

test('what cannot be meant is said', () => {
  expect(requestOf(['--subject', 'no/such'])).toContain('--subject: expected a folder')
  expect(requestOf(['--tokens', 'no/such'])).toContain('--tokens: expected a folder')
  expect(requestOf(['--seed', 'x'])).toContain('--seed: expected an integer')
  expect(requestOf(['--seeds', '0'])).toContain('--seeds: expected an integer')
  expect(requestOf(['--lang', 'fr'])).toContain('--lang: expected en or zh')
  expect(requestOf(['--fast', '--lang', 'zh'])).toBe('没有 --fast 这个选项')
  const flavours = join(ROOT, 'solutions/05-security')
  expect(requestOf(['--subject', flavours])).toContain('zero-sdk or solutions/05-')
  expect(requestOf(['--help'])).toBe('')
})

const result = resultOf({
  seeds: [1, 2],
  rows: IDS.map((id, at) => ({
    id,
    title: SILENT_FAILURES[id].title,
    signal: at === 3 ? null : 'workshop.breaker.transitions: and so on, at length',
    calls: [3, at === 3 ? null : 12],
  })),
  falseAlarms: [1, 2, 3].map(seed => ({
    ...({ watch: 'R1', signal: 'noise: notes', turn: 4, calls: -3 } as const),
    seed,
  })),
  gaps: ['createHealth', 'riskOf'],
  unloaded: ['src/risk.ts:3: Unexpected "}"', 'a', 'b'],
  subject: 'solutions/05-security/sdk',
  tokens: 'solutions/04-token/sdk',
})

test('one that was missed in one run is missed, and no run may cry wolf', () => {
  expect(result.ok).toBe(false)
  expect(result.figures.detected).toMatchObject({ value: 11, goal: '12', ok: false })
  expect(result.figures.falseAlarms).toMatchObject({ value: 3, ok: false })
})

test.each([
  ['en', true],
  ['en', false],
  ['zh', true],
  ['zh', false],
] as const)('a screen in %s, unicode: %s', (locale, unicode) => {
  const screen = renderResult(result, { theme: { ...PLAIN, unicode }, locale })
  const lines = screen.trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(25)
  expect(lines.filter(line => widthOf(line) > PLAIN.columns)).toEqual([])
  expect(screen).toContain(SILENT_FAILURES.R4.title[locale])
  expect(screen).toContain('src/risk.ts:3: Unexpected "}"')
  const drawn = /[^\p{Script=Han}\p{ASCII}]/u
  if (locale === 'en') expect(drawn.test(screen)).toBe(unicode)
})
