/**
 * Patterns in which `*` is any run of characters and all else is itself. Not regular
 * expressions: what is matched is written by strangers, and could keep one busy for
 * minutes.
 */
export type Glob = (text: string) => boolean

export function globOf(pattern: string): Glob {
  const [head = '', ...pieces] = pattern.split('*')
  const tail = pieces.pop()
  if (tail === undefined) return text => text === pattern

  return text => {
    if (!text.startsWith(head) || !text.endsWith(tail)) return false
    let at = head.length
    for (const piece of pieces) {
      const found = text.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    return at <= text.length - tail.length
  }
}

/** Values by pattern; a pattern without `*` is found without a look at the others. */
export class PatternMap<T> {
  readonly #exact = new Map<string, T>()
  readonly #globs = new Map<string, { isLike: Glob; value: T }>()

  get(pattern: string): T | undefined {
    return this.#exact.get(pattern) ?? this.#globs.get(pattern)?.value
  }

  set(pattern: string, value: T): void {
    if (pattern.includes('*')) {
      this.#globs.set(pattern, { isLike: globOf(pattern), value })
    } else this.#exact.set(pattern, value)
  }

  /** The values of all patterns that this text is like. */
  matching(text: string): T[] {
    const found: T[] = []
    const value = this.#exact.get(text)
    if (value !== undefined) found.push(value)
    for (const { isLike, value } of this.#globs.values()) {
      if (isLike(text)) found.push(value)
    }
    return found
  }
}
