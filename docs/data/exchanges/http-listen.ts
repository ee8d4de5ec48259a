/** Listening for changes. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const HTTP_LISTEN: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'http',
  between: {
    client: 'solutions/03-remote/zero-sdk',
    server: 'solutions/03-remote/zero-sdk',
  },
  name: 'http-listen',
  title: {
    en: 'Listening for changes',
    zh: '监听变化',
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
        'mcp-method': 'subscriptions/listen',
      },
      body: '{"jsonrpc":"2.0","id":2,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"}}}}',
    },
    {
      from: 'server',
      line: '200',
      headers: {
        'Content-Type': 'text/event-stream',
      },
      body: 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":{"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":2}}}',
    },
    {
      from: 'server',
      body: 'event: message\ndata: {"jsonrpc":"2.0","method":"notifications/tools/list_changed","params":{"_meta":{"io.modelcontextprotocol/subscriptionId":2}}}',
      note: {
        en: 'Sent when the tools of the server changed. The stream stays open.',
        zh: '服务端的工具变了才发出。流一直开着。',
      },
    },
  ],
}
