/**
 * How many tokens a text may have, without a tokenizer: for the hot path, and for
 * texts that are too long to count. Rather too many than too few.
 */

type Kind = 'lower' | 'upper' | 'digit' | 'mark' | 'blank' | 'wide' | 'other'

// #region token-bill
/**
 * Tokenizers cut where the kind of character changes. So a run costs something to
 * begin, and a little for each character. Fitted to o200k_base on prose, code, JSON,
 * base64, Chinese and emoji; other tokenizers differ by more than this table does.
 */
const COST: Readonly<Record<Kind, { begin: number; each: number }>> = {
  lower: { begin: 0.6, each: 0.13 },
  upper: { begin: 0.6, each: 0.35 },
  digit: { begin: 0.3, each: 0.4 },
  mark: { begin: 0.8, each: 0.45 },
  blank: { begin: 0.1, each: 0.03 },
  /** Han, kana, hangul, symbols, and both halves of an emoji. */
  wide: { begin: 0, each: 1.1 },
  other: { begin: 0.6, each: 0.3 },
}
/** A run that begins inside a word, as in `x8Fq`: no such word is in a vocabulary. */
const SEAM = 0.55

export function estimateTokens(text: string): number {
  let tokens = 0
  let last: Kind = 'blank'
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at))
    const { begin, each } = COST[kind]
    const isCapitalized = last === 'upper' && kind === 'lower'
    if (kind !== last && !isCapitalized) {
      tokens += begin
      if (isOfWords(kind) && isOfWords(last)) tokens += SEAM
    }
    tokens += each
    last = kind
  }
  return Math.ceil(tokens)
}
// #endregion token-bill

function isOfWords(kind: Kind): boolean {
  return kind === 'lower' || kind === 'upper' || kind === 'digit'
}

/** By UTF-16 code unit: surrogates come in pairs, and count twice. */
function kindOf(code: number): Kind {
  if (code >= 0x61 && code <= 0x7a) return 'lower'
  if (code >= 0x41 && code <= 0x5a) return 'upper'
  if (code >= 0x30 && code <= 0x39) return 'digit'
  if (code <= 0x20) return 'blank'
  if (code < 0x7f) return 'mark'
  return code >= 0x2000 ? 'wide' : 'other'
}
