/**
 * What servers list, and whether it is what was approved. A server that was never seen
 * is taken as it is, which is said; from then on every change waits for a person.
 * Not here: what may be called for other reasons (`rulings.ts`).
 */
import type { Part } from '@workshop/host-stack'
import type { ToolDefinition } from '@workshop/wire'
import type { Review } from './shapes.ts'

export interface Catalogue {
  /** As the server listed them last. */
  listed(server: string, tools: readonly ToolDefinition[]): void
  /** Compares, now that the list is whole. */
  review(server: string): Promise<void>
  definitionOf(server: string, tool: string): ToolDefinition | undefined
  /** Of the last review; waits for one that is under way. */
  reviews(server: string): Promise<readonly Review[]>
  stateOf(server: string, tool: string): Promise<Review['state'] | 'unknown'>
  mayCall(server: string, tool: string): Promise<boolean>
  approve(server: string, tool: string): Promise<void>
}

export interface CatalogueEvents {
  /** So many tools were taken as they are: their server was never seen before. */
  firstSeen(server: string, tools: number): void
  held(server: string, tools: readonly string[], why: HeldWhy): void
  /** What was approved could not be kept. */
  trouble(server: string, cause: Error): void
}

/** `unreadable`: nothing can be said of what was approved. */
export type HeldWhy = 'differs' | 'unreadable'

interface Row {
  tools: readonly ToolDefinition[]
  reviewed: Promise<readonly Review[]>
  /** What was told last of what is held: the same is not told twice. */
  told: string
}

export function createCatalogue(pins: Part, events: CatalogueEvents): Catalogue {
  const rows = new Map<string, Row>()

  function rowOf(server: string): Row {
    const row = rows.get(server) ?? {
      tools: [],
      reviewed: Promise.resolve([]),
      told: '',
    }
    rows.set(server, row)
    return row
  }

  async function compare(server: string, tools: readonly ToolDefinition[]) {
    const found = (await pins.ask<Review[]>('review', server, tools)) ?? []
    if (found.length === 0 || found.some(({ state }) => state !== 'new')) {
      tellHeld(server, found)
      return found
    }
    try {
      for (const { tool } of found) await pin(server, tool)
    } catch (cause) {
      events.trouble(server, cause as Error)
      return found
    }
    events.firstSeen(server, found.length)
    return found.map((review): Review => ({ ...review, state: 'same' }))
  }

  function tellHeld(server: string, found: readonly Review[]): void {
    const row = rowOf(server)
    const held = found.filter(isHeld)
    const news = held.length === 0 ? '' : JSON.stringify(held)
    if (news !== '' && news !== row.told) {
      const tools = held.map(({ tool }) => tool)
      events.held(server, tools, held.every(isWithoutPast) ? 'unreadable' : 'differs')
    }
    row.told = news
  }

  /** Not `ask`: an approval that is not kept must not look like one. */
  async function pin(server: string, tool: string): Promise<void> {
    if (!pins.handle) throw new Error('createPins() gives nothing to approve with')
    await pins.handle.call('approve', server, tool)
  }

  async function mayCall(server: string, tool: string): Promise<boolean> {
    await rowOf(server).reviewed
    // A gap of the subject closes this gate.
    return (await pins.ask<boolean>('mayCall', server, tool)) === true
  }

  return {
    listed(server, tools) {
      rowOf(server).tools = tools
    },
    async review(server) {
      const row = rowOf(server)
      row.reviewed = row.reviewed.then(() => compare(server, row.tools))
      await row.reviewed
    },
    definitionOf: (server, tool) =>
      rowOf(server).tools.find(({ name }) => name === tool),
    reviews: server => rowOf(server).reviewed,
    async stateOf(server, tool) {
      const found = (await rowOf(server).reviewed).find(row => row.tool === tool)
      return found?.state ?? 'unknown'
    },
    mayCall,
    async approve(server, tool) {
      await pin(server, tool)
      const row = rowOf(server)
      row.reviewed = row.reviewed.then(reviews =>
        reviews
          .filter(review => review.tool !== tool || review.state !== 'gone')
          .map(review => (review.tool === tool ? { tool, state: 'same' } : review)),
      )
      await row.reviewed
    },
  }
}

function isHeld({ state }: Review): boolean {
  return state === 'new' || state === 'changed'
}

/** Changed, and all of it is new: so does a tool look whose pin could not be read. */
function isWithoutPast({ state, diff = '' }: Review): boolean {
  const lines = diff.split('\n')
  if (state !== 'changed' || !lines.every(line => line.startsWith('+'))) return false
  try {
    // A whole definition; of a part of one this would not be JSON.
    JSON.parse(lines.map(line => line.slice(1)).join('\n'))
    return true
  } catch {
    return false
  }
}
