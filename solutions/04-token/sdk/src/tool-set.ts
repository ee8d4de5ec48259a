/**
 * The tool blocks of one conversation. Sorting anew for each request would put every
 * late tool in the middle, and the provider would read all that follows again.
 */

import { toolBlocks } from './blocks.ts'
import type { Tool, ToolBlock } from './contract.ts'

export interface ToolSetUpdate {
  blocks: ToolBlock[]
  /** Sent before and not there now: calls of these need an answer that says so. */
  gone: string[]
  /** The first block that is not as it was sent. */
  brokenAt?: number
}

// #region stable-set
export function createToolSet() {
  let sent: readonly ToolBlock[] = []

  /** A list of its own each time: a request in flight keeps what it was given. */
  function update(tools: readonly Tool[]): ToolSetUpdate {
    const current = new Map(toolBlocks(tools).map(block => [block.name, block]))
    const names = new Set(sent.map(({ name }) => name))
    const kept = sent.map(block => current.get(block.name) ?? block)
    const added = [...current.values()].filter(({ name }) => !names.has(name))
    const brokenAt = kept.findIndex((block, at) => textOf(block) !== textOf(sent[at]))
    sent = [...kept, ...added]
    return {
      blocks: [...sent],
      gone: [...names].filter(name => !current.has(name)),
      ...(brokenAt === -1 ? {} : { brokenAt }),
    }
  }

  /** The conversation was cleared: nothing was sent, and nothing has gone. */
  function reset(): void {
    sent = []
  }

  return { update, reset }
}
// #endregion stable-set

function textOf(block: ToolBlock | undefined): string {
  return JSON.stringify(block)
}
