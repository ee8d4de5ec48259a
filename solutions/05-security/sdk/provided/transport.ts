/**
 * A child process as an SDK transport, and what was seen on its stdout.
 *
 * The SDK does: ids, answers, progress and cancellation above this line. Its own
 * stdio transport drops in silence what is no message, keeps no stderr, signals
 * only the child itself, and gives up on a line of 10 MiB.
 * Left to us: all of that; and the SDK matches ids by `Number(id)`, so that "5"
 * answers 5 and "" answers 0, and it never settles what its schemas refuse.
 * Specification 2026-07-28: basic/index, basic/transports/stdio.
 */
import { isJSONRPCResponse, type Transport } from '@modelcontextprotocol/client'
import {
  ERROR_CODES,
  type JsonRpcMessage,
  type JsonRpcResponse,
  METHODS,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import { type Child, type ChildOptions, startChild } from './child.ts'
import { TruncatedStream } from './errors.ts'
import { createLineDecoder, encodeMessage, type FramingEvent } from './framing.ts'

export type SdkMessage = Parameters<Transport['send']>[0]

export interface ChildTransportOptions extends ChildOptions {
  /** Longest line accepted, in bytes. */
  maxBytes?: number
}

const NOISE_SAMPLES = 5
const SAMPLE_CHARACTERS = 200
const NO_MESSAGE = { message: '' }
const UNCACHED = { ttlMs: 0, cacheScope: 'private' }

export class ChildTransport implements Transport {
  onmessage?: Transport['onmessage']
  onclose?: Transport['onclose']
  /** Why nothing can be asked any more; the SDK knows only "Connection closed". */
  failure: Error | undefined
  /** Lines on stdout that were no messages, with the first few as samples. */
  readonly noise = { lines: 0, samples: [] as string[] }
  damaged = 0
  /** Answers to no open request: late, doubled, or never asked for. */
  unmatched = 0
  /** Requests on the wire without an answer, with their methods. */
  readonly open = new Map<RequestId, string>()
  readonly #child: Child

  constructor(options: ChildTransportOptions) {
    const { maxBytes } = options
    const child = startChild(options)
    const decoder = createLineDecoder(maxBytes === undefined ? {} : { maxBytes })
    const receive = (event: FramingEvent): void => this.#receive(event)
    child.stdout.on('data', (chunk: Uint8Array) => decoder.push(chunk).forEach(receive))
    child.stdout.on('end', () => {
      decoder.end().forEach(receive)
      // A server without a stdout can answer nothing more, even if it still runs.
      void child.stop()
    })
    void child.gone.then(reason => this.#fail(reason))
    this.#child = child
  }

  /** By `pid` and `stderr` the SDK knows stdio; elsewhere it hides some tools. */
  readonly stderr = null

  get pid(): number | undefined {
    return this.#child.pid
  }

  get stderrTail(): string {
    return this.#child.stderrTail
  }

  get gone(): Promise<Error> {
    return this.#child.gone
  }

  async start(): Promise<void> {
    // The process runs since the constructor: the probe comes before the SDK.
  }

  async send(message: SdkMessage): Promise<void> {
    if (this.failure) throw this.failure
    if ('method' in message && 'id' in message)
      this.open.set(message.id, message.method)
    else if ('method' in message && message.method === NOTIFICATIONS.cancelled) {
      this.open.delete(message.params?.requestId as RequestId)
    }
    this.#child.write(encodeMessage(message as JsonRpcMessage))
  }

  async close(): Promise<void> {
    await this.#child.stop()
  }

  #fail(reason: Error): void {
    if (this.failure) return
    this.failure = reason
    this.open.clear()
    this.onclose?.()
  }

  #receive(event: FramingEvent): void {
    switch (event.type) {
      case 'noise':
        this.#countNoise(event.sample)
        break
      case 'oversize':
        this.#countNoise(`(a line of ${event.bytes} bytes)`)
        break
      case 'truncated':
        this.#fail(new TruncatedStream(event.sample))
        break
      case 'message':
        if (event.damaged) this.damaged++
        if ('method' in event.message) this.#deliver(event.message)
        else this.#settle(event.message)
    }
  }

  // #region stdout-noise
  /** Noise is the server's fault and no reason to stop, but it must be visible. */
  #countNoise(sample: string): void {
    this.noise.lines++
    if (this.noise.samples.length < NOISE_SAMPLES) this.noise.samples.push(sample)
  }
  // #endregion stdout-noise

  // #region id-discipline
  #settle(response: JsonRpcResponse): void {
    const id = response.id as RequestId
    const method = this.open.get(id)
    if (this.open.delete(id)) {
      this.#answer(digestible(response, id, method))
      return
    }
    this.unmatched++
    // The right id in the wrong type will never come in the right one.
    const meant = [...this.open.keys()].find(open => String(open) === String(id))
    if (meant === undefined) return
    this.open.delete(meant)
    const got = `${JSON.stringify(id)} (${typeof id})`
    this.#answer(refusal(meant, `expected an answer with id ${meant}, got ${got}`))
  }
  // #endregion id-discipline

  /**
   * The SDK takes answers at once and notifications a microtask later: progress in
   * the same chunk as its answer would come too late, and be lost.
   */
  #answer(response: JsonRpcResponse): void {
    queueMicrotask(() => this.#deliver(response))
  }

  #deliver(message: JsonRpcMessage): void {
    this.onmessage?.(message as SdkMessage)
  }
}

/**
 * What the SDK's strict schemas accept: no strange members, a whole error object,
 * and cache hints on a list. A client SHOULD read their absence as "do not cache".
 */
function digestible(
  response: JsonRpcResponse,
  id: RequestId,
  method: string | undefined,
): JsonRpcResponse {
  const implied = method === METHODS.listTools ? UNCACHED : {}
  const answer: JsonRpcResponse =
    'result' in response
      ? { jsonrpc: '2.0', id, result: { ...implied, ...response.result } }
      : { jsonrpc: '2.0', id, error: { ...NO_MESSAGE, ...response.error } }
  if (isJSONRPCResponse(answer)) return answer
  const got = JSON.stringify(answer).slice(0, SAMPLE_CHARACTERS)
  return refusal(id, `expected a well-formed answer, got ${got}`)
}

function refusal(id: RequestId, message: string): JsonRpcResponse {
  return { jsonrpc: '2.0', id, error: { code: ERROR_CODES.invalidRequest, message } }
}
