/**
 * When to leave a tool alone for a while, and when to try it again.
 */
import type { Clock } from '@workshop/wire'
import { NotImplemented } from './contract.ts'

export interface BreakerOptions {
  clock: Clock
  rate?: number
  minimum?: number
  windowMs?: number
  consecutive?: number
  openMs?: number
  maxOpenMs?: number
  probeMs?: number
}

export function createBreaker(_options: BreakerOptions) {
  return {
    /** Your experiment counts; here it has to be right about what, and for how long. */
    async call<T>(
      _server: string,
      _tool: string,
      _work: (signal: AbortSignal) => T | Promise<T>,
    ): Promise<T> {
      throw new NotImplemented('small-denominator')
    },
    stateOf(_server: string, _tool: string) {
      throw new NotImplemented('small-denominator')
    },
    on(_event: 'transition', _listener: (transition: object) => void): () => void {
      throw new NotImplemented('small-denominator')
    },
  }
}
