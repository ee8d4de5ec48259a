/** What the checks of searching look at, in both languages. */
import type { Text } from '@workshop/testkit'

export const what = {
  found: (asked: number) => ({
    en: `questions, of ${asked}, with a right tool in the first five`,
    zh: `${asked} 个问题里，前五个结果中有合用工具的`,
  }),
  foundInOtherOrder: (query: string) => ({
    en: `what “${query}” finds when the tools come in another order`,
    zh: `工具换一种次序后，「${query}」搜到的结果`,
  }),
  listed: (name: string) => ({
    en: `blocks named ${name}`,
    zh: `名为 ${name} 的工具块`,
  }),
  atTheStart: { en: 'blocks before any search', zh: '还没搜索时的工具块' },
  sentBefore: {
    en: 'the blocks that were there before the search',
    zh: '搜索之前就有的那些工具块',
  },
  differentNames: { en: 'different names of the blocks', zh: '工具块的不同名字' },
  dearer: {
    en: 'searching in every turn among eight small tools, beside sending all',
    zh: '八个小工具、每轮都搜索，与全部发送相比的花费',
  },
} satisfies Record<string, Text | ((...args: never[]) => Text)>
