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
 * thousand levels, cost no more than what is allowed. Where it was found is put in
 * front on the way back, so that a path is only made for what is refused.
 */
export function complaintAboutShape(args: object, limits: Limits): string | undefined {
  let left = limits.characters

  function look(value: unknown, depth: number): string | undefined {
    if (isRounded(value)) return ': expected so large a number as a string'
    if (typeof value !== 'object' || value === null) return spend(lengthOf(value))
    if (depth > limits.depth) return `: expected at most ${limits.depth} levels`
    const size = Array.isArray(value) ? value.length : Object.keys(value).length
    const tooLong = spend('{}'.length + Math.max(0, size - 1))
    if (tooLong) return tooLong
    return Array.isArray(value) ? inList(value, depth) : inObject(value, depth)
  }

  function inList(list: readonly unknown[], depth: number): string | undefined {
    for (const [nth, item] of list.entries()) {
      const complaint = look(item, depth + 1)
      if (complaint) return `[${nth}]${complaint}`
    }
  }

  function inObject(object: object, depth: number): string | undefined {
    for (const [key, member] of Object.entries(object)) {
      const complaint = HOSTILE_KEYS.has(key)
        ? ': expected another name for a key'
        : (spend(lengthOf(key) + ':'.length) ?? look(member, depth + 1))
      if (complaint) return `.${shortKey(key)}${complaint}`
    }
  }

  function spend(characters: number): string | undefined {
    left -= characters
    if (left >= 0) return undefined
    return `: expected at most ${limits.characters} characters of arguments`
  }

  function lengthOf(value: unknown): number {
    // Too long already: what escaping would add does not matter any more.
    if (typeof value === 'string' && value.length > left) return value.length
    return JSON.stringify(value)?.length ?? 0
  }

  const complaint = look(args, 1)
  return complaint?.startsWith(':') ? `arguments${complaint}` : complaint?.slice(1)
}
// #endregion shell-arguments

/** Beyond 2^53 a whole number may no longer be the one that the model wrote. */
function isRounded(value: unknown): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value)
}

/** `filter.tags`. */
export function pathTo(at: string, key: string): string {
  return at ? `${at}.${shortKey(key)}` : shortKey(key)
}

/** A name may be as long as it likes, a message may not. */
function shortKey(key: string): string {
  return key.length > LONGEST_KEY ? `${key.slice(0, LONGEST_KEY)}…` : key
}
