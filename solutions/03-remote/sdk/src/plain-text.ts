/**
 * A text with its percent-encoding undone, however often it was encoded, and the way
 * back from each character to where it stood. Not here: what the text means.
 */

export interface PlainText {
  readonly text: string
  /** Where character `i` begins in the original; one more than there are characters. */
  readonly offsets: Uint32Array
  /** How often character `i` was encoded: a `%26` inside a value does not end it. */
  readonly depths: Uint8Array
}

const ENCODED = /%[\da-f]{2}|\\u00[2-7]/i
/** Behind a backslash. In JSON inside JSON there are more; quotes stay what they are. */
const ESCAPED = /\\{0,7}u00(?!22|27|5c)([2-7][\da-f])/iy

export function plainOf(original: string): PlainText {
  const offsets = new Uint32Array(original.length + 1)
  const depths = new Uint8Array(original.length)
  if (!ENCODED.test(original)) {
    return { text: original, offsets: offsets.map((_, i) => i), depths }
  }
  const characters: string[] = []
  for (let at = 0; at < original.length; ) {
    const i = characters.length
    offsets[i] = at
    let character = original.charAt(at++)
    let depth = 0
    for (let pair = character; pair === '%'; at += 2) {
      const code = hexAt(original, at)
      if (code === undefined) break
      pair = character = String.fromCharCode(code)
      depth++
    }
    // Serializers of JSON may write any character in their own way.
    ESCAPED.lastIndex = at
    const [whole = '', hex] = (character === '\\' && ESCAPED.exec(original)) || []
    if (hex) character = String.fromCharCode(Number.parseInt(hex, 16))
    at += whole.length
    depths[i] = Math.min(depth, 255)
    characters.push(character)
  }
  offsets[characters.length] = original.length
  return { text: characters.join(''), offsets, depths }
}

function hexAt(text: string, at: number): number | undefined {
  const pair = text.slice(at, at + 2)
  return /^[\da-f]{2}$/i.test(pair) ? Number.parseInt(pair, 16) : undefined
}
