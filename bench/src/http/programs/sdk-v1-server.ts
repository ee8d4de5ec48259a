/**
 * The tool of stage 01 on the official SDK v1: with sessions, as its readme has it, and
 * with JSON answers, which is its fastest way.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { z } from 'zod'
import { listenAndAnnounce } from './announce.ts'

const sessions = new Map<string, StreamableHTTPServerTransport>()

async function openSession(): Promise<StreamableHTTPServerTransport> {
  const transport = new StreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: id => void sessions.set(id, transport),
    enableJsonResponse: true,
  })
  const server = new McpServer({ name: 'weather', version: '1.0.0' })
  server.registerTool(
    'get_weather',
    {
      description:
        'Current weather of one city. Use it for today; it knows no forecast.',
      inputSchema: { city: z.string().describe('Name of the city, e.g. Oslo') },
    },
    ({ city }) => ({
      content: [{ type: 'text', text: `${city}: 21 °C, light wind, no rain` }],
    }),
  )
  await server.connect(transport as Parameters<McpServer['connect']>[0])
  return transport
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const id = request.headers['mcp-session-id']
  const transport = sessions.get(String(id)) ?? (await openSession())
  await transport.handleRequest(request, response)
}

listenAndAnnounce(
  createServer((request, response) => {
    answer(request, response).catch(cause => response.destroy(cause))
  }),
)
