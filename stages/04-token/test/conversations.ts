/**
 * Conversations as a prompt cache sees them: requests in parts, with a prefix that
 * stays or does not. Data only.
 */

export const PROVIDER = { minimum: 1024, write: 1.25, read: 0.1 }
const TURNS = 40
/** 150 tokens each: a prefix of 3,000 is twenty of them, and a turn adds one. */
const part = (name: string): string => `${name}:${' a'.repeat(148)}`
export const PREFIX = Array.from({ length: 20 }, (_, nth) => part(`tool ${nth}`))

/** A conversation whose prefix, in this turn, is what `prefixIn` says. */
export function conversation(
  prefixIn: (turn: number) => readonly string[],
): string[][] {
  return Array.from({ length: TURNS }, (_, turn) => [
    ...prefixIn(turn),
    ...Array.from({ length: turn }, (_, nth) => part(`message ${nth}`)),
  ])
}

/** The whole prefix is another one after so many turns, and never as before. */
export function brokenEvery(turns: number): (turn: number) => readonly string[] {
  return turn => [part(`at ${Math.floor(turn / turns)}`), ...PREFIX.slice(1)]
}

/** No two turns begin with the same two parts. */
export function shuffled(turn: number): readonly string[] {
  const parts = turn < 20 ? PREFIX : PREFIX.toReversed()
  return [...parts.slice(turn % 20), ...parts.slice(0, turn % 20)]
}
