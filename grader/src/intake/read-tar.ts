/**
 * A tar archive, packed with gzip or not, as a submission. It is inflated into
 * memory under a counter first, so that how it ends can be looked at; `tar-stream`
 * then only cuts it into entries.
 */
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { extract, type Header } from 'tar-stream'
import { Budget, type Caps, inWords } from './caps.ts'
import { DETAILS } from './details.ts'
import { NameBook, partsOf } from './entry-name.ts'
import { isNoise, LeftOutList, leftOutAbove } from './left-out.ts'
import { damagedIfThrown, Refusal } from './refusal.ts'
import type { Contents } from './types.ts'

/** One file of the archive, as `tar-stream` hands it out. */
type Entry = ReturnType<typeof extract> extends AsyncIterable<infer E> ? E : never

const BLOCK = 512
/** A header and its long name, for each entry, above the files themselves. */
const HEADER_BYTES = 4 * BLOCK

/** @throws Refusal */
export async function readTarGz(archive: Buffer, caps: Caps): Promise<Contents> {
  return await readTar(await inflated(archive, caps), caps)
}

async function inflated(archive: Buffer, caps: Caps): Promise<Buffer> {
  const budget = new Budget(caps)
  const most = caps.totalBytes + caps.entries * HEADER_BYTES
  const gunzip = createGunzip()
  const chunks: Buffer[] = []
  let sofar = 0
  await damagedIfThrown('', async () => {
    for await (const chunk of Readable.from([archive]).pipe(gunzip)) {
      const part = chunk as Buffer
      sofar += part.length
      if (sofar > most) throw new Refusal('too-large', '', inWords(caps.totalBytes))
      budget.ratio('', sofar, archive.length)
      chunks.push(part)
    }
  })
  return Buffer.concat(chunks)
}

/** @throws Refusal */
export async function readTar(archive: Buffer, caps: Caps): Promise<Contents> {
  const budget = new Budget(caps)
  const names = new NameBook()
  const leftOut = new LeftOutList()
  const files = new Map<string, Buffer>()
  let newest = 0
  const cutter = extract()
  Readable.from(blocksOf(archive)).pipe(cutter)
  await damagedIfThrown('', async () => {
    for await (const entry of cutter) {
      const { header } = entry
      const path = take(header, budget, names, leftOut)
      if (path === undefined) {
        await skip(entry)
        continue
      }
      files.set(path, await contentOf(entry, path, budget))
      newest = Math.max(newest, header.mtime.getTime() || 0)
    }
  })
  if (!endsWithMark(archive)) {
    throw new Refusal('truncated', '', DETAILS.tarEnd)
  }
  const at = newest === 0 ? null : new Date(newest)
  return { source: 'tar', files, leftOut: leftOut.all(), at, notices: [] }
}

/** In parts, so that a refusal comes before the rest is looked at. */
function* blocksOf(archive: Buffer): Generator<Buffer> {
  const size = 128 * BLOCK
  for (let at = 0; at < archive.length; at += size) {
    yield archive.subarray(at, at + size)
  }
}

/** @returns the path of a file that is to be read; nothing for what is passed over */
function take(
  header: Header,
  budget: Budget,
  names: NameBook,
  leftOut: LeftOutList,
): string | undefined {
  budget.entry()
  const parts = partsOf(header.name, budget.caps)
  const path = parts.join('/')
  const isFolder = header.type === 'directory'
  if (isFolder && header.size > 0) {
    // `tar-stream` would wait for an end of this entry that never comes.
    throw new Refusal('damaged-archive', path, DETAILS.folderWithContent)
  }
  const passedOver = leftOutAbove(parts)
  if (passedOver !== undefined) {
    leftOut.add(passedOver, isFile(header))
    return undefined
  }
  if (isNoise(parts.at(-1) ?? '') || (parts.length === 0 && isFolder)) return undefined
  if (!isFolder) checkKind(header, path)
  names.add(parts, isFolder ? 'folder' : 'file')
  if (isFolder) return undefined
  if (header.size > budget.caps.fileBytes) {
    throw new Refusal('file-too-large', path, inWords(budget.caps.fileBytes))
  }
  return path
}

function isFile(header: Header): boolean {
  return header.type === 'file' || header.type === 'contiguous-file'
}

function checkKind(header: Header, path: string): void {
  switch (header.type) {
    case 'file':
    case 'contiguous-file':
      if ((header.mode & 0o6000) !== 0) throw new Refusal('setuid', path)
      if (path === '') throw new Refusal('empty-name', header.name)
      return
    case 'link':
    case 'symlink':
      throw new Refusal('link', path)
    case 'fifo':
      throw new Refusal('fifo', path)
    case 'character-device':
    case 'block-device':
      throw new Refusal('device', path)
    default:
      throw new Refusal('entry-kind', path, header.type ?? DETAILS.unknownKind)
  }
}

async function contentOf(entry: Entry, path: string, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = []
  let sofar = 0
  for await (const chunk of entry) {
    const part = chunk as Buffer
    sofar += part.length
    budget.bytes(path, part.length, sofar)
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

/** What is passed over still has to be read past. */
async function skip(entry: Entry): Promise<void> {
  for await (const chunk of entry) void chunk
}

/** Without it, an archive that was cut between two entries would pass as whole. */
function endsWithMark(archive: Buffer): boolean {
  if (archive.length < BLOCK || archive.length % BLOCK !== 0) return false
  return archive.subarray(-BLOCK).every(byte => byte === 0)
}
