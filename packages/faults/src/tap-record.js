/**
 * What a tap writes down: one JSON object a line, appended to a file that several
 * taps may share. Knows nothing of processes or of what the lines mean.
 */
import { isUtf8 } from 'node:buffer'
import { openSync, writeSync } from 'node:fs'

/** What is kept of one line, and of everything; the rest is counted. */
const LONGEST_LINE = 1024 * 1024
const LONGEST_FILE = 16 * 1024 * 1024
/** A flood of lines that cannot be messages must not push out those that are. */
const MOST_NOISE = 1000
const LF = 0x0a
const BRACE = 0x7b

/** Milliseconds since this process began, to a hundredth. */
export const now = () => Math.round(performance.now() * 100) / 100

export class TapRecord {
  #file
  #written = 0

  /** @param {string} path */
  constructor(path) {
    // Answers of real servers may be nobody else's business.
    this.#file = openSync(path, 'a', 0o600)
  }

  get full() {
    return this.#written > LONGEST_FILE
  }

  /** @param {object} entry */
  append(entry) {
    const line = `${JSON.stringify({ pid: process.pid, ...entry })}\n`
    this.#written += line.length
    writeSync(this.#file, line)
  }
}

/** Makes an entry of each line of one stream. */
export class LineRecorder {
  #record
  #dir
  #stream
  /** @type {Buffer[]} */
  #pieces = []
  #kept = 0
  #bytes = 0
  #noise = 0
  #omitted = 0

  /**
   * @param {TapRecord} record
   * @param {'->' | '<-'} dir
   * @param {'stdin' | 'stdout' | 'stderr'} stream
   */
  constructor(record, dir, stream) {
    this.#record = record
    this.#dir = dir
    this.#stream = stream
  }

  /** @param {Buffer} chunk */
  take(chunk) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(LF, start)
      this.#keep(chunk.subarray(start, end === -1 ? undefined : end))
      if (end === -1) return
      this.#finish({})
      start = end + 1
    }
  }

  end() {
    if (this.#bytes > 0) this.#finish({ open: true })
    if (this.#omitted > 0) this.#tellOmitted()
    this.#record.append({ event: 'end', stream: this.#stream, at: now() })
  }

  /** @param {Buffer} piece */
  #keep(piece) {
    this.#bytes += piece.length
    const room = LONGEST_LINE - this.#kept
    if (room <= 0 || piece.length === 0) return
    this.#pieces.push(piece.subarray(0, room))
    this.#kept += Math.min(room, piece.length)
  }

  /** @param {{ open?: true }} flags */
  #finish(flags) {
    const line = Buffer.concat(this.#pieces)
    const isWhole = this.#bytes === this.#kept
    const entry = {
      dir: this.#dir,
      stream: this.#stream,
      text: line.toString(),
      at: now(),
      ...(isWhole && !isUtf8(line) ? { base64: line.toString('base64') } : {}),
      ...(isWhole ? {} : { bytes: this.#bytes }),
      ...flags,
    }
    this.#pieces = []
    this.#kept = 0
    this.#bytes = 0
    const isNoise = this.#stream !== 'stdin' && line[0] !== BRACE
    const isTooMuch = isNoise && ++this.#noise > MOST_NOISE
    if (isTooMuch || this.#record.full) this.#omit()
    else this.#record.append(entry)
  }

  #omit() {
    this.#omitted++
    // Powers of two: a tap that is killed has told the order of magnitude.
    if ((this.#omitted & (this.#omitted - 1)) === 0) this.#tellOmitted()
  }

  #tellOmitted() {
    const lines = this.#omitted
    this.#record.append({ event: 'omitted', stream: this.#stream, lines })
  }
}
