/**
 * A link to a URL: one POST for each request, and the JSON that comes back.
 * A start: it knows servers that answer in one piece, at once, and without questions.
 * Specification 2026-07-28: basic/transports/streamable-http.
 */
import {
  LATEST_LEGACY_VERSION,
  META,
  METHODS,
  MODERN_VERSION,
  type Params,
  type ToolDefinition,
  type ToolResult,
} from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import type {
  CallOptions,
  HttpConfig,
  Link,
  OpenOptions,
  RemoteOptions,
} from './contract.ts'
import { HttpError } from './errors.ts'
import { eraOf } from './negotiate.ts'

const CLIENT_INFO = { name: 'mcp-zero-to-one', version: '1.0.0' }
const META_OF_REQUESTS = {
  [META.protocolVersion]: MODERN_VERSION,
  [META.clientCapabilities]: {},
  [META.clientInfo]: CLIENT_INFO,
}

type Result = Record<string, unknown>

export async function openHttpLink(
  { url, headers }: HttpConfig,
  { log = () => undefined }: OpenOptions & RemoteOptions,
): Promise<Link> {
  let lastId = 0
  let session: Record<string, string> = {}

  function post(method: string, params: Params, id?: number): Promise<Response> {
    log(`POST ${url} ${method}`)
    return fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
        ...session,
      },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
    })
  }

  async function request(method: string, params: Params): Promise<Result> {
    const response = await post(method, params, ++lastId)
    if (!response.ok) throw new HttpError(response.status, await response.text())
    return resultIn(await response.json())
  }

  async function open(): Promise<
    Pick<Link, 'era' | 'protocolVersion' | 'capabilities'>
  > {
    const probe = await post(METHODS.discover, { _meta: META_OF_REQUESTS }, ++lastId)
    const body = await probe.text()
    if (eraOf({ status: probe.status, body }) === 'modern') {
      const { capabilities = {} } = resultIn(JSON.parse(body))
      const agreed = { era: 'modern', protocolVersion: MODERN_VERSION } as const
      return { ...agreed, capabilities: capabilities as Result }
    }
    const response = await post(
      METHODS.initialize,
      {
        protocolVersion: LATEST_LEGACY_VERSION,
        capabilities: {},
        clientInfo: CLIENT_INFO,
      },
      ++lastId,
    )
    const id = response.headers.get('mcp-session-id')
    if (id) session = { 'Mcp-Session-Id': id }
    const { protocolVersion, capabilities = {} } = resultIn(await response.json())
    await post('notifications/initialized', {})
    return {
      era: 'legacy',
      protocolVersion: String(protocolVersion),
      capabilities: capabilities as Result,
    }
  }

  const agreement = await open()
  const inEra = (params: Params): Params =>
    agreement.era === 'modern' ? { ...params, _meta: META_OF_REQUESTS } : params

  return {
    ...agreement,
    // Nobody notices yet that a server does not know us any more.
    gone: new Promise(() => undefined),
    async listPage(cursor) {
      const params = inEra(cursor === undefined ? {} : { cursor })
      const result = await request(METHODS.listTools, params)
      return { ...result, tools: result.tools as ToolDefinition[] }
    },
    async callTool(tool: string, args: object = {}, _options: CallOptions = {}) {
      const params = inEra({ name: tool, arguments: args })
      return (await request(METHODS.callTool, params)) as ToolResult
    },
    onNotification: () => undefined,
    close: async () => undefined,
  }
}

function resultIn(body: unknown): Result {
  const { result, error } = body as {
    result: Result
    error?: { code: number; message: string; data?: unknown }
  }
  if (error) throw new RpcError(error.code, error.message, error.data)
  return result
}
