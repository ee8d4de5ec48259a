/**
 * Tools that the user has switched off, one by one, across starts. If the file cannot
 * be read, any tool may be one of them: then each call is a question.
 */
import type { Store } from './shapes.ts'
import { SWITCHES } from './state-shapes.ts'

export interface Switches {
  /** `undefined` where nobody knows. */
  isOff(server: string, tool: string): boolean | undefined
  set(server: string, tool: string, off: boolean): Promise<void>
}

type Pair = readonly [server: string, tool: string]

export async function openSwitches(store: Store): Promise<Switches> {
  let off = await load(store)

  return {
    isOff: (server, tool) => off?.some(isPair(server, tool)),
    async set(server, tool, isOff) {
      // Another host may have said something meanwhile.
      off = await load(store)
      // What could not be read is not written over: nobody knows what it was to forbid.
      if (!off) throw new Error('the file of tools that are off cannot be read')
      const others = off.filter(pair => !isPair(server, tool)(pair))
      const next = isOff ? [...others, [server, tool] as const] : others
      await store.save(JSON.stringify(next))
      off = next
    },
  }
}

async function load(store: Store): Promise<readonly Pair[] | undefined> {
  try {
    const pairs: unknown = JSON.parse((await store.load()) ?? '[]')
    return Array.isArray(pairs) && pairs.every(SWITCHES.isEntry) ? pairs : undefined
  } catch {
    // Unreadable is an answer of its own; see the head of this file.
    return undefined
  }
}

const isPair =
  (server: string, tool: string) =>
  (pair: Pair): boolean =>
    pair[0] === server && pair[1] === tool
