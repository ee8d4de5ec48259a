/**
 * The official clients over HTTP behind one face. What they agreed on is read from
 * their requests and the answers to these, never asked of them.
 */
import {
  Client as ClientV2,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import type { CallOptions, Negotiation } from './their-clients.ts'

export interface Exchanged {
  /** `POST tools/list`, `GET`. */
  asked: string
  /** The `MCP-Protocol-Version` header. */
  version: string | null
  status: number
  type: string
}

export interface TheirHttpClient extends AsyncDisposable {
  /** In the order of the answers. */
  readonly exchanges: readonly Exchanged[]
  listTools(): Promise<ToolDefinition[]>
  callTool(name: string, args?: object, options?: CallOptions): Promise<ToolResult>
  onToolsChanged(listener: () => void): Promise<void>
}

const INFO = { name: 'interop', version: '1.0.0' }

export async function openV1HttpClient(url: string): Promise<TheirHttpClient> {
  const client = new ClientV1(INFO)
  const { fetch, exchanges } = recordingFetch()
  // Its own type of a transport is not exact about what may be undefined.
  const transport = new TransportV1(new URL(url), { fetch }) as Parameters<
    ClientV1['connect']
  >[0]
  await client.connect(transport)
  return faceOf(client, exchanges)
}

export async function openV2HttpClient(
  url: string,
  mode: Negotiation,
): Promise<TheirHttpClient> {
  const client = new ClientV2(INFO, { versionNegotiation: { mode } })
  const { fetch, exchanges } = recordingFetch()
  await client.connect(new TransportV2(new URL(url), { fetch }))
  return faceOf(client, exchanges)
}

function recordingFetch() {
  const exchanges: Exchanged[] = []
  async function recording(url: string | URL, init: RequestInit = {}) {
    const response = await fetch(url, init)
    const { method } = JSON.parse(String(init.body ?? '{}')) as { method?: string }
    exchanges.push({
      asked: [init.method ?? 'GET', method].filter(Boolean).join(' '),
      version: new Headers(init.headers).get('mcp-protocol-version'),
      status: response.status,
      type: response.headers.get('content-type') ?? '',
    })
    return response
  }
  return { fetch: recording, exchanges }
}

function faceOf(
  client: ClientV1 | ClientV2,
  exchanges: readonly Exchanged[],
): TheirHttpClient {
  const { callTool } = client as {
    callTool(params: object, ...rest: unknown[]): unknown
  }
  const isV1 = client instanceof ClientV1
  return {
    exchanges,
    listTools: async () => (await client.listTools()).tools as ToolDefinition[],
    async callTool(name, args = {}, options = {}) {
      const params = { name, arguments: args }
      const rest = isV1 ? [undefined, options] : [options]
      return (await callTool.call(client, params, ...rest)) as ToolResult
    },
    async onToolsChanged(listener) {
      if (isV1) throw new Error('expected a client of the modern era, got v1')
      client.setNotificationHandler('notifications/tools/list_changed', listener)
      await client.listen({ toolsListChanged: true })
    },
    [Symbol.asyncDispose]: () => client.close(),
  }
}
