/** Facts of chapter 5: what it costs to introduce oneself, and to ask a silent peer. */
import type { Fact } from '../types.ts'

const META = [
  "import { STDIO_MODERN_DISCOVER as e } from './docs/data/exchanges/stdio-modern-discover.ts'",
  'console.log(JSON.stringify(JSON.parse(e.frames[0].body).params._meta).length)',
].join('; ')
const LIMIT = [
  "import { DEFAULT_REQUEST_TIMEOUT_MSEC as ms } from '@modelcontextprotocol/client'",
  "console.log(ms.toLocaleString('en'))",
].join('; ')

export const FACTS_5: readonly Fact[] = [
  {
    id: 'meta-characters',
    value: '186',
    meaning: {
      en: 'Characters of `_meta` in a request of our client: revision, empty capabilities, name and version.',
      zh: '我们的客户端发的请求里 `_meta` 有多少字符：版本、空的能力、名字和版本号。',
    },
    source: { title: 'The recorded exchange stdio-modern-discover' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `node --import tsx --input-type=module -e "${META}"`,
    era: 'modern',
  },
  {
    id: 'probe-limit',
    value: '60,000',
    meaning: {
      en: 'Milliseconds that the official TypeScript client 2.4.0 waits for `server/discover` before it takes a silent process for a legacy server, unless told otherwise: its limit for any request.',
      zh: '官方 TypeScript 客户端 2.4.0 默认等 `server/discover` 多少毫秒，才把不吭声的进程当成旧一代：就是它对普通请求的时限。',
    },
    source: { title: '@modelcontextprotocol/client 2.4.0' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `cd interop && node --input-type=module -e "${LIMIT}"`,
  },
]
