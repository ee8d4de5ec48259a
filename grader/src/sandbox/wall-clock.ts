/**
 * All that is watched where the kernel's numbers of a slot are out of reach (levels
 * C and D): the clock, and what its programs print.
 */

import type { Level } from './levels.ts'
import { type Breach, breachOf, type Limits } from './limits.ts'
import type { SlotReport } from './sandbox.ts'

export interface WallClock {
  breaches(): readonly Breach[]
  flooded(bytes: number): void
  stop(level: Level): SlotReport
}

export function watchClock(limits: Limits, end: () => void): WallClock {
  const started = performance.now()
  const elapsed = () => Math.round(performance.now() - started)
  const breaches: Breach[] = []
  const clock = setTimeout(() => {
    breaches.push(breachOf('timeout', limits, elapsed()))
    end()
  }, limits.wallMs)
  clock.unref()
  return {
    breaches: () => [...breaches],
    flooded: bytes => {
      breaches.push(breachOf('output-limit', limits, bytes))
    },
    stop(level) {
      clearTimeout(clock)
      const usage = { wallMs: elapsed(), memoryBytes: 0, processes: null, diskBytes: 0 }
      return { level, breaches, usage, leftOver: 0 }
    },
  }
}
