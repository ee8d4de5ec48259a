/**
 * Bytes to messages and back: one JSON-RPC message a line.
 * Not here: what a message means, or what to do about noise.
 * Specification 2026-07-28: basic/transports/stdio.
 */
import { isUtf8 } from 'node:buffer'
import type { JsonRpcMessage } from '@workshop/wire'

export type FramingEvent =
  | { type: 'message'; message: JsonRpcMessage; damaged?: true }
  | { type: 'noise'; sample: string }
  | { type: 'oversize'; bytes: number }
  | { type: 'truncated'; sample: string }

export interface LineDecoder {
  push(chunk: Uint8Array): FramingEvent[]
  /** Call once, when the stream is over. */
  end(): FramingEvent[]
}

/** Ordinary answers reach hundreds of kilobytes; this stops only a runaway line. */
const DEFAULT_MAX_BYTES = 16 * 1024 * 1024
const SAMPLE_CHARACTERS = 200
const LF = 0x0a
const CR = 0x0d

/**
 * Cuts a byte stream into lines, whatever its chunks. Lines are decoded whole,
 * so a character cut in half by a chunk border is never decoded in half.
 *
 * @param maxBytes longest line accepted, without its line end
 */
export function createLineDecoder({ maxBytes = DEFAULT_MAX_BYTES } = {}): LineDecoder {
  // The open line, in pieces: joining them at every chunk would be quadratic.
  let pieces: Uint8Array[] = []
  let bytes = 0

  // #region oversize-line
  function keep(piece: Uint8Array): void {
    bytes += piece.length
    // One more than the cap, for the CR of a line that is exactly as long.
    if (bytes > maxBytes + 1) pieces = []
    else if (piece.length > 0) pieces.push(piece)
  }
  // #endregion oversize-line

  function takeLine(): { line: Uint8Array; bytes: number } {
    const taken = { line: withoutCarriageReturn(joined(pieces)), bytes }
    pieces = []
    bytes = 0
    return taken
  }

  // #region glued-frames
  function push(chunk: Uint8Array): FramingEvent[] {
    const events: FramingEvent[] = []
    let start = 0
    for (;;) {
      const end = chunk.indexOf(LF, start)
      keep(chunk.subarray(start, end === -1 ? undefined : end))
      if (end === -1) return events
      const { line, bytes } = takeLine()
      if (bytes > maxBytes + 1 || line.length > maxBytes) {
        events.push({ type: 'oversize', bytes })
      } else if (line.length > 0) {
        events.push(readLine(line))
      }
      start = end + 1
    }
  }
  // #endregion glued-frames

  // #region line-ends
  function end(): FramingEvent[] {
    const { line, bytes } = takeLine()
    return bytes === 0 || (line.length === 0 && bytes === 1)
      ? []
      : [{ type: 'truncated', sample: sampleOf(line) }]
  }
  // #endregion line-ends

  return { push, end }
}

/** One line of compact JSON: every line end inside a string is escaped by JSON. */
export function encodeMessage(message: JsonRpcMessage): string {
  return `${JSON.stringify(message)}\n`
}

// #region split-utf8
const utf8 = new TextDecoder()

function readLine(line: Uint8Array): FramingEvent {
  const text = utf8.decode(line)
  const value = parse(text)
  if (!isMessage(value)) return { type: 'noise', sample: sampleOf(line) }
  // An answer with a damaged letter still answers; the damage must not be silent.
  return isUtf8(line)
    ? { type: 'message', message: value }
    : { type: 'message', message: value, damaged: true }
}
// #endregion split-utf8

/** `undefined` is no JSON value, so it can stand for "not JSON". */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// #region json-not-rpc
/** A logger's JSON line parses too; only these shapes are messages. */
function isMessage(value: unknown): value is JsonRpcMessage {
  if (!isObject(value) || value.jsonrpc !== '2.0') return false
  const { id, method, result, error } = value
  if (method !== undefined) {
    const isCall =
      typeof method === 'string' && !('result' in value || 'error' in value)
    return isCall && (isId(id) || !('id' in value))
  }
  if ('result' in value) return isObject(result) && isId(id) && !('error' in value)
  const isFailure = isObject(error) && typeof error.code === 'number'
  return isFailure && (isId(id) || id === undefined || id === null)
}
// #endregion json-not-rpc

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' || Number.isInteger(value)
}

/** Most lines come in one piece, and one piece needs no copy. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces
  return only && pieces.length === 1 ? only : Buffer.concat(pieces)
}

function withoutCarriageReturn(line: Uint8Array): Uint8Array {
  return line.at(-1) === CR ? line.subarray(0, -1) : line
}

function sampleOf(line: Uint8Array): string {
  // Four bytes are the most a character takes, so the head of the line is enough.
  return utf8
    .decode(line.subarray(0, 4 * SAMPLE_CHARACTERS))
    .slice(0, SAMPLE_CHARACTERS)
}
