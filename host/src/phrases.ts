/** What the host says, in both languages: a text in one only does not compile. */
import type { Text } from '@workshop/syllabus'

export const HELP = {
  help: { en: 'this list', zh: '这份列表' },
  list: {
    en: 'tools: full name, risk, pin, tokens',
    zh: '工具：全名、风险、固定状态、token 数',
  },
  status: { en: 'servers, their health, breakers', zh: '各服务器的状态、健康、熔断' },
  call: {
    en: 'call a tool; a & at the end does not wait',
    zh: '调用工具；末尾加 & 就不等结果',
  },
  search: { en: 'tools that do something', zh: '按用途找工具' },
  describe: { en: 'what a tool says of itself', zh: '工具对自己的描述' },
  approve: {
    en: 'a server of the project, or a definition as it is now',
    zh: '批准项目里的服务器，或工具现在的定义',
  },
  reject: { en: 'a server of the project', zh: '拒绝项目里的服务器' },
  forget: { en: 'what was said of a server', zh: '撤回对某个服务器说过的话' },
  pins: { en: 'definitions that are not as approved', zh: '和批准时不一样的定义' },
  off: { en: 'take a tool away, also next time', zh: '关掉一个工具，下次启动也算数' },
  on: { en: 'give it back', zh: '重新打开' },
  reload: {
    en: 'read the files again; a named server starts again',
    zh: '重新读配置；写了名字的服务器会重启',
  },
  audit: { en: 'the last calls and refusals', zh: '最近的调用和拒绝' },
  bill: {
    en: 'what the definitions cost, and the cache',
    zh: '工具定义花多少 token，缓存省多少',
  },
  timeouts: { en: 'limits, and which have fired', zh: '各层超时，以及触发过几次' },
  signals: { en: 'every metric as it stands', zh: '所有指标的当前值' },
  quit: { en: 'end all servers and leave', zh: '结束所有服务器并退出' },
} as const satisfies Record<string, Text>

export const COLUMNS = {
  tools: {
    en: ['tool', 'risk', 'rule', 'pin', 'tokens', ''],
    zh: ['工具', '风险', '规则', '固定', 'token', ''],
  },
  servers: {
    en: ['server', 'state', 'era', 'tools', 'transport', 'protocol', 'business'],
    zh: ['服务器', '状态', '代际', '工具', '传输', '协议', '业务'],
  },
  limits: {
    en: ['limit', 'ms', 'fired', ''],
    zh: ['层', '毫秒', '触发', ''],
  },
  bill: {
    en: ['server', 'tokens', 'of the window', 'calls'],
    zh: ['服务器', 'token', '占窗口', '调用'],
  },
} as const

export const SAYS = {
  ready: (servers: number, wanted: number, tools: number): Text => ({
    en: `${servers} of ${wanted} servers connected, ${tools} tools. help lists the commands.`,
    zh: `已连接 ${servers}/${wanted} 个服务器，共 ${tools} 个工具。输入 help 查看命令。`,
  }),
  unknownCommand: (typed: string): Text => ({
    en: `there is no command ${typed}; help lists them`,
    zh: `没有 ${typed} 这个命令；help 会列出所有命令`,
  }),
  usage: (usage: string): Text => ({ en: `usage: ${usage}`, zh: `用法：${usage}` }),
  noTool: (typed: string): Text => ({
    en: `no server offers a tool named ${typed}`,
    zh: `没有服务器提供名为 ${typed} 的工具`,
  }),
  meant: (names: string): Text => ({
    en: `did you mean: ${names}`,
    zh: `是不是：${names}`,
  }),
  itsServer: (server: string): Text => ({
    en: `its server ${server} is not connected; status says why`,
    zh: `它的服务器 ${server} 没有连上；status 里有原因`,
  }),
  noServer: (typed: string): Text => ({
    en: `there is no server or tool named ${typed}`,
    zh: `没有名为 ${typed} 的服务器或工具`,
  }),
  notProject: (name: string): Text => ({
    en: `${name} is in your own configuration and needs no approval`,
    zh: `${name} 在你自己的配置里，不需要批准`,
  }),
  nothingHeld: (name: string): Text => ({
    en: `nothing of ${name} waits for approval`,
    zh: `${name} 没有等待批准的东西`,
  }),
  changedAgain: (name: string): Text => ({
    en: `${name} has changed again meanwhile; look at it once more`,
    zh: `${name} 在这期间又变了；请再看一遍`,
  }),
  approvedServer: (name: string): Text => ({
    en: `approved for this project: ${name}`,
    zh: `已在本项目批准：${name}`,
  }),
  approvedTool: (name: string): Text => ({
    en: `approved as it is now: ${name}`,
    zh: `已按现在的定义批准：${name}`,
  }),
  rejected: (name: string): Text => ({
    en: `rejected: ${name}`,
    zh: `已拒绝：${name}`,
  }),
  forgotten: (name: string): Text => ({
    en: `forgotten what was said of ${name}`,
    zh: `已撤回对 ${name} 说过的话`,
  }),
  pinsSame: (tools: number): Text => ({
    en: `all ${tools} tools are as approved`,
    zh: `全部 ${tools} 个工具都和批准时一样`,
  }),
  gone: { en: 'no longer offered', zh: '服务器已不再提供' },
  howToApprove: (name: string): Text => ({
    en: `approve ${name}  takes it as it is now`,
    zh: `approve ${name}  按现在的样子批准`,
  }),
  off: (name: string): Text => ({ en: `off: ${name}`, zh: `已关闭：${name}` }),
  on: (name: string): Text => ({ en: `on: ${name}`, zh: `已打开：${name}` }),
  offUnreadable: (file: string): Text => ({
    en: `${file} cannot be read, so nobody knows what was off: every call is asked about. Mend or delete it.`,
    zh: `${file} 读不出来，不知道哪些工具是关着的，所以每次调用都会先问你。请修好或删掉它。`,
  }),
  reloaded: (servers: number, tools: number): Text => ({
    en: `read again: ${servers} connected, ${tools} tools`,
    zh: `已重新读取：连接 ${servers} 个，共 ${tools} 个工具`,
  }),
  denied: (rule: string): Text => ({
    en: `denied by ${rule}`,
    zh: `被拒绝，规则：${rule}`,
  }),
  unasked: (rule: string): Text => ({
    en: `not called: this has to be asked about, and nobody is there to say yes (rule ${rule})`,
    zh: `没有调用：需要先问人，但这里没有人可问（规则：${rule}）`,
  }),
  youSaidNo: (rule: string): Text => ({
    en: `not called: you did not say yes (rule ${rule})`,
    zh: `没有调用：你没有同意（规则：${rule}）`,
  }),
  badArguments: (complaint: string): Text => ({
    en: `not called, the arguments do not fit: ${complaint}`,
    zh: `没有调用，参数不对：${complaint}`,
  }),
  badJson: (message: string): Text => ({
    en: `arguments: expected a JSON object, got ${message}`,
    zh: `参数应为一个 JSON 对象，实际是 ${message}`,
  }),
  layer: (layer: string, ms: number): Text => ({
    en: `the limit of the layer "${layer}" fired after ${ms} ms`,
    zh: `「${layer}」这一层的超时在 ${ms} 毫秒后触发`,
  }),
  toolFailed: { en: 'the tool says that it failed', zh: '工具说自己失败了' },
  nothingBack: { en: '(nothing came back)', zh: '（没有内容）' },
  inBackground: (name: string): Text => ({
    en: `under way: ${name}`,
    zh: `进行中：${name}`,
  }),
  cut: (characters: number): Text => ({
    en: `(shortened: the whole had ${characters} characters)`,
    zh: `（已截短：全文有 ${characters} 个字符）`,
  }),
  nothingFound: {
    en: 'nothing found; say it in other words',
    zh: '没找到，换个说法试试',
  },
  noAudit: { en: 'nothing yet', zh: '还没有记录' },
  pending: (name: string): Text => ({
    en: `from the project, waits for you: approve ${name}`,
    zh: `来自项目，等你批准：approve ${name}`,
  }),
  rejectedServer: (name: string): Text => ({
    en: `you have rejected it; forget ${name} takes that back`,
    zh: `你拒绝过它；forget ${name} 可以撤回`,
  }),
  byPolicy: (rule: string): Text => ({
    en: `refused by ${rule}`,
    zh: `被拒绝，规则：${rule}`,
  }),
  policyClosed: {
    en: 'the policy could not be read: no server starts, no tool is called',
    zh: '策略文件读不出来：不启动任何服务器，也不调用任何工具',
  },
  connecting: { en: 'connecting…', zh: '正在连接…' },
  noServers: { en: 'no servers are configured', zh: '没有配置任何服务器' },
  noTools: { en: 'no tools', zh: '没有工具' },
  gaps: (gaps: string): Text => ({
    en: `not written yet, or it throws: ${gaps}`,
    zh: `还没写，或者抛了错：${gaps}`,
  }),
  breaker: (tool: string, state: string, failures: number, calls: number): Text => ({
    en: `breaker of ${tool}: ${state}, ${failures} of ${calls} calls failed`,
    zh: `${tool} 的熔断器：${state}，${calls} 次调用里失败 ${failures} 次`,
  }),
  firstSeen: (server: string, tools: number): Text => ({
    en: `${server} was never seen before: its ${tools} definitions are pinned as they are`,
    zh: `第一次见到 ${server}：它的 ${tools} 个定义已按现在的样子固定`,
  }),
  held: (server: string, tools: string): Text => ({
    en: `${server} has changed or added ${tools}: held back until you approve (pins shows how)`,
    zh: `${server} 改动或新增了 ${tools}：你批准之前不会调用（pins 看改动）`,
  }),
  turns: (turns: number, broken: number, hash: string): Text => ({
    en: `${turns} requests; in ${broken} of them something had changed that was sent before; order ${hash}`,
    zh: `${turns} 次请求，其中 ${broken} 次改动了已经发过的内容；顺序 ${hash}`,
  }),
  cache: (share: string): Text => ({
    en: `a prompt cache would have known ${share} of the tool tokens`,
    zh: `提示词缓存能命中 ${share} 的工具 token`,
  }),
  stillSent: (names: string): Text => ({
    en: `still in the request, to keep the cache, but not to be called: ${names}`,
    zh: `为了保住缓存仍留在请求里，但不能调用：${names}`,
  }),
  dead: (because: string): Text => ({
    en: `can never fire: ${because}`,
    zh: `永远不会触发：${because}`,
  }),
  cancelled: {
    en: 'cancelled; Ctrl-C once more ends the host',
    zh: '已取消；再按一次 Ctrl-C 退出',
  },
  oncemore: {
    en: 'Ctrl-C once more, or quit, ends the host',
    zh: '再按一次 Ctrl-C 或输入 quit 退出',
  },
  total: { en: 'all', zh: '合计' },
  needsAuth: {
    en: 'wants a login, which this host cannot do',
    zh: '需要登录，这个宿主还不会',
  },
  serverSays: (server: string, message: string): Text => ({
    en: `${server}: ${message}`,
    zh: `${server}：${message}`,
  }),
} as const

export const QUESTIONS = {
  call: (server: string, tool: string): Text => ({
    en: `May the tool ${tool} of ${server} be called?`,
    zh: `可以调用 ${server} 的工具 ${tool} 吗？`,
  }),
  why: (rule: string, risk: string): Text => ({
    en: `risk: ${risk}  rule: ${rule}`,
    zh: `风险：${risk}  规则：${rule}`,
  }),
  yes: { en: 'y is yes, anything else is no: ', zh: '输入 y 同意，其他都算不同意：' },
  tool: (name: string, state: string): Text => ({
    en: `${name} is not what was approved (${state}). What it says now:`,
    zh: `${name} 不是批准时的样子（${state}）。现在的定义：`,
  }),
  approve: {
    en: 'approve it as it is? y is yes: ',
    zh: '按现在的样子批准吗？输入 y 同意：',
  },
  form: (server: string, tool: string, round: number): Text => ({
    en: `${server} asks, inside the call of ${tool} (round ${round}):`,
    zh: `${server} 在调用 ${tool} 时问你（第 ${round} 轮）：`,
  }),
  formHow: {
    en: 'an empty line leaves a field out; /decline says no, /cancel ends the question. No passwords here.',
    zh: '空行表示不填；/decline 表示拒绝，/cancel 结束提问。不要在这里填密码。',
  },
  mustFill: { en: 'this one is needed', zh: '这一项必须填' },
  expected: (wanted: string): Text => ({
    en: `expected ${wanted}`,
    zh: `应为 ${wanted}`,
  }),
  send: {
    en: 'send this? y is yes, anything else declines: ',
    zh: '发送吗？输入 y 发送，其他都算拒绝：',
  },
  url: (url: string): Text => ({
    en: `it wants you to open ${url}`,
    zh: `它要你打开 ${url}`,
  }),
  opened: {
    en: 'open it yourself if you trust it. y says that you agree, anything else declines: ',
    zh: '信任它就自己打开。输入 y 表示同意，其他都算拒绝：',
  },
  unsupported: (method: string): Text => ({
    en: `it asks for ${method}, which this host does not give`,
    zh: `它要的是 ${method}，这个宿主不提供`,
  }),
} as const
