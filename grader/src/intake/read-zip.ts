/**
 * A zip archive as a submission. `yauzl` finds the entries; it lists links,
 * duplicates and bombs without complaint, so everything else is checked here.
 */
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, getFileNameLowLevel, type ZipFile } from 'yauzl'
import { Budget, type Caps, inWords } from './caps.ts'
import { compressionMethod, DETAILS } from './details.ts'
import { NameBook, partsOf } from './entry-name.ts'
import { isNoise, LeftOutList, leftOutAbove } from './left-out.ts'
import { damagedIfThrown, Refusal } from './refusal.ts'
import type { Contents } from './types.ts'

const STORED = 0
const DEFLATED = 8

interface Listed {
  entry: Entry
  path: string
}

/** @throws Refusal */
export async function readZip(archive: Buffer, caps: Caps): Promise<Contents> {
  const zip = await damagedIfThrown('', () =>
    // Names stay bytes: what is wrong with them is to be said in our words.
    fromBufferPromise(archive, { decodeStrings: false, validateEntrySizes: true }),
  )
  const budget = new Budget(caps)
  const leftOut = new LeftOutList()
  // Every entry is looked at before the first one is unpacked.
  const listed = await list(zip, budget, leftOut)
  refuseMore(zip, archive)
  const files = new Map<string, Buffer>()
  let newest = 0
  let inflated = 0
  for (const { entry, path } of listed) {
    const bytes = await unpacked(zip, entry, path, budget)
    inflated += bytes.length
    // Entries that share their packed bytes are small one by one.
    budget.ratio('', inflated, archive.length)
    files.set(path, bytes)
    newest = Math.max(newest, changedAt(entry))
  }
  const at = newest === 0 ? null : new Date(newest)
  return { source: 'zip', files, leftOut: leftOut.all(), at, notices: [] }
}

const CENTRAL_ENTRY = 0x02014b50

/** Entries beyond the number that is stated: other tools would unpack them. */
function refuseMore(zip: ZipFile, archive: Buffer): void {
  const at = Number(zip.readEntryCursor)
  if (at + 4 > archive.length || archive.readUInt32LE(at) !== CENTRAL_ENTRY) return
  throw new Refusal('damaged-archive', '', DETAILS.moreEntries)
}

async function list(
  zip: ZipFile,
  budget: Budget,
  leftOut: LeftOutList,
): Promise<Listed[]> {
  const listed: Listed[] = []
  const names = new NameBook()
  const entries = zip.eachEntry()
  for (;;) {
    const next = await damagedIfThrown('', () => entries.next())
    if (next.done) return listed
    const entry = next.value
    budget.entry()
    const name = nameOf(entry)
    const parts = partsOf(name, budget.caps)
    const path = parts.join('/')
    const passedOver = leftOutAbove(parts)
    if (passedOver !== undefined) {
      leftOut.add(passedOver, kindIn(entry) === 'file' && !name.endsWith('/'))
      continue
    }
    if (parts.length === 0 || isNoise(parts.at(-1) ?? '')) continue
    checkKind(entry, path)
    if (name.endsWith('/')) {
      if (entry.uncompressedSize > 0) {
        throw new Refusal('damaged-archive', path, DETAILS.folderWithContent)
      }
      names.add(parts, 'folder')
      continue
    }
    names.add(parts, 'file')
    checkPacking(entry, path, budget.caps)
    listed.push({ entry, path })
  }
}

function nameOf(entry: Entry): string {
  return getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileNameRaw,
    entry.extraFields,
    true,
  )
}

/** From the Unix mode, which some tools write whatever system they say they are on. */
function kindIn(
  entry: Entry,
): 'file' | 'folder' | 'link' | 'device' | 'fifo' | 'socket' {
  switch ((entry.externalFileAttributes >>> 28) & 0o17) {
    case 0o12:
      return 'link'
    case 0o14:
      return 'socket'
    case 0o01:
      return 'fifo'
    case 0o02:
    case 0o06:
      return 'device'
    case 0o04:
      return 'folder'
    default:
      return 'file'
  }
}

function checkKind(entry: Entry, path: string): void {
  const kind = kindIn(entry)
  if (kind !== 'file' && kind !== 'folder') throw new Refusal(kind, path)
  const setsUser = ((entry.externalFileAttributes >>> 16) & 0o6000) !== 0
  if (kind === 'file' && setsUser) throw new Refusal('setuid', path)
}

function checkPacking(entry: Entry, path: string, caps: Caps): void {
  if (entry.isEncrypted()) throw new Refusal('encrypted', path)
  const method = entry.compressionMethod
  if (method !== STORED && method !== DEFLATED) {
    throw new Refusal('unsupported-archive', path, compressionMethod(method))
  }
  if (entry.uncompressedSize > caps.fileBytes) {
    throw new Refusal('file-too-large', path, inWords(caps.fileBytes))
  }
}

async function unpacked(
  zip: ZipFile,
  entry: Entry,
  path: string,
  budget: Budget,
): Promise<Buffer> {
  const stream: Readable = await damagedIfThrown(path, () =>
    zip.openReadStreamPromise(entry),
  )
  const chunks: Buffer[] = []
  let sofar = 0
  await damagedIfThrown(path, async () => {
    for await (const chunk of stream) {
      const part = chunk as Buffer
      sofar += part.length
      budget.bytes(path, part.length, sofar)
      budget.ratio(path, sofar, entry.compressedSize)
      chunks.push(part)
    }
  })
  const bytes = Buffer.concat(chunks)
  if (crc32(bytes) !== entry.crc32) {
    throw new Refusal('damaged-archive', path, DETAILS.checksum)
  }
  return bytes
}

/** The zone of a zip's times is not known; `at` serves to find the newest only. */
function changedAt(entry: Entry): number {
  const at = entry.getLastModDate({ timezone: 'UTC' }).getTime()
  return Number.isFinite(at) ? at : 0
}
