/**
 * From text to the terms that a search compares. The same for what is indexed and
 * for what is asked, or nothing meets. It knows nothing of ranking.
 */

// #region search-recall
const CJK =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
const RUN = new RegExp(`[${CJK}]+|(?:(?![${CJK}])[\\p{L}\\p{M}\\p{N}])+`, 'gu')
const IS_CJK = new RegExp(`^[${CJK}]`, 'u')

export function termsOf(text: string): string[] {
  const terms: string[] = []
  for (const [run] of wordsApart(text).matchAll(RUN)) {
    if (IS_CJK.test(run)) terms.push(...pairsIn(run))
    else if (!STOP_WORDS.has(run)) terms.push(stem(run))
  }
  return terms
}

/** `getIssueURL_v2` is four words, whoever wrote it. */
function wordsApart(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
}

/** Nothing says where a word ends: every two neighbours are a term. */
function pairsIn(run: string): string[] {
  const characters = [...run]
  if (characters.length === 1) return characters
  return characters.slice(1).map((next, at) => `${characters[at]}${next}`)
}
// #endregion search-recall

const STOP_WORDS = new Set(
  `a an and are as at be been by can could do does for from had has have how i if in
  into is it its just like may me my of on or our please s so some t that the their
  them then there these they this those to us was we what when where which who will
  with would you your`.split(/\s+/),
)

/** Light: what is left need not be a word, only the same for all of its forms. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^siu])s$/, '$1')
  const plain = singular
    .replace(/^(.*[aeiouy].*)(?:ing|ed)$/, '$1')
    .replace(/([^aeioulsz])\1$/, '$1')
  return (plain.length < 3 ? singular : plain).replace(/(?<=...)e$/, '')
}
