/** What is known to fail, what is not, and what has begun to pass. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { expect, test } from 'vitest'
import type { Check } from '../src/checks.ts'
import { judge } from '../src/judge.ts'
import { GAPS, KNOWN, type Known } from '../src/known.ts'
import { installedSuite, REVISIONS, requiredOf } from '../src/required.ts'
import type { Asked, Outcome } from '../src/scenario-run.ts'

const ASKED: Asked = { leg: 'server', revision: '2025-11-25', scenario: 'ping' }
const REASON = { en: 'left out', zh: '略去' }
const outcome = (...checks: [string, Check['status']][]): Outcome => ({
  ended: 'judged',
  checks: checks.map(([id, status]) => ({ id, status, message: '' })),
})
const good = outcome(['one', 'SUCCESS'])
const warned = outcome(['one', 'SUCCESS'], ['two', 'WARNING'])
const whole: Known = { ...ASKED, reason: REASON }
const two: Known = { ...whole, check: 'two' }

test.each([
  ['passes', good, [], 'passed'],
  ['has a warning that nobody knows', warned, [], 'failed'],
  ['has a warning that is known', warned, [two], 'passed'],
  ['no longer has the warning that is known', good, [two], 'stale'],
  ['fails as a whole, as is known', warned, [whole], 'left out'],
  ['is left out and passes', good, [whole], 'stale'],
  [
    'fails in another revision only',
    warned,
    [{ ...two, revision: '2026-07-28' as const }],
    'failed',
  ],
  ['hangs', { ended: 'hung', said: '' } as const, [two], 'failed'],
])('a scenario that %s', (_, outcome, known, verdict) => {
  expect(judge(ASKED, outcome, known).verdict).toBe(verdict)
})

test('a server that died is said first, whatever the checks say', () => {
  const { verdict, lines } = judge(ASKED, good, [], 'the server ended with SIGKILL')
  expect(verdict).toBe('failed')
  expect(lines[0]).toBe('the server ended with SIGKILL')
})

test('every known failure is one of a scenario that is required', () => {
  const required = REVISIONS.flatMap(revision =>
    (['server', 'client'] as const).flatMap(leg =>
      requiredOf(revision, leg).map(scenario => [revision, leg, scenario].join(' ')),
    ),
  )
  expect(required.length).toBe(117)
  for (const { revision, leg, scenario } of KNOWN) {
    expect(required).toContain([revision, leg, scenario].join(' '))
  }
})

test('what the guide shows was recorded with this suite, and names these gaps', () => {
  const file = join(ROOT, 'docs', 'data', 'conformance.json')
  const { suite, leftOut, legs } = JSON.parse(readFileSync(file, 'utf8'))
  expect(suite).toBe(installedSuite().version)
  expect(leftOut).toEqual(GAPS)
  for (const { revision, leg, required, passed } of legs) {
    const gaps = KNOWN.filter(one => one.revision === revision && one.leg === leg)
    expect([required, passed]).toEqual([
      requiredOf(revision, leg).length,
      requiredOf(revision, leg).length - gaps.length,
    ])
  }
})
