/** Bytes in pieces: cases for whatever reads a stream. */
import fc, { type Arbitrary } from 'fast-check'

/** Where a stream is cut, as shares of its length; many cuts fall inside a character. */
export const CUTS: Arbitrary<number[]> = fc.oneof(
  fc.constant<number[]>([]),
  fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
)

/** The bytes in pieces; `every` makes each byte a piece of its own. */
export function inPieces(
  bytes: Uint8Array,
  cuts: number[],
  every = false,
): Uint8Array[] {
  if (every) return Array.from(bytes, byte => Uint8Array.of(byte))
  const places = cuts
    .map(share => Math.floor(share * bytes.length))
    .sort((a, b) => a - b)
  const ends = [...places, bytes.length]
  return ends.map((end, at) => bytes.subarray(at === 0 ? 0 : ends[at - 1], end))
}

/** Text with everything in it that has ended a line, a string or a terminal's mood. */
export const TEXT: Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      '\n',
      '\r',
      '\u2028',
      '\0',
      '\u001b',
      '"',
      '\\',
      '界',
      '🙂',
      ':',
      ' ',
    ),
    maxLength: 20,
  }),
)

export const BYTES: Arbitrary<number[]> = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 255 }),
    fc.constantFrom(0x0a, 0x0d, 0x7b, 0x22, 0xff),
  ),
  { maxLength: 60 },
)

/** Half a character becomes the mark that stands for what could not be read. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
