/** Where a server runs, and what stands between it and everybody else. */
import type { Topic } from '../types.ts'

export const DEPLOYMENT: Topic = {
  id: 'deployment',
  title: { en: 'Deployment and isolation', zh: '部署与隔离' },
  questions: [
    {
      id: 'q-11',
      question: {
        en: 'stdio here, Streamable HTTP there: what exactly do you trust in each case?',
        zh: '这边用 stdio，那边用 Streamable HTTP，各自信任的到底是什么？',
      },
      answer: {
        en: 'On stdio you trust **code**. You start a program, it runs with the rights of the user, and the only caller is you. No port, no login; credentials come from the environment. What can be checked is where the program comes from, which version, and the exact command. What can be limited: environment, directories, network, user. A process boundary protects you when it crashes, not when it is hostile.\n\nOver HTTP you trust an **operator and a channel**. TLS says who is at the other end, a token says who you are and must be for this server. The code you never see, and it may change any day. In MCP authorization is *optional*; choosing HTTP does not switch it on.\n\nOn both you do **not** trust: descriptions, annotations, `instructions`, results. The transport changes who can call the server. It does not change what the server can say.\n\nThe worst of both is a local HTTP server without a token: any page in the browser may try to reach it.',
        zh: 'stdio 上信任的是**代码**。你启动一个程序，它带着用户的权限跑，能调它的只有你。没有端口，不用登录，凭据来自环境变量。能核实的是程序哪来的、哪个版本、命令一字不差；能限制的是环境变量、目录、网络、用户。进程边界在它崩溃时保护你，在它使坏时不保护。\n\nHTTP 上信任的是**运营者和通道**。TLS 说明对面是谁，令牌说明你是谁，而且必须是签给这个服务端的。代码你看不到，哪天都可能变。授权在 MCP 里是*可选*的，选了 HTTP 不等于打开了它。\n\n两边都**不**信任的：描述、注解、`instructions`、结果。传输改变的是谁能调服务端，改变不了服务端会说什么。\n\n两头坏处都占的，是不要令牌的本地 HTTP 服务端：浏览器里随便哪个网页都能来试。',
      },
      deeper: {
        en: 'A follow-up may turn it round: whom does the *server* trust? On stdio its parent, over HTTP only what the token proves, on each request. Or the crash: one stdio server down harms one host; one HTTP server down harms all who use it.',
        zh: '可能反过来问：*服务端*信任谁？stdio 上信父进程，HTTP 上只信令牌证明得了的，每个请求都看。或者问崩溃：一个 stdio 服务端挂了，影响一个宿主；一个 HTTP 服务端挂了，用它的人全受影响。',
      },
      links: [
        '/guide/4#choosing',
        '/guide/4#authorization',
        '/guide/8#local',
        '/pitfalls/minimal-environment',
      ],
    },
    {
      id: 'q-38',
      question: {
        en: 'Your MCP server listens on 127.0.0.1 only. How can a web page still reach it, and what stops that?',
        zh: '你的 MCP 服务端只监听 127.0.0.1。网页怎么还能打到它？靠什么挡？',
      },
      answer: {
        en: 'By DNS rebinding. The user opens `evil.example`. The name first leads to the attacker’s machine, which delivers a script, and a moment later to 127.0.0.1. For the browser it is still the same origin, so the script may send POSTs to your server **and read the answers**. No firewall helps: the caller is the user’s own browser, on the same machine.\n\nWhat stops it:\n\n- **`Origin`**: servers must check it on all connections, and answer 403 if it is there and not allowed. The name still says `evil.example`, whatever it leads to. Browsers send the header with each POST; programs send none and may pass.\n- **`Host`**: shows the same name. The specification does not mention it; SDK guards check it, and it costs a line.\n- **A token**, which the page does not have. It should be required locally too.\n\nBinding to 127.0.0.1 is right and against something else: the neighbours in the network. And stdio has no port at all.',
        zh: '靠 DNS 重绑定。用户打开 `evil.example`，这个名字先指向攻击者的机器，送来一段脚本，过一会儿改指 127.0.0.1。在浏览器看来还是同一个源，脚本就能向你的服务端发 POST，**还读得到响应**。防火墙没用：来访的就是用户自己的浏览器，在同一台机器上。\n\n能挡住的：\n\n- **`Origin`**：服务端对所有连接都必须查，带了而不在允许之列就回 403。不管指向哪里，名字还是 `evil.example`。浏览器的每个 POST 都会带；程序不带，可以放行。\n- **`Host`**：同样露出这个名字。规范没提，SDK 的守卫会查，也就一行的事。\n- **令牌**：网页没有。本地也应当要。\n\n绑定 127.0.0.1 是对的，但防的是别的：同一网络里的邻居。stdio 则根本没有端口。',
      },
      deeper: {
        en: 'They may ask why not simply compare the peer’s address: it is 127.0.0.1 in the attack as well. Or whether CORS helps: without rebinding it hides the answer, yet a tool has run by then; with rebinding it does not even apply.',
        zh: '可能问为什么不比对来源 IP：攻击时它也是 127.0.0.1。或者问 CORS 有没有用：没有重绑定时，它藏得住响应，可工具已经跑了；有重绑定时，它根本不起作用。',
      },
      stale: {
        en: '“Disable DNS caching” is no defence. The attack needs short-lived names, and you do not control the victim’s resolver.',
        zh: '「禁用 DNS 缓存」不是防御。攻击要的就是短命的解析，况且受害者的解析器不归你管。',
      },
      links: ['/guide/4#origin', '/pitfalls/foreign-origin', '/guide/8#local'],
    },
    {
      id: 'q-39',
      question: {
        en: 'Your host starts a stdio server as a child process. What does the child inherit, and what do you take away?',
        zh: '宿主把 stdio 服务端当子进程启动。它会继承什么，你该拿走什么？',
      },
      answer: {
        en: 'By default a child gets everything: the user’s rights, the environment with model key and cloud credentials, the working directory, the network. That it is a process of its own limits *crashes*, not rights.\n\n- **Environment**: start from nothing. Pass a short list (`PATH`, `HOME`, the locale) and what this server’s configuration names. A list of forbidden names is never complete. Credentials for stdio do come by the environment, so each server gets its own and only those.\n- **Arguments**: a program and a list of words, without a shell. Arguments show in the process list, so no secrets there.\n- **Files**: a path check inside the server is its duty and no boundary for a server you do not trust. A boundary is another user, a container or a sandbox.\n- **Pipes**: stdout carries messages only, stderr must be read, or the child stalls.\n- **End**: close stdin, wait, SIGTERM, SIGKILL.',
        zh: '默认什么都继承：用户的全部权限，装着模型密钥和云凭据的环境变量，工作目录，网络。单独一个进程，隔开的是*崩溃*，不是权限。\n\n- **环境变量**：从空的开始，放进一小张清单（`PATH`、`HOME`、语言区域），再加这个服务端配置里点名的。禁止名单永远列不全。stdio 的凭据本来就走环境变量，所以各给各的，别家的不给。\n- **参数**：一个程序加一串词，不经过 shell。进程列表里看得见参数，别放秘密。\n- **文件**：服务端自己查路径是它的本分，对不信任的服务端来说不算边界。算边界的是另一个系统用户、容器或沙箱。\n- **管道**：stdout 只走消息；stderr 必须有人读，否则子进程会卡住。\n- **收尾**：关 stdin，等一等，SIGTERM，SIGKILL。',
      },
      deeper: {
        en: 'Expect “and does a clean environment protect the files?”. It does not: the key in `~/.aws` is still readable. A second probe is the configuration that sets `PATH` or `NODE_OPTIONS` itself, and so changes what the approved command starts.',
        zh: '可能追问：环境变量干净了，文件就安全了吗？没有，`~/.aws` 里的密钥照样读得到。再深一层：配置自己带上 `PATH` 或 `NODE_OPTIONS`，批准的还是那条命令，跑起来的却是别的东西。',
      },
      stale: {
        en: 'Answers that confine the server by Roots lean on a deprecated feature which never was access control. Paths belong into tool arguments or configuration, the limit into the operating system.',
        zh: '靠 Roots 圈住服务端的回答，靠的是一个已弃用、而且从来不是访问控制的功能。路径写进工具参数或配置，限制交给操作系统。',
      },
      links: [
        '/guide/4#stdio',
        '/pitfalls/minimal-environment',
        '/pitfalls/stderr-stall',
        '/pitfalls/clean-shutdown',
        '/guide/8#local',
      ],
    },
    {
      id: 'q-40',
      question: {
        en: 'Progress notifications reach the client only when the call is over. A reverse proxy is in between. What do you look at?',
        zh: '进度通知总要等调用结束才一起到，中间有一层反向代理。你看什么？',
      },
      answer: {
        en: 'At buffering first. A POST to an MCP server may be answered by one JSON object or by an SSE stream, the server decides for each request. A proxy that collects the response turns the stream into one late parcel.\n\n- **Buffering** off for this path (nginx: `proxy_buffering off`). A server should also send `X-Accel-Buffering: no`, which nginx understands. Compression may buffer too.\n- **Idle limits**: the read timeout must be longer than the longest silence, or the server breaks the silence. SSE comments as keep-alive are recommended for `subscriptions/listen`.\n- **HTTP/1.1 or newer** to the backend.\n- **Headers**: `Authorization`, `MCP-Protocol-Version`, `Mcp-Method`, `Mcp-Name`, `Mcp-Param-*` must come through unchanged, since the server compares them with the body.\n- **Retries** off: a proxy that repeats a POST runs a tool twice.\n\nA cut matters more than a delay. In 2026-07-28 the closing of a response stream **is** the cancellation, so a proxy that hangs up after 60 s cancels the work, and nothing can be resumed.',
        zh: '先看缓冲。对 MCP 服务端的一次 POST，响应可以是一个 JSON 对象，也可以是一条 SSE 流，由服务端逐个请求决定。代理要是把响应攒齐了再发，流就成了一个迟到的包裹。\n\n- 这条路径**关掉缓冲**（nginx 是 `proxy_buffering off`）。服务端也应当发 `X-Accel-Buffering: no`，nginx 认它。压缩也可能攒数据。\n- **空闲上限**：读超时要比最长的沉默还长，要不就由服务端打破沉默。`subscriptions/listen` 建议用 SSE 注释保活。\n- 到后端用 **HTTP/1.1 或更新**。\n- **请求头**：`Authorization`、`MCP-Protocol-Version`、`Mcp-Method`、`Mcp-Name`、`Mcp-Param-*` 必须原样通过，服务端要拿它们和请求体核对。\n- **关掉重试**：代理把 POST 重发一遍，工具就跑两次。\n\n断比慢更要紧。在 2026-07-28 里，关闭响应流**就是**取消。代理 60 秒一到就挂断，等于替用户取消，而且没有续传。',
      },
      deeper: {
        en: 'Next they ask how you would prove it: send the same call with and without the proxy and compare when the first event arrives, not whether it arrives. And how a slow tool survives a limit you cannot change: progress keeps the line busy, or the work becomes a task that is polled.',
        zh: '接着问怎么证明：同一个调用，过代理和不过代理各发一次，比首个事件*什么时候*到，而不是到没到。还有：上限改不了，慢工具怎么活？用进度让连接不空闲，或者把它变成可轮询的任务（Tasks 扩展）。',
      },
      stale: {
        en: 'Advice to keep a GET stream open through the proxy, or to rely on `Last-Event-ID` after a cut, is for 2025-11-25 and earlier.',
        zh: '让代理维持一条 GET 长流、断了靠 `Last-Event-ID` 接上，是 2025-11-25 及更早版本的做法。',
      },
      links: [
        '/guide/4#proxies',
        '/pitfalls/json-or-sse',
        '/pitfalls/hang-up-cancels',
        '/pitfalls/stream-cut',
      ],
    },
    {
      id: 'q-47',
      question: {
        en: 'An MCP server goes on the public internet. Rate limits, connection limits, IP lists: what goes into the gateway and what must stay in the server?',
        zh: '一个 MCP 服务端要上公网。限流、限连接、IP 名单：哪些放网关，哪些必须留在服务端？',
      },
      answer: {
        en: '**Gateway**: TLS, address lists where they make sense, connections and open streams per client, body size, coarse rate limits, a first look at the token. Since 2026-07-28 the *client* sends `Mcp-Method` on each request and `Mcp-Name` on calls and reads, so an HTTP gateway can count `tools/call` of one tool without reading JSON.\n\n**Server**: all that must be true even if the gateway is passed by. Audience and scope of the token, authorization for this tool and these arguments, input validation, and the limit per user: servers **must** rate-limit tool calls. It also must compare the mirrored headers with the body, and answer -32020 with 400 when they differ. Otherwise the gateway counts a harmless name and the server runs another.\n\nAnswer over the limit with 429 and `Retry-After`, so that a good client waits. Address lists help against noise and are no identity: many users share one address, and an attacker has many.\n\nRemember that an open `listen` costs a connection all day.',
        zh: '**网关**：TLS，合适时用 IP 名单，每个客户端的连接数和打开的流数，请求体大小，粗粒度限流，先看一眼令牌。2026-07-28 起由*客户端*在每个请求上发 `Mcp-Method`，在调用和读取上发 `Mcp-Name`，普通 HTTP 网关不解析 JSON，也能数清某个工具的 `tools/call`。\n\n**服务端**：凡是绕过网关也必须成立的。令牌的受众和 scope，这个工具、这些参数准不准，输入校验，还有按用户限流：规范要求服务端**必须**限制工具调用的频率。镜像头和请求体也必须核对，不一致就 400 加 -32020。不然网关按一个无害的名字计数，服务端跑的却是另一个。\n\n超限回 429，带 `Retry-After`，守规矩的客户端自会等。IP 名单挡得住噪声，当不了身份：一个出口后面有许多人，一个攻击者手里有许多 IP。\n\n别忘了，打开着的 `listen` 要整天占一条连接。',
      },
      deeper: {
        en: 'A natural follow-up is what a limit does to the model: a refusal should reach it as something it can read, or it calls again at once. Another is `server/discover`: should it be open without a token? If lists differ by user, answers must be `private`.',
        zh: '自然的追问：限流对模型意味着什么？要让它读到一句看得懂的话，不然它马上再调一次。还有 `server/discover` 要不要令牌？如果列表因人而异，响应必须标 `private`。',
      },
      stale: {
        en: 'That the server puts `Mcp-Method` into its answers is wrong: these are request headers, written by the client.',
        zh: '「服务端在响应里带 `Mcp-Method`」是错的：这是请求头，由客户端写。',
      },
      links: [
        '/guide/10#gateway',
        '/guide/4#mirrored',
        '/pitfalls/mirrored-headers',
        '/pitfalls/retry-class',
        '/pitfalls/status-map',
      ],
    },
    {
      id: 'q-48',
      question: {
        en: 'In Kubernetes, one tool server speaks stdio and another speaks HTTP. Where do you put them, and does a NodePort isolate anything?',
        zh: '在 Kubernetes 里，一个工具服务端讲 stdio，另一个讲 HTTP。各放哪里？NodePort 能起到隔离作用吗？',
      },
      answer: {
        en: 'A NodePort isolates nothing. It does the reverse: it opens a port of every node for a service. What isolates is a NetworkPolicy (if the network plugin enforces it), the service type, and authentication.\n\n- **stdio**: the server is a child of the host, so it lives in the *same container*. Two containers of a pod share a network and may share volumes, but not a child’s stdin. Its boundary is the container: own user, read-only file system, no service-account token, egress closed unless needed.\n- **HTTP inside the cluster**: a ClusterIP service, a NetworkPolicy that admits the host’s pods only, and tokens all the same.\n- **HTTP from outside**: an ingress or gateway in front with TLS; rarely a NodePort.\n\nIf a stdio server must be reached by others, it needs an HTTP front with authentication, and then it is a network server with all duties. A bare TCP bridge to its stdin is a remote shell.\n\nNone of this is MCP. Modern servers are stateless, so replicas need no sticky sessions.',
        zh: 'NodePort 什么也不隔离，恰恰相反：它在每个节点上为服务开一个口子。起隔离作用的是 NetworkPolicy（前提是网络插件真的执行它）、Service 类型和认证。\n\n- **stdio**：服务端是宿主的子进程，所以住在*同一个容器*里。一个 pod 的两个容器可以共享网络和卷，但共享不了子进程的 stdin。它的边界就是容器：单独的用户、只读文件系统、不挂 service account 令牌、默认不许出网。\n- **集群内的 HTTP**：ClusterIP，加一条只放行宿主 pod 的 NetworkPolicy，令牌照查。\n- **集群外来的 HTTP**：前面放 ingress 或网关，带 TLS；很少直接用 NodePort。\n\nstdio 服务端非要让别人用，就在前面加带认证的 HTTP，从此它就是网络服务，该有的责任一样不少。光拿 TCP 接到它的 stdin，等于送出一个远程 shell。\n\n这些都不是 MCP 的内容。新一代的服务端无状态，多副本不需要粘性会话。',
      },
      deeper: {
        en: 'You may be asked about a sidecar: a stdio server in another container of the pod needs a bridge, and the bridge needs a protocol, so it is simpler to speak HTTP on the loopback address. The specification does say that the same line framing should be used over Unix sockets, if you build such a thing.',
        zh: '可能问 sidecar：stdio 服务端放到 pod 的另一个容器里，就得有桥，桥又得有协议，还不如在回环地址上讲 HTTP。真要自己搭，规范说在 Unix socket 上也应当沿用同样的按行分帧。',
      },
      stale: {
        en: '“NodePort isolation” is a confusion of exposing with isolating, whatever the revision.',
        zh: '「用 NodePort 隔离」把暴露和隔离弄反了，跟版本无关。',
      },
      links: ['/guide/4#choosing', '/guide/8#local', '/pitfalls/foreign-origin'],
    },
    {
      id: 'q-55',
      question: {
        en: 'A remote server stands behind a reverse proxy. Is DNS rebinding still your problem, and who checks what?',
        zh: '远程服务端放在反向代理后面，DNS 重绑定还关你的事吗？谁查什么？',
      },
      answer: {
        en: 'Rebinding makes a *browser* talk to an address its user can reach and the attacker cannot: loopback or the internal network. A public server loses little by it; the same server, reachable from inside without the proxy, may lose everything.\n\n- **Origin**: servers must validate it on **all** connections, and answer 403 if it is there and wrong. A request without one is not from a page and may pass. Behind a proxy the check stays in the server, because somebody may reach it directly.\n- **Host**: not in the specification, but cheap: a rebound request carries the attacker’s name. SDK guards check it. The proxy must pass the real one on.\n- **Binding**: local servers should bind to 127.0.0.1; behind a proxy, to the interface of the proxy only.\n- **Authentication**: a token in `Authorization` is something a strange page does not have. Cookies it would have.\n- **Body size and Content-Type**: worthwhile (413, 415), against other attacks. Requiring JSON forces a preflight.',
        zh: '重绑定是让*浏览器*去访问用户够得着、攻击者够不着的地址：回环或内网。公网服务端本身损失不大；可同一个服务端要是能从内网绕过代理访问，就可能全丢。\n\n- **Origin**：服务端对**所有**连接都必须校验，带了而不对就回 403。没带的不是网页发的，可以放行。前面有代理，检查也要留在服务端，因为可能有人直接连过来。\n- **Host**：规范没写，但很便宜：重绑定的请求带的是攻击者的域名。SDK 的守卫会查。代理要把真实的传下去。\n- **绑定地址**：本地服务端应当绑 127.0.0.1；在代理后面，只绑对着代理的那个接口。\n- **认证**：`Authorization` 里的令牌陌生网页拿不到；换成 cookie，它就有了。\n- **请求体大小、Content-Type**：值得查（413、415），防的是别的攻击。只收 JSON 会逼浏览器先发预检。',
      },
      deeper: {
        en: 'Good candidates say why CORS alone does not help: it hides the *answer* from the page, while the tool has already run. After rebinding the request is even same-origin for the browser, so only names, `Origin` or `Host`, give it away.',
        zh: '答得好的会解释为什么光靠 CORS 不行：它只是不让网页看到*响应*，工具早就跑完了。重绑定之后，浏览器甚至认为是同源，能露馅的只有名字，也就是 `Origin` 或 `Host`。',
      },
      stale: {
        en: 'Switching off DNS caches is not a defence. Host validation is good practice and not a rule of MCP.',
        zh: '关 DNS 缓存不是防御。校验 Host 是好习惯，不是 MCP 的规定。',
      },
      links: [
        '/guide/4#origin',
        '/pitfalls/foreign-origin',
        '/pitfalls/status-map',
        '/guide/8#local',
      ],
    },
    {
      id: 'q-60',
      question: {
        en: 'Somebody wants to publish a stdio server through a small TCP bridge, “it is only one tool”. Why do you refuse?',
        zh: '有人想用一个小小的 TCP 桥把 stdio 服务端放到网上，说「就一个工具」。你为什么拒绝？',
      },
      answer: {
        en: 'Because stdio has no door. Whoever may write to the pipe is taken for the host: there is no token, no `Origin`, no caller. That is sound as long as only the parent process can write there. The bridge gives the pipe to everybody who reaches the port.\n\nBehind the pipe is a program with the rights of the user who started it, and its environment. Whether this equals a shell depends on the tools. One that runs commands: yes. One that writes files: soon. One that only reads the weather: no, but it still spends your API key for strangers. “Only one tool” is also today’s list.\n\nTwo callers break the rest: both count from id 1, and answers reach the wrong one.\n\nThe right way is Streamable HTTP: `Origin` checked, authorization as in the specification, TLS, limits, a process with few rights. Authorization is *optional* in MCP, so choosing HTTP does not bring it. You have to switch it on.',
        zh: '因为 stdio 没有门。谁能往管道里写，谁就被当成宿主：没有令牌，没有 `Origin`，也没有「调用者是谁」。只有父进程写得进去时，这没问题。桥一搭，够得着端口的人都握住了管道。\n\n管道后面是一个程序，带着启动它的用户的权限和环境变量。等不等于 shell，看工具：能跑命令的，就是；能写文件的，也快了；只查天气的不是，但陌生人花的是你的 API 密钥。再说「就一个工具」也只是今天的列表。\n\n来了两个调用者，别的也跟着坏：两边的 id 都从 1 数起，响应会送错人。\n\n正路是 Streamable HTTP：查 `Origin`，按规范做授权，TLS，限额，低权限进程。注意授权在 MCP 里是*可选*的，换成 HTTP 不会自动带来，要你自己打开。',
      },
      deeper: {
        en: 'A subtle follow-up: is the local pipe then trustworthy? For the *server*, the caller is known. For the *host*, what comes out of the pipe is untrusted all the same. Trust in one direction says nothing about the other.',
        zh: '细一点的追问：那本地管道就可信了吗？对*服务端*来说，调用者是确定的；对*宿主*来说，管道里出来的东西照样不可信。一个方向的信任，说明不了另一个方向。',
      },
      links: ['/guide/4#process', '/guide/8#local', '/pitfalls/foreign-origin'],
    },
  ],
}
