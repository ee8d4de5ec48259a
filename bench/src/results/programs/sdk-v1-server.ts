/** A tool of any length on the official SDK v1, written as its readme has it. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'
import { textOf } from '../../stdio/programs/run-calls.ts'

const server = new McpServer({ name: 'texts', version: '1.0.0' })
server.registerTool(
  'get_text',
  {
    description: 'A text of so many bytes.',
    inputSchema: { bytes: z.number().int().min(1).describe('How long') },
  },
  ({ bytes }) => ({ content: [{ type: 'text', text: textOf(bytes) }] }),
)
await server.connect(new StdioServerTransport())
