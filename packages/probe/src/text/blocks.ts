/**
 * Cuts Markdown, or plain text, into blocks that can be judged: a paragraph, an item,
 * a row, a piece of code, each with what stands above it. No parser of Markdown: it
 * knows the few marks that change who a sentence speaks of.
 */
import type { Era } from '@workshop/wire'

export interface Block {
  /** `output`: what a program has printed, as a text block without a language. */
  kind: 'prose' | 'item' | 'row' | 'code' | 'output' | 'heading'
  text: string
  /** Offset of `text` in the whole. */
  start: number
  /** The headings it stands under, outermost first. */
  headings: readonly string[]
  /** Of the innermost container that has one (`::: legacy`). */
  era?: Era
  /** The paragraph that announces it: before code, or one that ends with a colon
   * or begins with "both". */
  intro: string
  /** The text under the same heading, as much of it as may matter. */
  section: string
  /** Of a row: the cells of the table's first row. */
  header: readonly string[]
}

const FENCE = /^\s*(?:>\s*)?(`{3,}|~{3,})\s*(\w*)/
const OUTPUT = /^(?:text|txt|console|log|output)$/i
const CONTAINER = /^\s*:{3,}\s*(\w+)/
const CONTAINER_END = /^\s*:{3,}\s*$/
/** Says of the next block which era it speaks of, where a container would be too much. */
const MARK = /^\s*<!--\s*era:\s*(legacy|modern)\s*-->\s*$/
const HEADING = /^(#{1,6})\s+(.*?)(?:\s*\{#[^}]*\})?\s*#*\s*$/
const ROW = /^\s*\|/
const SEPARATOR = /^\s*\|[\s:|-]+$/
const ITEM = /^\s*(?:[-*+]|\d+[.)])\s/
const ANNOUNCES =
  /[:：]\s*(?:\*\*)?\s*$|^\W*(?:both|these|all of|they)\b|^(?:两个都|这些|它们|两者)/i

export function blocksOf(text: string): Block[] {
  const cutter = new Cutter()
  let start = 0
  for (const line of text.split('\n')) {
    cutter.take(line, start)
    start += line.length + 1
  }
  return cutter.finish()
}

export const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim())

const MOST_OF_SECTION = 20_000

class Cutter {
  readonly #blocks: (Omit<Block, 'section'> & { key: string })[] = []
  readonly #headings: { level: number; text: string }[] = []
  readonly #containers: (Era | undefined)[] = []
  #open: { kind: Block['kind']; lines: string[]; start: number } | undefined
  #fence: string | undefined
  #codeKind: 'code' | 'output' = 'code'
  #header: readonly string[] = []
  #announced = ''
  /** The last paragraph or item, for the code that may follow it. */
  #said = ''
  #isFrontMatter = false
  #section = 0
  #mark: Era | undefined

  take(line: string, start: number): void {
    if (this.#fence !== undefined) this.#takeCode(line, start)
    else if (start === 0 && line.trim() === '---') this.#isFrontMatter = true
    else if (this.#isFrontMatter) this.#isFrontMatter = line.trim() !== '---'
    else this.#takeText(line, start)
  }

  finish(): Block[] {
    this.#close()
    const sections = new Map<string, string>()
    for (const block of this.#blocks) {
      const { key, text } = block
      const said = sections.get(key) ?? ''
      if (said.length < MOST_OF_SECTION) sections.set(key, `${said}\n${text}`)
    }
    return this.#blocks.map(({ key, ...block }) => ({
      ...block,
      section: (sections.get(key) ?? '').slice(0, MOST_OF_SECTION),
    }))
  }

  #takeCode(line: string, start: number): void {
    const fence = FENCE.exec(line)?.[1]
    if (fence?.startsWith(this.#fence ?? '')) {
      this.#close()
      this.#fence = undefined
    } else this.#add(this.#codeKind, line, start)
  }

  #takeText(line: string, start: number): void {
    const [, fence, language = ''] = FENCE.exec(line) ?? []
    const [, level, title = ''] = HEADING.exec(line) ?? []
    if (fence !== undefined) {
      this.#close()
      this.#fence = fence
      this.#codeKind = OUTPUT.test(language) ? 'output' : 'code'
    } else if (level !== undefined) this.#takeHeading(level.length, title, line, start)
    else if (MARK.test(line)) this.#takeMark(line)
    else if (CONTAINER_END.test(line)) this.#endContainer()
    else if (CONTAINER.test(line)) this.#beginContainer(line)
    else if (ROW.test(line)) this.#takeRow(line, start)
    else if (line.trim() === '') this.#leave()
    else if (ITEM.test(line)) {
      this.#close()
      this.#add('item', line, start)
    } else this.#add(this.#open?.kind === 'item' ? 'item' : 'prose', line, start)
  }

  #takeHeading(level: number, title: string, line: string, start: number): void {
    this.#close()
    while ((this.#headings.at(-1)?.level ?? 0) >= level) this.#headings.pop()
    this.#add('heading', line, start)
    this.#close()
    this.#section += 1
    this.#headings.push({ level, text: title })
    this.#announced = ''
    this.#said = ''
  }

  #takeMark(line: string): void {
    this.#close()
    this.#mark = MARK.exec(line)?.[1] === 'legacy' ? 'legacy' : 'modern'
  }

  #beginContainer(line: string): void {
    this.#close()
    const [, name] = CONTAINER.exec(line) ?? []
    this.#containers.push(name === 'legacy' || name === 'modern' ? name : undefined)
  }

  #endContainer(): void {
    this.#close()
    this.#containers.pop()
  }

  #takeRow(line: string, start: number): void {
    if (this.#open?.kind !== 'row') {
      this.#close()
      this.#header = cellsOf(line)
    }
    if (SEPARATOR.test(line)) return
    // Each row is judged by itself; an empty one keeps the table open.
    this.#push('row', line, start)
    this.#open = { kind: 'row', lines: [], start }
  }

  #leave(): void {
    // A table is over where its rows are.
    if (this.#open?.kind === 'row') this.#mark = undefined
    this.#close()
  }

  #add(kind: Block['kind'], line: string, start: number): void {
    if (this.#open && this.#open.kind !== kind) this.#close()
    this.#open ??= { kind, lines: [], start }
    this.#open.lines.push(line)
  }

  #close(): void {
    const open = this.#open
    this.#open = undefined
    if (open && open.lines.length > 0) {
      this.#push(open.kind, open.lines.join('\n'), open.start)
    }
  }

  #push(kind: Block['kind'], text: string, start: number): void {
    const era = this.#mark ?? this.#containers.findLast(own => own !== undefined)
    if (kind !== 'row') this.#mark = undefined
    this.#blocks.push({
      key: String(this.#section),
      kind,
      text,
      start,
      headings: this.#headings.map(heading => heading.text),
      ...(era && { era }),
      intro: kind === 'code' ? this.#said : kind === 'prose' ? '' : this.#announced,
      header: kind === 'row' ? this.#header : [],
    })
    if (kind === 'prose') this.#announced = ANNOUNCES.test(text) ? text : ''
    if (kind === 'prose' || kind === 'item') this.#said = text
  }
}
