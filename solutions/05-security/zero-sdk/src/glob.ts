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
