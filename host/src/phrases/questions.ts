/** What a person is asked, in both languages. */
import type { Text } from '@workshop/syllabus'

export const QUESTIONS = {
  call: (server: string, tool: string): Text => ({
    en: `May the tool ${tool} of ${server} be called?`,
    zh: `可以调用 ${server} 的工具 ${tool} 吗？`,
  }),
  why: (rule: string, risk: string): Text => ({
    en: `risk: ${risk}; asked because: ${rule}`,
    zh: `风险：${risk}；要问的原因：${rule}`,
  }),
  typedAhead: (lines: number): Text => ({
    en: `(${lines} typed before this question: kept for afterwards, no answer to it)`,
    zh: `（提问之前已输入 ${lines} 行：留到之后执行，不算回答）`,
  }),
  yes: { en: 'y is yes, anything else is no: ', zh: '输入 y 同意，其他都算不同意：' },
  yourLine: { en: 'the line that was typed', zh: '输入的那一行' },
  tool: (name: string, state: string, place: string): Text => ({
    en: `${place}${name} is not what was approved (${state}). What it says now:`,
    zh: `${place}${name} 不是批准时的样子（${state}）。现在的定义：`,
  }),
  approve: {
    en: 'approve it as it is? y is yes: ',
    zh: '按现在的样子批准吗？输入 y 同意：',
  },
  approveOneOf: {
    en: 'approve this one as it is? y is yes, s stops here, anything else is no and goes on: ',
    zh: '按现在的样子批准这一个吗？y 同意，s 到此为止，其他算不同意并看下一个：',
  },
  server: (server: string): Text => ({
    en: `The project wants to use ${server}. Approve this?`,
    zh: `项目要用 ${server}。批准下面这个吗？`,
  }),
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
  url: { en: 'it wants you to open this page:', zh: '它要你打开这个网页：' },
  opened: {
    en: 'open it yourself if you trust it. y says that you agree, anything else declines: ',
    zh: '信任它就自己打开。输入 y 表示同意，其他都算拒绝：',
  },
  unsupported: (method: string): Text => ({
    en: `it asks for ${method}, which this host does not give`,
    zh: `它要的是 ${method}，这个宿主不提供`,
  }),
} as const
