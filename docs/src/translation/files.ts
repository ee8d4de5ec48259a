/** The stamps of both trees' blocks as a file, and the pages that have them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { type PageInBoth, type Stamps, stampsOf } from './blocks.ts'

const FILE = join(ROOT, 'docs/data/translated.json')

export const readStamps = (): Stamps => JSON.parse(readFileSync(FILE, 'utf8')) as Stamps

/** All pages, or those that are named; pages that are gone lose theirs. */
export function writeStamps(
  pages: readonly PageInBoth[],
  named: readonly string[],
): number {
  const before = readStamps()
  const isMeant = ({ path }: PageInBoth) => named.length === 0 || named.includes(path)
  const now = stampsOf(pages.filter(isMeant))
  const kept = pages.map(({ path }) => [path, now[path] ?? before[path] ?? {}] as const)
  writeFileSync(
    FILE,
    `${onePerLine(JSON.stringify(Object.fromEntries(kept), null, 2))}\n`,
  )
  return Object.keys(now).length
}

/** A block is a line, so that a change to it is one too. */
const onePerLine = (json: string): string =>
  json.replace(/\[\s+("\w*"),\s+("\w*")\s+\]/g, '[$1, $2]')
