/** A call that says how far it is. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_PROGRESS: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-progress',
  title: {
    en: 'A call that says how far it is',
    zh: '会报告进度的调用',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"count_slowly","arguments":{"to":3,"everyMs":1},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"},"progressToken":2}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":1,"total":3}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":2,"total":3}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":3,"total":3}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":2,"result":{"resultType":"complete","content":[{"type":"text","text":"counted to 3"}],"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"weather","version":"1.0.0"}}}}',
    },
  ],
}
