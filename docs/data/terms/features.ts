/** What servers and clients offer. */
import type { TermGroup } from './group.ts'

export const FEATURES: TermGroup = {
  id: 'features',
  title: { en: 'What is offered', zh: '提供什么' },
  terms: [
    {
      id: 'tool',
      name: { en: 'Tool', zh: '工具' },
      means: {
        en: 'Something a model may choose to run: name, description, `inputSchema`. Meant to be controlled by the model.',
        zh: '模型可以选择执行的东西：名字、描述、`inputSchema`。设计上由模型决定何时用。',
      },
    },
    {
      id: 'resource',
      name: { en: 'Resource', zh: '资源' },
      means: {
        en: 'Something to read, found by a URI. Meant to be controlled by the application.',
        zh: '可读的内容，用 URI 找到。设计上由应用决定何时取。',
      },
    },
    {
      id: 'prompt',
      name: { en: 'Prompt', zh: '提示模板' },
      means: {
        en: 'A message template with arguments that the user picks. Meant to be controlled by the user.',
        zh: '带参数的消息模板，由用户挑选。设计上由用户决定何时用。',
      },
    },
    {
      id: 'input-schema',
      name: { en: 'inputSchema', zh: 'inputSchema' },
      means: {
        en: 'JSON Schema of a tool’s arguments, with an object at its root. The model reads it too.',
        zh: '工具参数的 JSON Schema，根必须是对象。模型也会读它。',
      },
    },
    {
      id: 'structured-content',
      name: { en: 'Structured content', zh: '结构化内容' },
      means: {
        en: 'A result as JSON beside the text, described by `outputSchema`. Any JSON value since 2026-07-28, an object before.',
        zh: '文字之外，以 JSON 给出的结果，由 `outputSchema` 描述。2026-07-28 起可以是任意 JSON 值，之前只能是对象。',
      },
    },
    {
      id: 'annotations',
      name: { en: 'Annotations', zh: '注解' },
      means: {
        en: 'What a tool says about itself: `readOnlyHint`, `destructiveHint`, `idempotentHint`, `openWorldHint`. Hints, untrusted unless the server is trusted.',
        zh: '工具对自己的说法：`readOnlyHint`、`destructiveHint`、`idempotentHint`、`openWorldHint`。只是提示，除非信任这个服务端，否则不可信。',
      },
    },
    {
      id: 'instructions',
      name: { en: 'Instructions', zh: '使用说明' },
      means: {
        en: 'A text of the server for the model, in the discover result or the answer to `initialize`. It costs tokens in every conversation.',
        zh: '服务端写给模型的一段话，在 discover 结果或 `initialize` 的响应里。每段对话都要为它付 token。',
      },
    },
    {
      id: 'pagination',
      name: { en: 'Pagination', zh: '分页' },
      means: {
        en: 'A list in portions: `nextCursor` leads to the next one. The cursor is opaque, and a list without it is over.',
        zh: '分批给出的列表：`nextCursor` 指向下一批。游标不透明，没有它就到底了。',
      },
    },
    {
      id: 'cache-hints',
      name: { en: 'Cache hints', zh: '缓存提示' },
      means: {
        en: '`ttlMs` and `cacheScope` on lists, `resources/read` and `server/discover`: how long an answer is fresh, and who may share it.',
        zh: '列表、`resources/read` 和 `server/discover` 上的 `ttlMs` 与 `cacheScope`：答案多久算新鲜，谁可以共用。',
      },
      era: 'modern',
    },
    {
      id: 'list-changed',
      name: { en: 'list_changed', zh: 'list_changed' },
      means: {
        en: 'A notification that a list is no longer what it was. It does not say what changed.',
        zh: '通知你列表已经变了。它不说变了什么。',
      },
    },
    {
      id: 'subscription',
      name: { en: 'Subscription', zh: '订阅' },
      means: {
        en: 'A stream opened by `subscriptions/listen` on which a server may report changes. Everything on it carries the id of the request that opened it.',
        zh: '由 `subscriptions/listen` 打开的流，服务端在上面报告变化。流上的每条通知都带着打开它的那个请求的 id。',
      },
      era: 'modern',
    },
    {
      id: 'mrtr',
      name: { en: 'Multi round-trip request', zh: '多轮请求（MRTR）' },
      means: {
        en: 'A request whose first answer is a question: `resultType: "input_required"`. The client answers by sending the request again, with a new id.',
        zh: '第一个响应是提问的请求：`resultType: "input_required"`。客户端换个新 id，带着答案把请求再发一次。',
      },
      era: 'modern',
    },
    {
      id: 'request-state',
      name: { en: 'requestState', zh: 'requestState' },
      means: {
        en: 'What a server wants back with the next round, so that it need not remember. The client returns it byte for byte and does not look inside.',
        zh: '服务端要求下一轮原样带回的东西，这样它自己不必记。客户端逐字节传回，不看内容。',
      },
      era: 'modern',
    },
    {
      id: 'elicitation',
      name: { en: 'Elicitation', zh: '征询（elicitation）' },
      means: {
        en: 'A server asks the user, by a form or by a URL. Secrets must not be asked for in a form.',
        zh: '服务端向用户要信息，用表单或 URL。不得用表单要密钥。',
      },
    },
    {
      id: 'sampling',
      name: { en: 'Sampling', zh: '采样（sampling）' },
      means: {
        en: 'A server asks the host’s model for a completion. Deprecated since 2026-07-28.',
        zh: '服务端请宿主的模型生成一段内容。2026-07-28 起弃用。',
      },
    },
    {
      id: 'roots',
      name: { en: 'Roots', zh: '根目录（roots）' },
      means: {
        en: 'Folders the client names to a server. Information, no access control; deprecated since 2026-07-28.',
        zh: '客户端告诉服务端的文件夹。只是信息，不是访问控制；2026-07-28 起弃用。',
      },
    },
    {
      id: 'completion',
      name: { en: 'Completion', zh: '补全' },
      means: {
        en: 'Suggestions for an argument of a prompt or of a resource template, by `completion/complete`.',
        zh: '为提示模板或资源模板的参数给出候选，用 `completion/complete`。',
      },
    },
    {
      id: 'tasks',
      name: { en: 'Tasks', zh: '任务（Tasks）' },
      means: {
        en: 'An extension for calls that outlive a request: the result is a task, asked about with `tasks/get`. In 2025-11-25 an experiment in the core.',
        zh: '扩展，用于比请求活得更久的调用：结果是一个任务，用 `tasks/get` 查询。在 2025-11-25 里它是核心中的实验功能。',
      },
    },
    {
      id: 'mcp-apps',
      name: { en: 'MCP Apps', zh: 'MCP Apps' },
      means: {
        en: 'An extension that lets a tool bring its own screen: HTML in a sandboxed frame. It packages nothing.',
        zh: '让工具自带界面的扩展：沙箱 iframe 里的 HTML。它不是打包格式。',
      },
    },
  ],
}
