/**
 * A file that somebody chose or dropped, as text; or why it is none. Looks at the bytes,
 * never at the name.
 */
import type { Text } from '@workshop/syllabus'

export type FileText = { ok: true; text: string } | { ok: false; says: Text }

export const MOST_BYTES = 50 * 1024 * 1024

export const tooLarge = (bytes: number, most = MOST_BYTES): Text => {
  const [size, limit] = [bytes, most].map(one => Math.ceil(one / 1024 / 1024))
  return {
    en: `expected a file of at most ${limit} MB, got ${size} MB`,
    zh: `文件最多 ${limit} MB，这个有 ${size} MB`,
  }
}

export async function textIn(file: Blob): Promise<FileText> {
  try {
    return textOf(new Uint8Array(await file.arrayBuffer()))
  } catch {
    // A browser says only that it could not: a folder, or moved since it was chosen.
    const en =
      'the file could not be read: is it a folder, or has it moved? Choose it again'
    const zh = '这个文件读不了：是文件夹，还是已经挪走了？请重新选择'
    return { ok: false, says: { en, zh } }
  }
}

/** First bytes of what people drop by mistake. */
const SIGNATURES: readonly [readonly number[], Text][] = [
  [
    [0x1f, 0x8b],
    { en: 'a gzip archive: unpack it first', zh: 'gzip 压缩包，请先解开' },
  ],
  [
    [0x50, 0x4b, 3, 4],
    { en: 'a zip archive: unpack it first', zh: 'zip 压缩包，请先解开' },
  ],
  [
    [0x28, 0xb5, 0x2f, 0xfd],
    { en: 'a zstd archive: unpack it first', zh: 'zstd 压缩包，请先解开' },
  ],
  [[0x25, 0x50, 0x44, 0x46], { en: 'a PDF', zh: 'PDF' }],
  [[0x89, 0x50, 0x4e, 0x47], { en: 'a PNG picture', zh: 'PNG 图片' }],
  [[0xff, 0xd8, 0xff], { en: 'a JPEG picture', zh: 'JPEG 图片' }],
  [[0x7f, 0x45, 0x4c, 0x46], { en: 'a program', zh: '可执行程序' }],
  [[0xd4, 0xc3, 0xb2, 0xa1], { en: 'a packet capture (pcap)', zh: '抓包文件（pcap）' }],
  [
    [0x0a, 0x0d, 0x0d, 0x0a],
    { en: 'a packet capture (pcapng)', zh: '抓包文件（pcapng）' },
  ],
  [[0x53, 0x51, 0x4c, 0x69], { en: 'an SQLite database', zh: 'SQLite 数据库' }],
]

export function textOf(bytes: Uint8Array): FileText {
  const known = SIGNATURES.find(([first]) =>
    first.every((byte, at) => bytes[at] === byte),
  )
  if (known) return notText(known[1])
  // What PowerShell's `>` writes.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decoded(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decoded(bytes, 'utf-16be')
  if (bytes.subarray(0, 65_536).includes(0)) {
    return notText({ en: 'a binary file', zh: '二进制文件' })
  }
  return decoded(bytes, 'utf-8')
}

function decoded(bytes: Uint8Array, encoding: string): FileText {
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) }
  } catch {
    // A `TypeError` without details is all that a decoder says.
    return notText({
      en: `bytes that are no ${encoding.toUpperCase()} text`,
      zh: `不成 ${encoding.toUpperCase()} 文本的字节`,
    })
  }
}

const notText = (what: Text): FileText => ({
  ok: false,
  says: {
    en: `expected a text file, got ${what.en}`,
    zh: `要的是文本文件，这是${what.zh}`,
  },
})
