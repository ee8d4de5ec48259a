/**
 * One pair of pipes as two SDK transports, one for each era.
 *
 * The SDK does: everything behind a transport. `serveStdio` would read the pipes
 * as well, but there one era holds for the whole connection: it takes a request
 * without `_meta` for a legacy one, serves any revision a later request names, and
 * has no `server/discover` for whoever opened with `initialize`.
 * Left to us: the era is a property of each request, so each is routed by itself.
 * And the SDK drops in silence what its strict schemas refuse, so that whatever
 * must be answered is answered here.
 * Specification 2026-07-28: basic/index (General fields), basic/versioning.
 */
import type { Readable, Writable } from 'node:stream'
import { isJSONRPCRequest, type Transport } from '@modelcontextprotocol/server'
import {
  ERROR_CODES,
  type ErrorObject,
  type JsonRpcMessage,
  type JsonRpcRequest,
  META,
  METHODS,
  MODERN_VERSION,
  REQUIRED_REQUEST_META,
} from '@workshop/wire'
import { createLineDecoder, encodeMessage } from './framing.ts'

type Message = Parameters<Transport['send']>[0]

/** What an SDK server takes for a connection of its own. */
class EraTransport implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: Transport['onclose']
  readonly #write: (message: JsonRpcMessage) => void

  constructor(write: (message: JsonRpcMessage) => void) {
    this.#write = write
  }

  async start(): Promise<void> {
    // The pipes are open already.
  }

  async send(message: Message): Promise<void> {
    this.#write(message as JsonRpcMessage)
  }

  async close(): Promise<void> {
    this.onclose?.()
  }

  deliver(message: JsonRpcMessage): void {
    this.onmessage?.(message as Message)
  }
}

export interface Eras {
  modern: Transport
  legacy: Transport
  /** Settles when `input` has ended and both transports are closed. */
  closed: Promise<void>
}

export function splitEras(input: Readable, output: Writable): Eras {
  const decoder = createLineDecoder()
  const write = (message: JsonRpcMessage): void => {
    if (output.writable) output.write(encodeMessage(message))
  }
  const modern = new EraTransport(write)
  const legacy = new EraTransport(write)
  let afterHandshake = false

  // #region two-eras
  function receive(message: JsonRpcMessage): void {
    if (!('method' in message)) console.error('an answer to no question:', message)
    else if ('id' in message) route(withoutStrangers(message))
    else {
      // A cancelled id is running in one era at most; the other ignores it.
      modern.deliver(message)
      legacy.deliver(message)
    }
  }

  function route(request: JsonRpcRequest): void {
    afterHandshake ||= request.method === METHODS.initialize
    const isLegacy = !claimsRevision(request) && (afterHandshake || isPing(request))
    const refusal = isLegacy
      ? malformed(request)
      : (unfit(request) ?? malformed(request))
    if (refusal) write({ jsonrpc: '2.0', id: request.id, error: refusal })
    else (isLegacy ? legacy : modern).deliver(request)
  }
  // #endregion two-eras

  // #region clean-shutdown
  const closed = new Promise<void>(resolve => {
    const stop = (): void => {
      input.destroy()
      // The SDK aborts the signal of every call that still runs.
      void Promise.all([modern.close(), legacy.close()]).then(() => resolve())
    }
    input.on('data', (chunk: Uint8Array) => {
      for (const event of decoder.push(chunk)) {
        if (event.type === 'message') receive(event.message)
        else console.error('not a message:', event)
      }
    })
    input.on('end', stop).on('error', stop)
    // The reader has gone (EPIPE): there is nobody left to answer, or to tell.
    output.on('error', stop)
  })
  // #endregion clean-shutdown
  return { modern, legacy, closed }
}

/** An extra member, a `_meta` beside `params` say, makes the SDK drop a request. */
function withoutStrangers({ jsonrpc, id, method, params }: JsonRpcRequest) {
  return params === undefined
    ? { jsonrpc, id, method }
    : { jsonrpc, id, method, params }
}

function metaOf({ params }: JsonRpcRequest): Record<string, unknown> {
  return params?._meta ?? {}
}

function claimsRevision(request: JsonRpcRequest): boolean {
  return metaOf(request)[META.protocolVersion] !== undefined
}

function isPing({ method }: JsonRpcRequest): boolean {
  return method === METHODS.ping
}

// #region required-meta
/** The SDK checks the revision too, but only on the request that opens a connection. */
function unfit(request: JsonRpcRequest): ErrorObject | undefined {
  const meta = metaOf(request)
  const missing = REQUIRED_REQUEST_META.find(key => meta[key] === undefined)
  if (missing !== undefined) {
    return { code: ERROR_CODES.invalidParams, message: `params._meta lacks ${missing}` }
  }
  const requested = meta[META.protocolVersion]
  if (requested === MODERN_VERSION) return undefined
  const message = `unsupported protocol version: ${requested}`
  const data = { supported: [MODERN_VERSION], requested }
  return { code: ERROR_CODES.unsupportedVersion, message, data }
}
// #endregion required-meta

function malformed(request: JsonRpcRequest): ErrorObject | undefined {
  if (isJSONRPCRequest(request)) return undefined
  const message = 'params: expected an object with a well-formed _meta'
  return { code: ERROR_CODES.invalidParams, message }
}
