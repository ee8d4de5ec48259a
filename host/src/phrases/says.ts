/**
 * What the host says of servers, tools and files, in both languages: a text in one of
 * them only does not compile.
 */
import type { Text } from '@workshop/syllabus'
import { TRUST } from './trust.ts'

export const SAYS = {
  ...TRUST,
  ready: (servers: number, wanted: number, tools: number): Text => ({
    en: `${servers} of ${wanted} servers connected, ${tools} tools. help lists the commands.`,
    zh: `已连接 ${servers}/${wanted} 个服务端，共 ${tools} 个工具。输入 help 查看命令。`,
  }),
  unknownCommand: (typed: string): Text => ({
    en: `there is no command ${typed}; help lists them`,
    zh: `没有 ${typed} 这个命令；help 会列出所有命令`,
  }),
  usage: (usage: string): Text => ({ en: `usage: ${usage}`, zh: `用法：${usage}` }),
  noTool: (typed: string): Text => ({
    en: `no server offers a tool named ${typed}`,
    zh: `没有服务端提供名为 ${typed} 的工具`,
  }),
  meant: (names: string): Text => ({
    en: `did you mean: ${names}`,
    zh: `是不是：${names}`,
  }),
  itsServer: (server: string): Text => ({
    en: `its server ${server} is not connected; status says why`,
    zh: `它的服务端 ${server} 没有连上；status 里有原因`,
  }),
  noServer: (typed: string): Text => ({
    en: `there is no server or tool named ${typed}`,
    zh: `没有名为 ${typed} 的服务端或工具`,
  }),
  gone: { en: 'no longer offered', zh: '服务端已不再提供' },
  off: (name: string): Text => ({ en: `off: ${name}`, zh: `已关闭：${name}` }),
  on: (name: string): Text => ({ en: `on: ${name}`, zh: `已打开：${name}` }),
  offUnreadable: (place: string, fault: string): Text => ({
    en: `${place}: ${fault}. So nobody knows what was off: every call is asked about. Mend it or delete it.`,
    zh: `${place}：${fault}。不知道哪些工具是关着的，所以每次调用都会先问你。请修好或删掉它。`,
  }),
  notSwitched: (what: 'off' | 'on', name: string, file: string): Text => ({
    en: `nothing was switched ${what}: ${name} is as it was, because ${file} cannot be read. Mend it or delete it, and say it again.`,
    zh: `没有${what === 'off' ? '关掉' : '打开'}任何工具：${name} 和原来一样，因为 ${file} 读不出来。请修好或删掉它，再试一次。`,
  }),
  stateUnreadable: (place: string, fault: string): Text => ({
    en: `${place}: ${fault}. So all it decided is asked again. Mend it now: whatever is decided next goes into a new file, and this one is kept beside it.`,
    zh: `${place}：${fault}。里面的决定都会重新问你。要修请现在修：接下来的决定会写进新文件，这一份会改名留在旁边。`,
  }),
  setAside: (file: string, kept: string): Text => ({
    en: `${file} could not be read: it is kept as ${kept}, and a new one is begun`,
    zh: `${file} 读不出来：已改名保留为 ${kept}，并新建了一份`,
  }),
  reloaded: (servers: number, tools: number): Text => ({
    en: `read again: ${servers} connected, ${tools} tools`,
    zh: `已重新读取：连接 ${servers} 个，共 ${tools} 个工具`,
  }),
  nothingFound: {
    en: 'nothing found; say it in other words',
    zh: '没找到，换个说法试试',
  },
  noAudit: { en: 'nothing yet', zh: '还没有记录' },
  byPolicy: (rule: string, file: string | undefined): Text => ({
    en: `refused: ${rule}${file === undefined ? '' : ` (${file})`}`,
    zh: `被拒绝：${rule}${file === undefined ? '' : `（${file}）`}`,
  }),
  noise: (lines: number): Text => ({
    en: `stdout noise: ${lines}`,
    zh: `stdout 上不是消息的行：${lines}`,
  }),
  policyClosed: {
    en: 'the policy could not be read: no server starts, no tool is called',
    zh: '策略文件读不出来：不启动任何服务端，也不调用任何工具',
  },
  connecting: { en: 'connecting…', zh: '正在连接…' },
  noServers: { en: 'no servers are configured', zh: '没有配置任何服务端' },
  noTools: { en: 'no tools', zh: '没有工具' },
  unwritten: (pitfall: string, where: string): Text => ({
    en: `not written yet: ${pitfall} (${where}); pnpm explain ${pitfall}`,
    zh: `还没写：${pitfall}（${where}）；pnpm explain ${pitfall}`,
  }),
  throws: (gap: string): Text => ({ en: `it throws: ${gap}`, zh: `抛了错：${gap}` }),
  breaker: (tool: string, state: string, failures: number, calls: number): Text => ({
    en: `breaker of ${tool}: ${state}, ${failures} of ${calls} calls failed`,
    zh: `${tool} 的熔断器：${state}，${calls} 次调用里失败 ${failures} 次`,
  }),
  cannotStart: (message: string): Text => ({
    en: `the host cannot go on: ${message} (WORKSHOP_DEBUG=1 shows where)`,
    zh: `宿主无法继续：${message}（设置 WORKSHOP_DEBUG=1 可以看到出错位置）`,
  }),
  slow: (server: string, seconds: number): Text => ({
    en: `${server} has not answered yet; it has ${seconds} s (--connect-timeout <seconds>)`,
    zh: `${server} 还没有响应；最多等 ${seconds} 秒（--connect-timeout <秒>）`,
  }),
  late: (seconds: number): Text => ({
    en: `it did not start within ${seconds} s; --connect-timeout <seconds> gives it longer`,
    zh: `它在 ${seconds} 秒内没有启动完；--connect-timeout <秒> 可以多给一些时间`,
  }),
  yours: { en: 'yours', zh: '你的' },
  theirs: { en: "the project's", zh: '项目的' },
  lost: (server: string, reason: string): Text => ({
    en: `${server} is gone: ${reason} (reload ${server} starts it again)`,
    zh: `${server} 断开了：${reason}（reload ${server} 可以重新启动）`,
  }),
  plan: (mode: 'all' | 'search', reason: string): Text =>
    mode === 'all'
      ? { en: `send all of them: ${reason}`, zh: `可以全部发送：${planZh(reason)}` }
      : {
          en: `let the model search: ${reason}`,
          zh: `最好让模型先搜索：${planZh(reason)}`,
        },
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
    zh: `永远不会触发：${deadZh(because)}`,
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

/** From the words of stage 04; others stay as they are. */
function planZh(reason: string): string {
  return reason
    .replace(/^(\d+) tools/, '$1 个工具')
    .replace(/, fewer than (\d+)$/, '，少于 $1 个')
    .replace(/, over (\d+)$/, '，超过 $1 个')
    .replace(/, (\d+) tokens, (.+) % of the window$/, '，$1 token，占窗口 $2 %')
}

/** From the words of stage 05. */
function deadZh(because: string): string {
  return because.replace(
    /^(\w+) ends everything inside it after (\d+) ms$/,
    '外层 $1 在 $2 毫秒后就会结束里面的一切',
  )
}
