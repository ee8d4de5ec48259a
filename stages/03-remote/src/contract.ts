/**
 * Given: the shapes of the contract. Types, and the mark of a gap.
 */
import type { Clock } from '@workshop/wire'
import type { Tool } from '../provided/tools.ts'

export type { Link, ToolPage } from '../provided/connection.ts'
export type { CallOptions } from '../provided/contract.ts'
export type { HttpConfig, ServerConfig, ServerEntry } from '../provided/entry.ts'
export type { Tool }

/** Milliseconds. */
export interface Timeouts {
  probeMs: number
  connectMs: number
  requestMs: number
  callMs: number
}

export type Layer = 'probe' | 'connect' | 'request' | 'call'
export type Log = (line: string) => void

/** Questions or answers of a multi-round-trip call, by the server's keys. */
export type InputMap = Record<string, Record<string, unknown>>

export interface Question {
  server: string
  tool: string
  /** 1 for the first. */
  round: number
  requests: InputMap
}

export interface RemoteOptions {
  timeouts?: Timeouts
  repeatable?: readonly string[]
  answer?: (question: Question) => Promise<InputMap | undefined>
  authorizer?: Authorizer
  clock?: Clock
  random?: () => number
  log?: Log
}

export interface OpenOptions {
  /** For messages. */
  name: string
  /** Milliseconds for the whole opening. */
  timeoutMs?: number
  /** Fires when nobody wants it opened any more. */
  signal?: AbortSignal
}

export interface Refusal {
  status: number
  /** Text of the `WWW-Authenticate` header; empty if there was none. */
  challenge: string
  /** The token that was refused. */
  token?: string
}

export interface Authorizer {
  authorize(url: string): Promise<void>
  accessToken(url: string): Promise<string | undefined>
  challenged(url: string, refusal: Refusal): Promise<boolean>
}

export interface TokenStore {
  load(key: string): Promise<string | undefined>
  save(key: string, value: string): Promise<void>
}

export interface AuthorizerOptions {
  redirectUri: string
  browse: (url: string) => Promise<string>
  clientId?: string
  clientSecret?: string
  clientName?: string
  store?: TokenStore
  clock?: Clock
  log?: Log
}

export interface ServeOptions {
  tools: readonly Tool[]
  info?: { name: string; version: string }
  host?: string
  port?: number
  path?: string
  allowedOrigins?: readonly string[]
  maxBodyBytes?: number
  keepAliveMs?: number
  auth?: { issuer: string; scopes?: readonly string[] }
  clock?: Clock
  log?: Log
}

export interface HttpServer {
  url(): string
  changeTools(tools: readonly Tool[]): void
  close(): Promise<void>
}

/** A gap of the skeleton. Replace the throw, not this class. */
export class NotImplemented extends Error {
  override readonly name = 'NotImplemented'

  constructor(pitfall: string) {
    super(pitfall)
  }
}
