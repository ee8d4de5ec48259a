/** Inputs follow from the seed, and from nothing else. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Random } from '../src/random.ts'
import { runStage } from './stage-run.ts'

function drawn(seed: string) {
  const random = new Random(seed)
  return [random.word(), random.integer(0, 1e9), random.words(3), random.number()]
}

test('the same seed draws the same, another one something else', () => {
  expect(drawn('a')).toEqual(drawn('a'))
  expect(drawn('a')).not.toEqual(drawn('b'))
})

test('what is drawn is within its bounds', () => {
  const random = new Random('bounds')
  const drawn = Array.from({ length: 500 }, () => random.integer(3, 5))
  expect([...new Set(drawn)].sort()).toEqual([3, 4, 5])
  expect(random.word(8)).toMatch(/^[a-z]{8}$/)
  expect(new Set(random.words(50)).size).toBe(50)
})

test('each check is told with its seed, at its begin and at its end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-events-'))
  const WORKSHOP_EVENTS = join(folder, 'events.jsonl')
  const env = { WORKSHOP_EVENTS, WORKSHOP_SEED: 's1' }
  await using run = await runStage({}, env, 'split-utf8')
  expect(run.check('split-utf8', 'every-split').verdict).toBe('pass')
  const lines = readFileSync(WORKSHOP_EVENTS, 'utf8').trim().split('\n')
  const about = { pitfall: 'split-utf8', check: 'every-split', kind: 'guard' }
  const events = lines.map(line => JSON.parse(line))
  const own = events.filter(({ check }) => check === 'every-split')
  const seed = 's1/split-utf8/every-split'
  expect(own).toEqual([
    { event: 'begin', ...about, seed },
    { event: 'end', ...about, seed, verdict: 'pass', ms: expect.any(Number) },
  ])
  rmSync(folder, { recursive: true })
})
