/** A tool of any length on the official SDK v2, written as its readme has it. */
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'
import { textOf } from '../../stdio/programs/run-calls.ts'

serveStdio(() => {
  const server = new McpServer({ name: 'texts', version: '1.0.0' })
  server.registerTool(
    'get_text',
    {
      description: 'A text of so many bytes.',
      inputSchema: z.object({ bytes: z.number().int().min(1).describe('How long') }),
    },
    ({ bytes }) => ({ content: [{ type: 'text', text: textOf(bytes) }] }),
  )
  return server
})
