/** Which tools do you have?. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_MODERN_TOOLS_LIST: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-modern-tools-list',
  title: {
    en: 'Which tools do you have?',
    zh: '你有哪些工具？',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","tools":[{"name":"get_weather","description":"Current weather of one city. Use it for today; it knows no forecast.","inputSchema":{"type":"object","properties":{"city":{"type":"string","description":"Name of the city, e.g. Oslo"}},"required":["city"]}},{"name":"count_slowly","description":"Counts from 1 to a number, with a pause before each step.","inputSchema":{"type":"object","properties":{"to":{"type":"integer","minimum":1,"description":"Where to stop"},"everyMs":{"type":"integer","minimum":0,"description":"Pause in milliseconds"}},"required":["to"]}},{"name":"always_fails","description":"Fails every time, with a reason. For trying out how failures look.","inputSchema":{"type":"object"}}],"ttlMs":60000,"cacheScope":"public","_meta":{"io.modelcontextprotocol/serverInfo":{"name":"weather","version":"1.0.0"}}}}',
    },
  ],
}
