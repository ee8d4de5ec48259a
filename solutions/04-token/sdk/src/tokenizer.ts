/**
 * From text to the terms that a search compares. The same for what is indexed and
 * for what is asked, or nothing meets. It knows nothing of ranking.
 */

// #region search-recall
/** Scripts without spaces between words. */
const CJK = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}ー'
const RUN = new RegExp(`[${CJK}]+|[[\\p{L}\\p{M}\\p{N}]--[${CJK}]]+`, 'gv')
const IS_CJK = new RegExp(`^[${CJK}]`, 'v')

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

/** Grammar, and what people say when they ask for anything at all. */
const STOP_WORDS = new Set(
  `a about am an and any are as assist assistance at be been by can could currently
  detail detailed do does for from had has have hello help here hey hi how i if in into
  is it its just know let like looking may me my need of on or our please provide
  really s so some specific specifically t tell than thank thanks that the their them
  then there these they this those to us want wanted was we what when where which who
  will with would you your`.split(/\s+/),
)

/** Light: what is left need not be a word, only the same for all of its forms. */
function stem(word: string): string {
  if (word.length < 4) return word
  const singular = word.endsWith('s') ? withoutPlural(word) : word
  const ending = ENDINGS.find(ending => singular.endsWith(ending)) ?? ''
  const plain = singular.slice(0, singular.length - ending.length)
  // "string" and "need" have no ending, "running" and "stopped" have a double letter.
  const isWord = plain.length >= 3 && /[aeiouy]/.test(plain)
  const short = ending && isWord ? plain.replace(/([^aeioulsz])\1$/, '$1') : singular
  return short.length > 3 && short.endsWith('e') ? short.slice(0, -1) : short
}

const ENDINGS = ['ing', 'ed']

function withoutPlural(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[siu]s$/.test(word) ? word : word.slice(0, -1)
}
