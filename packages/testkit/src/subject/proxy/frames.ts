/**
 * Frames between a test and the process of its subject: a length, a JSON head, and
 * bytes. A frame is bounded in size, depth and count before anything in it is read,
 * because whatever comes from the subject may be made to harm.
 *
 * u32 length of the rest | u32 length of the head | head | bytes
 */

export interface Bounds {
  /** Bytes of one frame. */
  bytes: number
  /** Objects and lists inside one another. */
  depth: number
  /** Values in one frame. */
  values: number
}

/** Larger than anything a check asks for, and no burden. */
export const BOUNDS: Bounds = { bytes: 32 * 2 ** 20, depth: 400, values: 1_000_000 }

/** What came is no frame of this protocol; whoever sent it is not to be heard again. */
export class ProtocolViolation extends Error {
  override readonly name = 'ProtocolViolation'
}

export interface Frame {
  head: Record<string, unknown>
  /** The bytes that values of the head point into. */
  bytes: Uint8Array
}

const PREFIX = 8
/** Frames of the largest size that may wait to be read. */
const MOST_UNREAD = 2

export function frameOf(head: object, parts: readonly Uint8Array[]): Buffer {
  const text = Buffer.from(JSON.stringify(head))
  const rest = parts.reduce((sum, part) => sum + part.length, text.length)
  const prefix = Buffer.alloc(PREFIX)
  prefix.writeUInt32BE(rest + 4, 0)
  prefix.writeUInt32BE(text.length, 4)
  return Buffer.concat([prefix, text, ...parts], PREFIX + rest)
}

/** Takes bytes as they come, gives whole frames. */
export class FrameReader {
  readonly #bounds: Bounds
  #chunks: Uint8Array[] = []
  #length = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get isEmpty(): boolean {
    return this.#length === 0
  }

  feed(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    // Read as it comes; whoever sends faster than that does nothing else.
    if (this.#length > MOST_UNREAD * this.#bounds.bytes) {
      throw new ProtocolViolation(`expected less unread, got ${this.#length} bytes`)
    }
  }

  /** The next frame, once all of it is there. */
  next(): Frame | undefined {
    if (this.#length < PREFIX) return undefined
    if ((this.#chunks[0] as Uint8Array).length < PREFIX) this.#join()
    const first = bufferOf(this.#chunks[0] as Uint8Array)
    const [rest, headLength] = [first.readUInt32BE(0), first.readUInt32BE(4)]
    if (rest > this.#bounds.bytes || headLength + 4 > rest) {
      throw new ProtocolViolation(
        `expected a frame of at most ${this.#bounds.bytes} bytes, got ${rest}`,
      )
    }
    const end = 4 + rest
    if (this.#length < end) return undefined
    if (first.length < end) this.#join()
    const all = bufferOf(this.#chunks[0] as Uint8Array)
    this.#chunks[0] = all.subarray(end)
    if (all.length === end) this.#chunks.shift()
    this.#length -= end
    const head = all.subarray(PREFIX, PREFIX + headLength)
    return {
      head: headIn(head, this.#bounds),
      bytes: all.subarray(PREFIX + headLength, end),
    }
  }

  #join(): void {
    this.#chunks = [Buffer.concat(this.#chunks, this.#length)]
  }
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function headIn(bytes: Buffer, bounds: Bounds): Record<string, unknown> {
  measure(bytes, bounds)
  let head: unknown
  try {
    head = JSON.parse(bytes.toString())
  } catch {
    throw new ProtocolViolation('expected JSON, got something else')
  }
  if (typeof head !== 'object' || head === null || Array.isArray(head)) {
    throw new ProtocolViolation(`expected an object, got ${typeof head}`)
  }
  return head as Record<string, unknown>
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
/** `[` and `{`, `]` and `}` differ in this bit only. */
const CASE = 0x20
const [OPEN, CLOSE] = [0x7b, 0x7d]

/** Counts what is in a text of JSON without making anything of it. */
function measure(bytes: Uint8Array, { depth, values }: Bounds): void {
  let [open, count, inText] = [0, 1, false]
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (inText) {
      if (byte === BACKSLASH) at++
      else if (byte === QUOTE) inText = false
      continue
    }
    if (byte === QUOTE) inText = true
    else if (byte === COMMA) count++
    else if ((byte | CASE) === OPEN) {
      count++
      open++
    } else if ((byte | CASE) === CLOSE) open--
    if (open > depth || count > values) {
      throw new ProtocolViolation(
        `expected at most ${values} values, ${depth} deep, got more`,
      )
    }
  }
}
