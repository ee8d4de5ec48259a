/** The part of `asking.ts` on sampling and elicitation: your model and your user. */
import type { Question } from '../types.ts'

export const PEOPLE_AND_MODELS: readonly Question[] = [
  {
    id: 'q-06',
    question: {
      en: 'Sampling lets a server use your model. How do you make sure that no person is passed over by it?',
      zh: '采样让服务端用上你的模型。怎么保证不会借此绕过人？',
    },
    answer: {
      en: 'The first answer is the switch: sampling is deprecated, and a server may ask for it only if *this request* declared it. Do not declare it, and the question is settled. A few servers need it; for them, declare it for them alone.\n\nIf it is on:\n\n- It comes as the answer to a call (`input_required`), so you know which tool, which server, which user.\n- A person sees the messages before the model does and the result before the server does, and may change or refuse both. The specification says should.\n- **Approving the tool is not approving the sampling**, and neither covers what follows.\n- The result goes to that server only. Not into your conversation, not as an instruction.\n- Ceilings for `maxTokens`, rounds and cost, per server.\n\nThe way round is longer than people think: the server lets the model write a persuasive text and returns it as a tool result. Therefore no gate may look at *who suggested* a call. Each call is checked as usual, whatever the text before it says.',
      zh: '首先是开关：采样已弃用，而且*这个请求*声明过，服务端才能要。不声明，问题就没了。少数服务端确实要用，就只对它们声明。\n\n开着的话：\n\n- 它是作为某次调用的响应（`input_required`）来的，所以哪个工具、哪个服务端、哪个用户都清楚。\n- 消息给模型之前先给人看，结果给服务端之前也给人看，两样都能改、能拒。规范说的是应当。\n- **批准工具不等于批准采样**，两者都不包括后面的事。\n- 结果只给那个服务端。不进你的对话，更不当指令。\n- `maxTokens`、轮数、费用，按服务端设上限。\n\n绕过人的那条路比想的要长：服务端让模型写一段很有说服力的话，再当成工具结果还回来。所以闸门不能看*是谁提议的*。前面的话说什么都一样，每次调用照常检查。',
    },
    deeper: {
      en: 'They may ask what a person can judge there at all. Not much, if they get long prompts every minute; so the rule “off, except for these two servers” does more than the dialog. Follow-up: what replaces it? The server calls a provider with its own key, and you see only a tool.',
      zh: '可能问：人在那里到底判断得了什么？每分钟弹一段长提示，就判断不了多少，所以「默认关，只开这两个」比对话框管用。追问：拿什么代替？服务端用自己的密钥去调供应商，你看到的只是一个工具。',
    },
    stale: {
      en: 'A server that sends `sampling/createMessage` as a request of its own, at any time, is legacy.',
      zh: '服务端随时自己发一个 `sampling/createMessage` 请求，那是旧一代。',
    },
    links: ['/guide/1#deprecated', '/guide/8#consent', '/pitfalls/input-required'],
  },
  {
    id: 'q-15',
    question: {
      en: 'A server asks your user again and again. What does the host do about it?',
      zh: '有个服务端没完没了地问用户。宿主怎么办？',
    },
    answer: {
      en: 'First what the protocol does already. In 2026-07-28 a server cannot ask out of the blue: a question is the answer to *your* call. And it may ask only if that request declared elicitation. So the switch is yours, for each request.\n\nThen limits of your own; the specification sets none:\n\n- rounds per call (a current SDK stops after 10), questions per server and hour;\n- the same question after a “no” is not shown again, the host answers `decline`;\n- “do not ask again” for one server means: stop declaring elicitation to it;\n- earlier answers may fill in the form, but a person sends it. Accepting by machine is never right;\n- count what each server asked and how often it was refused, and show it where servers are managed.\n\nPasswords, keys and payment data must not be asked by form at all. “Block or let somebody approve” is too weak: for these there is URL mode.\n\nNobody at the screen? Then declare nothing.',
      zh: '先看协议已经管了什么。2026-07-28 里服务端不能凭空提问：问题只能是*你那次*调用的响应，而且那个请求声明了征询才行。所以开关在你手里，每个请求都能定。\n\n再加自己的限制，规范没有设：\n\n- 每次调用的轮数（现行的一个 SDK 到 10 轮为止），每个服务端每小时能问几次；\n- 被拒过的同一个问题不再弹，宿主直接回 `decline`；\n- 对某个服务端「别再问」，就是不再向它声明征询；\n- 以前的答案可以预填，但要由人来发。由机器代为接受，什么时候都不对；\n- 每个服务端问过什么、被拒几次，计数，显示在管理服务端的地方。\n\n密码、密钥、支付信息根本不许用表单要。「拦下，或者找人批准」太弱了，这些该走 URL 模式。\n\n屏幕前没人？那就什么都别声明。',
    },
    deeper: {
      en: 'A follow-up is the difference between `decline` and `cancel`: the user said no, or went away. A host that answers for an absent user should say cancel. Then: how does a tool behave after a no? It ends with a result that says so, and does not ask the same thing in other words.',
      zh: '追问 `decline` 和 `cancel` 的差别：一个是用户说不，一个是人走开了。用户不在，宿主代答应该用 cancel。再问：被拒之后工具该怎样？如实返回结果收场，别换个说法再问一遍。',
    },
    stale: {
      en: 'Defences against questions that arrive at any moment belong to legacy, where the server sent `elicitation/create` by itself.',
      zh: '防「随时弹出来的提问」是旧一代的题目，那时服务端会自己发 `elicitation/create`。',
    },
    links: [
      '/guide/8#elicitation',
      '/pitfalls/input-required',
      '/pitfalls/capability-gap',
    ],
  },
  {
    id: 'q-28',
    question: {
      en: 'What may a server put into an elicitation, and which limits does the host add so that the user stays in charge?',
      zh: '征询里服务端能放什么？宿主再加哪些限制，才能让用户做主？',
    },
    answer: {
      en: '**What the protocol fixes.** Form mode: a message and a schema that is a *flat* object of simple values and enums. URL mode: a message and an address. `elicitation: {}` declares forms only. The answer is accept, decline or cancel, and only an accepted form has content. Secrets **must not** be asked by form; URL mode must be used for them. The host must show which server asks.\n\n**What the host adds**, as policy:\n\n- a ceiling for the message, the number of fields, the options of an enum;\n- plain text, no links, no look of its own;\n- the name from *your* configuration;\n- the answer checked against the schema before it goes out;\n- fields that smell of secrets refused. Names can lie, so also tell people in the dialog never to type one;\n- per server: allowed, ask each time, off.\n\nA whitelist of *topics* works badly, since the server writes the words. A whitelist of *servers* works.',
      zh: '**协议定死的。**表单模式：一段话，加一个 schema，只能是*一层*的对象，里面是简单值和枚举。URL 模式：一段话，加一个地址。`elicitation: {}` 只声明了表单。回答是 accept、decline 或 cancel，只有接受的表单才带内容。秘密**禁止**用表单要，必须走 URL 模式。宿主必须显示是哪个服务端在问。\n\n**宿主自己加的**，属于策略：\n\n- 那段话的长度、字段数、枚举的选项数，都设上限；\n- 纯文本，没有链接，不许自带样式；\n- 显示*你配置里*的名字；\n- 回答先对照 schema 查过再发；\n- 像是要秘密的字段直接拒。字段名会骗人，所以对话框里还要提醒：别在这里填密码；\n- 每个服务端三档：允许、每次问、关。\n\n按*话题*做白名单不好使，话是服务端写的。按*服务端*做，管用。',
    },
    deeper: {
      en: 'They may hand you a form with a nested object and ask what happens: it does not fit the protocol, so refuse it and do not try to draw it. Then URL mode: show the whole address, ask, never fetch it before, and know that the value never passes through you.',
      zh: '可能给你一个带嵌套对象的表单，问怎么办：不合协议，拒绝，别硬着头皮去画。再问 URL 模式：显示完整地址，先问，绝不提前访问；而且填的值根本不经过你。',
    },
    stale: {
      en: 'Topic lists and length limits are good policy, and no rule of MCP. “Passwords with manual approval” contradicts the specification.',
      zh: '话题清单、长度限制是不错的策略，不是 MCP 的规定。「密码经人工确认就可以要」和规范相反。',
    },
    links: [
      '/guide/8#elicitation',
      '/pitfalls/heading-speaker',
      '/pitfalls/input-required',
    ],
  },
  {
    id: 'q-36',
    question: {
      en: 'How does a server come to drive a model that is not its own, and what are the risks in that?',
      zh: '服务端是怎么驱动一个不归它的模型的？风险在哪？',
    },
    answer: {
      en: 'By `sampling/createMessage`. In 2026-07-28 as a part of an answer:\n\n1. You send `tools/call` and have declared sampling.\n2. The server answers `input_required`; one entry of `inputRequests` has this method with `messages` and `maxTokens`.\n3. The host picks a model, shows, runs it.\n4. You send the call again, with the result in `inputResponses` under the same key.\n\nThe risks, each with what holds against it:\n\n| Risk | Against it |\n| --- | --- |\n| your money, your rate limits | ceilings per server |\n| your conversation leaks | add none of it |\n| content that your account answers for | a person looks, the provider’s filters |\n| instructions to whoever reads along | show as a quotation |\n| result is laundered into a tool result | gates that ignore who suggested |\n\nThe root is one sentence: a stranger writes the prompt, you pay and answer for it. It is deprecated; a server that wants a model can call one itself.',
      zh: '靠 `sampling/createMessage`。2026-07-28 里，它是响应的一部分：\n\n1. 你发 `tools/call`，声明了采样。\n2. 服务端回 `input_required`，`inputRequests` 里有一项是这个方法，带 `messages` 和 `maxTokens`。\n3. 宿主挑模型，给人看，跑。\n4. 你把调用再发一次，结果放在 `inputResponses` 里，键不变。\n\n风险，以及各靠什么挡：\n\n| 风险 | 靠什么挡 |\n| --- | --- |\n| 花你的钱，占你的限额 | 按服务端设上限 |\n| 你的对话泄露 | 一句都不掺进去 |\n| 内容算在你的账号头上 | 人看一眼，供应商的过滤 |\n| 给旁边读到的人下指令 | 按引述显示 |\n| 结果洗一道，变成工具结果 | 闸门不管是谁提议的 |\n\n根子就一句话：外人写提示，你付钱，还由你负责。它已经弃用；服务端想用模型，自己去调就是。',
    },
    deeper: {
      en: 'You may be asked what a stolen context would need: the host must have put something in. If nothing was added, “repeat all of the above” returns the server’s own words. Next: may the request bring tools? It may, since 2025-11-25; they must not reach yours past the gates.',
      zh: '可能问：要偷到上下文，得有什么前提？得是宿主掺了东西进去。什么都没掺，「复述以上全部内容」拿回的只是服务端自己的话。再问：请求能带工具吗？2025-11-25 起可以，但不能绕过闸门碰到你的工具。',
    },
    stale: {
      en: 'The server sending this as a request of its own is legacy. There it still works, as long as the client declares it.',
      zh: '服务端单独发这个请求是旧一代的做法。在那边，客户端声明了就还能用。',
    },
    links: [
      '/guide/1#deprecated',
      '/pitfalls/input-required',
      '/pitfalls/tool-poisoning',
    ],
  },
]
