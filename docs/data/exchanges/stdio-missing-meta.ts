/** A request that does not say its revision. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_MISSING_META: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: '@workshop/faults, raw client',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-missing-meta',
  title: {
    en: 'A request that does not say its revision',
    zh: '没说明版本的请求',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}',
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"params._meta lacks io.modelcontextprotocol/protocolVersion"}}',
    },
  ],
}
