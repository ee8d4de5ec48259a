/** What a live probe does, what may come of it, and what is concluded. Data only. */
import type { Deviation } from '../deviations.ts'
import type { ExchangeFrame } from '../exchange/types.ts'

export type Target =
  | { kind: 'stdio'; command: string; args: readonly string[] }
  | { kind: 'http'; url: string }

/** One question. No step calls a tool, reads a resource or changes anything. */
export interface Step {
  id: StepId
  /** The message to send; absent for a bare GET. */
  message?: object
  method?: 'POST' | 'GET'
  headers?: Readonly<Record<string, string>>
}

export const STEPS = [
  'discover',
  'no-meta',
  'unsupported-version',
  'unknown-method',
  'list-tools',
  'list-tools-again',
  'header-mismatch',
  'foreign-origin',
  'get',
  'initialize',
  'initialized',
  'legacy-list-tools',
  'legacy-ping',
] as const
export type StepId = (typeof STEPS)[number]

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

export const SERVER_ERAS = ['modern', 'dual', 'legacy', 'unknown'] as const
export type ServerEra = (typeof SERVER_ERAS)[number]

export interface LiveVerdict {
  kind: 'live'
  era: ServerEra
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
