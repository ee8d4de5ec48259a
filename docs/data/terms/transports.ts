/** How it travels. */
import type { TermGroup } from './group.ts'

export const TRANSPORTS: TermGroup = {
  id: 'transports',
  title: { en: 'Transports', zh: '传输' },
  terms: [
    {
      id: 'transport',
      name: { en: 'Transport', zh: '传输' },
      means: {
        en: 'How messages travel. The specification defines two; a third may exist as long as messages stay as they are.',
        zh: '消息怎样送达。规范定义了两种；只要消息保持原样，可以有第三种。',
      },
    },
    {
      id: 'stdio',
      name: { en: 'stdio', zh: 'stdio' },
      means: {
        en: 'A child process: one message a line on its stdin and stdout. Whatever is on stderr is no protocol.',
        zh: '子进程：stdin 和 stdout 上一行一条消息。stderr 上的一切都不是协议。',
      },
    },
    {
      id: 'framing',
      name: { en: 'Framing', zh: '分帧' },
      means: {
        en: 'Finding where a message ends in a stream of bytes. On stdio: at a newline, never inside one.',
        zh: '在字节流里找出消息到哪里为止。stdio 上：到换行为止，消息内部不许有换行。',
      },
    },
    {
      id: 'noise',
      name: { en: 'Noise', zh: '噪声' },
      means: {
        en: 'Lines on stdout that are no messages. Count them; they are the server’s fault and your problem.',
        zh: 'stdout 上不是消息的行。要计数：错在服务端，麻烦在你。',
      },
    },
    {
      id: 'streamable-http',
      name: { en: 'Streamable HTTP', zh: 'Streamable HTTP' },
      means: {
        en: 'One path that takes POST. The server answers each request with one JSON object or with a stream that ends with the answer.',
        zh: '一个只收 POST 的路径。每个请求，服务端要么回一个 JSON 对象，要么回一条以响应收尾的流。',
      },
    },
    {
      id: 'sse',
      name: { en: 'SSE', zh: 'SSE' },
      means: {
        en: 'Server-sent events: the format of the stream, lines of `data:` with an empty line after each event. A format, not a transport.',
        zh: '服务器发送事件：流的格式，`data:` 行加空行分隔。是格式，不是传输。',
      },
    },
    {
      id: 'http-sse',
      name: { en: 'HTTP+SSE', zh: 'HTTP+SSE' },
      means: {
        en: 'The transport of 2024-11-05, two endpoints and a stream that stays open. Deprecated; some servers still have nothing else.',
        zh: '2024-11-05 的传输，两个端点加一条常开的流。已弃用，但有的服务端只有它。',
      },
      era: 'legacy',
    },
    {
      id: 'mirrored-header',
      name: { en: 'Mirrored header', zh: '镜像头' },
      means: {
        en: 'A header that repeats part of the body for those who read no bodies: `Mcp-Method`, `Mcp-Name`, `MCP-Protocol-Version`. If it differs from the body, the answer is 400 and -32020.',
        zh: '把正文的一部分重复在头上，给不读正文的中间设备看：`Mcp-Method`、`Mcp-Name`、`MCP-Protocol-Version`。与正文不符，回 400 和 -32020。',
      },
      era: 'modern',
    },
    {
      id: 'origin',
      name: { en: 'Origin check', zh: 'Origin 检查' },
      means: {
        en: 'Refusing requests of web pages that a local server does not know. Without it, any page in the user’s browser can call it.',
        zh: '拒绝本地服务端不认识的网页发来的请求。没有这道检查，用户浏览器里的任何页面都能调它。',
      },
    },
    {
      id: 'resumption',
      name: { en: 'Resumption', zh: '断线续传' },
      means: {
        en: 'Reading on after a broken stream, by `Last-Event-ID`. Removed in 2026-07-28: the request is lost, and is sent again under a new id.',
        zh: '流断了以后凭 `Last-Event-ID` 接着读。2026-07-28 已删除：请求算丢了，换新 id 重发。',
      },
      era: 'legacy',
    },
    {
      id: 'shutdown',
      name: { en: 'Shutdown', zh: '关停' },
      means: {
        en: 'How a child process is ended: close stdin, wait, SIGTERM, wait, SIGKILL. The protocol has no message for it.',
        zh: '怎样结束子进程：关 stdin，等，SIGTERM，等，SIGKILL。协议里没有告别消息。',
      },
    },
  ],
}
