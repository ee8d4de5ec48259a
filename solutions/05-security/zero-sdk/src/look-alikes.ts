/**
 * Names as eyes see them: two names with one skeleton look like one name. A short
 * table of the letters that names of tools are made of, not all of Unicode.
 */

// #region tool-shadowing
export function skeletonOf(name: string): string {
  const shown = name.normalize('NFKC').replace(UNSEEN, '')
  return Array.from(shown, latinOf).join('')
}

/** What takes no room, and what is a matter of style: dashes, underscores, dots. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Z}\p{Pd}\p{Pc}.·]/gu

/** Capitals first: a small letter may look like another one than its capital. */
function latinOf(letter: string): string {
  const small = letter.toLowerCase()
  return LETTERS.get(letter) ?? LETTERS.get(small) ?? small
}

/** Letters of other scripts, and digits, by the Latin letter that they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  a: 'аαɑ',
  b: 'ВΒьƅ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еΕєҽ',
  f: 'ϝſ',
  g: 'ɡց',
  h: 'НΗһհ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκ',
  l: '1ӏ|ǀ',
  m: 'мΜ',
  n: 'Νηпո',
  o: '0оοօσ',
  p: 'рρ',
  q: 'ԛգ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'υսʋ',
  v: 'ѵνᴠ',
  w: 'ԝωѡ',
  x: 'хχ',
  y: 'уΥγү',
  z: 'Ζᴢ',
}

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, others]) =>
    Array.from(others, other => [other, letter] as const),
  ),
)
// #endregion tool-shadowing
