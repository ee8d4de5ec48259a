/** The texts that were named: files, whole folders, or standard input. */
import { lstat, readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Text } from '@workshop/syllabus'

export interface Named {
  file: string
  text: string
}

const TEXTS = ['.md', '.mdx', '.markdown', '.txt', '.rst', '.adoc', '.html']
const SKIPPED = ['node_modules', '.git', 'dist']
/** A longer file is no text that somebody wrote. */
export const MOST_BYTES = 4 * 1024 * 1024

/** What was named cannot be read; said in both languages. */
export class Unfit extends Error {
  readonly says: Text

  constructor(en: string, zh: string) {
    super(en)
    this.says = { en, zh }
  }
}

export async function textsAt(
  paths: readonly string[],
  stdin: AsyncIterable<Buffer>,
): Promise<Named[]> {
  const named: Named[] = []
  for (const path of paths) {
    if (path === '-') named.push({ file: '-', text: await textOf(stdin) })
    else for (const file of await filesAt(path)) named.push(await read(file))
  }
  if (named.length === 0) {
    throw new Unfit(
      `expected texts (${TEXTS.join(' ')}) in ${paths.join(', ')}, got none`,
      `${paths.join('、')} 里要有文章（${TEXTS.join(' ')}），一篇也没有`,
    )
  }
  return named
}

export async function filesAt(path: string): Promise<string[]> {
  const entry = await lstat(path).catch(cause => {
    throw new Unfit(
      `expected a file or folder, got ${path} (${cause.code})`,
      `要的是文件或目录，这是 ${path}（${cause.code}）`,
    )
  })
  // Links are not followed: they may lead round in circles, or out.
  if (!entry.isDirectory()) return [path]
  const names = (await readdir(path)).sort().filter(name => !SKIPPED.includes(name))
  const files: string[] = []
  for (const name of names) {
    const inside = join(path, name)
    const own = await lstat(inside)
    if (own.isDirectory()) files.push(...(await filesAt(inside)))
    else if (own.isFile() && TEXTS.includes(extname(name).toLowerCase()))
      files.push(inside)
  }
  return files
}

export async function read(file: string): Promise<Named> {
  const { size } = await lstat(file)
  if (size > MOST_BYTES) throw tooLong(file, size)
  return { file, text: await readFile(file, 'utf8') }
}

async function textOf(stdin: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stdin) {
    size += chunk.length
    if (size > MOST_BYTES) throw tooLong('-', size)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const tooLong = (file: string, size: number): Unfit =>
  new Unfit(
    `expected at most ${MOST_BYTES} bytes, got ${size} (${file})`,
    `最多 ${MOST_BYTES} 字节，这里有 ${size}（${file}）`,
  )
