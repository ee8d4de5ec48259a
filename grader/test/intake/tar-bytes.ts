/** Tar archives byte by byte, also ones that no library would write. */

export interface TarEntry {
  name: string | Buffer
  data?: Buffer | string
  /** `0` file, `1` hard link, `2` link, `3` and `4` devices, `5` folder, `6` pipe. */
  type?: string
  mode?: number
  linkname?: string
  /** What the header says, whatever follows. */
  size?: number
  checksum?: number
}

const BLOCK = 512

export function tarOf(entries: readonly TarEntry[], end = true): Buffer {
  const blocks = entries.flatMap(entry => {
    const data = Buffer.from((entry.data ?? '') as string)
    return [headerOf(entry, data.length), padded(data)]
  })
  return Buffer.concat([...blocks, ...(end ? [Buffer.alloc(2 * BLOCK)] : [])])
}

/** The records of a pax header, for the entry that follows it. */
export function paxFor(records: Record<string, string>): TarEntry {
  const lines = Object.entries(records).map(([key, value]) => {
    const body = ` ${key}=${value}\n`
    let length = Buffer.byteLength(body)
    while (String(length).length + Buffer.byteLength(body) !== length) {
      length = String(length).length + Buffer.byteLength(body)
    }
    return `${length}${body}`
  })
  return { name: 'pax', type: 'x', data: lines.join('') }
}

function headerOf(entry: TarEntry, length: number): Buffer {
  const header = Buffer.alloc(BLOCK)
  Buffer.from(entry.name as string).copy(header, 0, 0, 100)
  octal(header, 100, 8, entry.mode ?? (entry.type === '5' ? 0o755 : 0o644))
  octal(header, 108, 8, 1000)
  octal(header, 116, 8, 1000)
  octal(header, 124, 12, entry.size ?? length)
  octal(header, 136, 12, 1_790_000_000)
  header.write(entry.type ?? '0', 156, 'latin1')
  header.write(entry.linkname ?? '', 157, 100)
  header.write('ustar\x0000', 257, 'latin1')
  header.fill(' ', 148, 156)
  const sum = header.reduce((total, byte) => total + byte, 0)
  octal(header, 148, 7, entry.checksum ?? sum)
  return header
}

function octal(header: Buffer, at: number, length: number, value: number): void {
  const digits = value.toString(8).padStart(length - 1, '0')
  header.write(`${digits}\0`, at, length, 'latin1')
}

function padded(data: Buffer): Buffer {
  const rest = (BLOCK - (data.length % BLOCK)) % BLOCK
  return Buffer.concat([data, Buffer.alloc(rest)])
}
