/**
 * What the site knows as data. Every text is in both languages by type; a page made
 * from it therefore cannot exist in one only.
 */
import type { Text } from '@workshop/syllabus'

/** Markdown in both languages. */
export type Prose = Text

/** A figure or claim that can age. */
export interface Fact {
  id: string
  /** As it stands in a sentence: `26 %`, `2026-07-28`, `−85 %`. */
  value: string
  meaning: Prose
  /** Where it was read: a title and an address, or the command that prints it. */
  source: { title: string; url?: string }
  /** ISO 8601 date of the last time somebody looked. */
  checked: string
  /**
   * - `read`: read in the primary source.
   * - `second-hand`: read in a text about the source.
   * - `verified`: measured or run here, with `command`.
   */
  kind: 'read' | 'second-hand' | 'verified'
  /** Prints the figure again, from the root of the repository. */
  command?: string
  /** The era it speaks of, where it speaks of one. */
  era?: Era
}

export type Era = 'modern' | 'legacy'

export interface Question {
  /** `q-01` … `q-77`. */
  id: string
  question: Prose
  /** What a good answer says, in our words, corrected. */
  answer: Prose
  /** How deep an interviewer may go, and what they will ask next. */
  deeper: Prose
  /** Where the common answer is out of date or wrong. */
  stale?: Prose
  /** Pages of the guide that carry the answer, as `/guide/4#http`. */
  links: readonly string[]
}

export interface Topic {
  id: string
  title: Text
  questions: readonly Question[]
}

export interface Term {
  id: string
  /** The name in each language. */
  name: Text
  means: Prose
  era?: Era
}

/** Messages as they were recorded; see `data/exchanges`. */
export interface Exchange {
  name: string
  title: Text
  /** The revision spoken. */
  revision: string
  era: Era
  transport: 'stdio' | 'http'
  /** What was on each side, with versions. */
  between: { client: string; server: string }
  recorded: string
  frames: readonly ExchangeFrame[]
}

export interface ExchangeFrame {
  from: 'client' | 'server'
  /** `POST /mcp`, `200`, or nothing on a pipe. */
  line?: string
  /** Only those that carry meaning. */
  headers?: Readonly<Record<string, string>>
  /** One JSON-RPC message, or the text of a stream as it was. */
  body?: string
  note?: Text
}
