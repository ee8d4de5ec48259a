/**
 * What can be said of a text about MCP. Data only. The probe reads words, so it can
 * show that a text teaches something removed; it can never show that a text is current.
 */

/** Mechanisms of the legacy era that 2026-07-28 has removed. */
export const MECHANISMS = [
  'handshake',
  'session',
  'ping',
  'resumption',
  'subscribe',
  'get-stream',
  'log-level',
  'server-requests',
  'http-sse',
  'batch',
] as const
export type Mechanism = (typeof MECHANISMS)[number]

/**
 * How the passage around a mention treats it.
 * - `demanded`: as something that a current implementation does.
 * - `legacy`: as a branch for peers of the older era.
 * - `gone`: as removed, or as something to ignore or replace.
 * - `everyday`: a word that only looks like one (`ping` a colleague, `ui/initialize`).
 * - `unclear`: the passage does not say enough; nothing is concluded from it.
 */
export const STANCES = ['demanded', 'legacy', 'gone', 'everyday', 'unclear'] as const
export type Stance = (typeof STANCES)[number]

/** Offsets count as `slice` does; lines and columns from 1. */
export interface Place {
  start: number
  end: number
  line: number
  column: number
}

export interface Mention extends Place {
  mechanism: Mechanism
  stance: Stance
  /** The words that were found, as they stand in the text. */
  found: string
  /** The words that decided the stance; absent where nothing but the mention spoke. */
  because?: string
  /** Of a demand: the words that place the passage in time all the same. */
  hedge?: string
  /** The line of the text it stands on, without its blanks at both ends. */
  quote: string
}

/** A word that only the modern era has: a sign that the writer knew of it. */
export interface ModernMark extends Place {
  found: string
}

/**
 * - `dated`: demands something removed, and nothing shows that the writer knew.
 * - `mixed`: demands something removed, and speaks of the modern era as well.
 * - `no-evidence`: demands nothing removed. That does not make it current.
 */
export const TEXT_VERDICTS = ['dated', 'mixed', 'no-evidence'] as const
export type TextVerdictName = (typeof TEXT_VERDICTS)[number]

export interface TextVerdict {
  kind: 'text'
  verdict: TextVerdictName
  mentions: readonly Mention[]
  modern: readonly ModernMark[]
  /** Lines that the five-word grep would print, and of how many: beside, not instead. */
  naive: { hits: number; lines: number }
}
