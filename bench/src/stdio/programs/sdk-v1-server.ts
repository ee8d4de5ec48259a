/** The tool of stage 01 on the official SDK v1, written as its readme has it. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'

const server = new McpServer({ name: 'weather', version: '1.0.0' })
server.registerTool(
  'get_weather',
  {
    description: 'Current weather of one city. Use it for today; it knows no forecast.',
    inputSchema: { city: z.string().describe('Name of the city, e.g. Oslo') },
  },
  ({ city }) => ({
    content: [{ type: 'text', text: `${city}: 21 °C, light wind, no rain` }],
  }),
)
await server.connect(new StdioServerTransport())
