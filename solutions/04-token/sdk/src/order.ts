/**
 * The tool blocks of a request, in an order that stays: this is where the rest of
 * the host finds them. What a cache makes of the order is in `prompt-cache.ts`.
 */
import { createHash } from 'node:crypto'
import type { ToolBlock } from './contract.ts'

export { toolBlocks } from './blocks.ts'
export { detectDrift } from './drift.ts'
export { createToolSet } from './tool-set.ts'

// #region sorted-evidence
/** Of the blocks as they stand: sorted here, every order would have one hash. */
export function hashesOf(blocks: readonly ToolBlock[]): {
  order: string
  content: string
} {
  return {
    order: sha256(JSON.stringify(blocks.map(({ name }) => name))),
    content: sha256(JSON.stringify(blocks)),
  }
}
// #endregion sorted-evidence

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
