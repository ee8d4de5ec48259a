/** Cuttings as a reader meets them: tutorials, FAQs, release notes, design documents. */
import { type Corpus, passages } from './passage.ts'

export const PAGES_EN: Corpus = {
  old: passages('en-page-old', [
    'Once the transport is connected, the client initiates the handshake by sending an initialize request containing its protocol version, capabilities and client information.',
    'The server responds to the initialize request with its own capabilities. After receiving this response the client sends an initialized notification to acknowledge.',
    'For Streamable HTTP, the server includes an `Mcp-Session-Id` header in the InitializeResult response. Clients must include this header in all subsequent requests.',
    'Implementations should periodically issue pings to detect connection health, and consider the connection stale when no pong arrives.',
    'MCP servers are stateful: every client gets a session, and the session id ties later requests to it.',
    'How do I resume after a disconnect? Send a GET with the `Last-Event-ID` header; the server replays the messages you missed.',
    'Use `resources/subscribe` to watch a resource. The server will then emit update notifications for that URI.',
    'Debugging checklist: 1) did the server answer `initialize`? 2) was `notifications/initialized` sent? 3) does `tools/list` return anything?',
    'curl -X POST http://localhost:3000/mcp -d \'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}\'',
    'The lifecycle of an MCP connection: initialize, operate, shut down.',
  ]),
  new: passages('en-page-new', [
    'Release notes: we removed support for `initialize`, `ping` and sessions, following the 2026-07-28 revision.',
    'FAQ: Where is the initialize call? There is none. MCP is stateless since July 2026, and every request is self-contained.',
    'Do not store anything under `Mcp-Session-Id`. The header has been dropped from the protocol.',
    'Unlike earlier versions, the current specification has no session handshake.',
    'The old `resources/subscribe` method has been replaced by `subscriptions/listen`.',
    'Since the ping method was removed, liveness is checked with ordinary requests and timeouts.',
    'Design decision: no keep-alive on the protocol level. We rely on TCP and on request timeouts.',
    'Resumability through Last-Event-ID was taken out; idempotent tools can simply be retried.',
    'Every request must carry the protocol version and the client capabilities in its `_meta` object.',
    'Servers advertise what they support in the result of `server/discover`, which replaces the capability negotiation of the initialize handshake.',
  ]),
  dual: passages('en-page-dual', [
    'For backwards compatibility with 2025-11-25 clients, our server also accepts the initialize handshake.',
    'If the server responds to `server/discover` with method not found, fall back to `initialize` and continue with a session.',
    'Legacy servers may return an `Mcp-Session-Id`; store it for the lifetime of that connection only.',
    'We support both protocol generations: stateless requests for 2026-07-28 and the initialize handshake for anything older.',
    'When connecting to a pre-2026 server, send ping at most once a minute.',
  ]),
  everyday: passages('en-page-everyday', [
    'Ping the on-call engineer if the MCP server stays red for more than ten minutes.',
    'The script initializes the virtual environment and installs the server.',
    'Use the `ping` tool of our network MCP server to measure latency: `{"name": "ping", "arguments": {"host": "example.org"}}`.',
    'Initialize the SDK with your API key before you register tools.',
    'The handshake of the WebSocket takes one round trip.',
  ]),
}

export const PAGES_ZH: Corpus = {
  old: passages('zh-page-old', [
    '传输层连接好以后，客户端发送 initialize 请求发起握手，其中包含协议版本、能力和客户端信息。',
    '服务端用自己的能力回应 initialize 请求，客户端收到后发送 initialized 通知表示确认。',
    '使用 Streamable HTTP 时，服务端在 InitializeResult 响应里带上 `Mcp-Session-Id`，客户端之后的所有请求都必须携带它。',
    '实现应当定期发送 ping 检测连接状态，长时间没有 pong 就认为连接已失效。',
    'MCP 服务端是有状态的：每个客户端有一个会话，后面的请求靠会话 ID 关联。',
    '断线后怎么恢复？用 GET 带上 `Last-Event-ID`，服务端会重放错过的消息。',
    '用 `resources/subscribe` 监听资源，服务端会针对这个 URI 发出更新通知。',
    'MCP 连接的生命周期：初始化、运行、关闭。客户端必须先完成初始化握手。',
  ]),
  new: passages('zh-page-new', [
    '发布说明：按照 2026-07-28 版本，我们移除了对 `initialize`、`ping` 和会话的支持。',
    '常见问题：initialize 调用在哪里？没有了。2026 年 7 月起 MCP 是无状态的，每个请求都自包含。',
    '不要在 `Mcp-Session-Id` 下面存任何东西，协议已经去掉了这个头。',
    '和早期版本不同，现行规范没有会话握手。',
    '旧的 `resources/subscribe` 方法已经被 `subscriptions/listen` 取代。',
    'ping 方法移除之后，用普通请求加超时来判断对端是否存活。',
    '设计决定：协议层不做保活，依靠 TCP 和请求超时。',
    '`server/discover` 的结果声明服务端支持什么，它取代了 initialize 握手里的能力协商。',
  ]),
  dual: passages('zh-page-dual', [
    '为了兼容 2025-11-25 的客户端，我们的服务端也接受 initialize 握手。',
    '如果服务端对 `server/discover` 返回 method not found，就回退到 `initialize`，按会话继续。',
    '旧版服务端可能返回 `Mcp-Session-Id`，只在这条连接期间保存。',
    '两代协议我们都支持：2026-07-28 用无状态请求，更早的版本用 initialize 握手。',
  ]),
  everyday: passages('zh-page-everyday', [
    'MCP 服务端红了超过十分钟，就 ping 值班工程师。',
    '脚本会初始化虚拟环境并安装服务端。',
    '先用 API key 初始化 SDK，再注册工具。',
    'WebSocket 握手需要一次往返。',
  ]),
}
