/**
 * An inverted index with BM25: which documents have a term, and how much that says.
 * It knows terms and numbers, nothing of tools.
 */

/** A term of a document, and how often; a field that counts double counts twice. */
export type Weights = ReadonlyMap<string, number>

/** Terms that mean much the same: the best of them in a document counts, once. */
export type Alternatives = readonly { term: string; weight: number }[]

export interface TextIndex {
  /** By the number of the document; 0 has nothing in common with the query. */
  scores(query: readonly Alternatives[]): Float64Array
}

interface Posting {
  document: number
  /** What one match adds, without what the query thinks of the term. */
  score: number
}

/** How soon repeating a word stops counting. */
const K1 = 1.2
/** How much a long document is held against it: 0 not at all, 1 fully. */
const B = 0.5

export function createTextIndex(documents: readonly Weights[]): TextIndex {
  const postings = postingsOf(documents)

  function scores(query: readonly Alternatives[]): Float64Array {
    const total = new Float64Array(documents.length)
    const best = new Float64Array(documents.length)
    for (const alternatives of query) {
      best.fill(0)
      for (const { term, weight } of alternatives) {
        for (const { document, score } of postings.get(term) ?? []) {
          best[document] = Math.max(best[document] ?? 0, weight * score)
        }
      }
      for (let at = 0; at < total.length; at++)
        total[at] = (total[at] ?? 0) + (best[at] ?? 0)
    }
    return total
  }

  return { scores }
}

function postingsOf(documents: readonly Weights[]): Map<string, Posting[]> {
  const lengths = documents.map(lengthOf)
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length
  const postings = new Map<string, Posting[]>()
  for (const [document, weights] of documents.entries()) {
    const penalty = K1 * (1 - B + (B * (lengths[document] ?? 0)) / average)
    for (const [term, often] of weights) {
      const score = (often * (K1 + 1)) / (often + penalty)
      const found = postings.get(term)
      if (found) found.push({ document, score })
      else postings.set(term, [{ document, score }])
    }
  }
  for (const found of postings.values()) {
    const rarity = Math.log(
      1 + (documents.length - found.length + 0.5) / (found.length + 0.5),
    )
    for (const posting of found) posting.score *= rarity
  }
  return postings
}

function lengthOf(weights: Weights): number {
  let length = 0
  for (const often of weights.values()) length += often
  return length
}
