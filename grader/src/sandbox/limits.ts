/**
 * What one slot may use, and what is said when it used it up. Every breach names
 * the limit, its value and the usage: "killed" alone helps nobody.
 */
import type { Limit, LimitVerdict } from '../results/limits.ts'

export interface Limits {
  /** The whole slot, from opening to the outer kill. */
  wallMs: number
  /** All of the learner's processes together, files in `/tmp` included. */
  memoryBytes: number
  /** Processes and threads of the learner; one Node has about eleven. */
  processes: number
  /** `/tmp` and `/dev/shm` together. */
  diskBytes: number
  /** What one program may print, stdout and stderr together. */
  outputBytes: number
}

const MiB = 1024 * 1024

export const DEFAULT_LIMITS: Limits = {
  wallMs: 180_000,
  memoryBytes: 1024 * MiB,
  processes: 512,
  diskBytes: 32 * MiB,
  outputBytes: 8 * MiB,
}

/** A typing mistake in a policy must not occupy a slot for hours. */
const CEILING: Limits = {
  wallMs: 3_600_000,
  memoryBytes: 16_384 * MiB,
  processes: 4096,
  diskBytes: 4096 * MiB,
  outputBytes: 1024 * MiB,
}

/** Less, and Node itself cannot start. */
const FLOOR: Limits = {
  wallMs: 100,
  memoryBytes: 64 * MiB,
  processes: 16,
  diskBytes: MiB,
  outputBytes: 1024,
}

/** @throws RangeError with the name of the limit */
export function limitsFrom(wanted: Partial<Limits> = {}): Limits {
  const limits = { ...DEFAULT_LIMITS, ...wanted }
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]) {
    const value = limits[name]
    const [least, most] = [FLOOR[name], CEILING[name]]
    if (!Number.isInteger(value) || value < least || value > most) {
      const got = `${value} (${typeof value})`
      throw new RangeError(`${name}: expected ${least} to ${most}, got ${got}`)
    }
  }
  return limits
}

export interface Breach {
  verdict: LimitVerdict
  limit: Limit
}

/** `usage` is null where it is only known that the limit was reached. */
export function breachOf(
  verdict: LimitVerdict,
  limits: Limits,
  usage: number | null,
): Breach {
  const of = verdict === 'output-limit' ? 'process' : 'slot'
  const [value, unit] = (
    {
      timeout: [limits.wallMs, 'ms'],
      'memory-limit': [limits.memoryBytes, 'bytes'],
      'process-limit': [limits.processes, 'processes'],
      'disk-limit': [limits.diskBytes, 'bytes'],
      'output-limit': [limits.outputBytes, 'bytes'],
    } as const
  )[verdict]
  return { verdict, limit: { of, unit, value, usage } }
}
