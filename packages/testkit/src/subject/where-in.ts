/**
 * The way back from the stack of a built module to the line that somebody wrote.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { OF_SUBJECT } from './confined.ts'
import { displayPath, SCRATCH } from './paths.ts'

const BUILDS = join(SCRATCH, 'build') + sep
/** A stack is text that the subject may have made up. */
const LONGEST = 20_000

/** `src/client.ts:41` for the first frame of a stack that lies in the subject. */
export async function whereIn(
  stack: string | undefined,
  dir: string,
): Promise<string | undefined> {
  const frame = /([^\s(]*[\\/]build[\\/][^\s():]+\.mjs):(\d+):(\d+)/g
  const text = (stack ?? '').slice(0, LONGEST)
  for (const [, path = '', line, column] of text.matchAll(frame)) {
    const built = resolve(path.replace(/^file:\/\//, ''))
    // Only what was built here is read, whatever file a stack may name.
    const map = built.startsWith(BUILDS) ? await sourceMapOf(built) : undefined
    const entry = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) continue
    const own = entry.originalSource.split(`${OF_SUBJECT}:`)[1]
    if (own !== undefined) return `${own}:${entry.originalLine + 1}`
    const source = resolve(dirname(built), entry.originalSource)
    if (!source.startsWith(dir)) continue
    const file = displayPath(source).slice(displayPath(dir).length + 1)
    return `${file}:${entry.originalLine + 1}`
  }
  return undefined
}

async function sourceMapOf(path: string): Promise<SourceMap | undefined> {
  if (!existsSync(path)) return undefined
  const code = await readFile(path, 'utf8')
  const encoded = code.slice(code.lastIndexOf('base64,') + 'base64,'.length)
  return new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString()))
}
