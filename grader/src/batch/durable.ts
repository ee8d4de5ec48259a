/**
 * Files that are there as a whole or not at all, also after a power cut: written
 * beside their place, forced to the disk, renamed, and the folder forced too.
 */
import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The disk, not the submission, is at fault; the batch stops and can be resumed. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(`${file}: cannot be written: ${(cause as Error).message}`, { cause })
    this.file = file
  }
}

/** @throws StorageFailure and leaves nothing behind */
export async function writeDurably(file: string, text: string): Promise<void> {
  await placeDurably(file, text, rename)
}

/**
 * The first of several writers wins, on any machine that has the same folder.
 *
 * @returns whether it was this one
 * @throws StorageFailure and leaves nothing behind
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  let isFirst = true
  await placeDurably(file, text, async (temporary, place) => {
    await link(temporary, place).catch(cause => {
      if (cause.code !== 'EEXIST') throw cause
      isFirst = false
    })
    await rm(temporary)
  })
  return isFirst
}

async function placeDurably(
  file: string,
  text: string,
  place: (temporary: string, file: string) => Promise<void>,
): Promise<void> {
  const temporary = `${file}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`
  try {
    await mkdir(dirname(file), { recursive: true })
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await place(temporary, file)
    await syncFolder(dirname(file))
  } catch (cause) {
    // What could not be written cannot always be removed; its name says what it is.
    await rm(temporary, { force: true }).catch(() => undefined)
    throw new StorageFailure(file, cause)
  }
}

/**
 * Adds one line. A line that a crash has cut in two stays what it is: the next one
 * begins after a line end of its own.
 *
 * @throws StorageFailure
 */
export async function appendDurably(file: string, line: string): Promise<void> {
  try {
    const handle = await open(file, 'a+', 0o600)
    try {
      const { size } = await handle.stat()
      const isWhole = size === 0 || (await lastByte(handle, size)) === 10
      await handle.writeFile(isWhole ? `${line}\n` : `\n${line}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (cause) {
    throw new StorageFailure(file, cause)
  }
}

async function lastByte(
  handle: { read: (b: Buffer, o: number, l: number, p: number) => Promise<unknown> },
  size: number,
): Promise<number | undefined> {
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, size - 1)
  return byte[0]
}

/** Its entries, not what is in them. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
