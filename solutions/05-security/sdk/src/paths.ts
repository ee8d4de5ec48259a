/**
 * Whether a path stays inside a folder: as the file system sees it, not as it reads.
 * Use the path that comes back; whoever opens the one that went in asks again.
 */
import { readlink, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join, parse, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export class PathEscape extends Error {
  override readonly name = 'PathEscape'
  readonly path: string

  constructor(path: string, why: string, cause?: unknown) {
    super(`${JSON.stringify(path)?.slice(0, LONGEST_SHOWN)}: ${why}`, { cause })
    this.path = path
  }
}

const LONGEST_SHOWN = 200
/** No system takes more; each part of a path costs a look at the disk. */
const LONGEST_PATH = 32_767
/** As Linux has it. */
const MOST_LINKS = 40
const SEPARATORS = sep === '/' ? '/' : /[\\/]/

// #region path-escape
/** The real path of what is inside `root`, or of what would be once it is written. */
export async function resolveInside(root: string, path: string): Promise<string> {
  let real: string
  let inside: string
  try {
    real = await realOf(resolve(root))
    inside = await realOf(resolve(real, decoded(path)))
  } catch (cause) {
    throw new PathEscape(path, (cause as Error).message, cause)
  }
  // `/srv/share-secret` begins with `/srv/share` too.
  const border = real.endsWith(sep) ? real : real + sep
  if (inside === real || inside.startsWith(border)) return inside
  throw new PathEscape(path, `expected something inside ${root}`)
}

/** Only a URL is encoded, and only once: `%252e` is a name with a percent sign. */
function decoded(path: string): string {
  if (typeof path !== 'string') throw new Error(`expected a path, got ${typeof path}`)
  if (path.length > LONGEST_PATH) throw new Error('expected a shorter path')
  const plain = /^file:/i.test(path) ? fileURLToPath(path) : path
  if (plain.includes('\0')) throw new Error('expected no NUL in a path')
  return plain
}

/** As `realpath`, but also of what is not there, such as the target of a dead link. */
async function realOf(path: string): Promise<string> {
  let real = parse(path).root
  let parts = partsOf(path)
  let links = 0
  while (parts.length > 0) {
    const [part = '', ...rest] = parts
    const next = part === '..' ? dirname(real) : join(real, part)
    const target = part === '..' ? undefined : await targetOf(next)
    if (target === undefined) {
      real = next
      parts = rest
      continue
    }
    if (++links > MOST_LINKS) throw new Error('expected fewer links')
    if (isAbsolute(target)) real = parse(target).root
    parts = [...partsOf(target), ...rest]
  }
  // Where case does not matter, the spelling on the disk is the one to compare.
  return (await ifThere(realpath(real))) ?? real
}

function partsOf(path: string): string[] {
  return path.slice(parse(path).root.length).split(SEPARATORS).filter(isPart)
}

function isPart(part: string): boolean {
  return part !== '' && part !== '.'
}

/** Where a link leads; nothing for what is no link, or is not there. */
function targetOf(path: string): Promise<string | undefined> {
  return ifThere(readlink(path), 'EINVAL')
}
// #endregion path-escape

async function ifThere<T>(
  looking: Promise<T>,
  ...fine: string[]
): Promise<T | undefined> {
  try {
    return await looking
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT' || fine.includes(String(code))) return undefined
    throw cause
  }
}
