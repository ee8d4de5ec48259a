/** What outlives a request, and what does not. */
import type { Topic } from '../types.ts'

export const STATE: Topic = {
  id: 'state',
  title: { en: 'State, streams and recovery', zh: '状态、流与恢复' },
  questions: [
    {
      id: 'q-41',
      question: {
        en: 'How does a client take up an SSE stream where it broke, and what if the server no longer has the missed events?',
        zh: 'SSE 流断了，客户端怎么从断点接上？错过的事件服务端已经不留了，又怎么办？',
      },
      answer: {
        en: 'Today it does not. In 2026-07-28 resumption is gone: a server ignores `Last-Event-ID`, and a broken stream **loses its request**. So the question becomes what was on the stream.\n\n- **A read or a list**: ask again with a new id.\n- **A tool that may run twice**, by your own judgement: call again with a new id.\n- **Any other tool**: report that the outcome is unknown. The work may be done, half done, or cancelled, since the closing of the stream counts as cancellation.\n- **`subscriptions/listen`**: open it again with backoff and list everything anew. Changes in between were told to nobody.\n- **Hours of work**: the Tasks extension. The task outlives the connection, and `tasks/get` finds it.\n\nLegacy (2025-03-26 to 2025-11-25): a server *may* give events an id, unique per stream. The client sends GET with `Last-Event-ID`, and the server may replay what followed on that stream. How many events it keeps is its own affair, and an answer for “too old” was never defined, so a full resync was always the second half.',
        zh: '今天的答案是：接不上。2026-07-28 删掉了续传：服务端忽略 `Last-Event-ID`，流断了，**请求就没了**。所以要问的是，断掉的流上原来走着什么。\n\n- **读取、拉列表**：换个新 id 再问一次。\n- **你自己判断可以跑两遍的工具**：换新 id 再调。\n- **其他工具**：如实报告结果未知。活可能干完了、干了一半，也可能被取消了，因为关流就算取消。\n- **`subscriptions/listen`**：退避着重新打开，再把列表全部拉一遍。中间的变化没有人收到。\n- **要跑几小时的活**：用 Tasks 扩展。任务比连接活得久，`tasks/get` 能找回来。\n\n旧一代（2025-03-26 到 2025-11-25）：服务端*可以*给事件编号，在一条流里唯一。客户端带 `Last-Event-ID` 发 GET，服务端可以补发那条流上后来的事件。留多少由它自己定，「太旧了」该怎么回从来没有规定，所以最后总要准备全量重拉。',
      },
      deeper: {
        en: 'They may ask who decides that a tool may run twice. Not its `idempotentHint` alone: the server takes no part of the risk. A trusted server or a person who configured it may. The follow-up is how to make a tool safe to repeat: a key in its arguments that the server remembers.',
        zh: '可能问：谁说了算这个工具能跑两遍？光凭 `idempotentHint` 不行，出了事服务端不担责任。得是受信任的服务端，或者配置它的人。接着问怎么让工具经得起重来：参数里放一个幂等键，由服务端记住。',
      },
      stale: {
        en: 'Ring buffers and `Last-Event-ID` are the usual answer, and right only for legacy servers. Say so first.',
        zh: '环形缓冲加 `Last-Event-ID` 是最常见的回答，只对旧一代的服务端成立。先把这一点说出来。',
      },
      links: [
        '/guide/4#broken',
        '/guide/4#last-event-id',
        '/pitfalls/stream-cut',
        '/pitfalls/lost-subscription',
      ],
    },
    {
      id: 'q-43',
      question: {
        en: 'A service still speaks the old HTTP+SSE transport. What is wrong with it, and what do you test when you move it?',
        zh: '有个服务还在用旧的 HTTP+SSE 传输。它的问题在哪？迁移时测什么？',
      },
      answer: {
        en: 'HTTP+SSE (2024-11-05) has two addresses: a GET opens a stream, its first event, `endpoint`, says where to POST, and all answers come back on the stream. So each client holds a connection for as long as it lives, the POST must find the process that holds it, and a broken stream loses everything on it. It has been deprecated since 2025-03-26; a future revision may drop it.\n\nMove to Streamable HTTP **as it is now**: one address, POST only, each answer as JSON or as a stream for that one request. Test:\n\n1. each tool, resource and prompt gives the same as before;\n2. both forms of answer, progress included;\n3. headers against body, status codes, 405 for GET;\n4. disconnect cancels, a repeat has a new id;\n5. the `listen` stream drops and comes back;\n6. authorization and `Origin`;\n7. behind the real proxy, on two replicas without stickiness;\n8. old clients: serve both for a while, and count who still uses the old one.',
        zh: 'HTTP+SSE（2024-11-05）有两个地址：GET 打开一条流，第一个事件 `endpoint` 告诉你往哪 POST，所有响应都从那条流回来。于是每个客户端一辈子占一条连接；POST 得找到握着这条流的那个进程；流一断，上面的全没了。它从 2025-03-26 起弃用，以后的版本可能移除。\n\n要迁就迁到**现在的** Streamable HTTP：一个地址，只有 POST，每个响应是 JSON，或者只属于这一个请求的流。测这些：\n\n1. 每个工具、资源、提示模板，结果和以前一样；\n2. 两种响应形式，包括进度；\n3. 请求头和请求体核对、状态码、GET 回 405；\n4. 断开就是取消，重发用新 id；\n5. `listen` 流断了能重新打开；\n6. 授权和 `Origin`；\n7. 放到真实的代理后面，两个副本、不粘会话；\n8. 旧客户端：两套并行一段时间，数一数还有谁在用旧的。',
      },
      deeper: {
        en: 'A client has to recognise it as well: modern POST first; a 4xx without a modern error leads to `initialize`; if that fails with 400, 404 or 405, a GET that expects the `endpoint` event. Then they ask what 401 or 500 means in this chain: nothing about the era.',
        zh: '客户端也要能认出它：先发新一代的 POST；4xx 里没有新一代错误码，就试 `initialize`；再得到 400、404、405，就发 GET 等 `endpoint` 事件。接着会问：这条链上遇到 401、500 说明什么？跟是哪一代无关。',
      },
      stale: {
        en: 'Many migration plans aim at sessions and `Last-Event-ID`. That is the middle station of 2025; whoever arrives there has to move again.',
        zh: '许多迁移方案的目标是会话加 `Last-Event-ID`，那是 2025 年的中间站，到了还得再搬一次。',
      },
      links: ['/guide/4#sse', '/pitfalls/era-over-http', '/pitfalls/json-or-sse'],
    },
    {
      id: 'q-45',
      question: {
        en: 'Why should an MCP server not keep the state of a conversation, and where does state go that several calls need?',
        zh: '为什么 MCP 服务端不该存会话状态？几个调用之间确实要共用的状态放哪？',
      },
      answer: {
        en: 'Since 2026-07-28 it is a rule and not only good taste: a server must not use the connection or the process as a session. Any replica must be able to answer any request, a restart loses nothing, and two conversations on one pipe do not mix.\n\nState that remains goes to a place with a name:\n\n- **A handle**: a tool returns `cart_id`, and the model passes it to the next tool as an argument. The data is in a store. The handle proves nothing about the caller: bind it to the user, let it end, answer an expired one with a tool error.\n- **`requestState`**: for a call that had to ask something, all the server needs goes to the client and comes back. Protect it against change.\n- **A task id**, with the Tasks extension.\n- **The conversation itself** belongs to the host, which has the model’s context anyway.\n\nThe JSON-RPC id is none of these. It ties one answer to one request, and then it is free.',
        zh: '从 2026-07-28 起，这不只是好习惯，而是规定：服务端不许把连接或进程当会话。任何副本都能回答任何请求，重启不丢东西，同一根管道上的两段对话也不会串。\n\n剩下的状态，要放到叫得出名字的地方：\n\n- **句柄**：工具返回 `cart_id`，模型把它当参数传给下一个工具，数据在存储里。拿着句柄证明不了身份：要绑定用户，要会过期，过期了回一个工具错误。\n- **`requestState`**：调用中途要问人，服务端把需要的东西交给客户端，下次带回来。要防篡改。\n- **任务 id**，用 Tasks 扩展时。\n- **对话本身**归宿主，模型的上下文本来就在它手里。\n\nJSON-RPC 的 id 不在此列。它只把一个响应系到一个请求上，系完就没事了。',
      },
      deeper: {
        en: 'They will ask about `listen`: is that not state? It is, but only as long as its stream is open, and nobody has to find it again. A sharper question is how a handle may leak: through the model into another conversation, or into a log. That is why possession must not authenticate.',
        zh: '会问 `listen` 算不算状态。算，但只活到流关闭为止，没人需要再找到它。更尖的问题是句柄怎么泄漏：经模型进了另一段对话，或者进了日志。所以持有句柄不能等于认证。',
      },
      stale: {
        en: '“The server keeps a little, under `Mcp-Session-Id`” is legacy. The header has no meaning now and is ignored.',
        zh: '「服务端在 `Mcp-Session-Id` 名下存一点点」是旧一代的做法。这个头现在没有意义，会被忽略。',
      },
      links: ['/guide/5#state', '/pitfalls/required-meta', '/pitfalls/input-required'],
    },
    {
      id: 'q-49',
      question: {
        en: 'Mcp-Session-Id and Last-Event-ID: what did each of them do after a broken connection, and what has taken their place?',
        zh: 'Mcp-Session-Id 和 Last-Event-ID 在断线之后各管什么？现在由什么接替？',
      },
      answer: {
        en: 'Both belong to legacy Streamable HTTP, both were optional.\n\n- **Session id**: a server *may* issue it in the response header of `initialize`. The client must then send it on every request. Without it a server that needs it should answer 400; after its end 404, and then the client must send `initialize` again. DELETE ends it, if the server allows.\n- **Last-Event-ID**: the position in *one* stream, sent with a GET. It brings back events, not state.\n\nSo the first said *who are we to each other*, the second *where did we stop reading*. With both, a client could come back to the same replica, or to one that shares the store, and read on.\n\n2026-07-28 ignores both. Identity is the token on each request; revision and capabilities are in `_meta`; state is a handle or a task; subscriptions are opened again; a lost request is sent again or reported as unknown. A dual-era client keeps the old logic in its legacy branch only.',
        zh: '两个都属于旧一代的 Streamable HTTP，也都是可选的。\n\n- **会话 id**：服务端*可以*在 `initialize` 的响应头里发，发了客户端就必须每次带上。该带没带，服务端应当回 400；会话结束后回 404，客户端必须重新 `initialize`。服务端允许的话，DELETE 可以主动结束它。\n- **Last-Event-ID**：*某一条*流读到了哪，跟着 GET 发。它找回的是事件，不是状态。\n\n前者说的是*我们是什么关系*，后者说的是*上次读到哪里*。两个都有，客户端才能回到同一个副本（或共享存储的副本）接着读。\n\n2026-07-28 两个都忽略。身份是每个请求上的令牌；版本和能力在 `_meta` 里；状态靠句柄或任务；订阅重新打开；丢了的请求重发，或者报告结果未知。两代都支持的客户端，旧逻辑只留在旧一代那个分支里。',
      },
      deeper: {
        en: 'A favourite: is a session id a login? Never was; the token is checked on each request all the same, and whoever guesses an id must gain nothing. Another: what does a modern server do when an old client sends the header? It ignores it, and the era is decided by the body.',
        zh: '爱问的一题：会话 id 能当登录吗？从来不能，每个请求照样查令牌，猜中 id 也不该得到任何东西。还有：旧客户端把这个头发给新一代服务端会怎样？头被忽略，是哪一代由请求体决定。',
      },
      stale: {
        en: 'Presented as the current way to resume, the pair is out of date since 2026-07-28.',
        zh: '把这一对说成现行的恢复机制，2026-07-28 起就过时了。',
      },
      links: ['/guide/4#gone', '/pitfalls/status-map', '/pitfalls/stream-cut'],
    },
    {
      id: 'q-53',
      question: {
        en: 'stdio, Streamable HTTP, the old SSE transport: how is each deployed, and what do you do when its connection is lost?',
        zh: 'stdio、Streamable HTTP、旧的 SSE 传输：各怎么部署，断了各怎么处理？',
      },
      answer: {
        en: '**stdio**: one process per host, on the same machine. Lost means that the process ended or closed its stdout. Fail everything in flight at once, do not wait for timeouts. A client should restart a server that ended unexpectedly, with a bound. Modern: no handshake; send again what may be repeated, and open subscriptions again. Legacy: `initialize` first.\n\n**Streamable HTTP**: a service with any number of replicas. A connection is nothing special here; each request stands alone. Lost means one request or one `listen` stream is gone. The first is sent again with a new id if it may run twice, the second reopened with backoff. 401 means login, not reconnecting. Legacy: the session may be gone (404), then `initialize`.\n\n**HTTP+SSE**: one long stream per client, sticky by nature, no resumption at all. Start anew. Deprecated; keep it for old servers only.\n\nWhat is common: after any gap, list again, since nobody told you what changed meanwhile.',
        zh: '**stdio**：每个宿主一个进程，在同一台机器上。断了，就是进程退出，或者关了 stdout。在途的调用立刻全部判失败，别等超时。意外退出的服务端，客户端应当重启，次数有上限。新一代没有握手：能重来的重发，订阅重新打开。旧一代要先 `initialize`。\n\n**Streamable HTTP**：一个服务，副本多少都行。连接在这里不稀奇，每个请求自成一体。断了，就是丢一个请求，或者一条 `listen` 流。前者允许跑两遍就换新 id 重发，后者退避着重开。401 是去登录，不是重连。旧一代会话可能没了（404），那就重新 `initialize`。\n\n**HTTP+SSE**：每个客户端一条长流，天生粘性，完全没有续传，只能从头来。已弃用，只为旧服务端保留。\n\n共同的一条：只要中断过，就重新拉列表，因为中间变了什么没人告诉你。',
      },
      deeper: {
        en: 'You may get the case of a server that dies two seconds after each start. Counting restarts is not enough if each success resets the counter; it should start again only after some time of health. And a program that never came up will not come up on the fifth try: that is a wrong configuration.',
        zh: '可能给你一个案例：服务端每次起来两秒就死。如果一连上就清零，计数等于没有；要健康一段时间才清零。从没起来过的程序，试第五次也起不来：那是配置错了。',
      },
      stale: {
        en: 'Counting SSE as a third current transport is wrong: today it is one of two forms of an answer inside Streamable HTTP.',
        zh: '把 SSE 算作第三种现行传输不对：今天它只是 Streamable HTTP 里响应的两种形式之一。',
      },
      links: [
        '/guide/4#two',
        '/pitfalls/dead-server',
        '/pitfalls/blind-reconnect',
        '/guide/7#reconnect',
      ],
    },
    {
      id: 'q-54',
      question: {
        en: 'Design the state machine of a connection that works with old and new servers and never degrades silently.',
        zh: '设计一个连接的状态机：新旧服务端都能用，而且绝不悄悄降级。',
      },
      answer: {
        en: 'Keep two things apart: the *state of the connection* and *what was agreed*.\n\nThe state is the host’s own; ours are `waiting`, `connecting`, `connected`, `needs-auth`, `failed`, `refused`, `disabled`, `closed` and one for duplicates; each with a reason, and a table of allowed moves. An illegal move throws.\n\nWhat was agreed is a record, filled while connecting: era, revision really spoken, capabilities, time. To find the era, ask `server/discover`. A result means modern. So do -32020, -32021, -32022: choose from `supported`, do not fall back. Any other error or silence on a pipe means legacy: `initialize`, one offer, one counter-offer; if you cannot speak the answer, disconnect.\n\nNot silent means: the state page shows the revision and what is missing (“no subscriptions, lists may be stale”), a signal counts legacy connections, and features check the record before use. Falling back is normal and no error; not being able to *see* it is.\n\nA `degraded` state is a choice, not a term of MCP. I would rather show it as facts on `connected`.',
        zh: '两样东西分开：*连接的状态*，和*谈妥了什么*。\n\n状态是宿主自己的；我们的是 `waiting`、`connecting`、`connected`、`needs-auth`、`failed`、`refused`、`disabled`、`closed`，外加给重复项的一个。每个都带原因，外加一张允许怎么走的表，走错就抛错。\n\n谈妥的内容是一条记录，在连接中填好：哪一代、实际讲的版本、能力、时间。判断时代先问 `server/discover`。有结果就是新一代；-32020、-32021、-32022 也是新一代：从 `supported` 里挑，别回退。其他任何错误，或者管道上一声不吭，就是旧一代：发 `initialize`，一次出价、一次还价，还的价你不会讲，就断开。\n\n「不悄悄」是指：状态页上看得见版本和缺了什么（比如没有订阅，列表可能旧），有指标数旧一代的连接，每个功能用之前先查这条记录。回退是正常的，不是错误；*看不见*回退才是。\n\n要不要 `degraded` 状态随你，MCP 没这个词。我更愿意让它留在已连接，把事实写在旁边。',
      },
      deeper: {
        en: 'Follow-up: for how long do you remember the era? Per process on stdio, per origin over HTTP; you may store it and probe again. A timeout over HTTP is an outage and no sign of age. They may also ask why five booleans are worse than one state: they can be true together.',
        zh: '追问：是哪一代，记多久？stdio 按进程，HTTP 按源（origin）；可以存下来，以后再探。HTTP 超时是故障，不是老的证据。还可能问：五个布尔值为什么不如一个状态？因为它们能同时为真。',
      },
      stale: {
        en: '“Intersection of versions” never was the rule. Legacy has one offer and one counter-offer; modern has a list in `-32022` to choose from.',
        zh: '「版本取交集」从来不是规则。旧一代是一次出价一次还价，新一代是从 `-32022` 给的列表里选。',
      },
      links: [
        '/guide/5#negotiation',
        '/pitfalls/state-machine',
        '/pitfalls/two-eras',
        '/guide/7#states',
        '/guide/1#ask-the-peer',
      ],
    },
    {
      id: 'q-56',
      question: {
        en: 'One slow tool, one server that reconnects, one that sends a storm of notifications. How does the conversation go on?',
        zh: '一个工具很慢，一个服务端在重连，还有一个狂发通知。怎么让对话照常进行？',
      },
      answer: {
        en: 'By letting nothing wait for what it does not need.\n\n- **Reading**: one loop reads the connection and does nothing else. It hands answers to whoever waits for that id and notifications to a queue. A handler that awaits something inside the loop deadlocks on its own answer.\n- **Timeouts**: each request has its own. At the end: cancel (stdio: `notifications/cancelled`; HTTP: close the stream) and tell the model in words. Progress may extend the time, a hard maximum stays. Ensure that the longest allowed time is not cut by a shorter one below.\n- **Recovery**: each server has a machine and a backoff of its own. While it reconnects, its tools answer at once with “not available, because …”.\n- **Notifications**: `list_changed` says only *stale*, so a hundred of them are one re-listing. Join them, number the listings, drop a late one.\n- **The model’s view**: change tools between turns, not in the middle of one.',
        zh: '原则是：谁都不等自己用不着的东西。\n\n- **读**：一个循环只管读连接，别的不干。响应交给等着那个 id 的人，通知放进队列。在循环里 await，会卡死在等自己的响应上。\n- **超时**：每个请求各算各的。到点就取消（stdio 发 `notifications/cancelled`，HTTP 关流），再用一句话告诉模型。进度可以延长时间，但硬上限留着。还要确认下面没有更短的超时先把它切断。\n- **恢复**：每个服务端有自己的状态机和退避。重连期间，它的工具马上回答「暂不可用，原因是……」。\n- **通知**：`list_changed` 只说*旧了*，一百条也只值一次重拉。合并起来，给每次拉取编号，迟到的丢掉。\n- **模型看到的工具**：在两轮之间换，别在一轮中间换。',
      },
      deeper: {
        en: 'Backpressure is the usual next step: what if the queue grows? For change notifications a flag is enough. For logs, drop and count what you dropped. For answers, a limit on the size of a line, since one message can be as large as the memory.',
        zh: '下一步多半是背压：队列越来越长怎么办？变更通知只需要一个标记。日志可以丢，但要数清丢了多少。响应要限制单行大小，因为一条消息就能占满内存。',
      },
      stale: {
        en: 'A server can no longer push at will: notifications arrive on a `listen` stream or belong to a running request.',
        zh: '服务端不能再随意推送：通知要么走 `listen` 流，要么属于某个正在进行的请求。',
      },
      links: [
        '/guide/9#timeouts',
        '/pitfalls/slow-neighbour',
        '/pitfalls/masked-timeout',
        '/pitfalls/list-changed-race',
        '/pitfalls/oversize-line',
      ],
    },
    {
      id: 'q-57',
      question: {
        en: 'After a break, how does a client tell a session that can be resumed from one that needs a new handshake?',
        zh: '断线之后，客户端怎么分辨会话是还能续上，还是要重新握手？',
      },
      answer: {
        en: 'Ask back which revision is meant, because in the current one there is neither.\n\n**2026-07-28**: no session, no handshake. The client sends the next request with its `_meta`, and it is answered or refused on its own merits. What was in flight is lost; what may be repeated is repeated with a new id; subscriptions are opened again.\n\n**Legacy**: there is exactly one signal. A request with the session id is answered as usual: the session lives. It is answered with **404**: the session has ended, and the client must send `initialize` without an id, and list everything again. 400 usually means that the id was missing. 401 speaks of the token, 5xx of an outage; neither is a reason to drop the session.\n\nThere is nothing between: no status that says “resuming”, no waiting state. Replaying a stream with `Last-Event-ID` is a separate matter, optional, and may fail although the session lives.',
        zh: '先反问是哪个版本，因为在现行版本里，会话和握手都没有。\n\n**2026-07-28**：无会话，无握手。客户端带着自己的 `_meta` 发下一个请求，成不成只看这个请求本身。在途的丢了；能重来的换新 id 重来；订阅重新打开。\n\n**旧一代**：信号只有一个。带着会话 id 的请求照常得到响应，会话就还在；回的是 **404**，会话就没了，客户端必须不带 id 重新 `initialize`，再把列表全拉一遍。400 多半是漏带了 id。401 说的是令牌，5xx 说的是故障，都不是丢掉会话的理由。\n\n没有中间状态：没有哪个状态码表示「正在恢复」，也没有什么等待态。用 `Last-Event-ID` 补事件是另一回事，可选，会话还在它也可能失败。',
      },
      deeper: {
        en: 'This question tests whether you notice a false premise. Say plainly that you know of no such states in any published revision, and what exists instead. A fair follow-up: does a 404 always mean a lost session? No. A modern server answers an unknown method with 404 and -32601 in the body.',
        zh: '这题考的是你能不能发现前提有误。直说：已发布的任何版本里都没有这种状态，实际有的是这些。合理的追问：404 一定是会话没了吗？不一定，新一代服务端对未知方法也回 404，正文里是 -32601。',
      },
      stale: {
        en: 'Texts that describe `pending-resume` or `resuming` describe something that never existed. Sessions were not tightened, they were removed.',
        zh: '写着 `pending-resume`、`resuming` 的资料，写的是从未存在过的东西。会话不是被收紧，是被删除了。',
      },
      links: ['/guide/4#sessions', '/pitfalls/status-map', '/pitfalls/era-over-http'],
    },
  ],
}
