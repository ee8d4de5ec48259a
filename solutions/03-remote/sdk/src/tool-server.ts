/**
 * An SDK server with our tools, made anew for each request as `createMcpHandler` has
 * it. Not here: HTTP.
 *
 * The SDK does: method dispatch, `server/discover` and `initialize`, validation of
 * arguments, results in the form of either era with `resultType` and cache hints.
 * Left to us: silence on the progress of a cancelled call.
 * Specification 2026-07-28: server/discover, server/tools.
 */
import {
  type CallToolResult,
  fromJsonSchema,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { type Implementation, LEGACY_VERSIONS, NOTIFICATIONS } from '@workshop/wire'
import type { Tool } from '../provided/tools.ts'

const CACHE_HINT = { ttlMs: 60_000, cacheScope: 'public' } as const
const compile = fromJsonSchema<Record<string, unknown>>

export interface CheckedTool {
  tool: Tool
  schema: ReturnType<typeof compile>
}

/** Schemas are compiled once, not for each request. */
export function compiled(tools: readonly Tool[]): CheckedTool[] {
  return tools.map(tool => ({ tool, schema: compile(tool.inputSchema) }))
}

export interface Offer {
  tools: readonly CheckedTool[]
  info: Implementation
  /** Whether a change of the tools can be told: only on a stream that listens. */
  listChanged: boolean
}

export function createServer({ tools, info, listChanged }: Offer): McpServer {
  const server = new McpServer(info, {
    capabilities: { tools: { listChanged } },
    supportedProtocolVersions: [...LEGACY_VERSIONS].reverse(),
    cacheHints: { 'server/discover': CACHE_HINT, 'tools/list': CACHE_HINT },
  })
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
    // #region hang-up-cancels
    progress(progress, total, message) {
      if (progressToken === undefined || signal.aborted) return
      const params = { progressToken, progress, total, message }
      // Nobody is there to read it: the signal will say so.
      notify({ method: NOTIFICATIONS.progress, params }).catch(() => undefined)
    },
    // #endregion hang-up-cancels
  })
  if (typeof result === 'string') return { content: [{ type: 'text', text: result }] }
  return result as CallToolResult
}
