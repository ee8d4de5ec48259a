/**
 * Under which user a slot's trusted runner works. A user of its own is best; but it
 * must be able to read the workshop, and a checkout below `/root` is for root only.
 */
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SlotUsers } from './holder.ts'
import { MOST_SLOTS } from './staging.ts'

/** Far above what systems hand out, and below 2^31; two for each slot. */
export const FIRST_USER = 1_900_000_000

export function usersOf(slot: number, trusted: readonly string[]): SlotUsers {
  const own = FIRST_USER + 2 * slot
  const closed = trusted.some(path => !isOpenToAll(path))
  return { runner: closed ? 0 : own, learner: own + 1 }
}

/** Root in a container without a range of users of its own cannot hand any out. */
export function canGiveUsers(
  map = readFileSync('/proc/self/uid_map', 'utf8'),
): boolean {
  if (process.getuid?.() !== 0) return false
  return map.split('\n').some(line => {
    const [inside = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return inside <= FIRST_USER && FIRST_USER + 2 * MOST_SLOTS <= inside + count
  })
}

/** Everybody may walk to it and read it. */
export function isOpenToAll(path: string): boolean {
  const [READ, WALK] = [0o004, 0o001]
  const { mode } = statSync(path)
  if ((mode & READ) === 0) return false
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if ((statSync(folder).mode & WALK) === 0) return false
    if (folder === dirname(folder)) return true
  }
}
