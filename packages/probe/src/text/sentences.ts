/** The sentences of a block, as far as they decide what a word belongs to. */

export interface Sentence {
  text: string
  /** Offset in the block. */
  start: number
  /** Its place among the others. */
  index: number
}

/** An end is followed by a blank, or is one of the full-width ones. */
const END = /[.!?]["”’)*_]*(?=\s|$)|[;；。！？]/g
const ABBREVIATED = /\b(?:e\.g|i\.e|etc|vs|cf|no)$/i

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { 0: mark, index: at } of text.matchAll(END)) {
    if (
      mark.startsWith('.') &&
      ABBREVIATED.test(text.slice(Math.max(start, at - 8), at))
    )
      continue
    const end = at + mark.length
    sentences.push({ text: text.slice(start, end), start, index: sentences.length })
    start = end
  }
  if (start < text.length) {
    sentences.push({ text: text.slice(start), start, index: sentences.length })
  }
  return sentences
}

/** The sentence that an offset lies in; an empty one where there is none. */
export function sentenceAt(
  sentences: readonly Sentence[],
  { start }: { start: number },
): Sentence {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((sentences[middle]?.start ?? 0) <= start) low = middle
    else high = middle - 1
  }
  return sentences[low] ?? NONE
}

const NONE: Sentence = { text: '', start: 0, index: 0 }
