/**
 * An answer that goes on: one event for each message, until the last one ends it.
 * Specification 2026-07-28: basic/transports/streamable-http (Receiving Messages).
 */
import type { ServerResponse } from 'node:http'
import type { Clock, JsonRpcNotification, JsonRpcResponse } from '@workshop/wire'
import { textOf } from './answering.ts'

export interface AnswerStream {
  send(message: JsonRpcNotification): void
  /** The last message; settles when it is on its way, or nobody is there to read it. */
  end(message: JsonRpcResponse): Promise<void>
}

const HEADERS = {
  'Content-Type': 'text/event-stream',
  // Nobody on the way may store, compress or collect what has to arrive now.
  'Cache-Control': 'no-cache, no-transform',
  'X-Accel-Buffering': 'no',
}

export function openAnswerStream(
  response: ServerResponse,
  { clock, keepAliveMs }: { clock: Clock; keepAliveMs: number },
): AnswerStream {
  let stopKeepAlive = (): void => undefined
  const closed = new Promise<void>(resolve => {
    if (response.destroyed) return resolve()
    response.once('close', () => {
      stopKeepAlive()
      resolve()
    })
    response.writeHead(200, HEADERS).flushHeaders()
    keepAlive()
  })

  /** Says nothing, but in time: what is silent for long is cut off on the way. */
  function keepAlive(): void {
    stopKeepAlive = clock.after(keepAliveMs, () => {
      write(':\n\n')
      keepAlive()
    })
  }

  function write(text: string): void {
    if (response.writable) response.write(text)
  }

  return {
    send: message => write(toEvent(JSON.stringify(message))),
    async end(message) {
      if (response.writable) response.end(toEvent(textOf(message)))
      await closed
    },
  }
}

/** JSON has no line ends of its own, so one `data` line holds all of it. */
function toEvent(json: string): string {
  return `event: message\ndata: ${json}\n\n`
}
