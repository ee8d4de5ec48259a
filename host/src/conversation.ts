/**
 * The part of a conversation that is the host's: which tools stand in each request, in
 * which order, and what that costs. A turn is a call: before each, the tools are sent.
 * There is no model here; what it would have been sent is kept, and can be looked at.
 */
import type { Part, Stack } from '@workshop/host-stack'
import type { OfferedTool } from './shapes.ts'

export interface Bill {
  tokens: number
  share: number
  servers: {
    server: string
    tokens: number
    share: number
    tools: { name: string; tokens: number }[]
  }[]
}

export interface Exposure {
  turns: number
  /** SHA-256 of the names as they stood in the last request. */
  order?: string
  /** How many orders there were: a late server makes a new one, at the end. */
  orders: number
  /** Requests in which something had changed that was sent before. */
  broken: number
  /** Part of all tool tokens that a provider's prompt cache would have known. */
  cachedShare?: number
  /** Sent before, and not to be called now. */
  gone: readonly string[]
}

export interface Conversation {
  /** A request with these tools. */
  turn(tools: readonly OfferedTool[]): Promise<void>
  /** @param tools that may be called now */
  exposure(tools: readonly OfferedTool[]): Promise<Exposure>
  bill(tools: readonly OfferedTool[]): Promise<Bill | undefined>
  /** Whether a model should get all of these, or look for them. */
  plan(tools: readonly OfferedTool[]): Promise<Plan | undefined>
  search(tools: readonly OfferedTool[], query: string): Promise<Found[]>
}

export interface Plan {
  mode: 'all' | 'search'
  reason: string
}

export interface Found {
  name: string
  score: number
}

interface Update {
  blocks: { name: string }[]
  gone: string[]
  brokenAt?: number
}

/** What providers share: a minimum, dearer writes, cheap reads. */
const PROVIDER = { minimum: 1024, write: 1.25, read: 0.1 }
/** A long session must not keep every request. */
const MOST_TURNS = 200

export async function createConversation(
  stack: Stack,
  telemetry: Part,
): Promise<Conversation> {
  const toolSet = await stack.create('tokens', 'order', 'createToolSet')
  let requests: string[][] = []
  const orders = new Set<string>()
  let counted: { text?: string; bill?: Bill | undefined } = {}
  let lastOffered = ''
  let turns = 0
  let broken = 0
  let order: string | undefined
  let gone: readonly string[] = []
  /** As last offered: what has gone is still sent, and still costs. */
  const known = new Map<string, OfferedTool>()

  const billOf = (tools: readonly OfferedTool[]) =>
    stack.call<Bill>('tokens', 'measure', 'tokenBill', tools, {})

  async function turn(tools: readonly OfferedTool[]): Promise<void> {
    const offered = JSON.stringify(tools)
    const before = requests.at(-1)
    // Most requests have the tools of the one before, to the letter.
    if (before && order !== undefined && offered === lastOffered) {
      turns++
      requests = [...requests, before].slice(-MOST_TURNS)
      return exposed(order)
    }
    lastOffered = offered
    const update = await toolSet.ask<Update>('update', tools)
    const blocks = update?.blocks ?? tools
    gone = update?.gone ?? []
    turns++
    if (update?.brokenAt !== undefined) broken++
    requests = [...requests, blocks.map(block => JSON.stringify(block))].slice(
      -MOST_TURNS,
    )
    const hashes = await stack.call<{ order: string }>(
      ...(['tokens', 'order', 'hashesOf', blocks] as const),
    )
    if (!hashes) return
    order = hashes.order
    orders.add(order)
    for (const tool of tools) known.set(tool.name, tool)
    const sent = blocks.flatMap(({ name }) => known.get(name) ?? [])
    const text = requests.at(-1)?.join('') ?? ''
    // Counting is the dear part: it is done again only where there is something new.
    if (text !== counted.text) counted = { text, bill: await billOf(sent) }
    return exposed(order)
  }

  async function exposed(order: string): Promise<void> {
    const { tokens = 0, share = 0 } = counted.bill ?? {}
    await telemetry.ask('exposed', { tokens, share, order })
  }

  async function exposure(tools: readonly OfferedTool[]): Promise<Exposure> {
    const run = await stack.call<{ cachedShare: number }>(
      ...(['tokens', 'prompt-cache', 'simulateCache', requests, PROVIDER] as const),
    )
    return {
      turns,
      broken,
      orders: orders.size,
      // What was given back since the last request may be called again.
      gone: gone.filter(name => !tools.some(tool => tool.name === name)),
      ...(order !== undefined && { order }),
      ...(run && turns > 0 && { cachedShare: run.cachedShare }),
    }
  }

  async function search(tools: readonly OfferedTool[], query: string) {
    const index = await stack.create('tokens', 'search', 'createSearch', tools)
    return (await index.ask<Found[]>('search', query)) ?? []
  }

  const plan = (tools: readonly OfferedTool[]) =>
    stack.call<Plan>('tokens', 'search', 'planDisclosure', tools)

  return { turn, exposure, bill: billOf, plan, search }
}
