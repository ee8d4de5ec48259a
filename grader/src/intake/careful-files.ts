/**
 * Opens files of strangers: no link is followed, no pipe is waited for, and what was
 * opened is what was looked at. On Linux a folder is held open and its files are
 * reached through it, so nothing above them can be exchanged meanwhile.
 */
import { constants } from 'node:fs'
import { type FileHandle, lstat, open, opendir } from 'node:fs/promises'
import { codeOf, Refusal } from './refusal.ts'

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants

/** @throws Error with one sentence where folders cannot be held open */
export function requireLinux(): void {
  if (process.platform === 'linux') return
  throw new Error(
    `expected Linux, got ${process.platform}: submissions are read through /proc; ` +
      'run the grader in a Linux container',
  )
}

export class OpenFolder {
  readonly #handle: FileHandle
  readonly path: string

  private constructor(handle: FileHandle) {
    this.#handle = handle
    this.path = `/proc/self/fd/${handle.fd}`
  }

  /** @param entry its name in refusals */
  static async open(path: string, entry: string): Promise<OpenFolder> {
    try {
      return new OpenFolder(await open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW))
    } catch (cause) {
      // A link and a file fail alike.
      if (codeOf(cause) !== 'ENOTDIR') throw asRefusal(cause, entry)
      const isLink = (await lstat(path)).isSymbolicLink()
      throw isLink ? new Refusal('link', entry) : asRefusal(cause, entry)
    }
  }

  child(name: string): string {
    return `${this.path}/${name}`
  }

  /** Sorted. @throws Refusal when there are more than `most` */
  async names(most: number): Promise<string[]> {
    const names: string[] = []
    for await (const { name } of await opendir(this.path)) {
      if (names.length >= most) throw new Refusal('too-many-entries', '', String(most))
      names.push(name)
    }
    return names.sort()
  }

  async close(): Promise<void> {
    await this.#handle.close()
  }
}

const SMALLEST_READ = 1024
const LARGEST_READ = 256 * 1024

export interface CarefulRead {
  /** Called after each part that was read, with all bytes of this file so far. */
  counted?(added: number, sofar: number): void
  most: number
  /** What is thrown above `most`. */
  tooLarge(): Refusal
}

export interface ReadFile {
  bytes: Buffer
  mode: number
  changed: Date
}

/** The whole of a regular file. @throws Refusal for anything else */
export async function readCarefully(
  path: string,
  entry: string,
  limits: CarefulRead,
): Promise<ReadFile> {
  const handle = await opened(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, entry)
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Refusal(kindOf(stats), entry)
    if (stats.size > limits.most) throw limits.tooLarge()
    const chunks: Buffer[] = []
    let sofar = 0
    // A file may grow while it is read, and a size may lie (`/proc`): count.
    for (;;) {
      const size = Math.max(
        SMALLEST_READ,
        Math.min(stats.size - sofar + 1, LARGEST_READ),
      )
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(size))
      if (bytesRead === 0) break
      sofar += bytesRead
      if (sofar > limits.most) throw limits.tooLarge()
      limits.counted?.(bytesRead, sofar)
      chunks.push(buffer.subarray(0, bytesRead))
    }
    return { bytes: Buffer.concat(chunks), mode: stats.mode, changed: stats.mtime }
  } catch (cause) {
    throw asRefusal(cause, entry)
  } finally {
    await handle.close()
  }
}

/** The first bytes of a regular file. @throws Refusal for anything else */
export async function readHead(path: string, most: number): Promise<Buffer> {
  const handle = await opened(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, '')
  try {
    const stats = await handle.stat()
    if (!stats.isFile()) throw new Refusal(kindOf(stats))
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

export interface Kinds {
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
  isFIFO(): boolean
  isSocket(): boolean
  isBlockDevice(): boolean
  isCharacterDevice(): boolean
}

/** For what is neither a file nor a folder where one was expected. */
export function kindOf(
  stats: Kinds,
): 'link' | 'fifo' | 'socket' | 'device' | 'entry-kind' {
  if (stats.isSymbolicLink()) return 'link'
  if (stats.isFIFO()) return 'fifo'
  if (stats.isSocket()) return 'socket'
  if (stats.isBlockDevice() || stats.isCharacterDevice()) return 'device'
  return 'entry-kind'
}

async function opened(path: string, flags: number, entry: string): Promise<FileHandle> {
  try {
    return await open(path, flags)
  } catch (cause) {
    throw asRefusal(cause, entry)
  }
}

/** What the file system said of one entry; a disk or this program at fault is not. */
export function asRefusal(cause: unknown, entry: string): unknown {
  switch (codeOf(cause)) {
    case 'ELOOP':
      return new Refusal('link', entry, '', cause)
    case 'ENXIO':
      return new Refusal('socket', entry, '', cause)
    case 'EACCES':
    case 'EPERM':
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EISDIR':
    case 'ENAMETOOLONG':
    case 'ESTALE':
      return new Refusal('unreadable', entry, codeOf(cause), cause)
    default:
      return cause
  }
}
