/**
 * The parts of a JSON text with their places in it. `JSON.parse` says whether the
 * text is valid and what it means; this only says where things are.
 */

export interface JsonPart {
  kind: 'object' | 'list' | 'string' | 'other'
  /** Keys and indices from the root, which has none. */
  path: readonly string[]
  /** Its own key; empty for items and for the root. */
  key: string
  /** The value as it stands in the text. */
  text: string
  /** Where the part begins: at its key, if it has one. */
  start: number
  /** Where its value begins. */
  inner: number
  end: number
  /** Members or items; none are looked for deeper than `DEEPEST`. */
  parts: readonly JsonPart[]
}

const DEEPEST = 5

/** The root of a text that holds one JSON object; `undefined` for anything else. */
export function partsOf(text: string): JsonPart | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    JSON.parse(text)
  } catch {
    return undefined // Not JSON: there are no parts to speak of.
  }
  return new Scanner(text).value([], '', undefined)
}

class Scanner {
  #at = 0
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  value(path: readonly string[], key: string, from: number | undefined): JsonPart {
    this.#take(/\s*/y)
    const inner = this.#at
    const first = this.#text[inner]
    const parts: JsonPart[] = []
    if (first === '{' || first === '[') {
      if (path.length < DEEPEST) this.#inside(first, path, parts)
      else this.#skip()
    } else if (first === '"') this.#take(STRING)
    else this.#take(/[^\s,\]}]+/y)
    const kind = KINDS[first ?? ''] ?? 'other'
    const text = this.#text.slice(inner, this.#at)
    return { kind, path, key, text, start: from ?? inner, inner, end: this.#at, parts }
  }

  #inside(open: '{' | '[', path: readonly string[], parts: JsonPart[]): void {
    this.#at += 1
    for (let index = 0; ; index += 1) {
      this.#take(/[\s,]*/y)
      if (/[\]}]/.test(this.#text[this.#at] ?? ']')) break
      const start = this.#at
      const key = open === '{' ? String(JSON.parse(this.#take(STRING))) : ''
      if (open === '{') this.#take(/\s*:/y)
      const name = open === '{' ? key : String(index)
      parts.push(this.value([...path, name], key, start))
    }
    this.#at += 1
  }

  /** Over a container that nobody looks into. */
  #skip(): void {
    let open = 0
    do {
      const token = this.#take(/"(?:[^"\\]|\\.)*"|[^"]/sy)
      if (token === '{' || token === '[') open += 1
      if (token === '}' || token === ']') open -= 1
    } while (open > 0)
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const taken = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += taken.length
    return taken
  }
}

const STRING = /"(?:[^"\\]|\\.)*"/y

const KINDS: Readonly<Record<string, JsonPart['kind']>> = {
  '{': 'object',
  '[': 'list',
  '"': 'string',
}
