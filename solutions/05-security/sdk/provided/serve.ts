/**
 * A server on the official SDK: one of its servers for each era.
 *
 * The SDK does: method dispatch, `server/discover` and `initialize`, `ping`,
 * running calls side by side, cancellation, validation of arguments, results in
 * the form of either era with `resultType` and cache hints.
 * Left to us: silence on the progress of a cancelled call (the SDK holds back
 * only the answer), and all that eras.ts does.
 * Specification 2026-07-28: server/discover, server/tools.
 */
import type { Readable, Writable } from 'node:stream'
import {
  type CallToolResult,
  fromJsonSchema,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import {
  type Implementation,
  LATEST_LEGACY_VERSION,
  NOTIFICATIONS,
} from '@workshop/wire'
import { splitEras } from './eras.ts'
import { wire } from './stdout.ts'
import type { Tool } from './tools.ts'

export interface ServeOptions {
  tools: readonly Tool[]
  input: Readable
  output: Writable
  info?: Implementation
}

/** 2025-03-26 is missing on purpose: it would oblige us to accept batches. */
const SPOKEN_LEGACY_VERSIONS = [LATEST_LEGACY_VERSION, '2025-06-18', '2024-11-05']
const CACHE_HINT = { ttlMs: 60_000, cacheScope: 'public' } as const

const compile = fromJsonSchema<Record<string, unknown>>

interface CheckedTool {
  tool: Tool
  schema: ReturnType<typeof compile>
}

/** Serves until `input` ends; `closed` settles when nothing is running any more. */
export function serve(options: ServeOptions): { closed: Promise<void> } {
  const { tools, input, info = { name: 'weather', version: '1.0.0' } } = options
  const output = options.output === process.stdout ? wire : options.output
  const { modern, legacy, closed } = splitEras(input, output)
  // Compiled once, not once for each era.
  const checked = tools.map(tool => ({ tool, schema: compile(tool.inputSchema) }))
  const create = (): McpServer => createServer(checked, info)
  // Modern is opt-in: a server that is connected by hand speaks legacy only.
  serveStdio(create, { transport: modern, legacy: 'reject', onerror: report })
  create().connect(legacy).catch(report)
  return { closed }
}

function createServer(tools: readonly CheckedTool[], info: Implementation): McpServer {
  const server = new McpServer(info, {
    capabilities: { tools: { listChanged: false } },
    supportedProtocolVersions: SPOKEN_LEGACY_VERSIONS,
    cacheHints: { 'server/discover': CACHE_HINT, 'tools/list': CACHE_HINT },
  })
  server.server.onerror = report
  for (const { tool, schema } of tools) {
    const { name, description } = tool
    server.registerTool(name, { description, inputSchema: schema }, (args, context) =>
      run(tool, args, context),
    )
  }
  return server
}

/** The SDK makes an `isError` result of whatever is thrown here. */
async function run(
  tool: Tool,
  args: Record<string, unknown>,
  { mcpReq }: ServerContext,
): Promise<CallToolResult> {
  const { signal, notify, _meta } = mcpReq
  const progressToken = _meta?.progressToken
  const result = await tool.run(args, {
    signal,
    // #region slow-neighbour
    progress(progress, total, message) {
      if (progressToken === undefined || signal.aborted) return
      const params = { progressToken, progress, total, message }
      notify({ method: NOTIFICATIONS.progress, params }).catch(report)
    },
    // #endregion slow-neighbour
  })
  if (typeof result === 'string') return { content: [{ type: 'text', text: result }] }
  return result as CallToolResult
}

function report(cause: Error): void {
  console.error(cause.message)
}
