/**
 * A recording proxy in front of an HTTP server: each request and each answer becomes a
 * frame, each event of a stream one of its own, in the order in which they came.
 */
import { createServer, request as forward, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ExchangeFrame } from '../../data/types.ts'
import { messageIn } from './scenario.ts'

export interface WebFrame {
  /** The JSON-RPC method of the request it belongs to; `DELETE /mcp` where none was. */
  asked: string
  frame: ExchangeFrame
}

export interface WebTap extends AsyncDisposable {
  /** The same path as the server's. */
  readonly url: string
  readonly frames: readonly WebFrame[]
  /** Settles when a frame of the server says this. */
  said(words: string): Promise<void>
}

/** The rest is HTTP's own business, and would push the message off the screen. */
const TELLING =
  /^(mcp-|(accept|allow|authorization|content-type|origin|www-authenticate)$)/i

type Draft = { -readonly [Key in keyof ExchangeFrame]: ExchangeFrame[Key] }

export async function tapWeb(target: string): Promise<WebTap> {
  const frames: { asked: string; frame: Draft }[] = []
  const watchers = new Set<() => void>()
  const notice = (): void => {
    for (const look of [...watchers]) look()
  }
  const { host, origin, pathname } = new URL(target)
  const proxy = createServer(async (incoming, outgoing) => {
    const body = await text(incoming)
    const { method = '', url = '', headers } = incoming
    const asked = messageIn(body).method ?? `${method} ${url}`
    const push = (frame: Draft): void => void frames.push({ asked, frame })
    push({
      from: 'client',
      line: `${method} ${url}`,
      ...telling(incoming),
      ...(body && { body }),
    })
    const sending = forward(`${origin}${url}`, {
      method,
      headers: { ...headers, host },
    })
    // Whoever hangs up here hangs up there, and the other way round.
    outgoing.on('close', () => sending.destroy())
    sending.on('error', () => outgoing.destroy())
    sending.on('response', answer => {
      const { statusCode = 0 } = answer
      take(answer, push, notice)
      outgoing.writeHead(statusCode, answer.headers)
      outgoing.flushHeaders()
      answer.on('error', () => outgoing.destroy()).pipe(outgoing)
    })
    sending.end(body)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}${pathname}`,
    frames,
    said: words =>
      new Promise(resolve => {
        const look = (): void => {
          const isThere = frames.some(
            ({ frame }) => frame.from === 'server' && frame.body?.includes(words),
          )
          if (!isThere) return
          watchers.delete(look)
          resolve()
        }
        watchers.add(look)
        look()
      }),
    async [Symbol.asyncDispose]() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

/** The head is a frame at once; of a stream, the first event goes with it. */
function take(
  answer: IncomingMessage,
  push: (frame: Draft) => void,
  notice: () => void,
): void {
  const head: Draft = {
    from: 'server',
    line: String(answer.statusCode),
    ...telling(answer),
  }
  push(head)
  const isStream = /event-stream/.test(answer.headers['content-type'] ?? '')
  let isFirst = true
  let rest = ''
  answer.setEncoding('utf8')
  answer.on('data', (text: string) => {
    const parts = (rest + text).split('\n\n')
    rest = isStream ? (parts.pop() ?? '') : rest + text
    if (!isStream) return
    for (const body of parts) {
      if (isFirst) head.body = body
      else push({ from: 'server', body })
      isFirst = false
    }
    notice()
  })
  answer.on('end', () => {
    if (!isStream && rest) head.body = rest
    notice()
  })
}

function telling({ rawHeaders }: IncomingMessage): Pick<ExchangeFrame, 'headers'> {
  const pairs = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && TELLING.test(name) ? [[name, rawHeaders[at + 1] ?? '']] : [],
  )
  if (pairs.length === 0) return {}
  return { headers: Object.fromEntries(pairs) as Record<string, string> }
}
