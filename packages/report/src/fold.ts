/**
 * A message that is too long for its line loses parts in an order that keeps what
 * tells one message from another: id, method, tool, error code, `isError`. Works on
 * the text as it came, so places in it can be found again; what is no JSON object
 * stays as it is.
 */
import { type JsonPart, partsOf } from './json-parts.ts'
import { widthOf } from './wrap.ts'

export interface Span {
  start: number
  end: number
}

export interface Folded {
  text: string
  bad?: Span
}

/** What becomes of a part: the inside goes, the whole part goes, or its end. */
type Fate = 'fold' | 'drop' | { keep: number } | undefined
type Rule = (part: JsonPart) => Fate

/** Beyond this many characters a frame is not worth parsing for display. */
const LONGEST = 20_000

const pathOf = ({ path }: JsonPart) => path.join('.')
const isHead = (part: JsonPart) => HEAD.includes(pathOf(part))
const isContainer = ({ kind }: JsonPart) => kind === 'object' || kind === 'list'
const deeperThan =
  (depth: number): Rule =>
  part =>
    isContainer(part) && part.path.length >= depth ? 'fold' : undefined
const longerThan =
  (keep: number): Rule =>
  part =>
    part.kind === 'string' && part.text.length > keep + 3 && !isHead(part)
      ? { keep }
      : undefined

/** Members that say the same in every message; a wrong one is shown. */
const ALWAYS_THE_SAME: Readonly<Record<string, string>> = {
  jsonrpc: '"2.0"',
  resultType: '"complete"',
  type: '"text"',
}
const OF_TOOLS = ['description', 'inputSchema', 'outputSchema', 'annotations']

/** First what says least. Each step is taken on top of those before it. */
const STEPS: readonly Rule[] = [
  ({ key }) => (key === '_meta' ? 'fold' : undefined),
  deeperThan(4),
  ({ key }) => (key === '_meta' ? 'drop' : undefined),
  ({ key, text }) => (ALWAYS_THE_SAME[key] === text ? 'drop' : undefined),
  ({ key, path }) =>
    OF_TOOLS.includes(key) && path[1] === 'tools' ? 'drop' : undefined,
  longerThan(24),
  longerThan(12),
  part => (pathOf(part) === 'params.progressToken' ? 'drop' : undefined),
  deeperThan(3),
  part => (pathOf(part) === 'params.arguments' ? undefined : deeperThan(2)(part)),
  part => (pathOf(part) === 'params.arguments' ? 'drop' : undefined),
  deeperThan(1),
]
/** From here on the end of the line may be cut, if nothing of the head is lost. */
const CUT_FROM = 5

/** What has to be on the line to its end; of the others the beginning will do. */
const HEAD = [
  'id',
  'method',
  'params.name',
  'params.progress',
  'error.code',
  'result.isError',
]
const BEGINNINGS = ['params.arguments', 'result.content']

export function folded(
  text: string,
  bad: Span | undefined,
  room: number,
  more: string,
): Folded {
  const whole: Folded = bad === undefined ? { text } : { text, bad }
  if (fits(text, room) || text.length > LONGEST) return whole
  const root = partsOf(text)
  if (root === undefined) return whole
  let line = new Line(text, bad, [], more)
  for (let taken = 1; taken <= STEPS.length; taken += 1) {
    line = new Line(text, bad, STEPS.slice(0, taken), more)
    line.write(root)
    if (fits(line.text, room)) break
    const mayCut = bad === undefined && taken >= CUT_FROM
    if (mayCut && fits(line.text.slice(0, line.head) + more, room)) break
  }
  return bad === undefined ? { text: line.text } : { text: line.text, bad: line.bad }
}

/** Long texts are not measured, only letters without a width could make them fit. */
const fits = (text: string, room: number) =>
  text.length <= 4 * room && widthOf(text) <= room

/** The line under construction, and where the parts of interest are on it. */
class Line {
  text = ''
  /** Where the head ends: everything behind may be cut. */
  head = 0
  readonly #source: string
  readonly #bad: Span | undefined
  readonly #rules: readonly Rule[]
  readonly #more: string
  readonly #kept: { from: number; to: number; at: number }[] = []

  constructor(
    source: string,
    bad: Span | undefined,
    rules: readonly Rule[],
    more: string,
  ) {
    this.#source = source
    this.#bad = bad
    this.#rules = rules
    this.#more = more
  }

  /** The bad part's place on the line; what is bad is never folded. */
  get bad(): Span {
    const { start, end } = this.#bad ?? { start: 0, end: 0 }
    return { start: this.#placeOf(start), end: this.#placeOf(end) }
  }

  write(part: JsonPart): void {
    const fate = this.#fateOf(part)
    const { start, inner, end } = part
    if (fate === 'fold') this.#around(start, inner + 1, end)
    else if (typeof fate === 'object') {
      this.#around(start, inner + lengthOf(part.text, fate.keep), end)
    } else if (part.parts.length === 0) this.#keep(start, end)
    else this.#writeParts(part)
    if (isHead(part)) this.head = this.text.length
    if (BEGINNINGS.includes(pathOf(part))) {
      this.head = Math.max(this.head, this.#placeOf(inner) + 1)
    }
  }

  #writeParts({ start, end, parts, path }: JsonPart): void {
    let last: number | undefined
    let dropping = false
    for (const part of parts) {
      const drops = this.#fateOf(part) === 'drop'
      // A line that begins with the mark needs no brace and no comma around it.
      const bare = path.length === 0 && last === undefined && drops
      const isNext = dropping && path.length === 0 && this.text === this.#more
      if (!bare && !isNext && !(drops && dropping)) {
        this.#keep(last ?? start, part.start)
      }
      if (drops && !dropping) this.text += this.#more
      if (!drops) this.write(part)
      dropping = drops
      last = part.end
    }
    this.#keep(last ?? start, end)
  }

  #fateOf(part: JsonPart): Fate {
    const { start, end } = this.#bad ?? { start: 0, end: 0 }
    const touches = start < part.end && end > part.start
    const fates = this.#rules.map(rule => rule(part))
    if (fates.includes('drop') && !touches) return 'drop'
    // Where only the key is bad, the value may still go.
    if (touches && end > part.inner) return undefined
    const fate = fates.findLast(fate => fate !== undefined && fate !== 'drop')
    return fate === 'fold' && /^.\s*.$/.test(part.text) ? undefined : fate
  }

  #around(start: number, until: number, end: number): void {
    this.#keep(start, until)
    this.text += this.#more
    this.#keep(end - 1, end)
  }

  #keep(from: number, to: number): void {
    this.#kept.push({ from, to, at: this.text.length })
    this.text += this.#source.slice(from, to)
  }

  #placeOf(offset: number): number {
    const slice = this.#kept.findLast(({ from }) => from <= offset)
    if (slice === undefined) return 0
    return slice.at + Math.min(offset, slice.to) - slice.from
  }
}

/** Characters of a JSON string to its `keep`th, never half of an escape. */
function lengthOf(string: string, keep: number): number {
  const start = /^"(?:[^"\\]|\\u[\da-f]{4}|\\.)*/iu
  const units = string.match(/[^"\\]|\\u[\da-f]{4}|\\./giu) ?? []
  return start.test(string) ? 1 + units.slice(0, keep).join('').length : string.length
}
