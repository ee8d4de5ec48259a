/** A probe, and a server of the older era. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_PROBE_FALLS_BACK: Exchange = {
  revision: '2025-11-25',
  era: 'legacy',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: '@modelcontextprotocol/server-sequential-thinking 2026.8.31',
  },
  name: 'stdio-probe-falls-back',
  title: {
    en: 'A probe, and a server of the older era',
    zh: '探测遇上旧一代的服务端',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"Method not found"}}',
      note: {
        en: 'Not one of the three modern errors: whichever it is, the server is taken for legacy.',
        zh: '不是新一代那三个错误码：不管是哪种错误，都按旧一代对待。',
      },
    },
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}',
    },
    {
      from: 'server',
      body: '{"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"sequential-thinking-server","version":"2026.8.31"}},"jsonrpc":"2.0","id":2}',
    },
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    },
  ],
}
