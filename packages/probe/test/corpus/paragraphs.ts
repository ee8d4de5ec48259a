/** Whole paragraphs, as a page has them. */
import { type Corpus, passages } from './passage.ts'

export const PARAGRAPHS_EN: Corpus = {
  old: passages('en-paragraph-old', [
    '## Connecting to a server\n\nEvery connection goes through the same three steps. First the client sends an `initialize` request that names its protocol version and what it can do. The server replies with its own version and capabilities. Finally the client sends `notifications/initialized`, and normal work can begin.\n\nIf the server does not support the requested version, it answers with one that it does support.',
    '# Streamable HTTP in ten minutes\n\nThe server may assign a session when it answers the first request: it puts a unique value into the `Mcp-Session-Id` header. From then on the client must send this header along. When the server ends the session, requests get a 404 and the client starts over.\n\nA client may also open a GET stream on the endpoint to receive messages that nobody asked for.',
    'Health checks matter in production. The protocol has a utility for them: either side can send `ping`, and the receiver must respond promptly with an empty result. Pick an interval that suits your network, and close the connection after several failures in a row.',
    '### Resuming\n\nNetworks fail. Give each SSE event an id, keep the last hundred, and when a client comes back with a `Last-Event-ID` header, send everything after that id on the new stream.',
    'Resource subscriptions let a client follow changes. The client sends `resources/subscribe` with a uri, and the server confirms with an empty result. Later, `notifications/resources/updated` arrives and the client reads the resource again.',
    '| Phase | What happens |\n| --- | --- |\n| Initialization | version negotiation, exchange of capabilities |\n| Operation | requests in both directions |\n| Shutdown | the transport is closed |\n\nThe initialization phase must be the first interaction between client and server.',
    'A minimal client in Python:\n\n```python\nsend({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params})\nreply = read()\nsend({"jsonrpc": "2.0", "method": "notifications/initialized"})\n```\n\nAfter that, `tools/list` gives you the tools.',
    'MCP is a stateful protocol. Client and server keep a session for as long as the connection lives, and negotiate at its beginning which features both of them support.',
  ]),
  new: passages('en-paragraph-new', [
    '## What replaces the handshake\n\nNothing has to. Each request names the revision it is written in and the capabilities of its sender. A server that does not know the revision says so and lists those it knows.',
    'Earlier revisions had a session that the server could assign through a header. It caused trouble with every load balancer, and it is gone. If your tools need to remember something, let one of them return a handle.',
    'You may have read that a client should send `ping` to keep a connection alive. The method was removed in 2026-07-28. Use timeouts.',
    '### Cut streams\n\nWhen the response stream breaks, the request is lost and counts as cancelled. There is no Last-Event-ID and nothing is replayed: send the request again with a new id, provided it is safe to run twice.',
    'Clients that want to hear about changes send one `subscriptions/listen` request and leave its stream open. The filter says which lists and which resources are of interest. This takes the place of `resources/subscribe` and of the GET stream.',
    'Statelessness is the headline of the revision. Servers run on functions, behind any balancer, in as many copies as you like. The price is a few hundred bytes of metadata on each request.',
    'Checklist for servers: answer `server/discover`; refuse requests without the two keys; put `resultType` into each result; do not mint session ids; do not send requests of your own.',
    'The five words that people grep for are initialize, ping, Mcp-Session-Id, Last-Event-ID and resources/subscribe. This page has all five of them and is current, which shows how little a hit proves.',
  ]),
  dual: passages('en-paragraph-dual', [
    '## Finding out which era a server speaks\n\nSend `server/discover` and look at the answer. A result means modern. One of the three modern error codes means modern too. Anything else, including silence, means legacy: now send `initialize`, wait for the result, and send `notifications/initialized`.',
    'Our server supports clients of both eras. When the first message is `initialize`, it enters the legacy branch: it keeps a session, answers `ping`, and honours `resources/subscribe`. Otherwise every request is served on its own.',
    '### Legacy sessions\n\nA server of 2025-11-25 may hand out an `Mcp-Session-Id`. The client must send it with every request of that session, and must begin again with `initialize` when it gets a 404.',
    'You will meet servers without `server/discover` for years. Keep the old client code: it opens with `initialize`, stores the session id, and pings when idle. Just do not run it before you have probed.',
    '| | 2025-11-25 | 2026-07-28 |\n| --- | --- | --- |\n| first message | `initialize` | any |\n| session | `Mcp-Session-Id` | none |\n| lost stream | `Last-Event-ID` | send again |',
  ]),
  everyday: passages('en-paragraph-everyday', [
    'To set up the project, clone the repository, run `npm install` and initialize the configuration with `npm run init`. If the server does not start, ping us in the forum.',
    'The tool `network_check` wraps ping and traceroute. It takes a host name and returns the round-trip times as text for the model.',
    'The constructor initializes the registry of tools; nothing is sent to a client at this point.',
  ]),
}

export const PARAGRAPHS_ZH: Corpus = {
  old: passages('zh-paragraph-old', [
    '## 连接服务端\n\n每条连接都要走同样的三步。首先客户端发送 `initialize` 请求，写明协议版本和自己的能力。服务端返回自己的版本和能力。最后客户端发送 `notifications/initialized`，之后才能正常工作。\n\n如果服务端不支持客户端要的版本，就返回一个自己支持的版本。',
    '# 十分钟上手 Streamable HTTP\n\n服务端在应答第一个请求时可以分配会话：在 `Mcp-Session-Id` 响应头里放一个唯一的值。之后客户端必须带上这个头。会话结束后请求会得到 404，客户端要从头再来。\n\n客户端还可以在端点上用 GET 打开一条流，接收服务端主动发来的消息。',
    '生产环境要做健康检查。协议自带一个办法：任何一方都可以发 `ping`，收到的一方必须马上返回空结果。按网络情况选一个间隔，连续失败几次就关闭连接，客户端再重连。',
    '### 断线续传\n\n网络总会出问题。给每个 SSE 事件一个编号，保留最近一百条；客户端带着 `Last-Event-ID` 回来时，把这个编号之后的都发给它。',
    '资源订阅用来跟踪变化。客户端发送 `resources/subscribe`，服务端返回空结果表示确认，之后资源一变就发 `notifications/resources/updated`，客户端再读一遍。',
    '最小的客户端：\n\n```python\nsend({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params})\nreply = read()\nsend({"jsonrpc": "2.0", "method": "notifications/initialized"})\n```\n\n然后用 `tools/list` 拿到工具。',
    'MCP 是有状态的协议。连接存活期间客户端和服务端保持一个会话，开始时先协商双方都支持哪些能力。',
  ]),
  new: passages('zh-paragraph-new', [
    '## 握手由什么代替\n\n不需要代替。每个请求自己写明用的是哪个版本、发送方有哪些能力。服务端不认识这个版本，就直说，并列出它认识的版本。',
    '早先的版本有会话，由服务端通过一个请求头分配。它给每一种负载均衡都添了麻烦，现在没有了。工具需要记住什么，就让工具返回一个句柄。',
    '你可能读到过，客户端要定时发 `ping` 来保活。这个方法在 2026-07-28 里已经移除，用超时就行。',
    '### 断掉的流\n\n响应流断了，请求就丢了，等于取消。没有 Last-Event-ID，也不会重放：只要重复执行没有危险，就换一个新 id 再发一次。',
    '想知道变化的客户端发一个 `subscriptions/listen` 请求，让它的流开着，过滤条件写明关心哪些列表和资源。它代替了 `resources/subscribe` 和 GET 流。',
    '服务端检查单：答得出 `server/discover`；缺那两个键的请求要拒绝；每个结果都写 `resultType`；不要生成会话 ID；不要自己发请求。',
    '大家常搜的五个词是 initialize、ping、Mcp-Session-Id、Last-Event-ID 和 resources/subscribe。这一页五个都有，而且是最新的，可见命中说明不了什么。',
  ]),
  dual: passages('zh-paragraph-dual', [
    '## 服务端讲哪一代\n\n发 `server/discover` 看应答。有结果就是新一代，三个新错误码之一也是新一代。其他情况，包括不回答，都是旧一代：这时再发 `initialize`，等到结果，再发 `notifications/initialized`。',
    '我们的服务端两代客户端都支持。第一条消息是 `initialize`，就进入旧分支：保持会话、回应 `ping`、接受 `resources/subscribe`。否则每个请求单独处理。',
    '### 旧版会话\n\n2025-11-25 的服务端可能给出 `Mcp-Session-Id`。客户端在这个会话的每个请求里都要带上它，遇到 404 就必须重新从 `initialize` 开始。',
    '今后几年还会碰到没有 `server/discover` 的服务端。旧的客户端代码要留着：用 `initialize` 开场，存下会话 ID，空闲时 ping 一下。只是别在探测之前就跑它。',
  ]),
  everyday: passages('zh-paragraph-everyday', [
    '搭建项目：克隆仓库，运行 `npm install`，再用 `npm run init` 初始化配置。服务端起不来，就在论坛里 ping 我们。',
    '工具 `network_check` 封装了 ping 和 traceroute，传入主机名，把往返时间作为文本返回给模型。',
    '构造函数只初始化工具表，这时还没有给客户端发任何东西。',
  ]),
}
