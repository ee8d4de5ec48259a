/** No such tool: an error. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_UNKNOWN_TOOL: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-unknown-tool',
  title: {
    en: 'No such tool: an error',
    zh: '没有这个工具：error',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"get_wether","arguments":{"city":"Oslo"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"unknown tool: get_wether"}}',
    },
  ],
}
