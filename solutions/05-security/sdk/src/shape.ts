/**
 * The shape of what a model wrote, whatever the tool wants: how long, how deep, and
 * whether a key is one that JavaScript treats as its own. Not here: the schema.
 */
export interface Limits {
  /** Levels of objects and lists; the arguments themselves are the first. */
  depth: number
  /** Length as JSON. */
  characters: number
}

export const LIMITS: Limits = { depth: 32, characters: 1_000_000 }

/** Whoever merges or copies an object with such a key writes to a prototype. */
const HOSTILE_KEYS = new Set(['__proto__', 'constructor', 'prototype'])
const LONGEST_KEY = 40

// #region shell-arguments
/**
 * Counts while it walks, and stops at the first limit: ten megabytes, or a hundred
 * thousand levels, cost no more than what is allowed.
 */
export function complaintAboutShape(args: object, limits: Limits): string | undefined {
  let left = limits.characters

  function look(value: unknown, at: string, depth: number): string | undefined {
    if (isRounded(value)) return `${at}: expected so large a number as a string`
    if (typeof value !== 'object' || value === null) return spend(lengthOf(value), at)
    if (depth > limits.depth) return `${at}: expected at most ${limits.depth} levels`
    const size = Array.isArray(value) ? value.length : Object.keys(value).length
    let complaint = spend('{}'.length + Math.max(0, size - 1), at)
    for (const key in value) {
      if (complaint || !Object.hasOwn(value, key)) break
      complaint = lookAt(value, key, at, depth)
    }
    return complaint
  }

  function lookAt(value: object, key: string, at: string, depth: number) {
    const member = (value as Record<string, unknown>)[key]
    if (Array.isArray(value)) return look(member, `${at}[${key}]`, depth + 1)
    const path = pathTo(at, key)
    if (HOSTILE_KEYS.has(key)) return `${path}: expected another name for a key`
    return spend(lengthOf(key) + ':'.length, path) ?? look(member, path, depth + 1)
  }

  function spend(characters: number, at: string): string | undefined {
    left -= characters
    if (left >= 0) return undefined
    return `${at}: expected at most ${limits.characters} characters of arguments`
  }

  function lengthOf(value: unknown): number {
    // Too long already: what escaping would add does not matter any more.
    if (typeof value === 'string' && value.length > left) return value.length
    return JSON.stringify(value)?.length ?? 0
  }

  return look(args, '', 1)
}
// #endregion shell-arguments

/** Beyond 2^53 a whole number may no longer be the one that the model wrote. */
function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value)
}

/** `filter.tags`; a name may be as long as it likes, a message may not. */
export function pathTo(at: string, key: string): string {
  const name = key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key
  return at ? `${at}.${name}` : name
}
