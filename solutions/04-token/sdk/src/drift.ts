/**
 * Whether the tools of a conversation stayed as they were, from the bodies that were
 * sent. It never sorts: an order that is repaired before it is looked at is stable.
 */
import { toolsIn } from './captured.ts'
import type { Drift } from './contract.ts'

// #region sorted-evidence
/** Each turn against the one before it; the first turn is turn 1. */
export function detectDrift(requests: readonly string[]): Drift[] {
  const turns = requests.map(body => {
    return new Map(toolsIn(body).map(({ name, text }) => [name, text]))
  })
  return turns.flatMap((now, at) => {
    const before = turns[at - 1]
    if (!before) return []
    return changesBetween(before, now).map(change => ({ turn: at + 1, ...change }))
  })
}

/** By name, in the order in which they were sent. */
type Sent = ReadonlyMap<string, string>

function changesBetween(before: Sent, now: Sent): Omit<Drift, 'turn'>[] {
  const stayed = [...now.keys()].filter(name => before.has(name))
  const stood = [...before.keys()].filter(name => now.has(name))
  const moved = stayed.find((name, at) => name !== stood[at])
  return [
    ...(moved === undefined ? [] : [{ kind: 'order' as const, name: moved }]),
    ...stayed
      .filter(name => now.get(name) !== before.get(name))
      .map(name => ({ kind: 'content' as const, name })),
    ...[...now.keys()]
      .filter(name => !before.has(name))
      .map(name => ({ kind: 'added' as const, name })),
    ...[...before.keys()]
      .filter(name => !now.has(name))
      .map(name => ({ kind: 'removed' as const, name })),
  ]
}
// #endregion sorted-evidence
