/** Who may call a server, and how a client gets the right to. */
import type { Topic } from '../types.ts'

export const AUTHORIZATION: Topic = {
  id: 'authorization',
  title: { en: 'Authorization', zh: '授权' },
  questions: [
    {
      id: 'q-25',
      question: {
        en: 'PKCE, Resource Indicators, Protected Resource Metadata: which hole does each close, and which stays open?',
        zh: 'PKCE、Resource Indicators、受保护资源元数据，各补哪个洞？还有哪个洞没补？',
      },
      answer: {
        en: '| Mechanism | Question | Without it |\n| --- | --- | --- |\n| Protected Resource Metadata (RFC 9728) | who issues tokens for this server? | every host needs a table of logins |\n| PKCE | is the one who redeems the code the one who asked for it? | a stolen code is a token |\n| Resource Indicators (RFC 8707) | which server is the token for? | a token for one opens another |\n| `iss` in the response (RFC 9207) | which issuer answered? | two issuers get mixed up |\n\nThe metadata is found by the pointer in a 401, or at the well-known address; a client must support both. It names *issuers*; the endpoints stand in the metadata of the issuer.\n\nPKCE is compulsory for clients, S256 where possible, and they must refuse an issuer that does not announce it. `resource` goes into both requests, and closes the hole only if the server **checks the audience**.\n\nOpen stay: a bearer token that was stolen, scopes that are too wide, a server that misuses what it may do. And all of this is for HTTP; stdio takes credentials from its environment.',
        zh: '| 机制 | 回答的问题 | 没有它 |\n| --- | --- | --- |\n| 受保护资源元数据（RFC 9728） | 这个服务端的令牌归谁签发？ | 每个宿主都得备一张登录表 |\n| PKCE | 来兑换授权码的，是当初要它的那个吗？ | 偷到授权码就等于拿到令牌 |\n| Resource Indicators（RFC 8707） | 令牌是给哪个服务端的？ | 给甲的令牌能打开乙 |\n| 响应里的 `iss`（RFC 9207） | 回来的是哪个签发者？ | 两个签发者被搞混 |\n\n元数据从 401 里的指针找，或者去 well-known 地址，客户端两条路都必须支持。里面写的是*签发者*，端点在签发者自己的元数据里。\n\nPKCE 对客户端是强制的，能用 S256 就用；签发者没声明支持，就必须拒绝。`resource` 在两个请求里都要写，而且服务端**检查受众**，洞才算补上。\n\n没补的：令牌本身被偷；scope 给得太宽；服务端拿合法权限干坏事。这些都只管 HTTP，stdio 的凭据来自环境变量。',
      },
      deeper: {
        en: 'They may take one away and ask for the attack. Without the audience check: server A receives your token and uses it at B. Without `iss`: the code goes to the wrong issuer’s token endpoint. Say the attack in two sentences each, that is enough.',
        zh: '可能拿掉其中一个，让你说怎么攻击。不查受众：服务端甲收到你的令牌，拿去用在乙上。没有 `iss`：授权码被送到错误签发者的令牌端点。每个用两句话讲清就够。',
      },
      stale: {
        en: 'The resource metadata does not list the endpoints of the authorization server. And authorization as a whole is optional in MCP; HTTP implementations should follow it.',
        zh: '资源元数据里没有授权服务端的端点。整套授权在 MCP 里是可选的，HTTP 实现应当遵循。',
      },
      links: ['/guide/8#oauth', '/pitfalls/wrong-audience', '/pitfalls/issuer-mix-up'],
    },
    {
      id: 'q-42',
      question: {
        en: 'The access token has run out, and the first request after lunch fails. How do you prevent that, and what else changes with a new token?',
        zh: '访问令牌过期了，午休回来的第一个请求就失败。怎么避免？换了令牌，还有什么要跟着变？',
      },
      answer: {
        en: 'Keep the end of the token’s life beside the token and refresh shortly before it. That alone is not enough, because a server may withdraw a token at any time and clocks differ. So handle a 401 as well: refresh once, send the request once more, then ask the user.\n\nThe hard part is company. Five calls that see the 401 together must share **one** refresh. Refresh tokens of public clients must rotate, so the second user of the same one gets `invalid_grant`. Store the new pair before you use it, and let a losing refresh never delete what the winner stored.\n\nIn 2026-07-28 there is nothing to negotiate again: each request carries revision and capabilities anyway. What may differ is what you see. Lists are allowed to vary with the authorization, so if account or scopes changed, drop cached `private` results and list again.\n\nOnly the rotation is the specification’s rule; early refresh, sharing and the single repeat are the host’s design.',
        zh: '把到期时间和令牌存在一起，快到期时就刷新。光这样还不够：服务端随时可能收回令牌，两边的钟也不一定准。所以 401 照样要处理：刷新一次，请求重发一次，再不行就找用户。\n\n难在人多。五个调用同时吃到 401，必须共用**一次**刷新。公开客户端的刷新令牌必须轮换，同一个用第二遍，得到的是 `invalid_grant`。新的一对先存好再用；抢输的那次刷新，绝不能删掉赢家存下的东西。\n\n在 2026-07-28 里没有什么要「重新协商」：版本和能力本来就跟着每个请求走。会变的是你能看见什么。列表可以随授权不同而不同，所以账号或 scope 变了，就丢掉缓存里的 `private` 结果，重新拉列表。\n\n这里只有轮换是规范要求的；提前刷新、合并刷新、只重发一次，都是宿主自己的设计。',
      },
      deeper: {
        en: 'Expect the second process: two windows of the same host share one token store. The refresh then needs a lock between processes, and whoever gets the lock reads the store again before asking. A follow-up is why the repeat after a 401 is safe even for a tool that writes: the request was turned away at the door and nothing ran.',
        zh: '多半会追问第二个进程：同一个宿主开了两个窗口，共用一个令牌库。这时刷新要有跨进程的锁，拿到锁的先重读一遍再决定要不要刷。还可能问：写操作遇到 401，为什么敢重发？因为请求在门口就被挡下了，工具没有运行。',
      },
      stale: {
        en: 'Answers that send `initialize` again after a refresh describe an older revision. Nothing in the protocol ties a token to a handshake today.',
        zh: '「刷新之后重新 `initialize`、重新协商能力」说的是旧版本。现在协议里没有握手可以和令牌绑在一起。',
      },
      links: ['/pitfalls/refresh-race', '/pitfalls/needs-auth', '/guide/8#oauth'],
    },
    {
      id: 'q-46',
      question: {
        en: 'A server answers 401, another answers 403. Which of the two can a client repair without a person, and how?',
        zh: '一个服务端回 401，另一个回 403。哪一种客户端能自己修好，怎么修？',
      },
      answer: {
        en: 'Read the challenge before you decide; both codes may come with a `WWW-Authenticate` header.\n\n- **401**: no token, or one that is invalid or expired. With a refresh token: refresh once, repeat once. Without one, or if that fails, state `needs-auth` and a login, which a person has to do. The header may name the resource metadata; the scopes it names are the ones to ask for.\n- **403 with `error="insufficient_scope"`**: the token is good and too narrow. A client with a user should step up: a new authorization for the **union** of the scopes it has and the ones asked for, then repeat. A few times, not for ever.\n- **403 without it**: the answer is no. It may be a policy, or a bad `Origin`. Repeating changes nothing; tell the user what was refused.\n\nNone of them says anything about the era of the server, and none is a reason to reconnect blindly. While one server waits for a login, the tools of the others go on working.',
        zh: '先看质询再决定，两种状态码都可能带 `WWW-Authenticate` 头。\n\n- **401**：没带令牌，或者令牌无效、过期。有刷新令牌就刷新一次、重发一次；没有，或者刷新失败，就进入 `needs-auth` 状态等人登录。头里可能写着资源元数据在哪；写了 scope 的，就按它申请。\n- **403 且 `error="insufficient_scope"`**：令牌没问题，只是权限窄了。有用户在场的客户端应当逐级加权：用已有 scope 和新要的 scope 的**并集**再走一次授权，然后重发。次数要有上限。\n- **403 但没有这个错误**：回答就是不行。可能是策略，也可能是 `Origin` 不对。重试没有意义，告诉用户被拒的是什么。\n\n这些都说明不了服务端属于哪一代，也都不是盲目重连的理由。一个服务端在等登录，别的服务端的工具照常可用。',
      },
      deeper: {
        en: 'A good follow-up is why the union and not only the missing scope: a login for the new one alone returns a token that lost the old ones, and the next call fails the other way round. Another is the agent that runs at night. It cannot log in, so it must end with a clear reason and not sit in a retry loop.',
        zh: '常见追问：为什么要并集，不能只申请缺的那个？只要新的，拿回来的令牌就丢了旧的，下一个调用反过来失败。另一个追问是半夜无人值守的代理：它没法登录，就该带着明确的原因停下，而不是在重试里打转。',
      },
      stale: {
        en: '“403 can never be repaired” is wrong for `insufficient_scope`. Incremental scope has been part of the specification since 2025-11-25.',
        zh: '「403 一律不可恢复」对 `insufficient_scope` 不成立。按需增加 scope 从 2025-11-25 起就写在规范里。',
      },
      links: [
        '/guide/4#status',
        '/pitfalls/needs-auth',
        '/pitfalls/status-map',
        '/guide/appendix#statuses',
      ],
    },
    {
      id: 'q-50',
      question: {
        en: 'OAuth 2.1, PKCE and Resource Indicators all come up in one sentence. What does each prevent, and which of them keeps a token away from the wrong server?',
        zh: 'OAuth 2.1、PKCE、Resource Indicators 总被放在一句话里。各自防什么？不让令牌用到别的服务端上，靠的是哪个？',
      },
      answer: {
        en: '- **OAuth 2.1** is the frame: authorization code flow, no implicit grant, exact redirect addresses.\n- **PKCE** protects the *code*. The client sends a hash first and shows the secret only at the token endpoint, so a stolen code is worth nothing. An MCP client must use it, with S256 when it can, and must refuse an authorization server whose metadata does not announce it.\n- **Resource Indicators** (RFC 8707) protect the *token*. The client must name the server in `resource`, in the authorization request and in the token request, each time. The authorization server issues a token for that audience.\n\nSo the third answers the question, but only together with its other half: the MCP server **must** check that the audience is itself. A `resource` that nobody checks is decoration. And no server may pass a token that it received on to another service; it needs one of its own for that.\n\nAuthorization is optional in MCP; HTTP implementations should follow these rules, stdio should not use them.',
        zh: '- **OAuth 2.1** 是框架：授权码流程，没有隐式授权，回调地址逐字比对。\n- **PKCE** 保护的是*授权码*。客户端先交摘要，到令牌端点才亮出原文，授权码被偷也没用。MCP 客户端必须用它，能用 S256 就用；授权服务端的元数据没声明支持，就必须拒绝登录。\n- **Resource Indicators**（RFC 8707）保护的是*令牌*。客户端在授权请求和令牌请求里都必须用 `resource` 写明目标服务端，次次都写；授权服务端据此签发给那个受众。\n\n所以答案是第三个，但它得有另一半才成立：MCP 服务端**必须**检查受众是不是自己。没人检查的 `resource` 只是摆设。服务端也不许把收到的令牌转交给别的服务，要访问别人，就另拿自己的令牌。\n\n授权在 MCP 里是可选的：HTTP 实现应当照此办理，stdio 不应当用它。',
      },
      deeper: {
        en: 'You may be asked for the exact value of `resource`: the canonical URI of the server, without a fragment, preferably without a slash at the end. Then comes the client’s side of the bargain. It stores tokens per issuer and resource, and it does not let an HTTP redirect carry the header to another host.',
        zh: '可能会问 `resource` 具体写什么：服务端的规范 URI，不带片段，末尾最好不带斜杠。接着问客户端这边的责任：令牌按签发者和资源分开存，HTTP 重定向到别的主机时，不能把授权头一起带过去。',
      },
      links: ['/pitfalls/wrong-audience', '/guide/8#oauth', '/stages/03'],
    },
    {
      id: 'q-51',
      question: {
        en: 'The server itself tells the client where to log in. How do you keep a hostile server from sending your users to a hostile login?',
        zh: '去哪登录，是服务端自己说的。怎么防止恶意服务端把用户领到恶意的登录页？',
      },
      answer: {
        en: 'First what is in the document. Protected resource metadata (RFC 9728) names *issuers* in `authorization_servers`, not endpoints. The endpoints come from a second document, that of the issuer (RFC 8414 or OpenID Connect discovery).\n\nThe checks, in order:\n\n1. The metadata speaks of the server you asked; its `resource` fits.\n2. The issuer’s document must name exactly the issuer you asked for, character by character. Otherwise reject it.\n3. Everything over https, private addresses blocked, because a hostile server chooses these URLs (SSRF). Open only http and https, without a shell.\n4. Record the issuer before the redirect. Compare `iss` in the response (RFC 9207) exactly, also in error responses. Missing is allowed only where support was never announced.\n5. `state` for each login, redirect address compared exactly, PKCE.\n6. Credentials belong to the issuer that gave them and go to no other.\n\nThis stops mix-ups. Whether the user should trust that issuer at all is still theirs to decide: show its host name.',
        zh: '先说文档里有什么。受保护资源元数据（RFC 9728）的 `authorization_servers` 里写的是*签发者*，不是端点；端点在第二份文档里，是签发者自己的（RFC 8414 或 OIDC 发现）。\n\n按顺序检查：\n\n1. 元数据说的就是你问的那个服务端，`resource` 对得上。\n2. 签发者文档里的 issuer 必须和你要的一字不差，否则拒绝。\n3. 一律 https，挡住内网地址，因为这些 URL 是对方挑的（SSRF）。只打开 http 和 https，不经过 shell。\n4. 跳转之前记下签发者，回来时和 `iss`（RFC 9207）逐字比较，错误响应也一样。只有对方从没声明支持时，才允许没有。\n5. 每次登录一个 `state`，回调地址逐字比对，再加 PKCE。\n6. 凭据归发它的签发者，不给第二家。\n\n这些挡的是张冠李戴。这个签发者值不值得信，终究要用户判断：把它的主机名摆出来。',
      },
      deeper: {
        en: 'The next question is usually mix-up: two authorization servers, one callback, and a code that does not say who made it. A strong answer tells why `state` does not help there, since it proves which login the answer belongs to and not who issued it. An allow list of issuers is a sensible company policy and not a rule of MCP.',
        zh: '下一问往往是 mix-up：两个授权服务端、一个回调，授权码不说自己是谁发的。答得好的会讲清 `state` 为什么帮不上忙：它证明的是这次响应属于哪次登录，不是谁签发的。签发者白名单是合理的企业策略，但不是 MCP 的规定。',
      },
      stale: {
        en: 'Two frequent claims are not in the specification: that metadata is signed, and that a client must keep an allow list of authorization servers.',
        zh: '有两种常见说法规范里没有：元数据要签名；客户端必须维护授权服务端白名单。',
      },
      links: ['/pitfalls/issuer-mix-up', '/pitfalls/needs-auth', '/guide/8#oauth'],
    },
    {
      id: 'q-52',
      question: {
        en: 'Walk me from a refused request to a working token: who are the parties, and what does each say?',
        zh: '从请求被拒到拿到能用的令牌，一步步讲：有哪几方，各说了什么？',
      },
      answer: {
        en: 'Three parties. The MCP server is an OAuth **resource server**: it checks tokens and issues none. The **authorization server** lets the user in and issues them. The client sits in your host.\n\n1. Request without a token: 401. `WWW-Authenticate` may carry `resource_metadata`; otherwise the client tries the well-known address, with the path first, then at the root. It must support both ways.\n2. The metadata names the issuer. Its own metadata (RFC 8414 or OIDC) has the endpoints.\n3. The client needs an id there: registered beforehand, or a Client ID Metadata Document, or dynamic registration (deprecated), or it asks the user.\n4. Browser, code with PKCE and `resource`, `iss` and `state` compared on return.\n5. Code for token at the token endpoint, `resource` again.\n6. `Authorization: Bearer …` on **every** request, never in the URL. The server checks signature or introspection, audience, time, scope.\n7. Later: refresh, with rotation.\n\nWithdrawing tokens at logout is ordinary OAuth; the MCP specification does not describe it.',
        zh: '一共三方。MCP 服务端是 OAuth 的**资源服务端**：只查令牌，不签发。**授权服务端**让用户登录并签发。客户端在你的宿主里。\n\n1. 不带令牌的请求：401。`WWW-Authenticate` 可能带 `resource_metadata`；没带，就试 well-known 地址，先带路径的，再试根上的。两条路都必须支持。\n2. 元数据写明签发者；签发者自己的元数据（RFC 8414 或 OIDC）里才有端点。\n3. 客户端在那边要有 id：预先登记的，或客户端 ID 元数据文档，或动态注册（已弃用），都没有就问用户。\n4. 打开浏览器，授权码加 PKCE 加 `resource`；回来时核对 `iss` 和 `state`。\n5. 到令牌端点用授权码换令牌，再写一次 `resource`。\n6. **每个**请求带 `Authorization: Bearer …`，绝不放进 URL。服务端查签名（或内省）、受众、时间、scope。\n7. 以后就是刷新，连带轮换。\n\n登出时撤销令牌是普通的 OAuth 做法，MCP 规范没有写。',
      },
      deeper: {
        en: 'They may ask which scopes to request: those in the challenge are authoritative; without any, all of `scopes_supported`. Or what a machine does without a browser: the official extension for client credentials, not a borrowed user token.',
        zh: '可能问该申请哪些 scope：质询里写了就以它为准，没写就用 `scopes_supported` 的全部。也可能问没有浏览器的机器怎么办：用官方的 client credentials 扩展，而不是借一个用户的令牌。',
      },
      stale: {
        en: 'That the metadata lists the endpoints of the authorization server is imprecise: it lists issuers. And the `WWW-Authenticate` pointer, compulsory in 2025-06-18, is one of two ways today.',
        zh: '「资源元数据里有授权端点」不准确，里面是签发者。`WWW-Authenticate` 里的指针在 2025-06-18 是强制的，现在只是两种办法之一。',
      },
      links: [
        '/guide/4#authorization',
        '/guide/8#oauth',
        '/pitfalls/needs-auth',
        '/stages/03',
      ],
    },
    {
      id: 'q-58',
      question: {
        en: 'Token confusion and token passthrough: are they the same? In what order does each side check?',
        zh: '令牌混淆和令牌透传是一回事吗？两边各按什么顺序检查？',
      },
      answer: {
        en: 'They are two faults with one cure each.\n\n**Wrong audience**: a token made for A is shown at B, and B takes it because the signature is good. **Passthrough**: B receives a token and forwards it to an API behind it, which now cannot tell who is calling. Both are forbidden.\n\nThe server, on every request: is there a Bearer token in the header; is it genuine (signature and issuer, or introspection); is the **audience me**; is it still valid; does its scope cover this call? The first four end in 401, the last in 403 with `insufficient_scope`. No tool runs before all five. For calls further back it gets a token of its own.\n\nThe client: name `resource` in both requests; file the token under issuer **and** resource; send it to that server only, not along a redirect. A 401 is answered with a refresh or login for *this* server, never by trying another token from the drawer.\n\nNeither half is enough: a careful client does not help a server that checks only signatures.',
        zh: '是两种毛病，各有各的治法。\n\n**受众不对**：给 A 的令牌拿到 B 去用，B 看签名没问题就收了。**透传**：B 把收到的令牌转给后面的 API，后面的就分不清到底是谁在调用。两样都不允许。\n\n服务端对每个请求：头里有没有 Bearer 令牌；是不是真的（签名加签发者，或者内省）；**受众是不是我**；还有没有效；scope 够不够做这件事。前四项不过是 401，最后一项是 403 加 `insufficient_scope`。五项没过完，一个工具也不许跑。要访问后面的服务，另拿自己的令牌。\n\n客户端：两次请求都写 `resource`；令牌按签发者**加**资源归档；只发给那一个服务端，重定向时不跟着走。收到 401，就为*这个*服务端刷新或登录，绝不从抽屉里换一个别的令牌试试。\n\n哪一半都不够：客户端再小心，也救不了只看签名的服务端。',
      },
      deeper: {
        en: 'The classic next step is the confused deputy: a proxy with one client id for everybody and consent remembered from the first time. Ask yourself also why a short life does not replace the audience check: it limits how long a stolen token works, not where.',
        zh: '经典的下一问是混淆代理（confused deputy）：一个代理对所有人用同一个客户端 id，同意只问第一次。还可以想想：有效期短为什么替代不了受众检查？它限制的是偷来的令牌能用多久，不是能用在哪。',
      },
      stale: {
        en: 'The two terms are often used as one. Saying “passthrough” and explaining the audience check answers half of it.',
        zh: '这两个词常被当成同义词。嘴上说透传、讲的却是受众检查，只答了一半。',
      },
      links: ['/pitfalls/wrong-audience', '/guide/8#oauth'],
    },
    {
      id: 'q-75',
      question: {
        en: 'Your company wants the newer authorization rules: `iss` checks and Client ID Metadata Documents. How do you estimate the work and the risk?',
        zh: '公司要上新的授权规则：检查 `iss`，用客户端 ID 元数据文档。工作量和风险怎么估？',
      },
      answer: {
        en: 'Say first what they are.\n\n- **RFC 9207**, new in 2026-07-28: the authorization *response* carries `iss`. The authorization server should send it and must then advertise it. The client must compare a present `iss` with the issuer it recorded, and must reject a missing one only if support was advertised. Work: small and in the client, plus a setting in the identity product. Risk: low, since absence is tolerated.\n- **CIMD**, since 2025-11-25: the client id *is* an https URL that serves the client’s metadata. Work: host one document, keep it stable, and use an authorization server that fetches it (with SSRF protection). There is no registration step, so nobody “re-registers”.\n\nDynamic registration is deprecated, not gone: earliest removal is the first revision on or after 2027-07-28. Clients already have an order: registered beforehand, CIMD if announced, dynamic registration, ask the user.\n\nSo: list authorization servers and what their metadata announces, turn on checks in the client first, measure which logins still use the old way, then close it.',
        zh: '先说清这是什么。\n\n- **RFC 9207**，2026-07-28 新加：授权*响应*里带 `iss`。授权服务端应当发，发就必须声明。客户端看到 `iss` 必须和记下的签发者比对；缺了，只有对方声明过支持才拒绝。工作量：客户端里一小段，加身份产品上的一个开关。风险低，因为缺失是容许的。\n- **CIMD**，2025-11-25 起：客户端 id *就是*一个 https URL，那里放着客户端的元数据。工作量：托管一份文档并保持稳定，授权服务端要会去取（取的时候防 SSRF）。没有注册这一步，也就谈不上「重新注册」。\n\n动态注册是弃用，还没移除：最早也要等 2027-07-28 或之后的第一个版本。客户端本来就有次序：预先登记、对方声明支持的 CIMD、动态注册、问用户。\n\n所以：先列出各授权服务端在元数据里声明了什么，先开客户端的检查，量一量还有多少登录走老路，再关掉老路。',
      },
      deeper: {
        en: 'A sharp interviewer asks what breaks when a company changes its identity provider. Credentials are bound to their issuer and must not move, except that a CIMD id is portable. Another asks for command-line clients: they must register as `native` under dynamic registration, and use a loopback redirect.',
        zh: '厉害的面试官会问：公司换了身份提供商，什么会坏？凭据绑定签发者，不许搬家，唯独 CIMD 的 id 可以带走。还会问命令行客户端：走动态注册时必须声明 `native`，回调用本机回环地址。',
      },
      stale: {
        en: 'CIMD is Client **ID** Metadata Document, not “Instance”. And `iss` stands in the response of the authorization server; the request does not carry it.',
        zh: 'CIMD 是 Client **ID** Metadata Document，不是 Client Instance。`iss` 在授权服务端的响应里，请求里没有它。',
      },
      links: ['/pitfalls/issuer-mix-up', '/guide/8#oauth', '/guide/1#deprecated'],
    },
  ],
}
