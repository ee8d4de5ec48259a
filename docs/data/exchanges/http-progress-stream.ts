/** An answer that is a stream. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_PROGRESS_STREAM: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: 'solutions/03-remote/zero-sdk',
    server: 'solutions/03-remote/zero-sdk',
  },
  name: 'http-progress-stream',
  title: {
    en: 'An answer that is a stream',
    zh: '以流作答',
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
        'mcp-name': 'count_slowly',
      },
      body: '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"count_slowly","arguments":{"to":3,"everyMs":1},"_meta":{"progressToken":3,"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'Content-Type': 'text/event-stream',
      },
      body: 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":3,"progress":1,"total":3}}',
    },
    {
      from: 'server',
      body: 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":3,"progress":2,"total":3}}',
    },
    {
      from: 'server',
      body: 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":3,"progress":3,"total":3}}',
    },
    {
      from: 'server',
      body: 'event: message\ndata: {"jsonrpc":"2.0","id":3,"result":{"resultType":"complete","content":[{"type":"text","text":"counted to 3"}],"_meta":{"io.modelcontextprotocol/serverInfo":{"name":"weather","version":"1.0.0"}}}}',
    },
  ],
}
