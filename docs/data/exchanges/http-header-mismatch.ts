/** Headers and body disagree. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_HEADER_MISMATCH: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: '@workshop/faults, raw client',
    server: 'solutions/03-remote/zero-sdk',
  },
  name: 'http-header-mismatch',
  title: {
    en: 'Headers and body disagree',
    zh: '请求头与正文不一致',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': 'count_slowly',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"get_weather","arguments":{"city":"Oslo"},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
    },
    {
      from: 'server',
      line: '400',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32020,"message":"Mcp-Name: expected \\"get_weather\\", got \\"count_slowly\\""}}',
    },
  ],
}
