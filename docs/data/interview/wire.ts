/** Messages and how they travel: shapes, ids, HTTP, progress, cancelling. */
import type { Topic } from '../types.ts'

export const WIRE: Topic = {
  id: 'wire',
  title: { en: 'Messages and transports', zh: '消息与传输' },
  questions: [
    {
      id: 'q-18',
      question: {
        en: 'Which shapes can a JSON-RPC message in MCP have, and which rules about ids and codes do people get wrong?',
        zh: 'MCP 里的 JSON-RPC 消息有哪几种？关于 id 和错误码，大家常弄错什么？',
      },
      answer: {
        en: 'Four: **request** (`method` and `id`), **notification** (`method`, no `id`), **result** (`id`, `result`), **error** (`id`, `error`). Look for `method` first. Going by the id alone goes wrong in legacy, where both sides send requests and each counts for itself.\n\nIds: string or integer, never `null`. Unique among those not yet answered; legacy: never used twice in a session. If the id of a bad message could not be read, the error simply has none.\n\n`params` is an object, never an array, and in 2026-07-28 required on each request, since `_meta` is inside. A result needs `resultType`. A notification is never answered, not even with an error.\n\nCodes: `-32700`, `-32600` to `-32603` from JSON-RPC; `-32020`, `-32021`, `-32022` from MCP. Your own belong outside -32768 to -32000. What a *tool* did wrong is no error of this kind but a result with `isError`.\n\nNo batches: they existed in 2025-03-26 only.',
        zh: '四种：**请求**（有 `method` 和 `id`）、**通知**（有 `method`，没 `id`）、**结果**（`id`、`result`）、**错误**（`id`、`error`）。先看有没有 `method`。只凭 id 认，在旧一代会出事：那时双方都发请求，各数各的号。\n\nid：字符串或整数，绝不是 `null`。在还没答复的请求里不重复；旧一代更严，一个会话里不能用第二次。坏消息的 id 读不出来，错误响应就干脆没有 id。\n\n`params` 是对象，不是数组；2026-07-28 里每个请求都必须有，因为 `_meta` 在里面。结果要有 `resultType`。通知绝不回应，报错也不行。\n\n错误码：`-32700`、`-32600` 到 `-32603` 来自 JSON-RPC；`-32020`、`-32021`、`-32022` 来自 MCP。自己的码放在 -32768 到 -32000 之外。*工具*没干成，不算这种错误，是带 `isError` 的结果。\n\n没有批量，只在 2025-03-26 有过。',
      },
      deeper: {
        en: 'You may get a line and be asked what it is: `{"id":null,"method":"x"}` is an invalid request, not a notification. Or what to do with a line that cannot be parsed on stdio. The specification leaves it open; pick something, write it down, count them.',
        zh: '可能给你一行让你认：`{"id":null,"method":"x"}` 是无效请求，不是通知。也可能问 stdio 上解析不了的行怎么办：规范没规定，定一种做法，写下来，并且计数。',
      },
      stale: {
        en: '“`params` may be an array” is JSON-RPC but not MCP. -32000 to -32019 are no free range: new codes are not to be put there.',
        zh: '「`params` 可以是数组」是 JSON-RPC，不是 MCP。-32000 到 -32019 不是自由区，新的码不该放那里。',
      },
      links: ['/guide/3#shapes', '/guide/3#codes', '/pitfalls/id-discipline'],
    },
    {
      id: 'q-24',
      question: {
        en: 'One address, one HTTP method. How does Streamable HTTP carry calls, progress and announcements over that?',
        zh: '一个地址，一种 HTTP 方法。Streamable HTTP 怎么靠它承载调用、进度和各种通知？',
      },
      answer: {
        en: 'Everything is a **POST with one message**. `Accept` lists `application/json` *and* `text/event-stream`; which of the two comes back is the server’s choice, for each request. So the client must be able to read both.\n\n- Plain: one JSON object.\n- Stream: messages about *this* request, such as progress, then its response, and the stream ends.\n- A notification, if accepted: 202 without a body.\n- Announcements: `subscriptions/listen` is a POST whose stream stays open.\n\nEach POST has `MCP-Protocol-Version`, each request also `Mcp-Method`, and some `Mcp-Name`. The server compares them with the body.\n\nClosing the stream **is** cancelling. A broken one loses the request; send again with a new id, if it may run twice. On a server that is modern only, GET and DELETE get 405.\n\nLegacy had more: a GET stream, an optional session id on `initialize`, DELETE to end it, `Last-Event-ID` to go on reading. There a disconnect is no cancellation.',
        zh: '一切都是**带一条消息的 POST**。`Accept` 里 `application/json` *和* `text/event-stream` 都要写；回哪一种，每个请求由服务端定，所以客户端两种都得会读。\n\n- 普通：一个 JSON 对象。\n- 流：先是和*这个*请求有关的消息，比如进度，然后是它的响应，流就此结束。\n- 发的是通知，收下了：202，没有正文。\n- 变更通知：`subscriptions/listen` 也是 POST，只是它的流一直开着。\n\n每个 POST 带 `MCP-Protocol-Version`，请求还带 `Mcp-Method`，有些再带 `Mcp-Name`。服务端拿它们和正文比对。\n\n关流**就是**取消。流断了请求就没了，允许跑两遍的话，换新 id 重发。只讲新一代的服务端，GET 和 DELETE 一律回 405。\n\n旧一代东西更多：GET 流，`initialize` 时可选的会话 id，用 DELETE 结束它，用 `Last-Event-ID` 接着读。那时断开不算取消。',
      },
      deeper: {
        en: 'They may ask for the statuses: 404 with -32601 for an unknown method, 400 for a bad header or version, 403 for a wrong `Origin`, 401 without a token. The follow-up is how the stream is cut into events when a chunk ends in the middle of a character.',
        zh: '可能问状态码：未知方法 404 加 -32601，头或版本不对 400，`Origin` 不对 403，没令牌 401。追问是：数据块断在一个字符中间，怎么切成事件？',
      },
      stale: {
        en: 'There is no “upgrade to SSE because the client accepts it”, and no “without that header you get JSON”: leaving one of the two out is a mistake of the client.',
        zh: '没有「客户端接受才升级成 SSE」，也没有「不写那个头就拿到 JSON」：两种里少写一种，是客户端的错。',
      },
      links: [
        '/guide/4#http',
        '/pitfalls/json-or-sse',
        '/pitfalls/status-map',
        '/pitfalls/mirrored-headers',
      ],
    },
    {
      id: 'q-26',
      question: {
        en: 'SSE appears in the old HTTP+SSE transport and in Streamable HTTP. What is the difference?',
        zh: '旧的 HTTP+SSE 里有 SSE，Streamable HTTP 里也有。差在哪？',
      },
      answer: {
        en: 'The format is the same, the *lifetime* is not.\n\n**HTTP+SSE**: one stream per client, as long as the client lives. Requests go by POST to another address, and all answers come back on that stream. The process that holds the stream has to get the POST, so routing is sticky. If the stream breaks, everything on it is lost.\n\n**Streamable HTTP**: the stream is the body of the answer to *one* POST and ends with it. “Upgrade” is the wrong word: nothing is switched, the server just answers with another content type. Any replica can take the next request. The exception is `subscriptions/listen`, which stays open and takes a connection; count those.\n\nRecovery: the old one had none. Streamable HTTP could replay events by `Last-Event-ID` from 2025-03-26 to 2025-11-25, if the server wanted to. Since 2026-07-28 it cannot: a broken stream is a lost request.',
        zh: '格式一样，*寿命*不一样。\n\n**HTTP+SSE**：每个客户端一条流，客户端活多久它开多久。请求 POST 到另一个地址，响应全从这条流回来。POST 必须落到拿着这条流的进程，所以路由有粘性。流一断，上面的全丢。\n\n**Streamable HTTP**：流是*某一个* POST 的响应正文，说完就结束。「升级」这个词不对，什么都没切换，服务端只是换了种内容类型来答。下一个请求哪个副本都能接。例外是 `subscriptions/listen`，它一直开着，占一条连接，要计数。\n\n恢复：旧的完全没有。Streamable HTTP 在 2025-03-26 到 2025-11-25 之间可以用 `Last-Event-ID` 补发，前提是服务端愿意。2026-07-28 起不行了：流断了，请求就没了。',
      },
      deeper: {
        en: 'A frequent follow-up: why SSE and not WebSocket? It is an ordinary HTTP answer, so proxies, tokens and limits work as they are, and one direction is all that is needed. Then the proxy again: no buffering, comments as a sign of life, long read timeouts.',
        zh: '常追问：为什么是 SSE，不是 WebSocket？因为它就是普通的 HTTP 响应，代理、令牌、限额都照旧，而且只需要一个方向。再问代理：别缓冲，用注释行表示还活着，读超时放长。',
      },
      stale: {
        en: 'Praising `Last-Event-ID` as the advantage of the new transport is out of date. And the protocol was not stateless from the start of Streamable HTTP, only since 2026-07-28.',
        zh: '把 `Last-Event-ID` 当新传输的优点来夸，过时了。协议也不是从有 Streamable HTTP 起就无状态，2026-07-28 才是。',
      },
      links: ['/guide/4#sse', '/pitfalls/json-or-sse', '/pitfalls/stream-cut'],
    },
    {
      id: 'q-27',
      question: {
        en: 'What did `Mcp-Session-Id` hold together, and where has each of these things gone?',
        zh: '`Mcp-Session-Id` 当年维系着哪些东西？它们如今各去了哪里？',
      },
      answer: {
        en: 'It belongs to legacy Streamable HTTP, and was optional. Piece by piece:\n\n| Held by the session | Today |\n| --- | --- |\n| revision, client capabilities | `_meta` of each request |\n| subscriptions | a `subscriptions/listen` stream |\n| questions to the user | `input_required`, then the request again |\n| log level | `_meta`, and deprecated |\n| long work | the Tasks extension |\n| your own data | a handle that a tool returns |\n\nA handle is an ordinary argument, so the model may carry it, lose it or pass on a wrong one. Make it hard to guess, bind it to the user, give it an end, and answer an expired one with `isError` and a sentence. Having it proves nothing.\n\nModern servers ignore the header and never issue it. For the legacy branch: the id comes with the answer to `initialize`, then on each request; missing: 400; ended: 404, and the client must initialize anew. For how long it lives is the server’s affair.',
        zh: '它属于旧一代的 Streamable HTTP，而且是可选的。逐项看：\n\n| 会话里存的 | 如今 |\n| --- | --- |\n| 版本、客户端能力 | 每个请求的 `_meta` |\n| 订阅 | `subscriptions/listen` 流 |\n| 问用户的话 | `input_required`，再把请求发一遍 |\n| 日志级别 | `_meta`，且已弃用 |\n| 长活 | Tasks 扩展 |\n| 你自己的数据 | 工具返回的句柄 |\n\n句柄就是个普通参数，经手的是模型，可能弄丢，也可能递错。要难猜，要绑定用户，要有期限；过期的回 `isError`，写一句说明。拿着句柄证明不了任何事。\n\n新一代服务端忽略这个头，也绝不发它。旧一代的分支里：id 随 `initialize` 的响应来，此后每个请求都带；漏带回 400；结束了回 404，客户端必须重新初始化。活多久由服务端定。',
      },
      deeper: {
        en: 'They may push towards security: somebody steals the id. Nothing should follow, because the token is checked on each request anyway. And towards cost: what did the session prevent? Any replica answering, quiet deployments, plain load balancing.',
        zh: '可能往安全上追：id 被偷了呢？应当什么事也没有，反正每个请求都查令牌。或往代价上追：会话妨碍了什么？妨碍了任一副本响应、悄悄发版、普通的负载均衡。',
      },
      stale: {
        en: '“Without the id a request opens a new stateless session” was never so; a server that uses sessions should answer 400.',
        zh: '「不带 id 就是新的无状态会话」从来不对，用会话的服务端应当回 400。',
      },
      links: ['/guide/4#sessions', '/guide/5#state', '/pitfalls/status-map'],
    },
    {
      id: 'q-30',
      question: {
        en: 'Timeout, progress, cancelling, a broken connection: how do they work together, and why does cancelling undo nothing?',
        zh: '超时、进度、取消、断线，怎么配合？为什么取消不等于撤销？',
      },
      answer: {
        en: 'Each request has one clock. It starts with sending. Progress may set it back; a hard maximum stays. When it runs out, the client **cancels** and forgets the id; a late answer is ignored. On stdio that is `notifications/cancelled`, over HTTP the client closes the stream. So over HTTP a broken line looks to the server like cancelling, and there is no resumption.\n\nCancelling means: stop, if you can. The message may arrive too late, the tool may not look, and no answer comes back. The mail is sent, the order is in the books. The outcome is **unknown**, and this is what you tell the model. If you say “failed”, it does it again.\n\nWhat helps stands outside the protocol:\n\n- a key in the arguments, by which the server recognises a repetition;\n- a tool that looks up what happened;\n- a tool for the opposite (“cancel order”), which can fail too;\n- asking before the deed.\n\nFor hours of work use Tasks.',
        zh: '每个请求一只表，发出时开始走。有进度可以拨回去，硬上限不动。走完了，客户端就**取消**，忘掉这个 id，迟到的响应不理。stdio 上发 `notifications/cancelled`，HTTP 上把流关掉。所以在 HTTP 上，断线在服务端看来就是取消，也没有续传。\n\n取消的意思是：能停就停。消息可能到晚了，工具可能根本不看，而且不会有回话。邮件发出去了，订单已经入账。结果**未知**，就这么告诉模型。你说「失败」，它会再做一遍。\n\n真正管用的在协议之外：\n\n- 参数里带一个键，服务端认得出这是重来；\n- 一个能查「到底做没做」的工具；\n- 一个反着做的工具（「取消订单」），它也会失败；\n- 动手之前先问。\n\n几小时的活用 Tasks。',
      },
      deeper: {
        en: 'The interviewer may ask for the limits inside each other: the tool’s longer limit never acts if a shorter one below cuts first. Or what the user sees after pressing stop: “asked to stop”, not “stopped”.',
        zh: '可能问超时怎么嵌套：给工具的时限再长，下面有个更短的先切断，就永远用不上。或者问用户按了停止看到什么：「已请求停止」，不是「已停止」。',
      },
      stale: {
        en: 'Taking up progress after a break by session or `Last-Event-ID` is gone. In legacy, a disconnect over HTTP was no cancellation.',
        zh: '断线后靠会话或 `Last-Event-ID` 接着收进度，已经没有了。旧一代里，HTTP 断开不算取消。',
      },
      links: [
        '/guide/4#cancelling',
        '/guide/9#timeouts',
        '/pitfalls/dead-timeout',
        '/pitfalls/masked-timeout',
        '/pitfalls/hang-up-cancels',
        '/pitfalls/retry-class',
      ],
    },
    {
      id: 'q-32',
      question: {
        en: 'What are `Mcp-Method` and `Mcp-Name` for, and when may a gateway rely on them?',
        zh: '`Mcp-Method` 和 `Mcp-Name` 有什么用？网关什么时候可以靠它们？',
      },
      answer: {
        en: 'The **client** puts them on its requests, so that something in the middle can route, limit, log and refuse without parsing JSON.\n\n- `Mcp-Method`: the method, on every request.\n- `Mcp-Name`: what it is about. `tools/call` and `prompts/get`: the name; `resources/read`: the URI; task methods: the task id. Nowhere else.\n- `Mcp-Param-…`: an argument that the tool’s schema marks with `x-mcp-header`, for instance a region.\n\nA gateway may rely on them **if the server compares them with the body**. Servers that read the body must, and answer 400 with `-32020`. Otherwise one writes `read_file` above and `delete_file` below, and your rule has judged a label.\n\nMind the details: names outside ASCII come as `=?base64?…?=`, so decode before a rule looks; values are case-sensitive. And legacy requests have none of these headers. Parse the body for them, or do not let them in; do not wave them through.',
        zh: '**客户端**写在自己的请求上，好让中间的设备不解析 JSON 就能路由、限流、记日志、拒绝。\n\n- `Mcp-Method`：方法名，每个请求都有。\n- `Mcp-Name`：针对什么。`tools/call` 和 `prompts/get` 是名字，`resources/read` 是 URI，任务类方法是任务 id。别处没有。\n- `Mcp-Param-…`：工具的 schema 里标了 `x-mcp-header` 的参数，比如地区。\n\n网关能不能靠它们，取决于**服务端有没有和正文比对**。会读正文的服务端必须比，不一致回 400 加 `-32020`。否则有人上面写 `read_file`，下面写 `delete_file`，你的规则判的只是一张标签。\n\n细节：ASCII 之外的名字写成 `=?base64?…?=`，规则看之前先解码；值区分大小写。旧一代的请求没有这些头：要么解析正文，要么不让进，别直接放过去。',
      },
      deeper: {
        en: 'They may ask where to put the rate limit: the gateway for the coarse one, by token and method; the server must limit tool calls as well, since it knows what a call costs. Or what the client does after a mismatch in a parameter header: list the tools again, since the schema may have changed, and retry.',
        zh: '可能问限流放哪：粗的放网关，按令牌和方法；工具调用服务端自己也必须限，一次调用多贵它最清楚。或者问参数头对不上客户端怎么办：重拉工具列表，schema 可能改了，然后重试。',
      },
      stale: {
        en: 'That the server sends these headers, or that nobody has to parse the body any more, are the two common mistakes.',
        zh: '两个常见错误：说这些头是服务端带的；说从此谁都不用解析正文。',
      },
      links: ['/guide/4#mirrored', '/guide/10#gateway', '/pitfalls/mirrored-headers'],
    },
    {
      id: 'q-34',
      question: {
        en: 'Each request has an id. Does this make it safe to send one twice?',
        zh: '每个请求都有 id。那同一个请求发两遍安全吗？',
      },
      answer: {
        en: 'No. The id connects an answer with its question and does nothing else. No server has to remember ids, and using one again is forbidden: in legacy for the whole session, in 2026-07-28 while it is unanswered, and a repeated request must have a new one.\n\nSo ask what is known:\n\n| Known | Then |\n| --- | --- |\n| nothing was sent | send |\n| sent, no answer | **unknown**; again only what may run twice |\n| an error came | by its code: `-32022` correct and send, `-32602` do not |\n| `isError` came | it is the model’s turn |\n\nWhat may run twice: lists, reads, `server/discover`. A tool, if *you* judge so; `idempotentHint` is the server’s claim. To make a tool safe, put a key into its arguments and let the server keep it.\n\nBelow that is the transport. A dead process takes all requests with it, a broken stream just its own. Nothing goes on afterwards by itself, and whoever retries, retries once: not client *and* gateway.',
        zh: '不安全。id 只是把响应和问题对上，别的什么也不做。没有哪个服务端有义务记住 id，重用还是禁止的：旧一代整个会话里都不行；2026-07-28 里没答复之前不行，重发必须换新的。\n\n所以要看知道些什么：\n\n| 知道的 | 怎么办 |\n| --- | --- |\n| 还没发出去 | 发 |\n| 发了，没有响应 | **未知**；只重发允许跑两遍的 |\n| 来了错误 | 看码：`-32022` 改了再发，`-32602` 别发 |\n| 来了 `isError` | 轮到模型处理 |\n\n允许跑两遍的：列表、读取、`server/discover`。工具要*你*自己判断，`idempotentHint` 是服务端的自称。想让工具经得起重来，参数里放个键，由服务端保管。\n\n再往下是传输。进程死了，所有请求一起没；流断了，只没它自己的。之后什么都不会自己续上。谁重试也只能有一个：别客户端重试，网关也重试。',
      },
      deeper: {
        en: 'Expect the multiplication: three tries in the client, three in the gateway, three in a library make 27 calls. And the id counter after a restart: from 1 again is fine, since the answers of the old process can no longer come.',
        zh: '会考乘法：客户端试三次，网关试三次，库里再试三次，就是 27 次调用。还有重启后 id 从几开始：从 1 也行，旧进程的响应已经来不了了。',
      },
      stale: {
        en: '“Retry with the same id” is wrong in both eras, and requests “in flight that continue after reconnecting” do not exist.',
        zh: '「用同一个 id 重试」在两代都不对；「重连之后在途请求继续」也没有这回事。',
      },
      links: [
        '/guide/4#broken',
        '/guide/9#retry',
        '/pitfalls/retry-class',
        '/pitfalls/stream-cut',
      ],
    },
    {
      id: 'q-37',
      question: {
        en: 'A tool runs for five minutes. How does the user see it move, and what exactly happens when they press stop?',
        zh: '一个工具要跑五分钟。用户怎么看到它在动？按下停止，到底发生什么？',
      },
      answer: {
        en: '**Seeing.** The client puts a `progressToken` into `_meta` of the call: string or integer, unique among those running. The server *may* then send `notifications/progress` with the token, `progress`, which must rise, perhaps `total` and `message`. It may also send none. Over HTTP they come on the stream that answers this very call, so the server has to have chosen a stream; on stdio between other lines. Show a percentage only if there is a `total`.\n\n**Stopping.** On stdio `notifications/cancelled` with `requestId` and perhaps `reason`; over HTTP close the stream. The server should stop, free what it holds, and **not answer**: there is no “cancelled” result to wait for. It may be too late, then it ignores the message; what still arrives, you ignore. So your display says “asked to stop”.\n\nIn the server, cancelling only sets a signal. A handler that never looks at it goes on, and a current SDK does not even hold back what it sends.',
        zh: '**看进度。**客户端在这次调用的 `_meta` 里放 `progressToken`：字符串或整数，在正跑着的请求里不重复。服务端*可以*发 `notifications/progress`，带上这个 token、只升不降的 `progress`，也许还有 `total` 和 `message`。一条不发也合规。走 HTTP，进度就在这次调用的响应流上，所以服务端得选了流；走 stdio，夹在别的行中间。有 `total` 才显示百分比。\n\n**停止。**stdio 上发 `notifications/cancelled`，带 `requestId`，可以加 `reason`；HTTP 上关流。服务端应当停下、释放资源，并且**不响应**：没有「已取消」的结果可等。可能已经太晚，它就不理；还到的东西，你也不理。所以界面上写「已请求停止」。\n\n服务端那边，取消只是给个信号。处理函数从不看它，就照跑不误；现行的一个 SDK 连它之后发的东西都不会拦。',
      },
      deeper: {
        en: 'They may ask whether progress keeps a timeout away for ever: it may set the clock back, and a hard maximum should remain. Or who else can cancel: the server only its own `listen` stream.',
        zh: '可能问有进度是不是就永不超时：可以把表拨回去，但硬上限应当留着。或者问还有谁能取消：服务端只能结束自己那头的 `listen` 流。',
      },
      stale: {
        en: 'A server that “returns a cancelled state” is made up. Tasks have a status `cancelled`, and they are another thing.',
        zh: '「服务端返回已取消状态」是编的。有 `cancelled` 状态的是 Tasks，那是另一回事。',
      },
      links: [
        '/guide/4#cancelling',
        '/guide/9#timeouts',
        '/pitfalls/hang-up-cancels',
        '/pitfalls/dead-timeout',
      ],
    },
  ],
}
