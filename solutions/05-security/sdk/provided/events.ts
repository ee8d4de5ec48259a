/**
 * What a manager tells: typed listeners, each of which can be taken off again.
 */
import type { ServerStatus } from './member.ts'

export interface ManagerEvents {
  status: ServerStatus
  /** Tool names as the server calls them. */
  tools: { server: string; added: string[]; removed: string[] }
  problem: { server: string; message: string }
}

type Listener<E extends keyof ManagerEvents> = (event: ManagerEvents[E]) => void

export interface Events {
  on<E extends keyof ManagerEvents>(event: E, listener: Listener<E>): () => void
  emit<E extends keyof ManagerEvents>(event: E, value: ManagerEvents[E]): void
}

export function createEvents(): Events {
  const listeners: { [E in keyof ManagerEvents]: Set<Listener<E>> } = {
    status: new Set(),
    tools: new Set(),
    problem: new Set(),
  }
  return {
    on(event, listener) {
      const set = listeners[event]
      if (!set) throw new Error(`expected status, tools or problem, got ${event}`)
      set.add(listener)
      return () => void set.delete(listener)
    },
    emit(event, value) {
      for (const listener of [...listeners[event]]) listener(value)
    },
  }
}
