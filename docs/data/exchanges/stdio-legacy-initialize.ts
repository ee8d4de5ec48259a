/** The handshake, then a list. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_LEGACY_INITIALIZE: Exchange = {
  revision: '2025-11-25',
  era: 'legacy',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-legacy-initialize',
  title: {
    en: 'The handshake, then a list',
    zh: '先握手，再取列表',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{}},"serverInfo":{"name":"weather","version":"1.0.0"}}}',
    },
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    },
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"Oslo: 21 °C, light wind, no rain"}]}}',
    },
  ],
}
