import { readFileSync } from 'node:fs'
import type { Observation } from '@workshop/report'
import { checksOf } from '@workshop/syllabus'
import { describe, expect, it } from 'vitest'
import { NEVER_LOADED } from '../../src/results/graded-checks.ts'
import { isGradeResult, rubricOf } from '../../src/results/index.ts'
import { outcomeOf, resultOf } from './fixture.ts'

const guards = Object.keys(checksOf('glued-frames'))
const [first = '', second = ''] = guards
const MEMORY = {
  of: 'slot',
  unit: 'bytes',
  value: 268_435_456,
  usage: 268_400_000,
} as const

describe('a run that can be believed', () => {
  it('has full points when everything passed', () => {
    const result = resultOf()
    expect(result.verdict).toBe('passed')
    expect(result.score).toMatchObject({ points: rubricOf('01').max, done: true })
    expect(result.flags).toEqual([])
    expect(isGradeResult(result)).toBe(true)
  })

  it('gives a share of the points for a share of the guards', () => {
    const result = resultOf({ [`glued-frames/${first}`]: 'fail' })
    const row = result.pitfalls.find(({ id }) => id === 'glued-frames')
    expect(result.verdict).toBe('failed')
    expect(row?.points).toBeGreaterThan(0)
    expect(row?.points).toBeLessThan(row?.max ?? 0)
    expect(result.score?.done).toBe(false)
    expect(isGradeResult(result)).toBe(true)
  })

  it('keeps what was observed, without paths of this machine', () => {
    const message = 'ENOENT: /srv/grading/slot-3/app/src/x.ts'
    const result = resultOf(
      { [`glued-frames/${first}`]: { kind: 'rejected', name: 'Error', message } },
      { hostPaths: [{ path: '/srv/grading/slot-3/app', as: '/app' }] },
    )
    expect(JSON.stringify(result)).not.toContain('/srv')
    expect(JSON.stringify(result)).toContain('/app/src/x.ts')
  })

  const allOf = (observed: Observation) =>
    Object.fromEntries(
      rubricOf('01').rows.flatMap(({ id, checks }) =>
        checks.map(check => [`${id}/${check.id}`, observed]),
      ),
    )

  it('is crashed when most of what is red crashed', () => {
    const result = resultOf(
      allOf({ kind: 'exited', code: 0, signal: null, stderr: '' }),
    )
    expect(result.verdict).toBe('crashed')
    expect(result.reason?.en).toMatch(/crashed \(\d\d\)/)
    expect(isGradeResult(result)).toBe(true)
  })

  it('is failed when one program of many ended', () => {
    const observed = { kind: 'exited', code: 0, signal: null, stderr: '' } as const
    const result = resultOf({ [`glued-frames/${first}`]: observed })
    expect([result.verdict, result.limit]).toEqual(['failed', null])
  })

  it.each<Observation>([
    { kind: 'never-settled', ms: 12_000 },
    { kind: 'load-error', file: 'src/framing.ts', message: NEVER_LOADED },
  ])('is out of time when most calls hang: $kind', observed => {
    const result = resultOf(allOf(observed))
    expect(result.verdict).toBe('timeout')
    expect(result.limit).toMatchObject({ of: 'check', unit: 'ms' })
    expect(isGradeResult(result)).toBe(true)
  })

  it('knows how the testkit says that a file never loaded', () => {
    const file = new URL('../../../packages/testkit/src/context.ts', import.meta.url)
    expect(readFileSync(file, 'utf8')).toContain(`message: '${NEVER_LOADED}'`)
  })

  it('names limit, value and usage of what the sandbox saw in one check', () => {
    const cause = { pitfall: 'glued-frames', check: first, limit: MEMORY }
    const causes = [{ ...cause, verdict: 'memory-limit' as const }]
    const red = {
      [`glued-frames/${first}`]: 'fail',
      [`glued-frames/${second}`]: 'fail',
    }
    const result = resultOf(red as never, { outcome: { causes } })
    expect(result.verdict).toBe('memory-limit')
    expect(result.limit).toEqual(MEMORY)
    expect(result.reason?.en).toContain('256 MiB')
    expect(isGradeResult(result)).toBe(true)
  })

  it('suspects what passes only where the checks are known', () => {
    const red = { [`glued-frames/${first}`]: 'fail' } as const
    const isHidden = (pitfall: string) => pitfall === 'glued-frames'
    expect(resultOf(red, { isHidden }).flags).toEqual([
      { kind: 'suspicious', why: 'overfit' },
    ])
    expect(resultOf({}, { isHidden }).flags).toEqual([])
  })

  it('says when there was no isolation, and when the result is advice', () => {
    const sandbox = { level: 'D', probes: [] } as const
    const about = { sandbox: { ...sandbox, probes: [] } }
    const { flags } = resultOf({}, { about, outcome: { mode: 'together' } })
    expect(flags.map(({ kind }) => kind)).toEqual(['advisory', 'unverified'])
  })
})

describe('a run that was stopped', () => {
  it('keeps what was earned, and says what stopped it and when', () => {
    const limit = {
      of: 'submission',
      unit: 'ms',
      value: 60_000,
      usage: 60_012,
    } as const
    const report = outcomeOf().report
    if (report === null) throw new Error('expected a report, got none')
    const half = { ...report, results: report.results.slice(0, 10) }
    const result = resultOf(
      {},
      { outcome: { report: half, stop: { verdict: 'timeout', limit } } },
    )
    expect(result.verdict).toBe('timeout')
    expect(result.score?.points).toBeGreaterThan(0)
    expect(result.reason?.en).toMatch(/60000 ms.*10 of \d+ checks/)
    expect(result.pitfalls.at(-1)?.verdict).toBe('not-run')
    expect(isGradeResult(result)).toBe(true)
  })
})

describe('a run that cannot be believed is nobody’s score', () => {
  const report = outcomeOf().report
  const results = report?.results ?? []
  const withResults = (changed: typeof results) => ({
    report: report && { ...report, results: changed },
  })
  const green = { code: 0, signal: null }
  const [one] = results
  if (one === undefined) throw new Error('expected a result, got none')
  it.each([
    ['no report', { report: null }],
    ['no check at all', { ...withResults([]), exit: green }],
    ['a check missing, and green', { ...withResults(results.slice(1)), exit: green }],
    ['a check twice', withResults([...results, one])],
    ['an unknown check', withResults([...results, { ...one, check: 'made-up' }])],
    ['green checks, red exit', { exit: { code: 1, signal: null } }],
    ['a killed runner', { exit: { code: null, signal: 'SIGKILL' } }],
    ['a fault of ours', withResults([{ ...one, verdict: 'harness-fault' as const }])],
    ['another stage', { report: report && { ...report, stage: '02' as const } }],
  ])('%s', (_, outcome) => {
    const result = resultOf({}, { outcome })
    expect([result.verdict, result.score]).toEqual(['infra-error', null])
    expect(isGradeResult(result)).toBe(true)
  })

  it('a fault of ours among checks that all ran', () => {
    const result = resultOf({ [`glued-frames/${first}`]: 'harness-fault' })
    expect([result.verdict, result.score]).toEqual(['infra-error', null])
  })

  it('red checks and a runner that ended otherwise', () => {
    const red = { [`glued-frames/${first}`]: 'fail' } as const
    const exit = { code: 7, signal: null }
    expect(resultOf(red, { outcome: { exit } }).verdict).toBe('infra-error')
  })

  it('red checks with a green exit', () => {
    const red = { [`glued-frames/${first}`]: 'fail' } as const
    expect(resultOf(red, { outcome: { exit: green } }).verdict).toBe('infra-error')
  })

  it('but a submission in the runner’s own process loses its checks itself', () => {
    const missing = { ...withResults(results.slice(3)), mode: 'together' as const }
    const exit = { code: 1, signal: null }
    expect(resultOf({}, { outcome: { ...missing, exit } }).verdict).toBe('not-run')
    const killed = { code: null, signal: 'SIGKILL' }
    const result = resultOf({}, { outcome: { ...missing, exit: killed } })
    expect(result.verdict).toBe('crashed')
  })

  it('and one that blocks the runner’s thread is out of time', () => {
    const blocked = { ...one, verdict: 'fail' as const, ms: 35_000 }
    const lesson = {
      frames: [],
      observed: { kind: 'never-settled', ms: 35_000 },
    } as const
    const outcome = withResults([{ ...blocked, lesson }])
    const exit = { code: 1, signal: null }
    expect(resultOf({}, { outcome: { ...outcome, exit } }).verdict).toBe('timeout')
  })
})
