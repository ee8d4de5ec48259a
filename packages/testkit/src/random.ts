/**
 * Inputs that differ from run to run and can be had again: all of it follows from a
 * seed. A program that has learned the answers by heart has learned those of another
 * seed.
 */
import { createHash } from 'node:crypto'

const CONSONANTS = 'bdfgklmnprstvz'
const VOWELS = 'aeiou'

export class Random {
  readonly seed: string
  #drawn = 0

  constructor(seed: string) {
    this.seed = seed
  }

  /** At least 0, less than 1. */
  number(): number {
    const text = `${this.seed}#${this.#drawn++}`
    return createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48
  }

  /** Both ends included. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.number() * (to - from + 1))
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.integer(0, items.length - 1)] as T
  }

  /** Lower-case letters that somebody could say: `kivatu`. */
  word(letters = 6): string {
    const parts = Array.from({ length: letters }, (_, nth) => {
      const from = nth % 2 === 0 ? CONSONANTS : VOWELS
      return from[this.integer(0, from.length - 1)]
    })
    return parts.join('')
  }

  /** Words of which no two are alike. */
  words(count: number, letters = 6): string[] {
    const words = new Set<string>()
    while (words.size < count) words.add(this.word(letters))
    return [...words]
  }
}

/** The same for everybody who says nothing else. */
const SEED_OF_EVERYBODY = 'workshop'

/** For one check of a run: what it draws depends on no other check. */
export function randomFor(pitfall: string, check: string): Random {
  const seed = process.env.WORKSHOP_SEED || SEED_OF_EVERYBODY
  return new Random(`${seed}/${pitfall}/${check}`)
}
