/**
 * Pages written by hand, block by block: from one heading to the next. When somebody has
 * read the Chinese of a block against the English, both are stamped with their hashes; a
 * block whose English has changed since while its Chinese has not is behind.
 */
import { createHash } from 'node:crypto'

/** The hashes of a block's English and Chinese when they were last read together. */
export type Stamp = readonly [en: string, zh: string]
/** By page, then by the id of the block's heading. */
export type Stamps = Readonly<Record<string, Readonly<Record<string, Stamp>>>>

export interface PageInBoth {
  /** `guide/0.md`. */
  path: string
  en: string
  zh: string
}

const HEADING = /^#{1,6} .*\{#([\w-]+)\}$/

/** What stands before the first heading belongs to it. */
export function blocksOf(source: string): Map<string, string> {
  const blocks = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of source.split('\n')) {
    const id = HEADING.exec(line)?.[1]
    if (id !== undefined) {
      if (blocks.size > 0) lines = []
      blocks.set(id, lines)
    }
    lines.push(line.trimEnd())
  }
  return new Map([...blocks].map(([id, text]) => [id, text.join('\n').trim()]))
}

/** `guide/0.md#roles`. A block that was never stamped is behind as well. */
export function blocksBehind(pages: readonly PageInBoth[], stamps: Stamps): string[] {
  return pages.flatMap(({ path, en, zh }) => {
    const chinese = blocksOf(zh)
    return [...blocksOf(en)]
      .filter(([id, english]) => {
        const [thenEnglish, thenChinese] = stamps[path]?.[id] ?? []
        const hasMoved = thenEnglish !== hashOf(english)
        const hasFollowed =
          thenChinese !== undefined && thenChinese !== hashOf(chinese.get(id))
        return hasMoved && !hasFollowed
      })
      .map(([id]) => `${path}#${id}`)
  })
}

export function stampsOf(pages: readonly PageInBoth[]): Stamps {
  return Object.fromEntries(
    pages.map(({ path, en, zh }) => {
      const chinese = blocksOf(zh)
      const stamps = [...blocksOf(en)].map(([id, english]): [string, Stamp] => [
        id,
        [hashOf(english), hashOf(chinese.get(id))],
      ])
      return [path, Object.fromEntries(stamps)]
    }),
  )
}

const hashOf = (text = ''): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
