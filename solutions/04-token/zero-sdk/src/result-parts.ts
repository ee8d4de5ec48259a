/**
 * The blocks of a result, by what can be done with them: texts can be cut, all else
 * is whole or not there. It decides nothing about limits.
 */
import type { Content } from '@workshop/wire'

export type Part = TextPart | WholePart

export interface TextPart {
  text: string
  /** The block again, with this text in it. */
  holding(text: string): Content
}

export interface WholePart {
  block: Content
  kind: string
  /** What the model reads of it; `undefined` for what it looks at or hears. */
  read?: string
}

// #region oversized-result
/** Longer ones are no addresses. */
const MAX_URI = 2048

export function partOf(block: unknown): Part {
  return (isObject(block) && known(block as Content)) || unknown(block)
}

function known(block: Content): Part | undefined {
  const { type: kind } = block
  if (kind === 'text' && typeof block.text === 'string') {
    return { text: block.text, holding: text => ({ ...block, text }) }
  }
  if (kind === 'image' || kind === 'audio') {
    return typeof block.data === 'string' ? { block, kind } : undefined
  }
  if (kind === 'resource_link') return { block, kind, read: JSON.stringify(block) }
  return kind === 'resource' ? embedded(block) : undefined
}

function embedded(block: Content): Part | undefined {
  const { resource } = block as { resource?: unknown }
  if (!isObject(resource) || String(resource.uri).length > MAX_URI) return undefined
  const { text, blob } = resource
  if (typeof blob === 'string') return { block, kind: 'resource', read: blob }
  if (typeof text !== 'string') return undefined
  return {
    text,
    holding: part => ({ ...block, resource: { ...resource, text: part } }),
  }
}

/** A later revision may have it. Nobody can show it, so the model is told. */
function unknown(block: unknown): TextPart {
  const type = isObject(block) ? block.type : block
  const kind = JSON.stringify(type ?? null).slice(0, 80)
  return textPart(`[a block of the kind ${kind} cannot be shown]`)
}
// #endregion oversized-result

export function isText(part: Part): part is TextPart {
  return 'text' in part
}

export function isWhole(part: Part): part is WholePart {
  return !isText(part)
}

/** A block of its own, or one that holds what another text part held. */
export function textPart(text: string, like?: TextPart): TextPart {
  return { text, holding: like?.holding ?? (part => ({ type: 'text', text: part })) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
