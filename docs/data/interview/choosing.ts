/** What MCP is beside its neighbours, and how to see it at work. */
import type { Topic } from '../types.ts'

export const CHOOSING: Topic = {
  id: 'choosing',
  title: { en: 'Choosing and observing', zh: '选型与观测' },
  questions: [
    {
      id: 'q-09',
      question: {
        en: 'Discovery at run time is what MCP adds. When does it cost more than it brings, and what do you use then?',
        zh: 'MCP 多出来的是运行时发现。什么时候它得不偿失？那时用什么？',
      },
      answer: {
        en: 'Count what discovery costs. A process or a service more. A listing, names to be kept apart, two eras of the protocol. Descriptions that the model reads with every question, used or not. Text by strangers, so gates. And failures of a kind that a function does not have: connected, and empty.\n\nIt brings tools that were not known when you compiled: by other people, in other languages, replaced without a release of yours.\n\nSo:\n\n- *Same team, same program, fixed set*: functions, described to the model in its own format. The compiler checks them.\n- *Service to service, no model*: REST or gRPC. Nobody there reads descriptions.\n- *Your tools in other people’s hosts, or their tools in yours*: MCP.\n\nIt need not be final. Write the work as a library and put a thin server over it when a second host appears. That is a small step. Taking a protocol out again is a bigger one.',
        zh: '先算发现的成本。多一个进程或服务。要拉列表，要区分重名，要对付两代。描述不管用没用上，每个问题模型都要读。文字是外人写的，所以要闸门。还有一种函数没有的失败：连上了，里面是空的。\n\n换来的是编译时还不知道的工具：别人写的、别的语言写的，换掉也不用你发版。\n\n所以：\n\n- *同一个团队、同一个程序、就这几样*：函数，按模型的格式描述。编译器会查。\n- *服务调服务，没有模型*：REST 或 gRPC。那里没人读描述。\n- *你的工具进别人的宿主，或别人的工具进你的宿主*：MCP。\n\n不必一次定死。先把活写成库，出现第二个宿主时，外面套一层薄薄的服务端，是一小步；反过来把协议拆掉，步子就大了。',
      },
      deeper: {
        en: 'Expect “how would you decide with numbers?”. Tokens of all definitions against the window, calls per tool in a month, hosts that use the server. Zero calls and one host is an answer. A tool may be available both ways, with one implementation.',
        zh: '会问怎么用数字来定。所有定义占窗口多少 token，每个工具一个月调几次，几个宿主在用。零次调用、一个宿主，这就是答案。同一份实现，两种方式都提供也可以。',
      },
      stale: {
        en: '“MCP replaces REST” and “MCP is a transport” are both off: it usually stands in front of an API, and it has a data layer above its transports.',
        zh: '「MCP 取代 REST」「MCP 是一种传输」都不准：它多半就站在某个接口前面；传输之上，它还有数据层。',
      },
      links: [
        '/guide/6#where',
        '/guide/0#why',
        '/guide/0#not-given',
        '/pitfalls/zero-calls',
      ],
    },
    {
      id: 'q-65',
      question: {
        en: 'Function calling, LangChain tools, MCP: are these three answers to one question?',
        zh: 'Function calling、LangChain 的工具、MCP，是同一个问题的三种答案吗？',
      },
      answer: {
        en: 'No, to three questions, and one program often uses all.\n\n- **Function calling**: how does a *model* say that it wants a tool? A format of the model’s API: you send definitions, it returns a name and arguments. It runs nothing and knows no server.\n- **A framework’s tool**: how does *my code* hold a tool? A class or function in your process, in one language, with the loop around it.\n- **MCP**: how do *two programs* agree on tools? Listing, calling, errors, revisions, authorization, over a pipe or HTTP. It knows no model at all; the specification does not say how definitions reach one.\n\nThe path of a call: `tools/list` from the server, translated by the host into the model’s format, chosen by the model, checked by the gates, sent as `tools/call`, the result translated back.\n\n“Transport protocol” is a little short: MCP *has* transports, two of them. It is an application protocol that runs over them.',
        zh: '不是。它们回答三个不同的问题，一个程序常常三样都用。\n\n- **Function calling**：*模型*怎么说自己想用工具？它是模型 API 的格式：你给定义，它回一个名字和参数。它什么也不执行，也不知道有服务端。\n- **框架的工具**：*我的代码*怎么装一个工具？进程里的一个类或函数，一种语言，外面套着循环。\n- **MCP**：*两个程序*怎么就工具达成一致？列出、调用、报错、版本、授权，走管道或 HTTP。它根本不知道模型的存在，定义怎么送到模型面前，规范不管。\n\n一次调用的路：服务端给出 `tools/list`，宿主翻成模型的格式，模型挑一个，闸门检查，发出 `tools/call`，结果再翻回去。\n\n「传输协议」这个说法短了一截：MCP *有*传输，有两种；它自己是跑在上面的应用层协议。',
      },
      deeper: {
        en: 'The next question is what gets lost in translation. Names: model APIs allow 64 characters and no dots, MCP suggests up to 128. Schemas: a provider may accept only a part of JSON Schema. Errors: a protocol error and an `isError` result become the same kind of text unless you take care.',
        zh: '下一问是翻译时会丢什么。名字：模型 API 限 64 个字符、不许有点，MCP 建议到 128。Schema：供应商可能只认 JSON Schema 的一部分。错误：不留心的话，协议错误和 `isError` 结果会变成同一种文字。',
      },
      links: ['/guide/0#path', '/guide/0#why', '/pitfalls/name-limit'],
    },
    {
      id: 'q-67',
      question: {
        en: 'When do you offer a prompt rather than a tool, or rather than letting the model put its own words together?',
        zh: '什么时候该提供提示模板，而不是工具，也不是让模型自己组织？',
      },
      answer: {
        en: 'Ask who decides. A **tool** is chosen by the model, in the middle of work, and does something. A **prompt** is picked by the user, before work, and does nothing: `prompts/get` with arguments (strings) returns messages, which the host puts into the conversation. Typically it is a slash command.\n\nOffer a prompt when the *user* knows what is wanted and the *server* knows how to ask: “review this merge request by our rules”. The owner of the rules then maintains one text for all hosts. It also helps when a task needs the server’s resources, since a prompt’s messages may embed them.\n\nOffer a tool when the moment depends on what the model finds. Offer neither when a sentence does it.\n\nNo prompt *enforces* anything. It is advice to a model; what must hold goes into the tool or into a gate. And its text comes from the server: show it before it is used. “Meant for the user” is an intent, and the specification forbids no other way.',
        zh: '看谁来决定。**工具**由模型挑，在干活途中，会做事。**提示模板**由用户挑，在干活之前，什么也不做：`prompts/get` 带参数（都是字符串），返回几条消息，宿主把它们放进对话。最常见的样子是斜杠命令。\n\n*用户*知道要什么，*服务端*知道该怎么问，就用提示模板：「按我们的规矩审这个合并请求」。规矩的主人只维护一份文字，所有宿主都能用。任务要用到服务端的资源时也合适，模板的消息里可以嵌资源。\n\n什么时候用要看模型发现了什么，就做成工具。一句话能说清的，两样都不用。\n\n模板*强制*不了任何事。它是给模型的建议，必须成立的东西放进工具或闸门。它的文字来自服务端，用之前先给人看。「给用户用」是设计意图，规范没有禁止别的用法。',
      },
      deeper: {
        en: 'A common probe: is a prompt safer because it was reviewed? Only the version that was reviewed; it is fetched at run time like a description. You may also be asked about completion: `completion/complete` suggests values for an argument, at most 100 at a time.',
        zh: '常见的试探：模板审过了，是不是更安全？审过的只是那一版，它和描述一样，是运行时取的。还可能问补全：`completion/complete` 给参数提候选值，一次最多 100 个。',
      },
      links: ['/guide/2#who-decides', '/guide/2#prompts', '/guide/2#together'],
    },
    {
      id: 'q-74',
      question: {
        en: 'One user question, three model calls, five tool calls on two servers. How do you see that as one trace?',
        zh: '用户问一句，模型调三次，工具在两个服务端上调五次。怎么看成一条链路？',
      },
      answer: {
        en: 'Inside the host: one root span for the question, a child for each model call, and a child for each tool call, made where the call is made. To the server: `traceparent`, `tracestate` and `baggage` go into `params._meta`, without a prefix, in W3C format. A server that understands them continues the trace, over a pipe as well, where there are no headers.\n\nNames follow OpenTelemetry’s conventions for MCP, which are still in development: the span is `{mcp.method.name} {target}`, so `tools/call get_weather`; attributes such as `mcp.method.name`, `mcp.protocol.version`, `gen_ai.tool.name`. A result with `isError` is `error.type` = `tool_error`, although the transport was fine.\n\nFrom `structuredContent` take sizes, counts and identifiers you chose, **not** the whole. Arguments and results hold private data, and traces travel far.\n\nAdd the server’s name, the era, whether a gate refused, whether the answer was empty. Those are the failures that no error rate shows.',
        zh: '宿主内部：用户的问题是根 span，每次模型调用一个子 span，每次工具调用也是一个，在发起调用的地方建。传给服务端：`traceparent`、`tracestate`、`baggage` 放进 `params._meta`，不加前缀，按 W3C 格式。看得懂的服务端接着往下记；管道没有请求头，也一样能传。\n\n名字跟 OpenTelemetry 的 MCP 约定走，它还在开发中：span 名是 `{mcp.method.name} {target}`，比如 `tools/call get_weather`；属性有 `mcp.method.name`、`mcp.protocol.version`、`gen_ai.tool.name` 等。结果带 `isError`，记 `error.type` = `tool_error`，哪怕传输一切正常。\n\n`structuredContent` 里只取大小、条数和你挑定的标识，**不要**整个塞进去。参数和结果里有隐私，链路数据走得又远。\n\n再加上：哪个服务端、哪一代、有没有被闸门拒绝、结果是不是空的。这些失败，错误率里看不到。',
      },
      deeper: {
        en: 'Expect cardinality: the arguments of a tool must not become a metric label. And trust: a `traceparent` to a server outside tells little, `baggage` may tell a lot, so send that to your own servers only. Then sampling of traces: keep all with an error or a refusal.',
        zh: '会问基数：工具参数不能当指标标签。会问信任：`traceparent` 给外部服务端泄露不了多少，`baggage` 就难说了，只发给自家的。再就是链路采样：出错的、被拒的一律保留。',
      },
      stale: {
        en: 'The tool’s name alone is not the span name of the convention, and none of this is part of MCP except the keys in `_meta`.',
        zh: '约定里的 span 名不只是工具名。除了 `_meta` 里那几个键，其余都不属于 MCP。',
      },
      links: [
        '/guide/9#health',
        '/pitfalls/green-but-empty',
        '/pitfalls/secret-in-audit',
        '/guide/3#meta',
      ],
    },
    {
      id: 'q-77',
      question: {
        en: 'For giving tools to an agent: gRPC, REST or MCP? And why a pipe for local ones and HTTP for remote ones?',
        zh: '给代理接工具，选 gRPC、REST 还是 MCP？为什么本地走管道、远程走 HTTP？',
      },
      answer: {
        en: 'They do not exclude each other: most MCP servers stand in front of a REST or gRPC API.\n\n- **gRPC**: contract known when you compile, fast, streams both ways. Good between your own services. A model cannot use a stub that it has never seen.\n- **REST**: everybody’s HTTP. An OpenAPI file can describe it, yet calling, errors and login differ for each API, so each host needs code for each.\n- **MCP**: descriptions made for a model, discovered at run time, one way to call and to fail. Worth it when *other people’s* hosts shall use your tools, or your host *other people’s* servers. For three fixed functions in one program, write functions.\n\n**Local: stdio.** No port, no login, lives and dies with the host, access to local files. **Remote: Streamable HTTP.** Proxies, TLS, tokens, limits and load balancing exist for it, and since 2026-07-28 each request stands alone, with method and name in headers.\n\nThe price of both is tokens: each description is read by the model each time.',
        zh: '它们不互斥：大多数 MCP 服务端后面就是一个 REST 或 gRPC 接口。\n\n- **gRPC**：契约编译时就定了，快，双向流。自家服务之间很好。可模型没见过的 stub，它用不了。\n- **REST**：人人都会的 HTTP。OpenAPI 能描述它，但怎么调、怎么报错、怎么登录，一家一个样，每个宿主都得为每个 API 写代码。\n- **MCP**：描述是写给模型看的，运行时发现，调用和失败只有一种方式。*别人的*宿主要用你的工具，或者你的宿主要用*别人的*服务端，就值得。一个程序里固定的三个函数，写函数就好。\n\n**本地用 stdio**：不开端口，不用登录，和宿主同生共死，够得着本地文件。**远程用 Streamable HTTP**：代理、TLS、令牌、限流、负载均衡都是现成的；2026-07-28 起每个请求自成一体，方法和名字就在头里。\n\n两者都要付的代价是 token：每段描述，模型每次都要读。',
      },
      deeper: {
        en: 'A good follow-up is “one tool per endpoint?”. Rarely: two hundred endpoints make two hundred descriptions that look alike. Cut tools by what a user wants done. They may also ask whether the roadmap favours a transport; it leans towards HTTP, and roadmaps are not norms.',
        zh: '好的追问是：一个接口做一个工具吗？很少该这样，两百个接口就是两百段相似的描述。按用户想办成的事来切。还可能问路线图偏向哪种传输：偏 HTTP，不过路线图不是规范。',
      },
      stale: {
        en: '“JSON-RPC over stdio or SSE for local tools” is out of date: local is stdio, and SSE is only a form of answer in Streamable HTTP.',
        zh: '「本地工具用 stdio 或 SSE」过时了：本地就是 stdio，SSE 只是 Streamable HTTP 里的一种响应形式。',
      },
      links: [
        '/guide/4#choosing',
        '/guide/6#where',
        '/guide/0#why',
        '/pitfalls/token-bill',
        '/pitfalls/vague-description',
      ],
    },
  ],
}
