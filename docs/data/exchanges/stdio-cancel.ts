/** A call that is no longer wanted. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_CANCEL: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: 'solutions/01-handrolled/zero-sdk',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-cancel',
  title: {
    en: 'A call that is no longer wanted',
    zh: '不再需要的调用',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"count_slowly","arguments":{"to":2,"everyMs":100},"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{},"io.modelcontextprotocol/clientInfo":{"name":"mcp-zero-to-one","version":"1.0.0"},"progressToken":2}}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":2,"progress":1,"total":2}}',
    },
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2,"reason":"request 2 was cancelled by the caller"}}',
      note: {
        en: 'Nothing comes after this: a cancelled request has no answer.',
        zh: '此后什么也不会来：被取消的请求没有响应。',
      },
    },
  ],
}
