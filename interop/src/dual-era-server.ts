/**
 * A server program on the official SDK v2, as its documentation would have one
 * write it: `serveStdio` speaks 2026-07-28 and, to whoever opens with
 * `initialize`, the legacy revisions. Only the SDK decides what goes on the wire.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

function createServer(): McpServer {
  const server = new McpServer({ name: 'dual-era', version: '1.0.0' })
  server.registerTool(
    'say',
    { description: 'Says a text.', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({ content: [{ type: 'text', text }] }),
  )
  server.registerTool(
    'add',
    {
      description: 'Adds two numbers, with a structured result.',
      inputSchema: z.object({ a: z.number(), b: z.number() }),
      outputSchema: z.object({ sum: z.number() }),
    },
    ({ a, b }) => {
      const structuredContent = { sum: a + b }
      return {
        content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
        structuredContent,
      }
    },
  )
  server.registerTool(
    'count',
    {
      description: 'Counts, with progress, until it is cancelled.',
      inputSchema: z.object({ to: z.number().int() }),
    },
    async ({ to }, { mcpReq }) => {
      const progressToken = mcpReq._meta?.progressToken
      for (let progress = 1; progress <= to; progress++) {
        await wait(5, undefined, { signal: mcpReq.signal })
        if (progressToken === undefined) continue
        const params = { progressToken, progress, total: to }
        await mcpReq.notify({ method: 'notifications/progress', params })
      }
      return { content: [{ type: 'text', text: `counted to ${to}` }] }
    },
  )
  server.registerTool('fail', { description: 'Throws.' }, () => {
    throw new Error('out of paper')
  })
  return server
}

serveStdio(createServer)
