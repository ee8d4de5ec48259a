/**
 * Characters as readers see them, and where a text may be cut between them.
 */
export const CLUSTERS = {
  emoji: '😀',
  family: '👨‍👩‍👧',
  accent: 'e\u0301',
  flag: '🇩🇪',
  skin: '👍🏽',
  hangul: '\u1112\u1161\u11ab',
} as const

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Whether `at` is an end of the text or stands between two graphemes of it. */
export function isBorder(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true
  return SEGMENTER.segment(text).containing(at)?.index === at
}

export function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}

/** How many characters two texts have in common, from the beginning. */
export function commonHead(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}

/** The same from the end. */
export function commonTail(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let length = 0
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length++
  return length
}

/** Numbers as people write them: `60,000` is 60000. */
export function digitsOf(text: string): string[] {
  return text.replace(/(\d)[,_ '\u00a0\u202f](?=\d{3})/g, '$1').match(/\d+/g) ?? []
}
