/** How the protocol changes, and how a product lives with that. */
import type { Topic } from '../types.ts'

export const EVOLUTION: Topic = {
  id: 'evolution',
  title: { en: 'Versions, extensions, deprecations', zh: '版本、扩展与弃用' },
  questions: [
    {
      id: 'q-44',
      question: {
        en: 'You want to ship something that is not in the core of MCP, Tasks for example. How do you keep it from spoiling the rest?',
        zh: '你想用一个不在 MCP 核心里的东西，比如 Tasks。怎么不让它拖累别的功能？',
      },
      answer: {
        en: 'Say first what Tasks are now. Experimental in the core of 2025-11-25, they were taken out, and are today an **official extension**, `io.modelcontextprotocol/tasks`. The methods differ from the experiment, so old code does not carry over.\n\nThe protocol gives you the fence. An extension is opt-in and declared on both sides, by its identifier: the client in the capabilities of each request, the server in `server/discover`. If only one side has it, fall back to the core or refuse clearly. A value of `resultType` such as `task` may come only if it was declared; an unknown one is invalid.\n\nIn the product:\n\n- one module, behind a switch that is off, and a switch off for real: not declared, not only hidden;\n- tests with and without it, against the wire;\n- the plain path stays complete, a long call still ends in a result or a timeout;\n- a signal for whether it was ever used;\n- its own version in your documentation.',
        zh: '先说清 Tasks 现在是什么。它在 2025-11-25 的核心里是实验，后来拿了出去，今天是**官方扩展** `io.modelcontextprotocol/tasks`。方法和实验版不同，旧代码搬不过来。\n\n围栏协议已经给了。扩展要双方各自用标识声明才启用：客户端写在每个请求的能力里，服务端写在 `server/discover` 里。只有一边有，就退回核心，或者明确拒绝。`resultType` 出现 `task` 这样的值，必须事先声明过；不认识的值一律无效。\n\n产品里：\n\n- 单独一个模块，开关默认关；关就是真关：不声明，而不只是界面上藏起来；\n- 有它、没它都要测，测到线上的帧；\n- 普通路径照样完整，长调用最后要么有结果，要么超时；\n- 有个信号，告诉你它到底被用过没有；\n- 文档里给它单独标版本。',
      },
      deeper: {
        en: 'Follow-up: what if the server returns a task to a client that did not ask? It must not; the client treats it as an invalid result and says so. Another: who decides that a call becomes a task? The server, for `tools/call` only.',
        zh: '追问：客户端没声明，服务端却返回了任务怎么办？它不许这么做，客户端当成无效结果并如实报告。还有：谁决定一次调用变成任务？服务端，而且只限 `tools/call`。',
      },
      stale: {
        en: '“Tasks are an experimental draft” was right for 2025-11-25. Its text still lies in a folder named draft, which misleads.',
        zh: '「Tasks 是实验性草案」在 2025-11-25 时是对的。它的正文至今放在名叫 draft 的目录里，容易误导。',
      },
      links: [
        '/guide/5#extensions',
        '/pitfalls/capability-gap',
        '/pitfalls/dead-feature',
        '/guide/1#deprecated',
      ],
    },
    {
      id: 'q-62',
      question: {
        en: 'What do `ttlMs` and `cacheScope` say, and what have they to do with the model’s prompt cache?',
        zh: '`ttlMs` 和 `cacheScope` 说的是什么？跟模型的提示缓存有什么关系？',
      },
      answer: {
        en: 'They say how long an answer is fresh and who may share it. Six results carry them: the four lists, `resources/read`, `server/discover`.\n\n- `ttlMs`: whole milliseconds, 0 or more. 0 means stale at once; absent or negative, treat as 0. It is no interval for polling.\n- `cacheScope`: `public` may be shared with anybody; `private` within the same authorization only. So the key of your cache is server, method, cursor or uri, and for `private` the authorization.\n\nA matching notification ends freshness before its time. Each page of a list has its own time; a bad cursor drops all pages.\n\nThe prompt cache is **another** cache, at the model’s provider, and knows nothing of these fields. It needs the same bytes at the same place. The link is indirect: a fresh list that is not fetched cannot change the prefix. What helps more is order (servers should list tools deterministically, and you sort anyway) and not replacing tools in the middle of a conversation.',
        zh: '说的是一份响应多久算新鲜、谁可以共用。带它们的结果有六种：四个列表、`resources/read`、`server/discover`。\n\n- `ttlMs`：整数毫秒，不小于 0。0 是马上就旧；没有或为负，当 0 处理。它不是轮询间隔。\n- `cacheScope`：`public` 谁都能共用；`private` 只限同一份授权。所以缓存键是服务端、方法、游标或 uri，`private` 再加上授权。\n\n对应的通知一到，没到期也算旧。列表的每一页各有各的时间；游标失效就把所有页都丢掉。\n\n提示缓存是**另一个**缓存，在模型供应商那边，完全不认识这两个字段。它要的是同样的位置、同样的字节。两者只有间接关系：列表还新鲜就不去拉，前缀自然不变。更管用的是次序（服务端应当按确定的次序给工具，你自己反正也排一遍），以及对话中途不换工具。',
      },
      deeper: {
        en: 'They may ask for the fault that hurts most: one user sees the tools of another, because `private` was ignored in a shared cache. Then measurement: do not believe the order, count the cache hits that the provider reports, and compare before you sort.',
        zh: '可能问最伤人的错误是什么：共用缓存没理会 `private`，一个用户看到了另一个用户的工具。接着问怎么衡量：别凭感觉说次序稳定，看供应商报的缓存命中数；要比较次序，得在排序之前比。',
      },
      stale: {
        en: '`cacheScope` is not “per server or per session”. Legacy has neither field; there you list again after `list_changed` or by your own clock.',
        zh: '`cacheScope` 不是「按服务端还是按会话」。旧一代两个字段都没有，只能等 `list_changed`，或按自己的钟重拉。',
      },
      links: [
        '/guide/6#hints',
        '/guide/6#cache',
        '/pitfalls/cache-hints',
        '/pitfalls/order-drift',
        '/pitfalls/stable-set',
      ],
    },
    {
      id: 'q-63',
      question: {
        en: 'Roots, Sampling and Logging are deprecated. Plan the move for a product that uses all three.',
        zh: 'Roots、Sampling、Logging 都弃用了。一个三样全用的产品，怎么安排迁移？',
      },
      answer: {
        en: 'Deprecated is not removed. All three still work where both sides declare them, and the earliest removal is the first revision on or after 2027-07-28. There is time to do it properly, and no reason to start anything new with them.\n\nThe replacements:\n\n| Was | Becomes |\n| --- | --- |\n| Roots | tool arguments, resource URIs, the server’s configuration |\n| Sampling | the server calls a model provider itself, with its own key and budget |\n| Logging | stderr on stdio; OpenTelemetry |\n\nThe order:\n\n1. Count. Which servers still ask, how often, seen on the wire.\n2. Move what is easy: logging first, nobody depends on its shape.\n3. Then roots: add the argument, keep roots as its default for a while.\n4. Sampling last. It moves a **cost** from the user to the server’s owner, and a consent dialog away. That is a decision, not a patch.\n5. Stop declaring the capability for one server after the other. That is also the rollback: one line.',
        zh: '弃用不是移除。双方都声明的话，三样都还能用，最早也要等 2027-07-28 或之后的第一个版本才可能移除。时间够好好做，但别再拿它们开新功能。\n\n替代办法：\n\n| 原来 | 换成 |\n| --- | --- |\n| Roots | 工具参数、资源 URI、服务端配置 |\n| Sampling | 服务端自己调模型供应商，自己出密钥和预算 |\n| Logging | stdio 上用 stderr；OpenTelemetry |\n\n次序：\n\n1. 先数。看线上的帧：哪些服务端还在要，要得多勤。\n2. 先搬容易的：日志，没人依赖它的格式。\n3. 再是 roots：加上参数，一段时间内用 roots 当默认值。\n4. 采样最后。它把**费用**从用户挪到服务端的主人头上，还少了一个征得同意的对话框。这是决策，不是补丁。\n5. 逐个服务端停止声明这项能力。回滚也就是这一行。',
      },
      deeper: {
        en: 'A good interviewer asks why they were deprecated. All three had the server reach back through the connection, which needs a connection that is a session. In the stateless design only an answer can do that. Follow-up: what of servers that you do not own? Keep the legacy branch, behind the declaration.',
        zh: '好的面试官会问为什么弃用。三样都是服务端沿着连接反过来找你，那就要求连接是会话。无状态设计里，只剩响应能做到这一点。追问：不归你管的服务端怎么办？旧分支留着，由声明来控制。',
      },
      stale: {
        en: '“Replace sampling by tools, negotiation by discover” mixes things up: a tool is no model call, and Roots were never negotiation.',
        zh: '「采样换成工具，协商换成 discover」对不上号：工具不是模型调用，Roots 也从来不是协商。',
      },
      links: [
        '/guide/1#deprecated',
        '/pitfalls/input-required',
        '/pitfalls/path-escape',
      ],
    },
    {
      id: 'q-64',
      question: {
        en: 'In the Tasks extension the client polls. Why, and what are `tasks/update` and the notification for?',
        zh: 'Tasks 扩展里由客户端轮询。为什么？`tasks/update` 和通知又是干什么的？',
      },
      answer: {
        en: 'Because polling needs nothing to stay alive. The server answers a `tools/call` with `resultType: "task"`: an id, a status, a lifetime, perhaps `pollIntervalMs`. Before it answers, the task must be durable. From then on the connection, the replica and even the client’s process may go.\n\n- **`tasks/get`** asks for the status and, at the end, contains the result or the error. While the task needs input, it contains the questions.\n- **`tasks/update`** is a request **of the client**: it delivers the answers to those questions. The server only acknowledges.\n- **`tasks/cancel`** asks it to stop; the server may be too late.\n- **`notifications/tasks`** is the push, on a `listen` stream for the task ids you named. It saves polls and replaces none: a lost stream must not lose a task.\n\nThe change of mind: state used to live in a connection and was pushed; now it has a name and is asked for. A tool that fails with `isError` is a `completed` task.',
        zh: '因为轮询不需要任何东西一直活着。服务端对 `tools/call` 回 `resultType: "task"`：一个 id、状态、存活时间，可能还有 `pollIntervalMs`。回答之前，任务必须已经落盘。从这一刻起，连接、副本，连客户端进程都可以没了。\n\n- **`tasks/get`** 查状态；做完时里面就有结果或错误；需要输入时，里面是要问的问题。\n- **`tasks/update`** 是**客户端**的请求，用来交上这些问题的答案，服务端只回个收到。\n- **`tasks/cancel`** 请它停下，服务端可能已经来不及。\n- **`notifications/tasks`** 才是推送，走 `listen` 流，只推你点名的任务 id。它能省几次轮询，但替代不了：流断了，任务不能丢。\n\n思路变在这里：从前状态住在连接里，靠推；现在状态有名字，靠问。工具以 `isError` 失败，任务仍算 `completed`。',
      },
      deeper: {
        en: 'They will ask how often to poll: no faster than `pollIntervalMs`, with jitter and backoff. And what a host does at start: look up the task ids it stored. Since `tasks/list` is gone, an id that you did not store is lost.',
        zh: '会问多久轮询一次：不快于 `pollIntervalMs`，带抖动和退避。还会问宿主启动时做什么：拿出存下的任务 id 逐个查。`tasks/list` 没有了，没存下的 id 就找不回来。',
      },
      stale: {
        en: 'That `tasks/update` is a notification of the server is the most common error here. `tasks/list` and `tasks/result` belong to the experiment of 2025-11-25.',
        zh: '最常见的错误是把 `tasks/update` 说成服务端的通知。`tasks/list`、`tasks/result` 是 2025-11-25 实验版的。',
      },
      links: [
        '/guide/5#tasks',
        '/pitfalls/stream-cut',
        '/pitfalls/lost-subscription',
        '/pitfalls/input-required',
      ],
    },
    {
      id: 'q-69',
      question: {
        en: 'The server does not answer with a version header, or it names an older version. Do you fail, or go on with less?',
        zh: '服务端没回版本头，或者报了更旧的版本。直接失败，还是降一档继续？',
      },
      answer: {
        en: 'The first half is a false trail: `MCP-Protocol-Version` is a **request** header. A missing one in the answer means nothing.\n\n2026-07-28: every request names its revision, in the header and in `_meta`, and the two must agree (-32020 otherwise). A server that does not speak it answers -32022 with the list it supports. Choose one you also speak and send again, or tell the user.\n\nTo find a legacy server: 400 or another 4xx **without** a recognised modern error. Then `initialize`. There you make one offer; the server answers with it or with another version. If you speak that, everything runs by the rules of that revision, all of it. If not, disconnect.\n\nSo there is going on with an *older revision*, never with a *subset* that both made up. “Basic calls work in every version” is how a client sends messages that no revision describes.\n\nShow the revision that was spoken. Falling back is fine, hiding it is not.',
        zh: '前半句是个假线索：`MCP-Protocol-Version` 是**请求**头，响应里没有它说明不了什么。\n\n2026-07-28：每个请求都在头里和 `_meta` 里写明版本，两处必须一致（否则 -32020）。服务端不会讲，就回 -32022，附上自己支持的列表。从里面挑一个你也会的重发，没有就告诉用户。\n\n怎么认出旧一代：400 或别的 4xx，而且正文里**没有**认得的新一代错误码。这时发 `initialize`。那里是你出一个价，服务端要么同意，要么报另一个版本。那个版本你会，就整套按那个版本来；不会，就断开。\n\n所以可以退到*更旧的版本*，但没有双方临时凑出来的*子集*。「基本调用哪个版本都通」，结果就是发出去的消息哪个版本都不认。\n\n把实际讲的版本显示出来。回退没问题，藏着不说才有问题。',
      },
      deeper: {
        en: 'Follow-up: and the server that gets no header? One that supports clients older than 2025-06-18 may assume 2025-03-26, otherwise it rejects. Another: a timeout over HTTP. An outage, so try later; on a pipe silence does count as legacy.',
        zh: '追问：服务端没收到这个头呢？它若支持 2025-06-18 之前的客户端，可以当作 2025-03-26，否则拒绝。还有：HTTP 超时算什么？算故障，稍后再试；在管道上，沉默才算旧一代。',
      },
      stale: {
        en: '“Before `initialize` the header negotiates the version” mixes the eras: legacy sends the header only after `initialize`, and modern has no `initialize`.',
        zh: '「在 `initialize` 之前用头协商版本」把两代混在一起：旧一代在 `initialize` 之后才发这个头，新一代没有 `initialize`。',
      },
      links: [
        '/guide/4#era',
        '/guide/5#negotiation',
        '/pitfalls/era-over-http',
        '/pitfalls/two-eras',
        '/guide/1#ask-the-peer',
      ],
    },
    {
      id: 'q-73',
      question: {
        en: 'What in MCP is the stable core today, what is an extension, and what is on its way out?',
        zh: '今天的 MCP 里，哪些是稳定核心，哪些是扩展，哪些正在退场？',
      },
      answer: {
        en: '**Core of 2026-07-28**: JSON-RPC over stdio and Streamable HTTP; `server/discover`; tools, resources, prompts, completion; `subscriptions/listen` and its notifications; progress and cancelling; multi round-trip requests with elicitation; cache hints; errors; authorization (optional to use, yet in the core). Audio has been content since 2025-03-26.\n\n**Extensions**, official, always opt-in: Tasks, MCP Apps, OAuth client credentials, Enterprise-Managed Authorization.\n\n**Deprecated**: Roots, Sampling, Logging, dynamic client registration, HTTP+SSE.\n\n**Removed** by this revision: handshake, sessions, `ping`, the GET stream, resumption, `resources/subscribe`, `logging/setLevel`.\n\nStability here means a policy: Active, Deprecated, Removed, with at least twelve months between the last two (90 days for urgent security). A version is the date of the last *incompatible* change; compatible ones do not move it.\n\nThe policy is young, though. The removals above did not go through it. Keep a legacy branch while your servers need it.',
        zh: '**2026-07-28 的核心**：stdio 和 Streamable HTTP 上的 JSON-RPC；`server/discover`；工具、资源、提示模板、补全；`subscriptions/listen` 和它的通知；进度与取消；多轮请求和征询；缓存提示；错误码；授权（用不用可选，但在核心里）。音频从 2025-03-26 起就是正式的内容类型。\n\n**扩展**，官方的，一律要声明才启用：Tasks、MCP Apps、OAuth client credentials、企业托管授权（EMA）。\n\n**已弃用**：Roots、Sampling、Logging、动态客户端注册、HTTP+SSE。\n\n这个版本**移除**的：握手、会话、`ping`、GET 流、续传、`resources/subscribe`、`logging/setLevel`。\n\n「稳定」靠的是一套政策：Active、Deprecated、Removed，后两步之间至少十二个月（紧急安全问题 90 天）。版本号是最后一次*不兼容*变更的日期，兼容的改动不换号。\n\n不过这套政策还年轻，上面那些移除并没有走它。只要你的服务端还需要，旧分支就得留着。',
      },
      deeper: {
        en: 'A follow-up: how would you check a claim of this kind? Open the changelog of the revision and its registry of deprecated features, then ask the peer, since no document tells what runs at the other end. Another: does “core” mean that every server has it? No, tools and the rest are capabilities.',
        zh: '追问：这类说法你怎么核实？看那个版本的变更记录和弃用登记表，再问对端，因为文档不会告诉你对面跑的是什么。还有：「核心」是不是每个服务端都有？不是，工具这些都是能力，要声明。',
      },
      stale: {
        en: 'Lists with `initialize` and Roots as stable and MRTR, audio and `server/discover` as experimental are upside down by now.',
        zh: '把 `initialize`、Roots 列为稳定，把 MRTR、音频、`server/discover` 列为实验的清单，如今正好反了。',
      },
      links: [
        '/guide/5#extensions',
        '/guide/1#revisions',
        '/guide/1#deprecated',
        '/guide/2',
      ],
    },
    {
      id: 'q-76',
      question: {
        en: 'What are MCP Apps and Enterprise-Managed Authorization, and what would a SaaS platform do with the two?',
        zh: 'MCP Apps 和企业托管授权（EMA）各是什么？一个 SaaS 平台能拿它们做什么？',
      },
      answer: {
        en: 'Two official extensions that have little in common.\n\n**MCP Apps** (`io.modelcontextprotocol/ui`) is about *display*. A tool names a `ui://` resource in its `_meta`; the host renders that HTML in a sandboxed iframe and speaks JSON-RPC with it over `postMessage`. A chart, a form, a map instead of text. For the host it is foreign code on its screen: sandbox, content policy, consent for what the page wants to call.\n\n**EMA** is about *login*. The user signs in at the company’s identity provider, which issues an assertion (an ID-JAG) for a server; the client exchanges it at that server’s authorization server for a token. The company decides in one place who reaches which server, and nobody clicks through twelve consent pages. It is no audit and no approval of single calls.\n\nOn a platform: EMA gives staff access at once and takes it away with the account; Apps show results where text is poor. Each works without the other. Clients without them get tokens by the ordinary flow, and text.',
        zh: '两个官方扩展，彼此没多大关系。\n\n**MCP Apps**（`io.modelcontextprotocol/ui`）管的是*显示*。工具在 `_meta` 里指出一个 `ui://` 资源，宿主把这段 HTML 放进沙箱 iframe 渲染，用 `postMessage` 和它讲 JSON-RPC。可以是图表、表单、地图，而不只是文字。对宿主来说，这是别人的代码上了自己的屏幕：要沙箱，要内容策略，页面想调用什么要征得同意。\n\n**EMA** 管的是*登录*。用户在公司的身份提供商登录，由它为某个服务端签发断言（ID-JAG），客户端拿到那个服务端的授权服务端去换令牌。谁能用哪个服务端，公司在一处决定，员工不必点完十二个同意页。它不管审计，也不审批单次调用。\n\n放到平台上：EMA 让员工入职即有权限，销号即收回；文字表现力不够的地方，用 Apps 展示。两者可以单独用。没有它们的客户端，走普通授权流程，看文字结果。',
      },
      deeper: {
        en: 'Follow-up: must a tool with a UI work without it? It should, since the extension is opt-in and many hosts have no screen. For EMA: what does the MCP server itself check? The same as always, a token of its own authorization server with the right audience.',
        zh: '追问：带界面的工具，没有界面也得能用吗？应当能，扩展是可选的，很多宿主根本没有屏幕。关于 EMA：MCP 服务端自己查什么？和平常一样，查自家授权服务端签发的令牌，受众要对。',
      },
      stale: {
        en: 'MCP Apps does not package servers into installable applications. The name suggests it, and many answers repeat it.',
        zh: 'MCP Apps 不是把服务端打包成可安装的应用。名字容易让人这么想，很多回答也就这么写了。',
      },
      links: [
        '/guide/10#identity',
        '/guide/5#extensions',
        '/guide/8#oauth',
        '/pitfalls/wrong-audience',
        '/guide/2',
      ],
    },
  ],
}
