/**
 * Given: the shapes of the contract. Types, and the mark of a gap.
 */
export type { ServerConfig, ServerEntry } from '../provided/entry.ts'
export type { ServerStatus } from '../provided/member.ts'

export type Risk = 'read' | 'write' | 'destructive'
export type Decision = 'allow' | 'ask' | 'deny'

export interface Ruling<D extends Decision = Decision> {
  decision: D
  /** Which rule decided, such as `tools.deny[0]`, or that none did. */
  rule: string
}

export type ServerRule =
  | { command: readonly string[] }
  | { url: string }
  | { name: string }

/** An absent list does not limit; an empty `allow` lets nothing in. */
export interface Policy {
  /** Something could not be read: nothing is allowed. */
  closed: boolean
  servers: { allow?: readonly ServerRule[]; deny?: readonly ServerRule[] }
  tools: {
    allow?: readonly string[]
    ask?: readonly string[]
    deny?: readonly string[]
  }
}

export interface Problem {
  file: string
  key?: string
  message: string
}

export interface Store {
  load(): Promise<string | undefined>
  save(text: string): Promise<void>
}

export type ApprovalState = 'not-needed' | 'approved' | 'rejected' | 'pending'

export interface PinnedTool {
  name: string
  description?: string
  inputSchema: object
  annotations?: object
}

export interface Review {
  tool: string
  state: 'new' | 'same' | 'changed' | 'gone'
  diff?: string
}

export interface Outcome {
  server: string
  tool: string
  result?: { content?: readonly object[]; isError?: boolean }
  error?: { name: string; message: string; status?: number }
}

export type LayerState = 'ok' | 'failing' | 'unknown'

export interface HealthRow {
  server: string
  transport: LayerState
  protocol: LayerState
  business: LayerState
  reason?: string
}

/** One point of a metric, as a reader sees it. */
export interface Point {
  name: string
  attributes: Record<string, unknown>
  /** A sum, a last value, or how many a histogram has. */
  value: number
  /** Of what a histogram has. */
  sum?: number
}

/** A span that has ended, as a reader sees it. */
export interface FinishedSpan {
  name: string
  /** `client`, `server` or `internal`. */
  kind: string
  attributes: Record<string, unknown>
  /** From its start to its end. */
  ms: number
  status: 'unset' | 'ok' | 'error'
  /** What the status says beside the error. */
  message?: string
  trace: string
  id: string
  /** The span it is inside of. */
  parent?: string
}

/** A gap of the skeleton. Replace the throw, not this class. */
export class NotImplemented extends Error {
  override readonly name = 'NotImplemented'

  constructor(pitfall: string) {
    super(pitfall)
  }
}
