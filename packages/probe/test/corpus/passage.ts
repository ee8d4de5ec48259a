/** One labelled passage. Every sentence was written for this corpus. */
export interface Passage {
  id: string
  text: string
}

/**
 * - `old`: teaches a removed mechanism as what one does. Must be called dated.
 * - `new`: describes the modern era, with or without what it removed.
 * - `dual`: describes both eras, each where it belongs.
 * - `everyday`: has the words, not the mechanisms.
 */
export interface Corpus {
  old: readonly Passage[]
  new: readonly Passage[]
  dual: readonly Passage[]
  everyday: readonly Passage[]
}

export const passages = (prefix: string, texts: readonly string[]): Passage[] =>
  texts.map((text, index) => ({ id: `${prefix}-${index + 1}`, text }))
