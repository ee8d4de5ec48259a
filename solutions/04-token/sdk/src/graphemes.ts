/**
 * Where a text may be cut: between graphemes, what a reader takes for one character.
 * A family of emoji is eleven code units long; half of it is another family.
 */

/** The rules are those of Unicode, not of a language; some language has to be named. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' })

export interface Borders {
  /** The last border at or before `at`. */
  before(at: number): number
  /** The first border at or after `at`. */
  after(at: number): number
}

// #region long-description
/** Looks only at what is near, however long the text is. */
export function bordersOf(text: string): Borders {
  const segments = GRAPHEMES.segment(text)
  return {
    before: at => segments.containing(at)?.index ?? inside(at, text),
    after(at) {
      const around = segments.containing(at)
      if (!around || around.index === at) return inside(at, text)
      return around.index + around.segment.length
    },
  }
}
// #endregion long-description

/** The ends of a text are borders. */
function inside(at: number, text: string): number {
  return Math.min(Math.max(at, 0), text.length)
}
