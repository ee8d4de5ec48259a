/**
 * A server program on the official SDK v1, as its readme would have one write it.
 * It speaks legacy only, and says which of several it is.
 *
 * node legacy-sdk-server <name>
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'

const [name = 'nameless'] = process.argv.slice(2)
const server = new McpServer({ name, version: '1.0.0' })
server.registerTool('whoami', { description: 'Says which server it is.' }, () => ({
  content: [{ type: 'text', text: name }],
}))
server.registerTool(
  'say',
  { description: 'Says a text.', inputSchema: { text: z.string() } },
  ({ text }) => ({ content: [{ type: 'text', text: `${name}: ${text}` }] }),
)
await server.connect(new StdioServerTransport())
