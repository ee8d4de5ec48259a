/** The tool of stage 01 on the official SDK v2, written as its readme has it. */
import { McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

serveStdio(() => {
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
