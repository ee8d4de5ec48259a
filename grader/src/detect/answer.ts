/** What came of asking a detector about one implementation. Data, as it is sent. */
import { isAbsolute } from 'node:path'

export type Answer =
  | { kind: 'silent' }
  | { kind: 'fault'; sentence: string }
  /** It threw, or a promise that it forgot was rejected; line and column in the bundle. */
  | { kind: 'threw'; error: string; at?: readonly [line: number, column: number] }
  /** It waits for what never comes. */
  | { kind: 'waits' }
  /** It never gave the thread back, and was killed; or it ended its own process. */
  | { kind: 'blocked' }
  /** Something else than a sentence or `undefined`. */
  | { kind: 'no-sentence'; got: string }
  /** It looks at something else than what the subject does. */
  | { kind: 'looks'; at: string }
  /** A process was to be started while it looked. */
  | { kind: 'starts'; program: string }

export interface Order {
  /** The bundle of the detector, and the folder of a built subject. */
  detector: string
  subject: string
}

/** Where the child looks for what it is to load. */
export function assertOrder(value: unknown): asserts value is Order {
  const { detector, subject } = (value ?? {}) as Partial<Record<keyof Order, unknown>>
  for (const path of [detector, subject]) {
    if (typeof path === 'string' && isAbsolute(path)) continue
    throw new Error(`expected an absolute path, got ${path} (${typeof path})`)
  }
}
