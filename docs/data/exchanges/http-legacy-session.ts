/** A probe, then a session. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_LEGACY_SESSION: Exchange = {
  revision: '2025-11-25',
  era: 'legacy',
  transport: 'http',
  between: {
    client: 'solutions/03-remote/zero-sdk',
    server: '@modelcontextprotocol/sdk 1.32.2',
  },
  name: 'http-legacy-session',
  title: {
    en: 'A probe, then a session',
    zh: '先探测，再建会话',
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
        'mcp-method': 'server/discover',
      },
      body: '{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      line: '400',
      headers: {
        'content-type': 'application/json',
      },
      body: '{"jsonrpc":"2.0","error":{"code":-32000,"message":"Bad Request: Server not initialized"},"id":null}',
    },
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: '{"jsonrpc":"2.0","id":2,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'text/event-stream',
        'mcp-session-id': '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
      },
      body: 'event: message\ndata: {"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{"listChanged":true}},"serverInfo":{"name":"v1","version":"1.0.0"}},"jsonrpc":"2.0","id":2}',
      note: {
        en: 'From here on every request carries the session id.',
        zh: '从这里起，每个请求都带上会话 id。',
      },
    },
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        'mcp-session-id': '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
      },
      body: '{"jsonrpc":"2.0","method":"notifications/initialized"}',
    },
    {
      from: 'server',
      line: '202',
    },
    {
      from: 'client',
      line: 'POST /mcp',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        'mcp-session-id': '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
      },
      body: '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"say","arguments":{"text":"hello"}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'content-type': 'text/event-stream',
        'mcp-session-id': '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
      },
      body: 'event: message\ndata: {"result":{"content":[{"type":"text","text":"hello"}]},"jsonrpc":"2.0","id":4}',
    },
    {
      from: 'client',
      line: 'DELETE /mcp',
      headers: {
        accept: 'application/json, text/event-stream',
        'mcp-protocol-version': '2025-11-25',
        'mcp-session-id': '1868a90c-7f2e-4b6d-9a53-0d2c8e4f6b71',
      },
    },
    {
      from: 'server',
      line: '200',
    },
  ],
}
