/** How two sides find out what they may say to each other: revisions and capabilities. */
import type { Topic } from '../types.ts'

export const LIFECYCLE: Topic = {
  id: 'lifecycle',
  title: { en: 'Revisions and capabilities', zh: '版本与能力' },
  questions: [
    {
      id: 'q-04',
      question: {
        en: 'Your product speaks one of the first revisions. What has changed since then, and how do you move without breaking anybody?',
        zh: '你的产品讲的是最早的某个版本。后来变了什么？怎么迁移才不弄坏别人？',
      },
      answer: {
        en: '- **2025-03-26**: Streamable HTTP, OAuth, tool annotations, audio; batching, soon gone again.\n- **2025-06-18**: structured output, elicitation, resource links, a version header; no batching.\n- **2025-11-25**: elicitation by URL, Client ID Metadata Documents, bad arguments as tool errors, Tasks as an experiment.\n- **2026-07-28**: no handshake, no session, no `ping`, no GET stream, no resumption. Instead `_meta` on each request, `server/discover`, `subscriptions/listen`, multi round-trip requests, `resultType`, cache hints, mirrored headers.\n\nThe move:\n\n1. Write down the revision spoken on every connection.\n2. Build messages in one place for each era; nowhere else asks for the era.\n3. Speak both: try modern first, fall back by the rules of the specification.\n4. Use a feature only if the other side declared it. What reaches the user stays off until somebody has thought about it.\n5. Test three kinds of client against three kinds of server. Modern with legacy only must fail, cleanly.\n6. Count legacy connections and drop that branch when there are none.',
        zh: '- **2025-03-26**：Streamable HTTP、OAuth、工具注解、音频；批量消息，很快又删了。\n- **2025-06-18**：结构化输出、征询、资源链接、版本头；没有批量了。\n- **2025-11-25**：URL 方式的征询、客户端 ID 元数据文档、参数错误改算工具错误、实验性的 Tasks。\n- **2026-07-28**：没有握手，没有会话，没有 `ping`，没有 GET 流，没有续传。换成每个请求的 `_meta`、`server/discover`、`subscriptions/listen`、多轮请求、`resultType`、缓存提示、镜像请求头。\n\n迁移：\n\n1. 每条连接讲的是哪个版本，记下来。\n2. 每一代的消息只在一处拼，别处不问是哪一代。\n3. 两个都会讲：先试新一代，按规范的规则回退。\n4. 对方声明了才用。会打扰到用户的功能，想清楚之前先关着。\n5. 三种客户端对三种服务端，全测一遍。纯新一代碰上纯旧一代就该失败，但要失败得干净。\n6. 数旧一代的连接，数到零就删掉那个分支。',
      },
      deeper: {
        en: 'They may ask which revisions you could skip. None has to be supported except those your peers speak; so look at the connections, not at the calendar. Another: an old client meets a modern-only server. It gets an error, which should name the supported versions.',
        zh: '可能问哪些版本可以跳过。除了对端在讲的，哪个都不必支持；看连接，别看日历。还有：旧客户端碰上只讲新一代的服务端会怎样？拿到错误，里面应当写明支持哪些版本。',
      },
      stale: {
        en: 'Session ids, `Last-Event-ID` and an optional `server/discover` are often given as the newest state. The first two are gone; servers *must* implement the third. Audio and elicitation are not new either.',
        zh: '会话 id、`Last-Event-ID`、「可选的 `server/discover`」常被说成最新进展。前两样已经删掉；第三样服务端*必须*实现。音频和征询也不算新。',
      },
      links: [
        '/guide/5#trade',
        '/guide/1#revisions',
        '/guide/1#eras',
        '/pitfalls/two-eras',
      ],
    },
    {
      id: 'q-13',
      question: {
        en: 'What do the two sides exchange in `initialize`, and what happens if the versions do not fit?',
        zh: '`initialize` 里双方交换什么？版本对不上会怎样？',
      },
      answer: {
        en: 'Say first that it is **legacy**: 2026-07-28 has no `initialize`.\n\nLegacy. The client offers one `protocolVersion`, usually its latest, with `capabilities` and `clientInfo`. The server answers with the same version if it supports it, otherwise with another, plus its own `capabilities`, `serverInfo` and perhaps `instructions`. The client then sends `notifications/initialized`. One offer, one counter-offer: if the client cannot speak the answer, it should disconnect. Nothing is intersected. Each side lists what *it* offers: the client sampling, elicitation, roots; the server tools, resources, prompts, completions, logging.\n\nModern. Every request carries revision and client capabilities in `_meta`. The server’s side is in the answer to `server/discover`: `supportedVersions`, `capabilities`, `instructions`. A revision it does not implement gets `-32022` with `data.supported`; the client picks one that both speak and sends again.\n\nIn no era is there a “common subset” of two versions.',
        zh: '先说明它属于**旧一代**：2026-07-28 没有 `initialize`。\n\n旧一代：客户端报一个 `protocolVersion`，一般是自己最新的，带上 `capabilities` 和 `clientInfo`。服务端支持就回同一个版本，不支持就回另一个，加上自己的 `capabilities`、`serverInfo`，也许还有 `instructions`。然后客户端发 `notifications/initialized`。一次出价，一次还价；还的价客户端不会讲，就应当断开。没有什么取交集。各说各的*自己*有什么：客户端说采样、征询、roots，服务端说工具、资源、提示模板、补全、日志。\n\n新一代：每个请求的 `_meta` 里带版本和客户端能力。服务端那一半在 `server/discover` 的响应里：`supportedVersions`、`capabilities`、`instructions`。版本不会讲，就回 `-32022` 加 `data.supported`，客户端挑一个双方都会的重发。\n\n哪一代都没有两个版本的「共同子集」。',
      },
      deeper: {
        en: 'Expect to be asked what the agreed version is good for afterwards. It decides the form of every later message, and over legacy HTTP it goes into a header. Or: may a server always answer with one fixed version? Only if the client’s offer is none that it supports.',
        zh: '会问谈好的版本后来有什么用。它决定此后每条消息的格式，旧一代走 HTTP 还要写进请求头。或者：服务端能不能永远只回一个固定版本？只有客户端报的版本它都不支持，才行。',
      },
      stale: {
        en: '“They take the intersection” and “they degrade to basic abilities” are the two standard errors, and each is wrong in both eras.',
        zh: '「取交集」「降级到基础能力」是两个标准错误，放在哪一代都不对。',
      },
      links: [
        '/guide/5#negotiation',
        '/guide/3#opening',
        '/guide/1#eras',
        '/pitfalls/required-meta',
      ],
    },
    {
      id: 'q-16',
      question: {
        en: 'How do client and server avoid using something that the other never declared?',
        zh: '客户端和服务端怎么避免用到对方没声明过的东西？',
      },
      answer: {
        en: 'By two lists with two owners.\n\n- **The server’s**: tools, resources, prompts, completions, logging (deprecated), with flags such as `listChanged` and `subscribe`. Stated in the answer to `server/discover`.\n- **The client’s**: elicitation, and the deprecated sampling and roots. Stated in `_meta` of **each** request; what an earlier request said does not count.\n- **Extensions**: on both, and used only if both have them.\n\nThe client sends no method of a group that the server did not declare; otherwise `-32601`. The server asks only for what this request declares. If it cannot work without, `-32021` names what is missing in `data.requiredCapabilities`.\n\nRead the details. `tools: {}` promises no notifications. `elicitation: {}` means forms and no URLs.\n\nIn code: keep what was declared as one record per server, and ask it in one place, right before sending. Checks strewn over the program drift apart. If a server declares and then refuses, believe the refusal and make it visible.',
        zh: '靠两张清单，各有各的主人。\n\n- **服务端的**：工具、资源、提示模板、补全、日志（已弃用），还有 `listChanged`、`subscribe` 这样的标志。写在 `server/discover` 的响应里。\n- **客户端的**：征询，以及已弃用的采样和 roots。写在**每个**请求的 `_meta` 里，上一个请求说过的不算。\n- **扩展**：两边都有，双方都声明才用。\n\n服务端没声明的那一组，客户端不发它的方法，发了就是 `-32601`。服务端只能要这个请求声明过的；没有就干不了，回 `-32021`，在 `data.requiredCapabilities` 里写缺什么。\n\n细节要看。`tools: {}` 没有承诺通知。`elicitation: {}` 只含表单，不含 URL。\n\n写代码：每个服务端声明过什么，存成一条记录，只在一处查，就在发送之前。检查散落各处，迟早不一致。声明了又拒绝的，以拒绝为准，而且要让人看见。',
      },
      deeper: {
        en: 'A follow-up: the client never called discover. Then it does not know, may ask, and must take -32601 calmly. Another: what of a method that is declared but returns nothing? No violation; the host should still say “connected, 0 tools” aloud.',
        zh: '追问：客户端没调过 discover 呢？那它就不知道，可以直接问，拿到 -32601 也要平静接受。还有：声明了却什么也不返回？不算违规，但宿主该明说「已连接，0 个工具」。',
      },
      stale: {
        en: 'Many answers put sampling, elicitation and roots on the server’s list and let the client “send sampling”. It is the other way round.',
        zh: '不少回答把采样、征询、roots 算成服务端的能力，还让客户端「发起采样」。正好反了。',
      },
      links: [
        '/guide/5#introduces',
        '/guide/2#capabilities',
        '/pitfalls/capability-gap',
        '/pitfalls/required-meta',
      ],
    },
    {
      id: 'q-19',
      question: {
        en: 'Describe the opening of a connection, and what you do if it takes too long or fails.',
        zh: '讲讲连接是怎么开始的。太慢了、失败了，你怎么办？',
      },
      answer: {
        en: 'Modern: there is no opening. The first message may be any request; a client that knows both eras begins with `server/discover`, with a timeout of its own. Legacy: `initialize`, answer, `notifications/initialized`; before the answer the client should send nothing else but `ping`.\n\nThen by cause, not by count:\n\n- **program not found, or it exits at once**: configuration. Show its stderr, do not try forever.\n- **silence on a pipe**: perhaps legacy, so `initialize`. Silence again: failed.\n- **HTTP timeout, 5xx**: an outage. Backoff with jitter, and no conclusion about the era.\n- **401**: log in; retrying is pointless.\n- **-32022, or a counter-offer you cannot speak**: choose another version, or stop and name both.\n- **something that is no JSON on stdout**: report the line.\n\nThe specification gives no seconds; it says that requests should have timeouts. `initialize` must not be cancelled: close the transport and begin anew. Meanwhile the other servers go on.',
        zh: '新一代：没有「开始」这回事，第一条消息是什么请求都行；两代都会的客户端先发 `server/discover`，给它单独的超时。旧一代：`initialize`、响应、`notifications/initialized`；响应之前，客户端除了 `ping` 不该发别的。\n\n然后看原因，不看次数：\n\n- **程序找不到，或者一起来就退**：配置错了。把它的 stderr 给人看，别没完没了地试。\n- **管道上没声音**：可能是旧一代，发 `initialize`。还没声音，就是失败。\n- **HTTP 超时、5xx**：故障。带抖动退避，不据此判断是哪一代。\n- **401**：去登录，重试没用。\n- **-32022，或还的价你不会讲**：换一个版本，不行就停下，把双方的版本都写出来。\n- **stdout 上有不是 JSON 的东西**：把那一行报出来。\n\n规范没给秒数，只说请求应当有超时。`initialize` 不许取消：关掉传输，从头来。这期间别的服务端照常。',
      },
      deeper: {
        en: 'They like the arithmetic: an SDK’s probe may wait 60 seconds for a silent legacy server, and ten of those in a row are ten minutes. So start in parallel and set the limit yourself. Then: may you send `initialize` again on the same connection? Nothing describes it; open a new one.',
        zh: '爱考算术：有的 SDK 探测一个不吭声的旧服务端要等 60 秒，十个排队就是十分钟。所以并行启动，时限自己定。接着问：同一条连接上能不能再发一次 `initialize`？没有哪里这么写，开新的。',
      },
      stale: {
        en: 'Sending `initialize` again with backoff, repeating `notifications/initialized`, or going on “with basic abilities” stands in no revision.',
        zh: '按退避重发 `initialize`、补发 `notifications/initialized`、「只用基础能力继续」，哪个版本都没有。',
      },
      links: [
        '/guide/5#negotiation',
        '/guide/3#opening',
        '/guide/7#reconnect',
        '/pitfalls/retry-class',
        '/pitfalls/blind-reconnect',
      ],
    },
    {
      id: 'q-20',
      question: {
        en: 'The client cannot show forms; the server cannot announce changes. How do the two still get their work done?',
        zh: '客户端弹不了表单，服务端发不了变更通知。两边怎么照样把活干完？',
      },
      answer: {
        en: 'Nobody has everything. So each feature needs a second way, or an honest refusal.\n\n| Missing | Second way |\n| --- | --- |\n| elicitation | an optional tool argument; otherwise `-32021` |\n| sampling | the server calls a model provider itself |\n| `listChanged` | list again when `ttlMs` is over, or per conversation |\n| `resources.subscribe` | read again when it is needed |\n| completions | a plain text field |\n| Tasks | an ordinary call with progress and a long limit |\n\nThree things must not happen. **Pretending**: a client that declares elicitation and always cancels makes the server ask in vain. **Leaving out the safe part**: a server that wanted to ask “really delete?” and cannot, must not simply delete. **Keeping silent**: show beside the connection what is missing and what that means, “lists may be old”.\n\nAn unattended run should declare no elicitation. That is the whole switch, and it works per request.',
        zh: '谁都不会样样齐全。所以每个功能都要有第二条路，或者老实拒绝。\n\n| 缺什么 | 第二条路 |\n| --- | --- |\n| 征询 | 做成可选的工具参数；实在不行回 `-32021` |\n| 采样 | 服务端自己去调模型供应商 |\n| `listChanged` | `ttlMs` 到了再拉，或每次对话拉一遍 |\n| `resources.subscribe` | 用到时再读 |\n| 补全 | 普通文本框 |\n| Tasks | 普通调用，带进度，时限放长 |\n\n有三件事不能做。**装有**：声明了征询却次次取消，害服务端白问。**省掉保险**：服务端本想问一句「真要删吗」，问不了，也不能直接删。**不说**：缺了什么、后果是什么，写在连接旁边，比如「列表可能是旧的」。\n\n无人值守的运行就别声明征询。开关就这么一个，而且按请求生效。',
      },
      deeper: {
        en: 'Follow-up: how do you test it? Run each server against a client that declares `{}`, and your host against a server that has nothing but tools. Both are legal, and many programs fall over.',
        zh: '追问：怎么测？拿声明 `{}` 的客户端去跑每个服务端，再拿只有工具的服务端来跑你的宿主。两种都合法，不少程序就倒在这上面。',
      },
      stale: {
        en: 'There is no intersection to work out. The two sides declare different things, and only extensions appear on both lists.',
        zh: '没有交集可算。两边声明的不是同一类东西，只有扩展会同时出现在两张清单上。',
      },
      links: [
        '/guide/2#capabilities',
        '/pitfalls/capability-gap',
        '/guide/8#elicitation',
      ],
    },
    {
      id: 'q-29',
      question: {
        en: 'What is the `MCP-Protocol-Version` header for, and what does your client make of a 400?',
        zh: '`MCP-Protocol-Version` 这个头是干什么的？客户端收到 400 该怎么理解？',
      },
      answer: {
        en: 'It says what the message is, so that something between the two can tell without reading the body. It negotiates nothing.\n\n**Modern**: on every POST, equal to the version in `_meta`. Only the client sends it; no answer carries it. On stdio there are no headers, `_meta` is enough.\n\nA 400 then has a reason in the body:\n\n- `-32022`: not implemented. Choose from `data.supported`, send again with a new id. If nothing fits, tell the user both lists.\n- `-32020`: header and body differ, or the header is missing. Your bug, or a gateway that strips headers.\n- `-32021`: a client capability is missing. `-32602`: `_meta` is incomplete. Both are yours.\n- empty or unknown: perhaps a legacy server. Then `initialize`.\n\nFalling back after `-32020`, `-32021` or `-32022` would be a mistake, since they *prove* a modern server.\n\n**Legacy**, from 2025-06-18: sent after `initialize`, on all requests. A bad value gets 400; without one the server assumes 2025-03-26.',
        zh: '它说明这条消息是哪个版本，好让中间设备不读正文也能知道。它不协商任何事。\n\n**新一代**：每个 POST 都带，和 `_meta` 里的版本相同。只有客户端发，响应里没有。stdio 没有请求头，`_meta` 就够了。\n\n400 的原因在正文里：\n\n- `-32022`：这个版本没实现。从 `data.supported` 里挑，换新 id 重发；一个都不合适，把两边的清单告诉用户。\n- `-32020`：头和正文不一致，或者缺头。你的 bug，或者哪个网关把头删了。\n- `-32021`：缺客户端能力。`-32602`：`_meta` 不全。都是你的问题。\n- 空的，或者不认得：可能是旧一代的服务端，发 `initialize`。\n\n因为 `-32020`、`-32021`、`-32022` 去回退就错了，它们恰恰*证明*对面是新一代的。\n\n**旧一代**，从 2025-06-18 起：`initialize` 之后每个请求都带。值不对回 400；没带，服务端就当是 2025-03-26。',
      },
      deeper: {
        en: 'They may ask how long you remember the result. Per origin, and you may keep it and probe again later. Or how to debug a -32020 that only happens in production: log the headers as sent and as received, and look at what stands between.',
        zh: '可能问结果记多久：按源（origin）记，可以存下来，以后再探。或者：-32020 只在线上出现，怎么查？发出的头和收到的头都记下来，看中间隔着什么。',
      },
      stale: {
        en: '“The header negotiates before `initialize`, and the server answers with its own” is wrong for every revision.',
        zh: '「在 `initialize` 之前用头协商，服务端也回一个头」，哪个版本都不对。',
      },
      links: [
        '/guide/4#mirrored',
        '/guide/4#era',
        '/pitfalls/era-over-http',
        '/pitfalls/mirrored-headers',
        '/guide/1#ask-the-peer',
      ],
    },
    {
      id: 'q-31',
      question: {
        en: 'Explain the stateless turn of 2026-07-28: what went, what came, and who pays for it?',
        zh: '讲讲 2026-07-28 转向无状态：删了什么，来了什么，代价谁出？',
      },
      answer: {
        en: '**Went**: the handshake, session ids, `ping`, the GET stream, resumption, requests from the server.\n\n**Came**: revision and client capabilities in `_meta` of every request; `server/discover`, which servers must implement; `subscriptions/listen` for what used to be pushed; `input_required` for what used to be asked; handles, returned by one tool and passed to another, for what used to be kept.\n\n**Gained**: any replica can take any request. Ordinary load balancers, restarts without lost sessions, gateways that read headers, and a request that can be understood, and tested, by itself.\n\n**Paid** by the client: more bytes each time; it keeps handles and `requestState`; a broken stream means a lost request, so repeating safely is its affair. By the server: everything that comes back is an attacker’s until verified. By both: two eras for years.\n\nIt is the *protocol* that is stateless. Your application has a database as before. And `listen` is still a long answer that proxies must not buffer.',
        zh: '**删了**：握手、会话 id、`ping`、GET 流、续传、服务端发起的请求。\n\n**来了**：每个请求的 `_meta` 里写版本和客户端能力；服务端必须实现的 `server/discover`；从前靠推的，用 `subscriptions/listen`；从前反过来问的，用 `input_required`；从前存着的，用句柄，一个工具返回，另一个工具拿来当参数。\n\n**得到**：哪个副本都能接哪个请求。普通的负载均衡就行，重启不丢会话，网关看头就够，一个请求单独拿出来看得懂、测得了。\n\n**代价**，客户端出的：每次多些字节；句柄和 `requestState` 由它保管；流断了请求就没了，能不能安全重来要它操心。服务端出的：凡是转一圈回来的东西，验证之前都算攻击者的。双方都出的：好几年里要伺候两代。\n\n无状态的是*协议*。应用该有数据库还是有。另外 `listen` 仍是一条长响应，代理不能缓冲它。',
      },
      deeper: {
        en: 'A good follow-up: a tool returns a handle to an object in the memory of one replica. The next call reaches another, and the design is broken again. Handles must point to something shared, be bound to the user, and end some day.',
        zh: '好的追问：工具返回一个句柄，指向某个副本内存里的对象，下一次调用落到别的副本，又坏了。句柄得指向共享的东西，绑定用户，还得有到期的一天。',
      },
      stale: {
        en: 'That capability negotiation “became optional” is wrong. Client capabilities are now compulsory, on every single request.',
        zh: '说能力协商「变成可选」不对。客户端能力现在是必填，每个请求都要写。',
      },
      links: [
        '/guide/5',
        '/pitfalls/required-meta',
        '/pitfalls/input-required',
        '/pitfalls/stream-cut',
      ],
    },
  ],
}
