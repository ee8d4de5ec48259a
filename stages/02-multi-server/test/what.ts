/**
 * What the checks of this stage look at, where it has no name in code. A name in
 * code is a string and stays one; `calling` makes one of a call.
 */
import { show, type Text, type Verbatim, verbatim } from '@workshop/testkit'

/** `buildToolName("docs", "search")`. */
export function calling(name: string, ...args: unknown[]): Verbatim {
  return verbatim(`${name}(${args.map(show).join(', ')})`)
}

/** `wiki: status`: a field of a row, an entry or an error, and whose it is. */
export function of(owner: string, field: string): Verbatim {
  return verbatim(`${owner}: ${field}`)
}

export const what = {
  server: (name: string) => ({ en: `server ${name}`, zh: `服务端 ${name}` }),
  startOf: (name: string) => ({
    en: `the process of server ${name}`,
    zh: `服务端 ${name} 的进程`,
  }),
  oneNameFor: (one: string, other: string) => ({
    en: `one name for ${one} and ${other}`,
    zh: `${one} 和 ${other} 用了同一个名字`,
  }),
  oneSignatureFor: (one: string, other: string) => ({
    en: `one signature for ${one} and ${other}`,
    zh: `${one} 和 ${other} 的签名相同`,
  }),
  namesOf: (pairs: number) => ({
    en: `different names for ${pairs} pairs`,
    zh: `${pairs} 对得到的不同名字`,
  }),
  nameOf: (tool: string) => ({
    en: `full names of the tools ${tool}`,
    zh: `各个 ${tool} 工具的全名`,
  }),
  nameInAnotherOrder: (server: string, tool: string) => ({
    en: `name of ${server} / ${tool} when added in another order`,
    zh: `换一种添加次序后 ${server} / ${tool} 的名字`,
  }),
  toolsOf: (server: string) => ({
    en: `tools on offer of ${server}`,
    zh: `${server} 提供的工具`,
  }),
  problemWith: (name: string) => ({
    en: `a problem that names ${name}`,
    zh: `点名 ${name} 的问题报告`,
  }),
  argsOfTheProcess: {
    en: 'own arguments of the process',
    zh: '进程收到的参数',
  },
  envOfTheProcess: (name: string) => ({
    en: `${name} in the environment of the process`,
    zh: `进程环境里的 ${name}`,
  }),
  starts: { en: 'times it was started', zh: '启动的次数' },
  handshakes: { en: 'handshakes of this server', zh: '这个服务端的握手次数' },
  threeStarted: {
    en: 'three servers started and not yet connected',
    zh: '三个已启动、还没连上的服务端',
  },
  startedNotConnected: {
    en: 'servers started and not yet connected',
    zh: '已启动、还没连上的服务端',
  },
  lanesFull: {
    en: '20 remote and 3 local servers connecting',
    zh: '20 个远程、3 个本地服务端同时在连',
  },
  remotesConnected: {
    en: '25 remote servers connected, beside slow local ones',
    zh: '本地服务端还没连上时，25 个远程服务端都已连上',
  },
  remotesAtOnce: { en: 'remote servers connecting', zh: '同时在连的远程服务端' },
  listings: { en: 'tools/list requests', zh: 'tools/list 请求' },
  listingsOf: (server: string) => ({
    en: `tools/list requests to ${server}`,
    zh: `发给 ${server} 的 tools/list 请求`,
  }),
  threeListings: {
    en: 'three listings for three notifications, each after the one before',
    zh: '三次变更通知换来的三次列表请求',
  },
  timeOfThree: {
    en: 'milliseconds from the first to the third listing',
    zh: '第一次到第三次列表请求之间的毫秒数',
  },
  reportsOfTools: { en: 'events “tools”', zh: 'tools 事件的个数' },
  methods: { en: 'methods on stdin', zh: 'stdin 上的方法' },
} satisfies Record<string, Text | ((...args: never[]) => Text)>
