/** What the program is asked for and what it answers. Types, and who takes part. */

/** Frames of one size, in chunks of one size. */
export interface Load {
  name: string
  frameBytes: number
  /** As they come from a pipe: 65,536 at most. */
  chunkBytes: number
  /** In one burst. */
  totalBytes: number
}

export interface DecodeOrder {
  loads: readonly Load[]
  rounds: number
  warmUpRounds: number
}

export const CONTENDERS = ['split', 'zero-SDK', 'SDK v1', 'SDK v2'] as const
export type Contender = (typeof CONTENDERS)[number]

/** Milliseconds a burst, by load and by contender. */
export type DecodeTimes = Record<string, Record<Contender, number[]>>
