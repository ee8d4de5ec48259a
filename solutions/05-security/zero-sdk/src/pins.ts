/**
 * Whether a tool is still the one that was approved. A name stays the same while
 * everything that the model reads under it is replaced.
 */
import type { PinnedTool, Review, Store } from './contract.ts'
import { definitionOf } from './definition.ts'
import { diffOf } from './diff.ts'
import { createTurns } from './in-turn.ts'

export { findShadows } from './shadows.ts'

export interface Pins {
  /** Compares what a server lists with what was approved. Saves nothing. */
  review(server: string, tools: readonly PinnedTool[]): Promise<Review[]>
  /** Pins what was last reviewed. */
  approve(server: string, tool: string): Promise<void>
  mayCall(server: string, tool: string): boolean
}

interface Pin {
  server: string
  tool: string
  definition: string
}

interface Reviewed {
  state: Review['state']
  /** Absent if the tool is gone. */
  definition?: string
}

// #region tool-poisoning
export function createPins({ store }: { store: Store }): Pins {
  const inTurn = createTurns()
  /** By server and tool, what the last review has found. */
  const seen = new Map<string, Map<string, Reviewed>>()

  function review(server: string, tools: readonly PinnedTool[]): Promise<Review[]> {
    // Until it is known what has changed, nothing of it may be called.
    seen.delete(server)
    return inTurn(async () => {
      const pins = await pinsIn(store)
      const rows = compared(server, tools, pins)
      seen.set(server, new Map(rows.map(({ review, now }) => [review.tool, now])))
      return rows.map(({ review }) => review)
    })
  }

  async function approve(server: string, tool: string): Promise<void> {
    // Whatever is reviewed from here on is not what the person has seen.
    const now = seen.get(server)?.get(tool)
    if (!now)
      throw new Error(`expected a tool that was reviewed, got ${server}/${tool}`)
    await inTurn(async () => {
      const isAnother = (pin: Pin) => pin.server !== server || pin.tool !== tool
      const others = ((await pinsIn(store)) ?? []).filter(isAnother)
      const { definition } = now
      const pinned = definition === undefined ? [] : [{ server, tool, definition }]
      await store.save(JSON.stringify([...others, ...pinned]))
      if (definition !== undefined) now.state = 'same'
    })
  }

  return {
    review,
    approve,
    mayCall: (server, tool) => seen.get(server)?.get(tool)?.state === 'same',
  }
}

/** @param pins `undefined` if they cannot be read: then every tool is another one */
function compared(
  server: string,
  tools: readonly PinnedTool[],
  pins: readonly Pin[] | undefined,
): { review: Review; now: Reviewed }[] {
  const pinned = new Map(
    pins?.filter(pin => pin.server === server).map(pin => [pin.tool, pin.definition]),
  )
  const listed = new Map<string, { review: Review; now: Reviewed }>()
  for (const tool of tools) {
    // Of two with one name the host offers the first.
    if (listed.has(tool.name)) continue
    const definition = definitionOf(tool)
    const before = pins ? pinned.get(tool.name) : ''
    const review = reviewOf(tool.name, before, definition)
    listed.set(tool.name, { review, now: { state: review.state, definition } })
  }
  const gone = [...pinned.keys()].filter(tool => !listed.has(tool))
  const rows = gone.map(tool => ({
    review: { tool, state: 'gone' as const },
    now: { state: 'gone' as const },
  }))
  return [...listed.values(), ...rows]
}

function reviewOf(tool: string, before: string | undefined, after: string): Review {
  if (before === undefined) return { tool, state: 'new' }
  if (before === after) return { tool, state: 'same' }
  const lines = before === '' ? [] : before.split('\n')
  return { tool, state: 'changed', diff: diffOf(lines, after.split('\n')) }
}
// #endregion tool-poisoning

async function pinsIn(store: Store): Promise<readonly Pin[] | undefined> {
  try {
    const pins: unknown = JSON.parse((await store.load()) ?? '[]')
    return Array.isArray(pins) && pins.every(isPin) ? pins : undefined
  } catch {
    return undefined
  }
}

function isPin(value: unknown): value is Pin {
  if (typeof value !== 'object' || value === null) return false
  const { server, tool, definition } = value as Partial<Record<keyof Pin, unknown>>
  return [server, tool, definition].every(member => typeof member === 'string')
}
