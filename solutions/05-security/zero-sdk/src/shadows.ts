/**
 * Tools that a person or a model would take for one another. To be told, not to be
 * repaired: which of the two was meant is known to nobody here.
 */
import { skeletonOf } from './look-alikes.ts'

export interface OfferedName {
  /** The full name. */
  name: string
  server: string
  tool: string
}

export interface Shadow {
  name: string
  other: string
  why: 'same-name' | 'look-alike'
}

export function findShadows(tools: readonly OfferedName[]): Shadow[] {
  const alike = new Map<string, OfferedName[]>()
  const shadows: Shadow[] = []
  for (const tool of tools) {
    const skeleton = skeletonOf(tool.tool)
    const earlier = alike.get(skeleton) ?? []
    shadows.push(...earlier.flatMap(other => shadowOf(other, tool)))
    alike.set(skeleton, [...earlier, tool])
  }
  return shadows
}

function shadowOf(one: OfferedName, other: OfferedName): Shadow | [] {
  const pair = { name: one.name, other: other.name }
  if (one.tool !== other.tool) return { ...pair, why: 'look-alike' }
  return one.server === other.server ? [] : { ...pair, why: 'same-name' }
}
