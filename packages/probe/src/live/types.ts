/** What a live probe asks, what may come of it, and what is concluded. Data only. */
import type { Deviation } from '../deviations.ts'
import type { ExchangeFrame } from '../exchange/types.ts'

export type Target =
  | { kind: 'stdio'; command: string; args: readonly string[] }
  | { kind: 'http'; url: string }

export const STEPS = [
  'discover',
  'list-tools',
  'list-tools-again',
  'partial-meta',
  'unknown-version',
  'unknown-method',
  'header-mismatch',
  'foreign-origin',
  'get',
  'initialize',
  'initialized',
  'legacy-list-tools',
  'legacy-ping',
  'end-session',
] as const
export type StepId = (typeof STEPS)[number]

/** A request, or a notification without an id. */
export interface Message {
  jsonrpc: '2.0'
  id?: number
  method: string
  params?: object
}

/** One question. None calls a tool, reads a resource or leaves anything behind. */
export interface Step {
  id: StepId
  /** What goes on the wire; absent for a bare GET or DELETE. */
  message?: Message
  /** Over HTTP only. */
  method: 'POST' | 'GET' | 'DELETE'
  headers: Readonly<Record<string, string>>
}

/** What came of one step. */
export interface Answer {
  step: StepId
  /** The frame of the question among the frames. */
  asked: number
  /** Frames that came back. */
  frames: readonly number[]
  /**
   * - `answered`: the message with the id of the question, or an HTTP response.
   * - `silent`: nothing in time.
   * - `closed`: the other side is gone, or the connection broke.
   * - `sent`: a notification; no answer is expected.
   */
  kind: 'answered' | 'silent' | 'closed' | 'sent'
}

/** Why there is no (further) answer. */
export const TROUBLES = [
  'no-such-command',
  'cannot-start',
  'exits',
  'silent',
  'floods-stdout',
  'floods-stderr',
  'no-messages',
  'unreachable',
  'redirects',
  'needs-auth',
  'html',
  'outage',
  'not-mcp',
  'too-large',
  'interrupted',
] as const
export type TroubleId = (typeof TROUBLES)[number]

export interface Trouble {
  id: TroubleId
  /** Foreign text that tells it from others: an address, a status, a last line. */
  seen?: string
}

/** All that was performed; `trouble` is what kept the performer from going on. */
export interface Outcome {
  frames: readonly ExchangeFrame[]
  answers: readonly Answer[]
  trouble?: Trouble
  /** The process was still there after its input had been closed, for as long as this. */
  outlivedMs?: number
  /** What a second process said that was opened with `initialize`. */
  again?: Outcome
}

export interface LiveContext {
  target: Target
}

export const SERVER_ERAS = ['modern', 'dual', 'legacy', 'unknown'] as const
export type ServerEra = (typeof SERVER_ERAS)[number]

export interface LiveVerdict {
  kind: 'live'
  era: ServerEra
  /**
   * The process that refused `initialize` had been opened in the modern way, and a
   * server may settle on the first message it gets: whether it is dual-era is open.
   */
  isOpen?: boolean
  /** Only where no era could be told. */
  trouble?: Trouble
  /** Revisions the server was heard to speak, or named in an answer. */
  revisions: readonly string[]
  /** Names of capabilities, as the server declared them. */
  capabilities: readonly string[]
  /** Who it says it is; foreign text. */
  server?: { name: string; version: string }
  /** Tools in its list; absent where it could not be read. */
  tools?: number
  deviations: readonly Deviation[]
  frames: readonly ExchangeFrame[]
}
