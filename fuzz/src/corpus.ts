/** Cases that failed once, kept beside the code and asked again before all others. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Kept {
  /** The day on which it failed. */
  found: string
  /** What was wrong, and where it was mended. */
  why: string
  case: unknown
}

const fileOf = (target: string): string =>
  fileURLToPath(new URL(`../corpus/${target}.json`, import.meta.url))

export function keptOf(target: string): Kept[] {
  const file = fileOf(target)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept[]) : []
}

/** @returns the file that now holds it */
export function keep(target: string, kept: Kept): string {
  const all = [...keptOf(target), kept]
  writeFileSync(fileOf(target), `${JSON.stringify(all, null, 2)}\n`)
  return fileOf(target)
}
