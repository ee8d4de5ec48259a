/** Workers, collector and Redis killed at random: each submission has its one result. */
import { expect, test } from 'vitest'
import { killFigures, killTrial } from '../../src/queue/trial/kill-trial.ts'
import { hasRedisServer } from '../../src/queue/trial/redis-server.ts'

test.skipIf(!hasRedisServer())(
  'ten kills, 200 results, with a Redis that forgets everything when it is killed',
  {
    timeout: 240_000,
  },
  async () => {
    const trial = await killTrial({ appendOnly: false, seed: 8 })
    expect(trial.killed).toHaveLength(10)
    expect(new Set(trial.killed)).toEqual(new Set(['worker', 'collector', 'redis']))
    const { lost, duplicated, changed } = killFigures(trial)
    expect({
      lost: lost.value,
      duplicated: duplicated.value,
      changed: changed.value,
    }).toEqual({
      lost: 0,
      duplicated: 0,
      changed: 0,
    })
  },
)
