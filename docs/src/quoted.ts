/**
 * `<<< @/../solutions/…/framing.ts#json-not-rpc{ts}`: which lines are meant. VitePress
 * takes the whole file where a region is missing and says nothing; this throws.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

export interface Quotation {
  /** Relative to the repository. */
  file: string
  region?: string
  language: string
}

const LINE = /^<<< @\/\.\.\/([^#{\s]+)(?:#([\w-]+))?(?:\{(\w+)\})?\s*$/

export function quotationOf(line: string): Quotation | undefined {
  if (!line.startsWith('<<<')) return undefined
  const [, file, region, language = ''] = LINE.exec(line) ?? []
  if (file === undefined) {
    throw new Error(`expected <<< @/../file#region{language}, got ${line}`)
  }
  return { file, language, ...(region !== undefined && { region }) }
}

export function quoted({ file, region }: Quotation): string {
  const place = join(ROOT, file)
  if (!existsSync(place)) throw new Error(`expected a file to quote, got ${file}`)
  const lines = readFileSync(place, 'utf8').trimEnd().split('\n')
  if (region === undefined) return lines.join('\n')
  const start = lines.findIndex(line => isMark(line, 'region', region))
  const end = lines.findIndex(
    (line, at) => at > start && isMark(line, 'endregion', region),
  )
  if (start === -1 || end === -1) {
    throw new Error(`expected a region ${region} in ${file}, got none`)
  }
  const inside = lines
    .slice(start + 1, end)
    .filter(line => !/^\s*\/\/ #(end)?region/.test(line))
  return withoutMargin(inside).join('\n')
}

const isMark = (line: string, word: string, region: string): boolean =>
  line.trim() === `// #${word} ${region}`

function withoutMargin(lines: readonly string[]): string[] {
  const margins = lines
    .filter(line => line.trim() !== '')
    .map(line => line.search(/\S/))
  const margin = Math.min(...margins)
  return lines.map(line => line.slice(margin))
}
