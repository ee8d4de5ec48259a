/** A call over HTTP. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_MODERN_CALL: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: 'solutions/03-remote/zero-sdk',
    server: 'solutions/03-remote/zero-sdk',
  },
  name: 'http-modern-call',
  title: {
    en: 'A call over HTTP',
    zh: '经 HTTP 的一次调用',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'tools/call',
        'mcp-name': 'get_weather',
      },
      body: '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[{"type":"text","text":"Oslo: 21 °C, light wind, no rain"}],"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"weather","version":"1.0.0"}}}}',
    },
  ],
}
