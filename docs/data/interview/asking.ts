/** What a server may ask of the host and its user, and what it may claim. */
import type { Topic } from '../types.ts'
import { PEOPLE_AND_MODELS } from './asking-people-and-models.ts'

export const ASKING: Topic = {
  id: 'asking',
  title: {
    en: 'What a server may ask, and what it claims',
    zh: '服务端能要什么，又自称什么',
  },
  questions: [
    ...PEOPLE_AND_MODELS,
    {
      id: 'q-59',
      question: {
        en: 'Your client wants nothing of sampling but likes everything else a server offers. How does it say no, and can the server tell “will not” from “cannot”?',
        zh: '你的客户端不想要采样，别的都想用。怎么拒绝？服务端分得清「不愿」和「不能」吗？',
      },
      answer: {
        en: 'It leaves the capability out. That is all there is, and it is enough: a server must not ask for a kind the client did not declare. In 2026-07-28 the declaration stands in `_meta` of **each request**, so you may offer elicitation in one call and not in the next. In legacy it was said once, in `initialize`.\n\nFor the other direction nothing has to be refused. Tools, resources and prompts are the server’s capabilities; a client that does not want prompts does not list them.\n\nNo: “will not” and “cannot” look the same, by design. A server needs to know what it may ask, not why. If it cannot do the work without, it answers `-32021` and names what is missing in `requiredCapabilities`; then the host can tell its user what to switch on.\n\nRefusing **one** question is another matter. Elicitation has `decline` (the user said no) and `cancel` (went away without an answer). There the difference is visible.',
        zh: '不声明就行。办法只有这一个，也够用：客户端没声明的种类，服务端不许要。2026-07-28 里声明写在**每个请求**的 `_meta` 里，所以这次调用可以开放征询（elicitation），下一次可以不开。旧一代只在 `initialize` 里说一次。\n\n反方向没什么要拒绝的。工具、资源、提示模板是服务端的能力，客户端不想要提示模板，不去列就是了。\n\n分不清。「不愿」和「不能」看起来一样，这是有意的：服务端要知道的是能要什么，不是为什么。没有这个能力就干不了活，它回 `-32021`，在 `requiredCapabilities` 里写明缺什么，宿主就能告诉用户该打开哪个开关。\n\n拒绝**某一次**提问是另一回事。征询有 `decline`（用户说不）和 `cancel`（没回答就走开）。在那里，区别看得见。',
      },
      deeper: {
        en: 'They may ask what happens to a server that relied on the missing piece. It should offer another way, for instance an argument of the tool instead of a question. For you as host: declare only what you can show to a person; a headless run should declare no elicitation at all.',
        zh: '可能问：靠这个能力的服务端怎么办？应当另备一条路，比如把要问的变成工具参数。对宿主来说：只声明你真能展示给人看的；无人值守的运行，就别声明征询。',
      },
      stale: {
        en: 'There is no list of refused capabilities and no “declared but disabled”. Texts that describe one made it up.',
        zh: '没有「被拒绝的能力」列表，也没有「声明了但未启用」。这么写的资料是编的。',
      },
      links: [
        '/guide/5#introduces',
        '/pitfalls/capability-gap',
        '/pitfalls/required-meta',
        '/guide/2#capabilities',
      ],
    },
    {
      id: 'q-61',
      question: {
        en: 'A tool needs an answer from the user in the middle of its work. How does that go now, and where are the limits?',
        zh: '工具干到一半要问用户一句话。现在怎么做？边界在哪？',
      },
      answer: {
        en: 'By a multi round-trip request. `tools/call`, `prompts/get` and `resources/read`, and no other, may be answered with `resultType: "input_required"`. In it: `inputRequests`, a map from a key of the server’s choice to a method with params (elicitation, or the deprecated sampling and roots), and perhaps `requestState`.\n\nThe client answers what it can and sends **the original request again**: same method, same params, a new id, plus `inputResponses` with the same keys and `requestState` unchanged, byte by byte. For the server this is a fresh request; it needs to have kept nothing.\n\nLimits:\n\n- only kinds that this request declared;\n- for the server `requestState` comes from an attacker: protect its integrity, bind it to user, request and a time;\n- the specification has no maximum of rounds; set one yourself (a current SDK takes 10);\n- an answer of a retry is never cached;\n- nobody but the user answers for the user.\n\nBefore the last answer the tool must not have done what it asks about.',
        zh: '用多轮请求（MRTR）。只有 `tools/call`、`prompts/get`、`resources/read` 可以回 `resultType: "input_required"`。里面是 `inputRequests`，一个映射：键由服务端起，值是方法加参数（征询，或已弃用的采样、roots）；可能还有 `requestState`。\n\n客户端能答的答好，然后**把原来的请求再发一次**：方法和参数不变，id 换新，加上同样键名的 `inputResponses`，`requestState` 一个字节都不改。对服务端来说这是个全新的请求，它什么都不用留。\n\n边界：\n\n- 只能要这个请求声明过的种类；\n- 在服务端看来，`requestState` 来自攻击者：保护完整性，绑定用户、请求和时间；\n- 规范不限轮数，自己设上限（现行的一个 SDK 是 10）；\n- 重发得到的结果一律不缓存；\n- 替用户回答的，只能是用户自己。\n\n最后一个答案到手之前，工具不能已经把它要问的那件事做了。',
      },
      deeper: {
        en: 'Expect: “why send everything again instead of a continue message?” Because any replica may take the second round, and because intermediaries see a normal request. Next comes replay: the same `requestState` sent twice. If it must work once only, the server has to remember that, and is no longer stateless in this point.',
        zh: '会问：为什么整个重发，不发一条「继续」？因为第二轮可以落到任何副本，中间设备看到的也是正常请求。接着是重放：同一个 `requestState` 发两次怎么办？真要只能用一次，服务端就得记着，这一点上它就不再无状态。',
      },
      stale: {
        en: 'Describing a “continue” request, or server state that waits, is wrong. So is `elicitation/create` as a request from the server: that is legacy.',
        zh: '「发一条继续请求」「服务端存着状态等」都不对。服务端主动发 `elicitation/create` 请求，那是旧一代。',
      },
      links: ['/guide/5#mrtr', '/pitfalls/input-required', '/guide/8#elicitation'],
    },
    {
      id: 'q-66',
      question: {
        en: 'How do Roots limit what a file server can touch, and what would you use instead today?',
        zh: 'Roots 怎么限制文件服务端能碰什么？换到今天，你会用什么？',
      },
      answer: {
        en: 'They do not limit, they inform. A root is a `file://` URI by which the client says “this is where the work is”. The specification calls it informational guidance, not access control. And Roots are deprecated since 2026-07-28; where they still occur, they are answered inside a multi round-trip request, and `roots/list_changed` is gone.\n\nToday the place is a tool argument, a resource URI, or the server’s configuration.\n\nWhat limits is checked, at two levels.\n\n- **The server**, for each path: make it absolute, resolve links and `..`, then compare whole segments with the allowed directory. `/srv/share-secret` begins with `/srv/share` and is not inside. Check the parent for files that do not exist yet, and open without following a link that appeared in between.\n- **The system**: a user, container or sandbox that cannot see more. Only this holds against the server itself, which may be hostile or merely wrong.',
        zh: '它不限制，只是告知。root 是一个 `file://` URI，客户端借它说「活在这里」。规范说得很明白：供参考的信息，不是访问控制。而且 Roots 从 2026-07-28 起弃用；还出现的地方，只在多轮请求里回答，`roots/list_changed` 已经删掉。\n\n今天该用工具参数、资源 URI，或者服务端的配置。\n\n真正起限制作用的是检查，分两层。\n\n- **服务端**，每个路径都查：变成绝对路径，解开链接和 `..`，再和允许的目录逐段比较。`/srv/share-secret` 的开头是 `/srv/share`，却不在里面。文件还不存在，就查父目录；打开时不跟随中途冒出来的链接。\n- **系统**：一个看不到更多东西的用户、容器或沙箱。防得住服务端本身的只有这层，它可能有恶意，也可能只是写错了。',
      },
      deeper: {
        en: 'The usual trap is `startsWith`. The next one is time: between check and open the path may become a link. An interviewer may also ask where the host checks: it cannot, for it sees arguments and not what the server does with them.',
        zh: '常见的坑是 `startsWith`。再往下是时间差：检查完、打开前，路径可能变成链接。还可能问宿主在哪查：它查不了，它只看得到参数，看不到服务端拿去做了什么。',
      },
      stale: {
        en: 'Roots taught as a core feature is legacy, and “Roots plus permissions” never existed: there is no read-only root.',
        zh: '把 Roots 当核心功能讲，是旧一代的说法；「带权限的 Roots」从未有过，没有只读 root 这种东西。',
      },
      links: ['/pitfalls/path-escape', '/guide/1#deprecated', '/guide/8#injection'],
    },
    {
      id: 'q-68',
      question: {
        en: 'A server asks your user for something sensitive. Design the dialog.',
        zh: '服务端要向用户要敏感信息。这个对话框怎么设计？',
      },
      answer: {
        en: 'First decide whether there may be a form at all. Passwords, keys and payment data **must not** be asked by form; for them there is URL mode, where the user types on a page of the server’s and your host never sees the value.\n\n**Form**: say *which* server asks, by the name the user gave it and not by what it calls itself. Show its message as plain text, visibly a quotation. Show each field with type and description, let the user edit and review before anything is sent. Three ways out: send, decline, cancel.\n\n**URL**: show the whole address, the host marked; ask before opening; never fetch it beforehand; only https, and no shell.\n\n**Injection**: the message is written by a stranger. It must not look like your host’s own text, must not reach the model as an instruction, and the answer goes to that server only. In audit keep that something was asked, by whom, and what the user did, not the value.',
        zh: '先判断能不能用表单。密码、密钥、支付信息**禁止**用表单要；这些走 URL 模式，用户在服务端的网页上填，宿主根本看不到。\n\n**表单**：写明是*哪个*服务端在问，用用户给它起的名字，不用它的自称。它的话按纯文本显示，一眼看得出是引述。每个字段显示类型和说明，发出之前可以改、可以复核。三个出口：发送、拒绝、取消。\n\n**URL**：显示完整地址，突出主机名；先问再打开；绝不提前访问；只认 https，不经过 shell。\n\n**防注入**：那段话是陌生人写的。不能长得像宿主自己的界面文字，不能当指令进入模型，答案只发给那个服务端。审计里记下问了什么、谁问的、用户怎么处理，不记值。',
      },
      deeper: {
        en: 'A follow-up is fatigue: the tenth dialog gets a click without a look. Limit questions per call and per server, and let the user silence one. Also asked: how the host learns that the URL step is done. It is not told any more; the request is sent again and the server finds out by itself.',
        zh: '追问是疲劳：弹到第十个，人就闭眼点了。要限制每次调用、每个服务端能问几次，允许用户让某个服务端闭嘴。还会问：URL 那步做完了，宿主怎么知道？现在不再通知；请求重发一次，服务端自己去查。',
      },
      stale: {
        en: 'Masked display of a password that came by form is no solution: it should not have been asked. `notifications/elicitation/complete` and `elicitationId` are legacy.',
        zh: '用表单要来密码再打码显示，不是解决办法：一开始就不该这么要。`notifications/elicitation/complete` 和 `elicitationId` 是旧一代的。',
      },
      links: [
        '/pitfalls/input-required',
        '/pitfalls/secret-in-audit',
        '/guide/8#elicitation',
      ],
    },
    {
      id: 'q-70',
      question: {
        en: 'A tool description contains instructions for the model. Which of cleaning, signing and checking helps, and against what?',
        zh: '工具描述里夹着给模型的指令。清洗、签名、校验，哪个有用，各防什么？',
      },
      answer: {
        en: 'Descriptions are input from the server, and the model must read them to work. So there is no perfect cure, only layers.\n\n- **Cleaning** by patterns (“ignore previous…”) finds the clumsy ones. It is evaded by another wording and hits innocent texts. Use it to raise a flag. What is worth doing always: limit the length, make control and invisible characters visible.\n- **Pinning** helps against *change*. Store what was approved: name, description, schema with its descriptions, hints. If it differs, block the tool and show the difference.\n- **Signing** tells who published a package. MCP has no signature for tool metadata, and a signed description can be malicious. It proves origin, not intent.\n- **Checking names**: a look-alike from a second server.\n- **Limiting the damage** is the part that holds: consent for what cannot be undone, outgoing tools per server, no secrets in reach.\n\nFraming it as “data, not instructions” for the model helps a little and is no boundary.',
        zh: '描述是服务端送来的输入，模型不读又没法干活。所以没有根治，只有层层设防。\n\n- **清洗**：按模式找「忽略之前的……」，抓得到笨的。换个说法就躲过去，还会误伤。拿来报警可以。值得一直做的是限长度，让控制字符和不可见字符现形。\n- **固定**：防的是*变化*。存下批准过的名字、描述、带描述的 schema、提示；有变就拦住工具，把差异摆出来。\n- **签名**：说明包是谁发的。MCP 没有给工具元数据签名的机制，签了名的描述也可以有恶意。它证明来源，不证明用心。\n- **查名字**：防第二个服务端的形近冒名。\n- **限制后果**：真正靠得住的是这层。做了就收不回的事要人同意，外发类工具按服务端管，别让秘密够得着。\n\n告诉模型「这是数据不是指令」有一点用，但算不上边界。',
      },
      deeper: {
        en: 'They will push on when to compare: at each listing, also after `list_changed`, and before the changed tool can be called once. A nice detail is that instructions can hide in the schema, in an `enum` or in the description of a parameter, and in *results*, which nobody approves.',
        zh: '会追问什么时候比对：每次列表都比，`list_changed` 之后也比，而且要赶在变了的工具被调用之前。一个加分的细节：指令还能藏在 schema 里，比如 `enum` 或参数说明；也能藏在*结果*里，而结果没人批准过。',
      },
      links: [
        '/pitfalls/tool-poisoning',
        '/pitfalls/tool-shadowing',
        '/pitfalls/long-description',
        '/guide/8#pins',
      ],
    },
    {
      id: 'q-71',
      question: {
        en: 'A server asks your host for a completion. Which fields does the request have, and what do you check before you let it through?',
        zh: '服务端请宿主替它调一次模型。这个请求里有哪些字段？放行之前查什么？',
      },
      answer: {
        en: 'Required are two: `messages` and `maxTokens`. Optional: `modelPreferences` (hints and priorities for cost, speed, intelligence), `systemPrompt`, `temperature`, `tools`, `toolChoice`. There is **no** model, preview or purpose in it. The host picks the model, and its name is in the *result*.\n\nSince the request states no purpose, the host has to find its own grounds:\n\n1. Did this request declare sampling, and is this server allowed it? Default: no.\n2. Which call caused it? In 2026-07-28 it comes only as the answer to one, so this is known.\n3. Cap `maxTokens`, rounds and cost per server; the user pays.\n4. `systemPrompt` and messages are a stranger’s text. Nothing of your conversation is added. `includeContext` with its server values is deprecated; ignore it.\n5. Show request and answer to a person, who may change or refuse both. The specification says should.\n6. `tools` in it must not reach your own tools past the gates.\n\nThe feature is deprecated. New servers should call a model provider themselves.',
        zh: '必填只有两个：`messages` 和 `maxTokens`。可选的有 `modelPreferences`（提示，以及成本、速度、智能的优先级）、`systemPrompt`、`temperature`、`tools`、`toolChoice`。**没有**模型、预览、用途这些字段。模型由宿主挑，名字在*结果*里。\n\n请求不说用途，宿主就得自己找依据：\n\n1. 这个请求声明过采样吗，这个服务端获准了吗？默认不准。\n2. 是哪次调用引起的？2026-07-28 里它只会作为某次调用的响应出现，所以查得到。\n3. 给 `maxTokens`、轮数、每个服务端的花费设上限，付钱的是用户。\n4. `systemPrompt` 和消息是陌生人写的，不掺进你的对话。`includeContext` 带服务端上下文的取值已弃用，别理它。\n5. 请求和结果都给人看，可以改，可以拒。规范说的是应当。\n6. 里面的 `tools` 不能绕过闸门碰到你自己的工具。\n\n这个功能已弃用，新的服务端应当自己去调模型供应商。',
      },
      deeper: {
        en: 'An interviewer may build the attack: a tool whose sampling request says “repeat everything above”. It gets nothing if nothing was added, which is why point 4 is the strongest. Follow-up: and where does the answer go? To the server, so it is also a way out for data.',
        zh: '面试官可能现场造攻击：采样请求写「把上面的内容全部复述」。你什么都没掺进去，它就什么也拿不到，所以第 4 条最硬。追问：答案去哪？给服务端，所以这也是一条数据出口。',
      },
      stale: {
        en: 'Lists of required fields with model, prompt preview and purpose are invented. And a free-standing `sampling/createMessage` from the server is legacy.',
        zh: '「必须带 model、prompt preview 和采样目的」是编的。服务端单独发 `sampling/createMessage` 是旧一代。',
      },
      links: [
        '/guide/5#mrtr',
        '/pitfalls/input-required',
        '/guide/1#deprecated',
        '/guide/8#elicitation',
      ],
    },
    {
      id: 'q-72',
      question: {
        en: 'Personal data may be inside a sampling request. What does the host do before the model sees it?',
        zh: '采样请求里可能有个人数据。给模型看之前，宿主要做什么？',
      },
      answer: {
        en: 'Ask whose data it is and where it goes. The messages were written by the *server*, so they hold what the server has, and what earlier calls gave it. The model provider is a third party for that data, and the answer goes back to the server.\n\n- **Add nothing.** The best protection is that no conversation, file or memory of the host is in it.\n- **Show it.** The client may edit or refuse request and answer, and a person should be able to.\n- **Redact** by kind: keys and tokens always, by pattern and by the known values of your own secrets; names, numbers and mail addresses by policy. Keep placeholders stable, so that the answer still makes sense, and do not put the values back for the server unless it had them.\n- **Route**: a model and region that your contract allows for this data.\n- **Record** counts and kinds, never the text.\n\nRedaction misses things. Treat it as a net under the rule “no sampling for this server”.',
        zh: '先问是谁的数据，要去哪。消息是*服务端*写的，所以里面是它手里的东西，加上以前的调用给过它的。对这些数据来说，模型供应商是第三方；答案又会回到服务端。\n\n- **什么都别加。**最好的保护，是宿主的对话、文件、记忆一样都不在里面。\n- **给人看。**请求和结果，客户端都可以改或拒绝，人也应当有这个机会。\n- **脱敏**，按种类：密钥、令牌一律去掉，既按模式找，也按自己已知的秘密值找；姓名、号码、邮箱按策略。占位符前后一致，答案才读得通；服务端原本没有的值，别替它还原。\n- **选路**：用合同允许处理这类数据的模型和地区。\n- **留痕**：只记数量和种类，不记原文。\n\n脱敏总有漏网的。把它当成网，垫在「这个服务端不许采样」这条规则下面。',
      },
      deeper: {
        en: 'The usual follow-up is measurement: how do you know that redaction works? Seed known fakes and look for them behind the gate. Another: does the same hold for tool *arguments*? Yes, and they flow far more often, so start there.',
        zh: '通常会追问怎么衡量：怎么知道脱敏管用？埋几个已知的假数据，到闸门后面去找。还有：工具*参数*要不要同样处理？要，而且走得频繁得多，应该从那里做起。',
      },
      stale: {
        en: 'All of this is host policy; the specification only lets the client edit or refuse. And with sampling deprecated, the question is mostly about servers that already exist.',
        zh: '这些都是宿主策略，规范只说客户端可以改、可以拒绝。采样已弃用，这题主要针对现存的服务端。',
      },
      links: ['/pitfalls/secret-in-audit', '/pitfalls/leaky-log', '/guide/8#audit'],
    },
  ],
}
