/**
 * What one call of a contender looks like on the wire: its two bodies, and the revision
 * they are in, seen from between the two. What a contender says of itself is not asked.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { METHODS } from '@workshop/wire'
import { startPair } from '../stdio/pair.ts'
import { type Contender, SPOKEN } from './contenders.ts'

export interface Exchange {
  request: string
  response: string
  version: string
}

export async function recordExchange(contender: Contender): Promise<Exchange> {
  const { name, server, env } = contender
  const child = spawn(process.execPath, [server], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const seen: Exchange[] = []
  const between = createServer()
  try {
    const [url] = await once(createInterface(child.stdout), 'line')
    between.on('request', (asked, answer) => {
      forward(url, asked, answer, seen).catch(cause => answer.destroy(cause))
    })
    await once(between.listen(0, '127.0.0.1'), 'listening')
    const { port } = between.address() as AddressInfo
    const BENCH_URL = `http://127.0.0.1:${port}/mcp`
    const pair = await startPair({ ...contender, env: { ...env, BENCH_URL } })
    await pair.run({ calls: 1, inFlight: 1 }).finally(pair.stop)
  } finally {
    child.stdin.end()
    between.closeAllConnections()
    between.close()
  }
  const call = seen.find(({ request }) => methodOf(request) === METHODS.callTool)
  if (!call || call.version !== SPOKEN[name]) {
    throw new Error(`${name}: expected a call in ${SPOKEN[name]}, got ${call?.version}`)
  }
  return call
}

async function forward(
  url: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  seen: Exchange[],
): Promise<void> {
  const { method = 'POST', headers } = asked
  const { host: _, ...kept } = headers
  const body = await text(asked)
  const outgoing = request(url, { method, headers: kept })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  answer.writeHead(incoming.statusCode ?? 502, incoming.headers)
  // A stream for what the server wants to say may never end: it is not looked at.
  if (method !== 'POST') return void incoming.pipe(answer)
  const response = await text(incoming)
  const version = String(headers['mcp-protocol-version'])
  seen.push({ request: body, response, version })
  answer.end(response)
}

function methodOf(body: string): unknown {
  return (JSON.parse(body) as { method?: unknown }).method
}
