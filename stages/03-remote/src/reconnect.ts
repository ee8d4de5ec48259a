/**
 * When to try again: a request, and a whole server.
 */
import type { Clock } from '@workshop/wire'
import type { MCPManager } from '../provided/manager.ts'
import { NotImplemented, type ServerEntry } from './contract.ts'

export interface Failure {
  /** Of HTTP. */
  status?: number
  /** Of a broken connection, such as `ECONNRESET`. */
  code?: string
  /** Text of the `Retry-After` header. */
  retryAfter?: string
}

/** Milliseconds before attempt `attempt + 1`; undefined for never. */
export function retryDelay(
  _failure: Failure,
  attempt: number,
  _random: () => number,
): number | undefined {
  return attempt < 4 ? 500 * 2 ** (attempt - 1) : undefined
}

export interface Keeper {
  /** `attempts` are the keeper's own, since the count last began. */
  report(): { name: string; attempts: number; gaveUp: boolean }[]
  stop(): void
}

export interface KeeperOptions {
  servers: readonly ServerEntry[]
  clock?: Clock
  random?: () => number
}

export function keepConnected(_manager: MCPManager, _options: KeeperOptions): Keeper {
  throw new NotImplemented('blind-reconnect')
}
