/** What each command is for, and the heads of tables, in both languages. */
import type { Text } from '@workshop/syllabus'

export const HELP = {
  help: { en: 'this list', zh: '这份列表' },
  list: {
    en: 'tools: full name, risk, pin, tokens',
    zh: '工具：全名、风险、固定状态、token 数',
  },
  status: { en: 'servers, their health, breakers', zh: '各服务端的状态、健康、熔断' },
  call: {
    en: 'call a tool; a & at the end does not wait',
    zh: '调用工具；末尾加 & 就不等结果',
  },
  search: { en: 'tools that do something', zh: '按用途找工具' },
  describe: { en: 'what a tool says of itself', zh: '工具对自己的描述' },
  approve: {
    en: 'a server of the project, or a definition as it is now',
    zh: '批准项目里的服务端，或工具现在的定义',
  },
  reject: { en: 'a server of the project', zh: '拒绝项目里的服务端' },
  forget: { en: 'what was said of a server', zh: '撤回对某个服务端说过的话' },
  pins: { en: 'definitions that are not as approved', zh: '和批准时不一样的定义' },
  off: { en: 'take a tool away, also next time', zh: '关掉一个工具，下次启动也算数' },
  on: { en: 'give it back', zh: '重新打开' },
  reload: {
    en: 'read the files again; a named server starts again',
    zh: '重新读配置；写了名字的服务端会重启',
  },
  audit: { en: 'the last calls and refusals', zh: '最近的调用和拒绝' },
  bill: {
    en: 'what the definitions cost, and the cache',
    zh: '工具定义花多少 token，缓存省多少',
  },
  timeouts: { en: 'limits, and which have fired', zh: '各层超时，以及触发过几次' },
  signals: { en: 'every metric as it stands', zh: '所有指标的当前值' },
  quit: { en: 'end all servers and leave', zh: '结束所有服务端并退出' },
} as const satisfies Record<string, Text>

export const COLUMNS = {
  tools: {
    en: ['tool', 'whose', 'risk', 'rule', 'pin', 'tokens', ''],
    zh: ['工具', '来源', '风险', '规则', '固定', 'token', ''],
  },
  servers: {
    en: [
      'server',
      'whose',
      'state',
      'era',
      'tools',
      'transport',
      'protocol',
      'business',
    ],
    zh: ['服务端', '来源', '状态', '代际', '工具', '传输', '协议', '业务'],
  },
  limits: {
    en: ['limit', 'ms', 'fired', ''],
    zh: ['层', '毫秒', '触发', ''],
  },
  bill: {
    en: ['server', 'tokens', 'of the window', 'calls'],
    zh: ['服务端', 'token', '占窗口', '调用'],
  },
} as const
