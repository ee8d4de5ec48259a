/**
 * What the checks of policies, risks, approvals and pins look at, where it has no
 * name in code.
 */
import type { Text } from '@workshop/testkit'

export const what = {
  problemsWith: (text: string) => ({
    en: `problems with ${text}`,
    zh: `${text} 的问题报告`,
  }),
  opened: { en: 'servers that were opened', zh: '被打开的服务端' },
  calls: { en: 'calls that reached a server', zh: '到达服务端的调用' },
  offered: { en: 'tools that the model is shown', zh: '给模型看的工具' },
  deciding: (one: string) => ({
    en: `the rule that decided on ${one}`,
    zh: `对 ${one} 起作用的规则`,
  }),
  noRule: { en: 'what is said where no rule decides', zh: '没有规则起作用时的说法' },
  start: { en: 'the process of the server', zh: '服务端的进程' },
  runs: { en: 'starts in each of the five runs', zh: '五次运行各自的启动次数' },
  storeText: { en: 'text in the store', zh: 'store 里的文本' },
  saves: { en: 'times the store was written', zh: 'store 被写入的次数' },
  linesWith: (mark: '-' | '+', part: string) => ({
    en: `lines of the diff that begin with ${mark} and have ${part}`,
    zh: `diff 里以 ${mark} 开头、含有 ${part} 的行`,
  }),
  linesAtAll: (part: string) => ({
    en: `marked lines of the diff that have ${part}`,
    zh: `diff 里带标记、含有 ${part} 的行`,
  }),
  mayDuring: {
    en: 'mayCall() while a review is under way',
    zh: '复查还没结束时的 mayCall()',
  },
  pairs: { en: 'pairs that were found', zh: '找出的各对' },
} satisfies Record<string, Text | ((...args: never[]) => Text)>
