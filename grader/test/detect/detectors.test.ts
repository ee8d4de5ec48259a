/** What becomes of a detector that does something else than look: each has an end. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Board } from '../../src/detect/trial.ts'
import { openBench } from './bench.ts'

const PATIENCE = 120_000
let bench: Awaited<ReturnType<typeof openBench>>

beforeAll(async () => {
  bench = await openBench()
}, PATIENCE)

afterAll(() => bench.close())

let count = 0

/** @param body what `detect` of `dead-timeout` does */
async function boardOf(body: string, head = ''): Promise<Board> {
  const folder = join(bench.dir, 'detectors', `${++count}`)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'dead-timeout.ts')
  const text = `${head}\nexport async function detect(subject: any) {\n${body}\n}\n`
  writeFileSync(file, text)
  return bench.try('dead-timeout', file)
}

/** What it answered first, on something healthy. */
const firstAlarm = ({ alarms }: Board) => alarms[0]?.answer

test('whoever always says fault has caught nothing', {
  timeout: PATIENCE,
}, async () => {
  const board = await boardOf(`return 'it is broken'`)
  expect(board).toMatchObject({ state: 'not-silent', caught: 0, missed: [] })
  expect(board.alarms.map(({ subject }) => subject)).toEqual([
    ...['zero-sdk', 'sdk', 'reworded'],
  ])
})

test('what it throws is said with its line', { timeout: PATIENCE }, async () => {
  const board = await boardOf(`return subject.nothing.there`)
  expect(board).toMatchObject({ state: 'no-answer', caught: 0 })
  expect(firstAlarm(board)).toMatchObject({
    kind: 'threw',
    error: expect.stringMatching(/^TypeError: .*, dead-timeout\.ts:3$/),
  })
})

test('a promise that nobody waits for is its own', { timeout: PATIENCE }, async () => {
  const board = await boardOf(
    `subject.call('telemetry', 'none')\nawait subject.clock.advance(1)\nreturn undefined`,
  )
  expect(firstAlarm(board)).toMatchObject({ kind: 'threw' })
})

test('a busy loop is killed, and the next one runs', {
  timeout: PATIENCE,
}, async () => {
  const board = await boardOf(`for (;;) await null`)
  expect(board).toMatchObject({ state: 'no-answer', caught: 0 })
  expect(board.alarms).toEqual([{ subject: 'zero-sdk', answer: { kind: 'blocked' } }])
  expect((await boardOf('return undefined')).state).toBe('says-nothing')
})

test('waiting for what never comes ends', { timeout: PATIENCE }, async () => {
  const board = await boardOf(`await new Promise(() => undefined)`)
  expect(board.alarms).toEqual([{ subject: 'zero-sdk', answer: { kind: 'waits' } }])
})

test.each([
  ['node:fs', '', `import { readFileSync } from 'node:fs'\nvoid readFileSync`],
  ['../src/telemetry.ts', '', `import * as own from '../src/telemetry.ts'\nvoid own`],
  ['node:fs', `await import('node:fs')`, ''],
  ['process', `try { process.cwd() } catch {}`, ''],
  ['globalThis', `try { globalThis.process } catch {}`, ''],
  ['require', `try { require.cache } catch {}`, ''],
])('to look at %s is no look at the subject: %s%s', async (at, body, head) => {
  const board = await boardOf(`${body}\nreturn undefined`, head)
  expect(board).toMatchObject({ state: 'no-answer', caught: 0 })
  expect(firstAlarm(board)).toEqual({ kind: 'looks', at })
})

test.each([
  ['eval', `return (0, eval)('process.cwd()')`],
  ['a constructor', `return subject.call.constructor('return process.cwd()')()`],
])('text does not become code: %s', { timeout: PATIENCE }, async (_, body) => {
  const answer = firstAlarm(await boardOf(body))
  expect(answer).toMatchObject({ kind: 'threw', error: /EvalError/ })
})

test('no program is started for it', { timeout: PATIENCE }, async () => {
  const connect = `subject.call('provided/client', 'connect', { command: 'no-such' })`
  const board = await boardOf(`await ${connect}.catch(() => 0)\nreturn undefined`)
  expect(firstAlarm(board)).toEqual({ kind: 'starts', program: 'no-such' })
})

test('yes is no sentence', { timeout: PATIENCE }, async () => {
  const answer = firstAlarm(await boardOf('return true'))
  expect(answer).toEqual({ kind: 'no-sentence', got: 'boolean' })
})

test('it does not know what it has seen before', { timeout: PATIENCE }, async () => {
  const counts = await boardOf(`return ++seen > 3 ? 'now' : undefined`, 'let seen = 0')
  expect(counts.state).toBe('says-nothing')
})

test('other words for the same are no fault', { timeout: PATIENCE }, async () => {
  const board = await boardOf(`
    const layers = [{ layer: 'a', ms: 2, fired: 0 }, { layer: 'b', ms: 1, fired: 0 }]
    const [{ because }] = await subject.call('telemetry', 'reviewTimeouts', layers)
    return because === 'b ends everything inside it after 1 ms' ? undefined : because`)
  expect(board.state).toBe('not-silent')
  expect(board.alarms.map(({ subject }) => subject)).toEqual(['reworded'])
})

test('what it has missed is told as behaviour', { timeout: PATIENCE }, async () => {
  const board = await boardOf(`
    const layers = [{ layer: 'a', ms: 2, fired: 0 }, { layer: 'b', ms: 1, fired: 0 }]
    const [{ because }] = await subject.call('telemetry', 'reviewTimeouts', layers)
    return because ? undefined : 'no reason'`)
  expect(board).toMatchObject({ state: 'misses', caught: 2, mutants: 6 })
  const missed = board.missed.find(({ mutant }) => mutant.endsWith('/one-counter'))
  expect(missed?.symptom.en).toContain('which layer fired')
})

test('a file that does not load says where', { timeout: PATIENCE }, async () => {
  const board = await boardOf(`return (`)
  expect(board).toMatchObject({ state: 'not-loaded', caught: 0 })
  expect(board.error).toMatch(/^dead-timeout\.ts:\d+: /)
})
