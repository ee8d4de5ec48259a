/**
 * Servers over HTTP that nobody here wrote: the published one, and the official SDKs
 * as their documentation would have one use them. Each listens on a port of its own.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { McpServer as McpServerV1 } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import {
  acceptedContent,
  createMcpHandler,
  inputRequired,
  McpServer,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { packageProgram } from './peers.ts'

export interface TheirServer extends AsyncDisposable {
  url: string
  /** Tells listeners that the tools have changed, where there can be any. */
  toolsChanged(): void
}

const nobody = (): void => undefined

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

async function listen(handle: Handle, toolsChanged = nobody): Promise<TheirServer> {
  const server = createServer((request, response) => void handle(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/mcp`,
    toolsChanged,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The published one, with a session for each client. */
export async function everythingOverHttp(): Promise<TheirServer> {
  const { command, args } = packageProgram(
    '@modelcontextprotocol/server-everything',
    'streamableHttp',
  )
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const env = { ...process.env, PORT: String(port) }
    const child = spawn(command, [...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const ended = once(child, 'exit')
    const said = once(child.stderr.setEncoding('utf8'), 'data')
    const [first] = await Promise.race([said, ended])
    if (String(first).includes('listening')) {
      return {
        url: `http://127.0.0.1:${port}/mcp`,
        toolsChanged: nobody,
        async [Symbol.asyncDispose]() {
          child.kill()
          await ended
        },
      }
    }
    // Somebody else may have taken the port in the meantime.
    if (attempt === 3) throw new Error(`server-everything does not start: ${first}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** SDK v1 with a session for each client, forgotten when the client says so. */
export function v1WithSessions(): Promise<TheirServer> {
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  return listen(async (request, response) => {
    const id = request.headers['mcp-session-id']
    let transport = sessions.get(String(id))
    if (!transport && id !== undefined) {
      response.writeHead(404).end()
      return
    }
    if (!transport) {
      const created = new StreamableHTTPServerTransport({
        sessionIdGenerator: randomUUID,
        onsessioninitialized: id => void sessions.set(id, created),
        onsessionclosed: id => void sessions.delete(id),
      })
      await connectV1(created)
      transport = created
    }
    await transport.handleRequest(request, response)
  })
}

/** SDK v1 as it runs behind a load balancer: nothing is kept between requests. */
export function v1Stateless(): Promise<TheirServer> {
  return listen(async (request, response) => {
    const transport = new StreamableHTTPServerTransport({})
    await connectV1(transport)
    await transport.handleRequest(request, response)
  })
}

async function connectV1(transport: StreamableHTTPServerTransport): Promise<void> {
  const server = new McpServerV1({ name: 'v1', version: '1.0.0' })
  const say = { description: 'Says a text.', inputSchema: { text: z.string() } }
  server.registerTool('say', say, ({ text }) => textResult(text))
  const count = { description: 'Counts.', inputSchema: { to: z.number() } }
  server.registerTool('count', count, ({ to }, { _meta, signal, sendNotification }) =>
    countTo(to, signal, (progress, total) => {
      const progressToken = _meta?.progressToken
      if (progressToken === undefined) return
      const params = { progressToken, progress, total }
      return sendNotification({ method: 'notifications/progress', params })
    }),
  )
  // Its own type of a transport is not exact about what may be undefined.
  await server.connect(transport as Parameters<McpServerV1['connect']>[0])
}

/** SDK v2; `legacy` says what becomes of clients of the older era. */
export function v2(legacy: 'stateless' | 'reject'): Promise<TheirServer> {
  const handler = createMcpHandler(createV2, { legacy })
  const handle = toNodeHandler(handler)
  return listen(
    // Its own type of a request is not exact about what may be undefined.
    (request, response) => handle(request as Parameters<typeof handle>[0], response),
    () => handler.notify.toolsChanged(),
  )
}

function createV2(): McpServer {
  const server = new McpServer({ name: 'v2', version: '1.0.0' })
  const say = {
    description: 'Says a text.',
    inputSchema: z.object({ text: z.string().meta({ 'x-mcp-header': 'Text' }) }),
  }
  server.registerTool('say', say, ({ text }) => textResult(text))
  const count = {
    description: 'Counts.',
    inputSchema: z.object({ to: z.number().int() }),
  }
  server.registerTool('count', count, ({ to }, { mcpReq }) =>
    countTo(to, mcpReq.signal, (progress, total) => {
      const progressToken = mcpReq._meta?.progressToken
      if (progressToken === undefined) return
      const params = { progressToken, progress, total }
      return mcpReq.notify({ method: 'notifications/progress', params })
    }),
  )
  const schema = z.object({ sure: z.boolean() })
  const deploy = { description: 'Deploys, if you are sure.' }
  server.registerTool('deploy', deploy, ({ mcpReq }) => {
    const answer = acceptedContent(mcpReq.inputResponses, 'sure', schema)
    if (answer) return textResult(`sure: ${answer.sure}`)
    const asking = { message: 'Sure?', requestedSchema: schema }
    return inputRequired({ inputRequests: { sure: inputRequired.elicit(asking) } })
  })
  return server
}

async function countTo(
  to: number,
  signal: AbortSignal,
  progress: (progress: number, total: number) => unknown,
) {
  for (let step = 1; step <= to; step++) {
    await wait(2, undefined, { signal })
    await progress(step, to)
  }
  return textResult(`counted to ${to}`)
}

function textResult(text: string) {
  return { content: [{ type: 'text' as const, text }] }
}
