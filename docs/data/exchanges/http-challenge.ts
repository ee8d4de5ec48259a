/** Refused, and told where to ask. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_CHALLENGE: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: '@workshop/faults, raw client',
    server: 'solutions/03-remote/zero-sdk',
  },
  name: 'http-challenge',
  title: {
    en: 'Refused, and told where to ask',
    zh: '被拒绝，并被告知去哪里申请',
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
        'Mcp-Method': 'tools/list',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}}}',
    },
    {
      from: 'server',
      line: '401',
      headers: {
        'content-type': 'application/json',
        'www-authenticate':
          'Bearer resource_metadata="http://127.0.0.1:3000/.well-known/oauth-protected-resource/mcp", scope="weather:read"',
      },
      body: '{"jsonrpc":"2.0","error":{"code":-32600,"message":"no access"}}',
    },
    {
      from: 'client',
      line: 'GET /.well-known/oauth-protected-resource/mcp',
      headers: {
        Accept: 'application/json',
      },
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"resource":"http://127.0.0.1:3000/mcp","authorization_servers":["https://auth.example.com"],"bearer_methods_supported":["header"],"scopes_supported":["weather:read"]}',
      note: {
        en: 'A client goes on from here: to the authorization server, then back with a token.',
        zh: '客户端由此继续：先去授权服务端，再带着令牌回来。',
      },
    },
  ],
}
