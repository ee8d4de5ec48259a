/**
 * Zip archives byte by byte, also ones that no library would write: wrong sizes,
 * links, two entries over the same bytes. Not a zip library.
 */
import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string | Buffer
  data?: Buffer | string
  /** Unix mode with its kind; a regular file if absent. */
  mode?: number
  method?: number
  flags?: number
  crc?: number
  /** What the directory says, whatever is there. */
  says?: { packed?: number; size?: number }
  /** Takes the packed bytes of an earlier entry. */
  sameAs?: number
  extra?: Buffer
}

const UTF8 = 0x800

export function zipOf(
  entries: readonly ZipEntry[],
  stated?: { count: number },
): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  const places: { offset: number; packed: Buffer }[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name as string)
    const data = Buffer.from((entry.data ?? '') as string)
    const method = entry.method ?? 8
    const packed = method === 8 ? deflateRawSync(data, { level: 9 }) : data
    const fixed = fixedFields(entry, data, packed, method)
    const place = places[entry.sameAs ?? -1] ?? { offset: at, packed }
    if (place.offset === at) {
      const local = Buffer.concat([
        le32(0x04034b50),
        le16(20),
        fixed,
        le16(name.length),
      ])
      const whole = Buffer.concat([local, le16(0), name, packed])
      locals.push(whole)
      at += whole.length
    }
    places.push(place)
    central.push(centralEntry(entry, name, fixed, place.offset))
  }
  const directory = Buffer.concat(central)
  const count = le16(stated?.count ?? entries.length)
  const end = [le32(0x06054b50), le16(0), le16(0), count, count, le32(directory.length)]
  return Buffer.concat([...locals, directory, ...end, le32(at), le16(0)])
}

function fixedFields(entry: ZipEntry, data: Buffer, packed: Buffer, method: number) {
  return Buffer.concat([
    le16(entry.flags ?? UTF8),
    le16(method),
    le16(0x6000),
    le16(0x5d81),
    le32(entry.crc ?? crc32(data)),
    le32(entry.says?.packed ?? packed.length),
    le32(entry.says?.size ?? data.length),
  ])
}

function centralEntry(entry: ZipEntry, name: Buffer, fixed: Buffer, offset: number) {
  const isFolder = name.at(-1) === 0x2f
  const mode = entry.mode ?? (isFolder ? 0o040755 : 0o100644)
  const extra = entry.extra ?? Buffer.alloc(0)
  return Buffer.concat([
    le32(0x02014b50),
    le16((3 << 8) | 20),
    le16(20),
    fixed,
    le16(name.length),
    le16(extra.length),
    le16(0),
    le16(0),
    le16(0),
    le32((mode << 16) >>> 0),
    le32(offset),
    name,
    extra,
  ])
}

export function le16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value & 0xffff)
  return bytes
}

export function le32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value >>> 0)
  return bytes
}
