/**
 * What a process holds that would keep it alive, and who listens: counted where
 * nothing is under way, so that what has grown in between has been left behind.
 */
import { getEventListeners } from 'node:events'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'

export interface Held {
  resources: Readonly<Record<string, number>>
  listeners: number
}

export async function heldNow(signal: AbortSignal): Promise<Held> {
  // What ended a moment ago is closed in the turn after next.
  for (let turns = 0; turns < 3; turns++) await turn()
  const resources: Record<string, number> = {}
  for (const kind of process.getActiveResourcesInfo()) {
    // Our own turn.
    if (kind !== 'Immediate') resources[kind] = (resources[kind] ?? 0) + 1
  }
  const ofProcess = process
    .eventNames()
    .reduce((sum, event) => sum + process.listenerCount(event), 0)
  const ofSignal = getEventListeners(signal, 'abort').length
  return { resources, listeners: ofProcess + ofSignal }
}

export interface Growth {
  /** By kind. */
  handles: Record<string, number>
  listeners: number
}

/** What has just ended needs a moment; what is still there then has been forgotten. */
const MOMENT_MS = 1000
const LOOK_EVERY_MS = 20

export async function growthSince(before: Held, signal: AbortSignal): Promise<Growth> {
  const end = performance.now() + MOMENT_MS
  for (;;) {
    const now = await heldNow(signal)
    const handles = grownSince(before, now)
    const listeners = Math.max(0, now.listeners - before.listeners)
    const isClean = total(handles) + listeners === 0
    if (isClean || performance.now() > end) return { handles, listeners }
    await wait(LOOK_EVERY_MS)
  }
}

/** By kind, what there is more of than before. */
function grownSince(before: Held, after: Held): Record<string, number> {
  const grown: Record<string, number> = {}
  for (const [kind, count] of Object.entries(after.resources)) {
    const more = count - (before.resources[kind] ?? 0)
    if (more > 0) grown[kind] = more
  }
  return grown
}

export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
