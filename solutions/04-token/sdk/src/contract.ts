/**
 * Given: the shapes of the contract. Types, and the mark of a gap.
 */
import type { InputSchema } from '@workshop/wire'

/** As the manager gives it. */
export interface Tool {
  /** The full name, the one the model sees. */
  name: string
  server: string
  /** As the server calls it. */
  tool: string
  description?: string
  inputSchema: InputSchema
}

/** As it stands in a request to a model. */
export interface ToolBlock {
  name: string
  description: string
  input_schema: InputSchema
}

export interface Bill {
  tokens: number
  /** Part of the window, 1 for all of it. */
  share: number
  quarter: { tokens: number; error: number }
  servers: ServerBill[]
}

export interface ServerBill {
  server: string
  tokens: number
  share: number
  tools: { name: string; tokens: number }[]
}

export interface Turn {
  /** The full name of the tool that was needed, or `null` for none. */
  wanted: string | null
  called: readonly string[]
}

export interface Accuracy {
  needed: number
  right: number
  unneeded: number
  wrongly: number
  /** Missing where the sample is too small. */
  accuracy?: number
  said: string
}

export type SilenceCause =
  | 'not-sent'
  | 'renamed'
  | 'blocked'
  | 'buried'
  | 'vague'
  | 'not-chosen'

export interface Silence {
  name: string
  cause: SilenceCause
  evidence: string
}

export interface Finding {
  name: string
  rule: 'no-what' | 'no-when' | 'no-when-not' | 'no-parameter' | 'near-duplicate'
  message: string
  other?: string
}

export interface Limits {
  characters: number
  tokens: number
  imageTokens: number
}

export interface Drift {
  turn: number
  kind: 'order' | 'content' | 'added' | 'removed'
  name: string
}

/** Prices are parts of what an input token costs. */
export interface Provider {
  minimum: number
  write: number
  read: number
}

export interface CacheRun {
  turns: { tokens: number; cached: number; cost: number }[]
  cachedShare: number
  cost: number
  /** The cost without a cache. */
  full: number
}

/** A page of a list, with the hints of its server. */
export interface ListPage {
  tools: readonly object[]
  nextCursor?: string
  ttlMs?: number
  cacheScope?: string
}

export interface Speaker {
  name: string
  instructions?: string
}

/** A gap of the skeleton. Replace the throw, not this class. */
export class NotImplemented extends Error {
  override readonly name = 'NotImplemented'

  constructor(pitfall: string) {
    super(pitfall)
  }
}
