/** A revision the server does not speak. Made by `pnpm docs:record`. */
import type { Exchange } from '../types.ts'

export const STDIO_UNSUPPORTED_REVISION: Exchange = {
  revision: '2026-07-28',
  era: 'modern',
  transport: 'stdio',
  between: {
    client: '@workshop/faults, raw client',
    server: 'solutions/01-handrolled/zero-sdk',
  },
  name: 'stdio-unsupported-revision',
  title: {
    en: 'A revision the server does not speak',
    zh: '服务端不会讲的版本',
  },
  recorded: '2026-12-01',
  frames: [
    {
      from: 'client',
      body: '{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2027-01-01","io.modelcontextprotocol/clientCapabilities":{}}}}',
      note: {
        en: '2027-01-01 is made up: a revision that this server cannot know.',
        zh: '2027-01-01 是编出来的：这个服务端不可能认识的版本。',
      },
    },
    {
      from: 'server',
      body: '{"jsonrpc":"2.0","id":1,"error":{"code":-32022,"message":"unsupported protocol version: 2027-01-01","data":{"supported":["2026-07-28"],"requested":"2027-01-01"}}}',
    },
  ],
}
