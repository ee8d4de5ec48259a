/** Lines and columns of offsets, found without walking the text again each time. */
import type { Place } from './types.ts'

/** Characters of a line before and after what is quoted. */
const MOST_QUOTED = 160

export class Lines {
  readonly #text: string
  readonly #starts: number[] = [0]

  constructor(text: string) {
    this.#text = text
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
      this.#starts.push(at + 1)
    }
  }

  get count(): number {
    return this.#starts.length
  }

  place(start: number, end: number): Place {
    const line = this.#lineOf(start)
    return { start, end, line: line + 1, column: start - (this.#starts[line] ?? 0) + 1 }
  }

  /** The line that an offset stands on, or of a long one the part around it. */
  quote(start: number): string {
    const line = this.#lineOf(start)
    const from = Math.max(this.#starts[line] ?? 0, start - MOST_QUOTED)
    const to = Math.min(
      this.#starts[line + 1] ?? this.#text.length,
      start + MOST_QUOTED,
    )
    return this.#text.slice(from, to).trim()
  }

  #lineOf(offset: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}
