/** Passages as different people would put it: questions, advice, asides. */
import { type Corpus, passages } from './passage.ts'

export const TERSE_EN: Corpus = {
  old: passages('en-terse-old', [
    'An MCP conversation opens with an exchange of greetings. The client calls initialize, the server introduces itself, and the client acknowledges.',
    'Your test should assert that the server answers `initialize` within two seconds and echoes the protocolVersion it was offered.',
    'Each HTTP client must include the session header (Mcp-Session-Id) or the server will respond with Bad Request.',
    'We recommend pinging the MCP server from a timer. Two lost pings mean that the transport is gone and has to be rebuilt.',
    'To make streams resumable pass an event store to the transport. It will honour Last-Event-ID on reconnect.',
    'Lifecycle of a stdio server: spawn, initialize, initialized, many tool calls, close stdin.',
    'The roots feature lets the server ask: it sends `roots/list` and gets the folders back.',
    'In `onopen`, send:\n\n```json\n{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2024-11-05"}}\n```',
    'After subscribing to a resource with resources/subscribe the client should be prepared to get update notifications at any time.',
    'There are two ways for a server to reach the client over HTTP: on the response stream of a POST, or on the stream that the client has opened with GET.',
    'Capability negotiation takes place when the client connects, so a server cannot add capabilities later.',
    'The client may change verbosity with `logging/setLevel` at any time after initialization.',
  ]),
  new: passages('en-terse-new', [
    'Forget the opening ceremony. A server has to be ready for any request at any moment, from anyone.',
    'Your middleware can stop copying Mcp-Session-Id around.',
    'We deleted four hundred lines when the session went: the store, the sweeper, the resume code and the ping timer.',
    'The method `initialize` is unknown to us, and we say so with the supported revisions in `data`.',
    'Long-running work returns a task handle through the Tasks extension instead of holding a connection open.',
    'resources/subscribe had one flaw: it tied what you wanted to hear to a connection. The listen request does not.',
    'Look for ping in the method table of 2026-07-28 and you will not find it.',
    'Clients that cut the response stream have cancelled the request; there is no way to pick it up with Last-Event-ID.',
    'Who needs a handshake, if every message carries its own passport?',
    'One POST, one answer. Nothing else is open between the two.',
  ]),
  dual: passages('en-terse-dual', [
    'For every server the host remembers which generation it belongs to, and only the earlier one gets `initialize`.',
    'If discovery fails, open the session in the classic manner: initialize, then notifications/initialized.',
    'The compatibility layer answers ping, remembers session ids and forgets them after an hour. Switch it off when your last 2025 client is gone.',
    'Era detection: server/discover answered → modern. Otherwise initialize.',
    'Proxies have to pass on Mcp-Session-Id as long as anything behind them still mints it.',
  ]),
  everyday: passages('en-terse-everyday', [
    'Use ping or traceroute to see whether the server is reachable from the runner.',
    'Initialize git, add the server to your configuration and restart the editor.',
    'He asked the team to ping him before they deploy the MCP server.',
    'The object is initialized lazily, at the first tool call.',
    'Our bot greets new members with a handshake emoji.',
  ]),
}

export const TERSE_ZH: Corpus = {
  old: passages('zh-terse-old', [
    'MCP 对话从互相问候开始：客户端调 initialize，服务端介绍自己，客户端再确认。',
    '测试里要断言服务端两秒之内答复 `initialize`，并且原样返回客户端报的 protocolVersion。',
    '每个 HTTP 请求都要带会话头 Mcp-Session-Id，否则服务端返回 Bad Request。',
    '建议用定时器 ping 一下 MCP 服务端，连丢两次就说明连接断了，要重建。',
    '给传输对象传一个事件存储，流就能恢复，重连时它会认 Last-Event-ID。',
    'stdio 服务端的一生：启动、initialize、initialized、若干次工具调用、关闭 stdin。',
    '客户端用 resources/subscribe 订阅之后，随时可能收到更新通知。',
    '服务端通过 HTTP 找客户端有两条路：POST 的响应流，或者客户端用 GET 打开的那条流。',
    '能力协商在连接时完成，服务端之后不能再加能力。',
    '初始化之后，客户端随时可以用 `logging/setLevel` 调整日志级别。',
  ]),
  new: passages('zh-terse-new', [
    '忘掉开场仪式吧，服务端任何时候都要能接住任何人的任何请求。',
    '中间件不用再抄 Mcp-Session-Id 了。',
    '会话一走，我们删了四百行：存储、清理、续传，还有 ping 定时器。',
    '`initialize` 这个方法我们不认识，回错误时在 `data` 里写明支持的版本。',
    'resources/subscribe 有个毛病：想听什么和连接绑在一起。listen 请求没有这个问题。',
    '在 2026-07-28 的方法表里找 ping，是找不到的。',
    '每条消息自带护照，还要握手干什么？',
    '一个 POST，一个应答，中间没有别的东西开着。',
  ]),
  dual: passages('zh-terse-dual', [
    '宿主替每个服务端记住它是哪一代，只有早的那一代才收到 `initialize`。',
    '发现失败，就用老办法开会话：initialize，然后 notifications/initialized。',
    '兼容层负责回 ping、记会话 ID，一小时后忘掉。最后一个 2025 年的客户端下线后就关掉它。',
    '只要后面还有服务端在发 Mcp-Session-Id，代理就得原样转过去。',
  ]),
  everyday: passages('zh-terse-everyday', [
    '在执行机上用 ping 或 traceroute 看看服务端通不通。',
    '先初始化 git 仓库，再把服务端写进配置，重启编辑器。',
    '部署 MCP 服务端之前记得 ping 我。',
    '对象在第一次调用工具时才初始化。',
  ]),
}
