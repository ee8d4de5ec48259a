/** Host, client, server: who does what, who may see what, and many servers at once. */
import type { Topic } from '../types.ts'

export const ROLES: Topic = {
  id: 'roles',
  title: { en: 'Roles, limits, many servers', zh: '角色、边界与多个服务端' },
  questions: [
    {
      id: 'q-01',
      question: {
        en: 'Host, client, server: who does what, and who gets to see what?',
        zh: '宿主、客户端、服务端各干什么，各看得到什么？',
      },
      answer: {
        en: 'The **host** is the program the user has in front of them. It runs the model loop, holds the conversation, asks for consent and has the last word. Inside it there is one **client** for each server: the end of one line, which speaks JSON-RPC and judges nothing. The **server** offers tools, resources or prompts, as a process beside you or a service far away.\n\nA server sees the arguments of the calls made to it. It does not see the conversation, nor the other servers, unless the host hands something over. That is a stated principle of the architecture; no rule on the wire enforces it.\n\nSo least privilege has to be built, and in three places:\n\n- **host**: which servers start, with which environment, which tools the model is shown, which calls pass;\n- **server**: validates each input, checks what this caller may do;\n- **operating system**: the only one that holds against a server which lies. A local server has the rights of whoever started it.',
        zh: '**宿主**是用户面前的那个程序：跑模型循环，拿着对话，征求同意，最后说了算。里面每个服务端配一个**客户端**，它只是一条线的这一头，讲 JSON-RPC，不作判断。**服务端**提供工具、资源或提示模板，可能是旁边的一个进程，也可能是远处的服务。\n\n服务端看到的是发给它的调用参数。对话它看不到，别的服务端它也看不到，除非宿主递过去。这是架构写明的原则，但线上没有哪条规则强制它。\n\n所以最小权限得自己做，做在三处：\n\n- **宿主**：哪些服务端能启动，给什么环境变量，模型看得到哪些工具，哪些调用放行；\n- **服务端**：每个输入都校验，查这个调用者能做什么；\n- **操作系统**：服务端存心骗人时，只有这一层挡得住。本地服务端的权限，就是启动它的那个人的权限。',
      },
      deeper: {
        en: 'They may ask where exactly the line of trust runs: between host and server, never between the client and the rest of the host. Then: can one server reach another? Not directly. But the model may copy what it read from the first into an argument for the second, and this is the usual way out for data.',
        zh: '可能问信任的线到底画在哪：画在宿主和服务端之间，客户端和宿主其他部分之间没有线。再问：一个服务端够得着另一个吗？直接够不着。但模型可能把从甲读来的东西抄进给乙的参数，数据外泄多半走的就是这条路。',
      },
      stale: {
        en: '“A server holds no user data” is wrong. It may hold a whole database; what it does not get is your conversation.',
        zh: '「服务端不持有用户数据」不对。它可以有整个数据库，它拿不到的是你的对话。',
      },
      links: ['/guide/0#roles', '/guide/8#boundary', '/pitfalls/minimal-environment'],
    },
    {
      id: 'q-03',
      question: {
        en: 'A file server has been told its roots. Why is this not yet a sandbox, and who has to build one?',
        zh: '文件服务端已经知道 roots 了，为什么还不算沙箱？沙箱该由谁来做？',
      },
      answer: {
        en: 'A root is information: “the work is in this directory”. A server that means well keeps to it. One with a bug, or with intent, opens what it likes, and the client never learns which files were opened.\n\nThree parties can build something that holds:\n\n- **The host**, before the start. It launches the process, so it alone can confine it from outside: which command, which directories, a small environment, another user or a container, no network where none is needed.\n- **The server**, at each access. Resolve the path with its links, compare whole segments with the allowed directory, answer with `isError` if it lies outside.\n- **The system**, which enforces what the first two intended. Read-only mounts cost nothing.\n\nIn 2026-07-28 Roots are deprecated, and a server may ask for them only inside a multi round-trip request. A new server takes its directory from configuration or from a tool argument, and checks it all the same. For a remote server roots mean little anyway: `file://` speaks of *your* disk.',
        zh: 'root 只是一条信息：「活在这个目录里」。守规矩的服务端会照办；有 bug 的、有心的，想开哪个文件就开哪个，客户端根本不会知道。\n\n能做出真东西的有三方：\n\n- **宿主**，在启动之前。进程是它拉起来的，也只有它能从外面把进程框住：跑什么命令，看得见哪些目录，环境变量给到最少，换个用户或者放进容器，用不着网络就断网。\n- **服务端**，在每次访问时。连同链接把路径解开，和允许的目录逐段比较，越界就回 `isError`。\n- **系统**，把前两方的意图真正落实。只读挂载不花什么力气。\n\n2026-07-28 弃用了 Roots，服务端只能在多轮请求里问。新写的服务端，目录从配置或工具参数来，照样要查。远程服务端拿到 roots 也没多大用：`file://` 说的是*你的*硬盘。',
      },
      deeper: {
        en: 'A typical probe: “the user attached `/srv/share`, the model asks for `/srv/share/../secret`”. Say where it fails: in the server, after resolving and before opening. Then the follow-up with a symbolic link that appears between the two steps.',
        zh: '典型的试探：用户给了 `/srv/share`，模型要 `/srv/share/../secret`。要说得出在哪里被挡：服务端，解开路径之后、打开之前。接着会追问：两步之间冒出一个符号链接怎么办？',
      },
      stale: {
        en: 'Roots are `file://` URIs only, not “data boundaries” of any kind, and the client never sent them by itself: the server asks, in both eras.',
        zh: 'Roots 只能是 `file://`，不是什么「数据边界」。客户端也从不主动交出：两代都是服务端来问。',
      },
      links: ['/pitfalls/path-escape', '/guide/8#local', '/guide/1#deprecated'],
    },
    {
      id: 'q-05',
      question: {
        en: 'Roots and resources are both URIs. Put them side by side: who asks, what comes back, what does it permit?',
        zh: 'Roots 和资源都是 URI。并排比一比：谁问谁，拿回什么，允许了什么？',
      },
      answer: {
        en: '| | Roots | Resources |\n| --- | --- | --- |\n| who asks | the server | the client |\n| by | `roots/list`, only inside a multi round-trip request | `resources/list`, `resources/templates/list`, `resources/read` |\n| URI | `file://` only | any scheme |\n| comes back | names of places | content: text or base64 |\n| changes | never told | on a `listen` stream |\n| state | deprecated | active |\n\nNeither permits anything. A root tells the server where the user works. A resource tells the host what can be fetched. Whether the fetch is allowed, the server decides by the caller’s authorization, and whether the content enters the context, the host.\n\nThey can meet: a file server may list what lies under the roots as resources. Nothing requires it, and a resource outside all roots is legal. An `https://` URI is meant for what the client can fetch without the server.',
        zh: '| | Roots | 资源 |\n| --- | --- | --- |\n| 谁问 | 服务端 | 客户端 |\n| 怎么问 | `roots/list`，只在多轮请求里 | `resources/list`、`resources/templates/list`、`resources/read` |\n| URI | 只有 `file://` | 什么 scheme 都行 |\n| 拿回 | 位置的名字 | 内容：文本或 base64 |\n| 有变化 | 不会通知 | 走 `listen` 流 |\n| 状态 | 已弃用 | 现行 |\n\n两样都不授权。root 告诉服务端用户在哪干活；资源告诉宿主有什么可取。能不能取，服务端看调用者的授权；取来的内容进不进上下文，宿主决定。\n\n两者可以碰头：文件服务端可以把 roots 下面的文件列成资源。但没人要求这样，不在任何 root 下的资源也合法。`https://` 的 URI 是给客户端不经服务端、自己就能取的东西用的。',
      },
      deeper: {
        en: 'Expect “so what protects a resource?”. Access control in the server, the same as for tools, and a size limit plus distrust of the text in the host. Next may come how a host learns of a change: a filter with the URIs on `subscriptions/listen`.',
        zh: '多半会问：那资源靠什么保护？靠服务端的访问控制，和工具一样；宿主这边再加大小限制，文本一律不可信。然后可能问怎么知道资源变了：`subscriptions/listen` 的过滤条件里写上 URI。',
      },
      stale: {
        en: 'The method `resources/templates` never existed, it is `resources/templates/list`. `resources/subscribe` and `roots/list_changed` are legacy; the capability flag `resources.subscribe` stayed.',
        zh: '`resources/templates` 这个方法从未有过，是 `resources/templates/list`。`resources/subscribe` 和 `roots/list_changed` 属于旧一代；能力标志 `resources.subscribe` 还在。',
      },
      links: [
        '/guide/2#resources',
        '/guide/1#deprecated',
        '/pitfalls/lost-subscription',
      ],
    },
    {
      id: 'q-07',
      question: {
        en: 'Some users may only read. How does one server give them fewer tools, without relying on what they cannot see?',
        zh: '有些用户只能读。同一个服务端怎么给他们少一些工具，又不靠「看不见」来防？',
      },
      answer: {
        en: 'By the authorization that comes with the request, looked at twice.\n\n1. Verify the token, take role or scopes from it.\n2. `tools/list` returns what this authorization may use. The specification allows that: a list may vary with the presented authorization. It must **not** vary per connection or as a side effect of another request, so a tool that “unlocks” others is out.\n3. Mark the list `cacheScope: "private"`, or a shared cache hands an administrator’s tools to everybody.\n4. `tools/call` checks again. The list is a courtesy, the call is the gate; anybody may know a name. Answer 403 with `insufficient_scope` if more rights can be had, otherwise treat the tool as unknown.\n\nOn stdio there is no token. There the mode is a start argument, and the writing tools are not registered at all.\n\nThe host can do the same for itself by deny rules. But `readOnlyHint` alone is no basis: it is the server’s claim.',
        zh: '靠请求带来的授权，而且看两次。\n\n1. 验令牌，从中取角色或 scope。\n2. `tools/list` 只返回这份授权能用的。规范允许：列表可以随出示的授权而不同。但**不得**因连接而异，也不得是别的请求的副作用，所以「先调一个工具解锁其他工具」不行。\n3. 列表标上 `cacheScope: "private"`，不然共用缓存会把管理员的工具发给所有人。\n4. `tools/call` 再查一遍。列表是客气，调用才是闸门，名字谁都可能知道。能补权限的，回 403 加 `insufficient_scope`；否则当作没有这个工具。\n\nstdio 上没有令牌，模式就是启动参数，写操作的工具干脆不注册。\n\n宿主自己也可以用拒绝规则做同样的事。但单凭 `readOnlyHint` 不行，那是服务端自己说的。',
      },
      deeper: {
        en: 'Follow-up: a right is withdrawn at noon. The next call is refused at once, since each request is checked; the list catches up with a notification or when its time is over. They may also ask whether hiding helps anyone: yes, it saves tokens and spares the model useless attempts.',
        zh: '追问：中午权限收回了呢？下一次调用立刻被拒，因为每个请求都查；列表等通知，或者等到期再跟上。也可能问：藏起来有什么用？省 token，模型也少白试几次。',
      },
      links: [
        '/guide/6#hints',
        '/pitfalls/cache-hints',
        '/pitfalls/deny-wins',
        '/pitfalls/trusting-hints',
      ],
    },
    {
      id: 'q-08',
      question: {
        en: 'One server, many customers. Where does the tenant come from, and in how many places do you check it?',
        zh: '一个服务端，很多租户。租户身份从哪来？要在几处检查？',
      },
      answer: {
        en: 'From the **verified token**, never from an argument. A model writes the arguments, and a text that the model has read may have told it what to write. If users belong to several tenants, an argument may *choose*, but only among those the token allows.\n\nThen carry it to every place where data is met:\n\n- **database**: row-level security or a schema of its own, so that a forgotten `WHERE` returns nothing;\n- **search**: filter before ranking, not after;\n- **caches**: authorization in the key, `cacheScope: "private"` in the answer;\n- **handles, task ids, `requestState`**: bound to the user and verified; having one proves nothing;\n- **`listen` streams**: only this tenant’s changes;\n- **upstream**: credentials of the server’s own; passing on the received token is forbidden;\n- **logs**: tenant yes, data no.\n\nIn 2026-07-28 each request is judged by itself, so there is no session whose identity could leak into the next one.',
        zh: '从**验过的令牌**来，绝不从参数来。参数是模型写的，而模型读过的某段文字可能教过它怎么写。用户属于几个租户时，参数可以*选*，但只能在令牌允许的范围里选。\n\n然后一路带到每个碰数据的地方：\n\n- **数据库**：行级安全，或各用各的 schema，漏写 `WHERE` 也查不出东西；\n- **检索**：先过滤再排序，不是反过来；\n- **缓存**：键里有授权，响应里写 `cacheScope: "private"`；\n- **句柄、任务 id、`requestState`**：绑定用户并校验，拿着它证明不了任何事；\n- **`listen` 流**：只推本租户的变化；\n- **上游**：用服务端自己的凭据，禁止转交收到的令牌；\n- **日志**：记租户，不记数据。\n\n2026-07-28 里每个请求单独判断，没有会话，身份也就不会从上一个请求漏到下一个。',
      },
      deeper: {
        en: 'The best follow-up is the test: two tenants with the *same* ids in their data, every tool called crosswise, and a cache between. Another: one tenant that floods the others. Limits per tenant, which belongs to the same design.',
        zh: '最好的追问是怎么测：两个租户的数据里放*同样的* id，每个工具交叉调一遍，中间还隔着缓存。另一个：有个租户把别人都挤垮了怎么办？按租户限额，这也在同一份设计里。',
      },
      stale: {
        en: 'Keeping the tenant in an MCP session is legacy, and was weak even then: a session id is no authentication.',
        zh: '把租户放在 MCP 会话里是旧一代的做法，当时也站不住：会话 id 不是认证。',
      },
      links: [
        '/guide/5#state',
        '/pitfalls/wrong-audience',
        '/pitfalls/cache-hints',
        '/guide/8#oauth',
      ],
    },
    {
      id: 'q-10',
      question: {
        en: 'Two servers both have a tool called `search`. Who sorts that out, and how does the call find its way back?',
        zh: '两个服务端都有叫 `search` 的工具。谁来区分？调用怎么找回原处？',
      },
      answer: {
        en: 'The host, between its clients and the model. Inside one server names should be unique; across servers nobody promises anything, and no server has to change.\n\n1. Prefix with the name from *your configuration*, as in `tracker__search`. Not with the name in `serverInfo`: the server chose that, and the specification says not to rely on it.\n2. Fit the result to the model’s API, which often allows 64 characters and no dots. Normalising and cutting create new collisions (`get.user`, `get_user`), so add a short hash where two meet.\n3. Keep a **table** from shown name to client and original name. Never split the string: underscores occur on both sides, and cutting lost characters anyway.\n4. Send `tools/call` with the original name.\n5. Let permission rules name the pair server and tool, not what the model was shown.\n\nA prefix settles identity, not choice. Which `search` the model takes depends on the descriptions.',
        zh: '宿主区分，在客户端和模型之间。一个服务端内部名字应当唯一；跨服务端谁也没保证过，也不需要哪个服务端改名。\n\n1. 前缀用*你配置里*的名字，比如 `tracker__search`。别用 `serverInfo` 里的名字：那是服务端自己起的，规范说不要依赖它。\n2. 让结果合乎模型 API 的要求，常见的是 64 个字符、不许有点。规整和截断会造出新的冲突（`get.user`、`get_user`），撞上了就补一小段哈希。\n3. 留一张**表**：显示名对应客户端和原名。绝不靠拆字符串：下划线两边都可能有，截断时字符也已经丢了。\n4. 发 `tools/call` 时用原名。\n5. 权限规则写服务端加工具这一对，不写给模型看的名字。\n\n前缀解决的是「是谁」，不是「选谁」。模型挑哪个 `search`，看描述。',
      },
      deeper: {
        en: 'A sharp follow-up is shadowing: the description of one server’s tool tells the model how to use another’s. The prefix does not help there. Or: the same program configured twice, for two accounts. Two entries, two prefixes, and not a duplicate.',
        zh: '尖锐的追问是遮蔽（shadowing）：甲的工具描述在教模型怎么用乙的工具，前缀帮不上忙。或者：同一个程序为两个账号配了两次，那是两个条目、两个前缀，不算重复。',
      },
      stale: {
        en: 'The protocol does not require names that are unique over all servers. It asks, as a should, for uniqueness within one.',
        zh: '协议没有要求所有服务端的工具名都不重样，只是说一个服务端内部应当唯一。',
      },
      links: [
        '/pitfalls/name-collision',
        '/pitfalls/underscore-split',
        '/pitfalls/name-is-not-identity',
        '/guide/7#names',
      ],
    },
    {
      id: 'q-33',
      question: {
        en: 'Why one client for each server, and what does that buy when one of ten misbehaves?',
        zh: '为什么一个服务端配一个客户端？十个里有一个出毛病时，好处在哪？',
      },
      answer: {
        en: 'Because everything about a line belongs to one peer: transport, ids, era and revision, capabilities, credentials, timers, state. Ten objects mean that none of it can be mixed up, and a token for one server cannot travel to another.\n\nThe separation is only the ground. What you build on it:\n\n- **start in lanes**: one that hangs delays nobody;\n- **limits** for time, size and number of calls, each per server;\n- **death** fails that client’s calls at once, with the server’s name in the message;\n- **backoff and breaker** of its own.\n\nNot separated are: the event loop (a huge message parsed by one stops all), memory, and the model’s context. Sixty tools of one server are paid for by every question, and its results can carry instructions to the tools of others.\n\nThe 1:1 is inside your host. A remote server serves many clients, and since 2026-07-28 a client over HTTP is not even a connection.',
        zh: '因为一条线上的东西都属于一个对端：传输、id、哪一代、哪个版本、能力、凭据、计时器、状态。十个对象，就不会串，给这个服务端的令牌也到不了那个。\n\n分开只是地基，上面还要盖：\n\n- **分道启动**：一个卡住，别人不等；\n- **限制**：时间、大小、调用数，都按服务端算；\n- **死了**就让这个客户端在途的调用马上失败，报错里写明是哪个服务端；\n- **退避和熔断器**各用各的。\n\n没分开的有：事件循环（一条巨大的消息在解析，大家都得停）、内存，还有模型的上下文。一个服务端的六十个工具，每个问题都要付钱；它的结果里也可能夹着使唤别人工具的指令。\n\n一对一说的是宿主内部。远程服务端同时服务很多客户端；2026-07-28 起，HTTP 上的客户端连「一条连接」都不是了。',
      },
      deeper: {
        en: 'They may ask how many calls may run at one server at the same time. The protocol sets no number: requests are independent, and answers come in any order. The host sets one, since old stdio servers are often written for one call at a time.',
        zh: '可能问同一个服务端能同时跑几个调用。协议没规定，请求互相独立，响应次序不定。宿主自己定个数，因为不少老的 stdio 服务端是按一次一个写的。',
      },
      stale: {
        en: '1:1 as “one long connection with its session” is legacy. The roles stayed, the session went.',
        zh: '把一对一理解成「一条长连接和它的会话」，是旧一代的事。角色没变，会话没了。',
      },
      links: [
        '/guide/0#roles',
        '/guide/7#lanes',
        '/pitfalls/one-bad-server',
        '/pitfalls/slow-neighbour',
      ],
    },
  ],
}
