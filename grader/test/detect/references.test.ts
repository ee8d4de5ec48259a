/**
 * The reference's detectors catch every mutant and are silent on what is healthy; as
 * they are handed out, they say nothing. So every mutant can be told by behaviour.
 */
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DETECTORS } from '../../src/detect/detectors.ts'
import { resultOf } from '../../src/detect/result.ts'
import type { Board } from '../../src/detect/trial.ts'
import { openBench } from './bench.ts'

const PATIENCE = { timeout: 120_000 }
let bench: Awaited<ReturnType<typeof openBench>>

beforeAll(async () => {
  bench = await openBench()
}, PATIENCE.timeout)

afterAll(() => bench.close())

async function boardsIn(path: string): Promise<Board[]> {
  const boards: Board[] = []
  for (const pitfall of DETECTORS) {
    const file = join(ROOT, path, 'detectors', `${pitfall}.ts`)
    boards.push(await bench.try(pitfall, file))
  }
  return boards
}

test('the reference catches all of them and never cries wolf', PATIENCE, async () => {
  const boards = await boardsIn('solutions/05-security/zero-sdk')
  const shown = boards.map(({ pitfall, state, healthy, alarms, missed }) => ({
    ...{ pitfall, state, healthy, alarms, missed },
  }))
  const good = { state: 'catches-all', healthy: 3, alarms: [], missed: [] }
  expect(shown).toEqual(DETECTORS.map(pitfall => ({ pitfall, ...good })))
  expect(boards.every(({ mutants, caught }) => mutants > 3 && caught === mutants)).toBe(
    true,
  )
  expect(bench.said()).toBe('')
  expect(resultOf({ folder: 'it', boards }).ok).toBe(true)
})

test('as they are handed out they say nothing', PATIENCE, async () => {
  const boards = await boardsIn('stages/05-security')
  const states = boards.map(({ state, caught, alarms }) => ({ state, caught, alarms }))
  const mute = { state: 'says-nothing', caught: 0, alarms: [] }
  expect(states).toEqual(DETECTORS.map(() => mute))
  const { ok, figures } = resultOf({ folder: 'it', boards })
  expect(ok).toBe(false)
  expect(figures.written).toMatchObject({ value: 0, ok: false })
})
