/**
 * Cuts text into what the search index holds: words, and Chinese as overlapping pairs
 * of characters, which needs no dictionary and so is the same in every browser.
 * VitePress ships the function as its source text: it may use no name from outside.
 */
export function tokenize(text: string): string[] {
  const tokens: string[] = []
  for (const word of text.match(/\p{Script=Han}+|[^\s\p{P}\p{Script=Han}]+/gu) ?? []) {
    const characters = Array.from(word)
    if (!/\p{Script=Han}/u.test(word) || characters.length === 1) {
      tokens.push(word)
      continue
    }
    for (let at = 0; at + 1 < characters.length; at++) {
      tokens.push(`${characters[at]}${characters[at + 1]}`)
    }
  }
  return tokens
}
