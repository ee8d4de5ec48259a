/** One text of each kind, in our own words, and one recorded exchange. */
import { STDIO_LEGACY_INITIALIZE } from '../../../data/exchanges/stdio-legacy-initialize.ts'
import type { Preset } from '../input/use-input.ts'
import { recordingOf } from '../trace/recording.ts'

export const PRESETS: readonly Preset[] = [
  {
    id: 'old',
    title: { en: 'An old lesson', zh: '一段旧教程' },
    text: `# Connecting

Every MCP client must first send initialize and wait for the answer. It then sends
notifications/initialized. Keep the Mcp-Session-Id header from the answer and send it with
every later request, and answer each ping of the server.
`,
  },
  {
    id: 'today',
    title: { en: 'A current one', zh: '一段新教程' },
    text: `# Connecting

Since 2026-07-28 there is no handshake: initialize and the Mcp-Session-Id header were
removed. Each request names its revision in _meta, and server/discover says what a server
can do.
`,
  },
  {
    id: 'zh',
    title: { en: 'In Chinese, and old', zh: '中文旧文' },
    text: `客户端连接之后，必须先发送 initialize 请求完成握手，再发 initialized 通知。
之后的每个请求都要带上 Mcp-Session-Id。
`,
  },
  {
    id: 'handshake',
    title: { en: 'Messages: a handshake', zh: '消息：一次握手' },
    text: recordingOf(STDIO_LEGACY_INITIALIZE),
  },
]
