/**
 * Links that outlive the manager that opened them. A new configuration is a new
 * manager; what has not changed it gets as it is, calls under way included. So one
 * server can be started again, and no other notices.
 * Not here: when that happens (`generations.ts`).
 */
import type { JsonRpcNotification, ToolDefinition } from '@workshop/wire'
import type { CallOptions, Link, Open, ServerConfig } from './shapes.ts'

export interface LinkPool {
  /** For one manager; what it closes is closed unless a later one has it too. */
  opener(onListed: OnListed): Open
  /**
   * The next manager opens this one anew. Whoever has it now keeps it until it closes
   * it, so that no call falls between the two.
   */
  retire(name: string): void
  linkOf(name: string): Link | undefined
}

/** Told after each page of a list, with all of it so far. */
export type OnListed = (server: string, tools: readonly ToolDefinition[]) => void

interface Held {
  name: string
  key: string
  link: Link
  isGone: boolean
  calls: Set<Promise<unknown>>
  /** Whoever has it now; earlier holders can close it no more. */
  holder: object
  listener: (notification: JsonRpcNotification) => void
}

const nobody = (): void => undefined

export function createLinkPool(openReal: Open): LinkPool {
  const pool = new Map<string, Held>()

  async function drop(held: Held): Promise<void> {
    if (pool.get(held.name) === held) pool.delete(held.name)
    await Promise.allSettled(held.calls)
    await held.link.close()
  }

  async function hold(config: ServerConfig, options: Parameters<Open>[1]) {
    const { name } = options
    const key = JSON.stringify(config)
    const known = pool.get(name)
    if (known && known.key === key && !known.isGone) return known
    // One with another definition ends with the manager that still has it.
    if (known?.isGone) void drop(known)
    const link = await openReal(config, options)
    const calls = new Set<Promise<unknown>>()
    const held: Held = {
      ...{ name, key, link, calls, isGone: false, holder: {}, listener: nobody },
    }
    void link.gone.then(() => {
      held.isGone = true
    })
    link.onNotification(notification => held.listener(notification))
    pool.set(name, held)
    return held
  }

  return {
    opener: onListed => async (config, options) => {
      const held = await hold(config, options)
      return leaseOf(held, onListed, () => drop(held))
    },
    retire: name => void pool.delete(name),
    linkOf: name => pool.get(name)?.link,
  }
}

function leaseOf(held: Held, onListed: OnListed, drop: () => Promise<void>): Link {
  const { name, link } = held
  const holder = {}
  let listed = new Map<string, ToolDefinition>()
  held.holder = holder
  held.listener = nobody

  async function listPage(cursor?: string) {
    if (cursor === undefined) listed = new Map()
    const list = listed
    const page = await link.listPage(cursor)
    for (const tool of page.tools) {
      if (typeof tool?.name !== 'string' || list.has(tool.name)) continue
      list.set(tool.name, tool)
    }
    onListed(name, [...list.values()])
    return page
  }

  async function callTool(tool: string, args: object, options?: CallOptions) {
    const call = link.callTool(tool, args, options)
    const settled = call.then(nobody, nobody)
    held.calls.add(settled)
    void settled.then(() => held.calls.delete(settled))
    return call
  }

  return {
    era: link.era,
    protocolVersion: link.protocolVersion,
    capabilities: link.capabilities,
    gone: link.gone,
    listPage,
    callTool,
    onNotification: listener => {
      held.listener = listener
    },
    close: async () => {
      if (held.holder === holder) await drop()
    },
  }
}
