/** What can be said of a recorded exchange. Data only. */
import type { Deviation } from '../deviations.ts'

/** One message as it was recorded; over HTTP with its first line and its headers. */
export interface ExchangeFrame {
  from: 'client' | 'server'
  /** `POST /mcp` or `200`; absent on a pipe. */
  line?: string
  headers?: Readonly<Record<string, string>>
  /** One JSON-RPC message, the text of an event stream, or a line that is neither. */
  body?: string
}

/** `both`: modern and legacy messages in one record. `none`: nothing that tells. */
export const SPOKEN = ['modern', 'legacy', 'both', 'none'] as const
export type Spoken = (typeof SPOKEN)[number]

/** A frame that shows an era, and the words in it that do. */
export interface EraSign {
  /** Index into the frames that were given. */
  frame: number
  side: 'client' | 'server'
  era: 'modern' | 'legacy'
  found: string
}

export interface ExchangeVerdict {
  kind: 'exchange'
  client: Spoken
  server: Spoken
  /** Revisions that were named by a side, in the order of the first naming. */
  revisions: { client: readonly string[]; server: readonly string[] }
  signs: readonly EraSign[]
  /** What is missing or misplaced, in the order of the frames. */
  deviations: readonly Deviation[]
  frames: number
}

/** Why a text could not be read as an exchange; lines and columns from 1. */
export interface Unreadable {
  line: number
  column: number
  expected: string
  actual: string
}
