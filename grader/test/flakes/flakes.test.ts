/** A test that wavers is found, and named with what it takes to see it again. */
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PLAIN } from '@workshop/report'
import { checksOf, type PitfallId, pitfallsOf } from '@workshop/syllabus'
import { afterAll, expect, test } from 'vitest'
import { type Request, requestOf, runAll } from '../../src/flakes/cli.ts'
import { openLoad } from '../../src/flakes/load.ts'
import { renderResult, resultOf } from '../../src/flakes/result.ts'
import { failuresIn, NO_REPORT } from '../../src/flakes/tally.ts'

const PROGRAM = fileURLToPath(new URL('./third-run-fails.mjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'workshop-flakes-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const CHECKS = pitfallsOf('01').flatMap(({ id, breaks }) =>
  [...(breaks ? ['hit'] : []), ...Object.keys(checksOf(id as PitfallId))].map(
    check => ({
      ...{ pitfall: id, check, kind: check === 'hit' ? 'hit' : 'guard' },
      ...{ verdict: 'pass', ms: 1 },
    }),
  ),
)

test('a test that fails in each third run is found, and so is a run that says nothing', async () => {
  const checks = join(folder, 'checks.json')
  writeFileSync(checks, JSON.stringify(CHECKS))
  const request = requestOf([
    '--stage',
    '01',
    '--only',
    'sdk',
    '--runs',
    '6',
  ]) as Request
  const said: string[] = []
  const runs = await runAll({ ...request, load: 0 }, line => said.push(line), [
    ...[PROGRAM, checks, join(folder, 'count')],
  ])
  const result = resultOf(runs, { load: 0, seconds: 1 })

  const [first] = CHECKS
  const seeds = runs.map(({ seed }) => seed)
  expect(new Set(seeds).size).toBe(6)
  expect(said.filter(line => line.includes('NOT green'))).toHaveLength(3)
  expect(result).toMatchObject({ ok: false, figures: { runs: { value: 6 } } })
  expect(result.figures['flakes.rate']).toMatchObject({ value: 0.5, ok: false })
  expect(result.figures['runs.withoutReport']).toMatchObject({ value: 1, ok: false })
  const check = `${first?.pitfall}/${first?.check}`
  const about = { stage: '01', subject: 'sdk', runs: 6 }
  expect(result.details.flakes).toMatchObject([
    { ...about, check, failed: 2, seen: [{ seed: seeds[2] }, { seed: seeds[5] }] },
    { ...about, check: NO_REPORT, failed: 1, seen: [{ seed: seeds[4] }] },
  ])
  const screen = renderResult(result, { theme: PLAIN, locale: 'en' })
  expect(screen).toContain(`pnpm flakes --stage 01 --only sdk --seed ${seeds[2]}`)
  expect(screen).toContain(`| run 3 of seed ${seeds[2]}`)
  expect(screen).toContain('33.3 %')
})

test('runs that are all green are ok', () => {
  const results = CHECKS as never
  const report = { schema: 1, stage: '01', guesses: {}, results } as never
  const run = { stage: '01', subject: 'sdk', seed: 'a', output: '', ms: 1, report }
  expect(resultOf([run, run], { load: 1, seconds: 1 })).toMatchObject({
    ok: true,
    figures: { 'flakes.rate': { value: 0, ok: true } },
    details: { flakes: [] },
  })
})

test('what only follows from a failure is not named', () => {
  const [first, ...rest] = CHECKS
  const hit = { ...first, verdict: 'fail' }
  const guards = rest.map(check =>
    check.pitfall === hit.pitfall ? { ...check, verdict: 'locked' } : check,
  )
  const results = [hit, ...guards.slice(0, -1)] as never
  const report = { schema: 1, stage: '01', guesses: {}, results } as never
  expect(failuresIn(report)).toMatchObject([{ check: `${hit.pitfall}/${hit.check}` }])
  const broken = { ...hit, pitfall: 'harness', check: 'ENOENT', verdict: 'fail' }
  expect(failuresIn({ schema: 1, stage: '01', results: [broken] } as never)).toEqual([
    { check: 'harness/ENOENT', verdict: 'harness-fault', observed: '' },
  ])
})

test('what was seen before it was stopped is told', async () => {
  const request = requestOf([
    '--stage',
    '01',
    '--only',
    'sdk',
    '--load',
    '0',
  ]) as Request
  const stop = new AbortController()
  const program = [PROGRAM, join(folder, 'checks.json'), join(folder, 'stopped')]
  const runs = await runAll(
    { ...request, stop: stop.signal },
    () => stop.abort(),
    program,
  )
  expect(runs).toMatchObject([{ stage: '01', report: { stage: '01' } }])
})

test('the load computes, ends when it is stopped, and when nobody is left to stop it', async () => {
  const load = await openLoad(2)
  const [alone, stopped] = load.children
  if (!alone || !stopped) throw new Error('expected two children')
  if (process.platform === 'linux') expect(commandLine(alone.pid)).toContain('busy.js')
  alone.disconnect()
  expect(await once(alone, 'exit')).toEqual([0, null])
  await load[Symbol.asyncDispose]()
  expect(stopped.signalCode).toBe('SIGKILL')
})

const commandLine = (pid: number | undefined): string =>
  readFileSync(`/proc/${pid}/cmdline`, 'utf8')

test.each([
  [['--stage', '09'], '--stage: expected one of 01'],
  [['--only', 'both'], '--only: expected zero-sdk or sdk, got both'],
  [['--runs', '0'], '--runs: expected an integer from 1 to 10000, got 0'],
  [['--load', 'much'], '--load: expected an integer from 0 to 10000, got much'],
  [['--fast'], '--fast'],
])('%s is refused', (args, words) => {
  expect(requestOf(args)).toContain(words)
})

test('without options: every stage, both solutions, 50 times', () => {
  expect(requestOf([])).toMatchObject({ runs: 50, load: 1, json: false })
  expect((requestOf([]) as Request).cases).toHaveLength(10)
})
