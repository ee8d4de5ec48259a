/** The tool of stage 01 on the official SDK v2, mounted on node:http as its readme has it. */
import { createServer } from 'node:http'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { listenAndAnnounce } from './announce.ts'

const handler = createMcpHandler(() => {
  const server = new McpServer({ name: 'weather', version: '1.0.0' })
  server.registerTool(
    'get_weather',
    {
      description:
        'Current weather of one city. Use it for today; it knows no forecast.',
      inputSchema: z.object({
        city: z.string().describe('Name of the city, e.g. Oslo'),
      }),
    },
    ({ city }) => ({
      content: [{ type: 'text', text: `${city}: 21 °C, light wind, no rain` }],
    }),
  )
  return server
})
const serve = toNodeHandler(handler)
type Asked = Parameters<typeof serve>[0]
listenAndAnnounce(
  createServer((request, response) => void serve(request as Asked, response)),
)
