/** What it costs. */
import type { TermGroup } from './group.ts'

export const TOKENS: TermGroup = {
  id: 'tokens',
  title: { en: 'Tokens', zh: 'token' },
  terms: [
    {
      id: 'token',
      name: { en: 'Token (of a model)', zh: 'token（模型的）' },
      means: {
        en: 'The unit a model reads and is paid by: a piece of a word. Not an access token.',
        zh: '模型读取和计费的单位，大致是词的一截。不是访问令牌。',
      },
    },
    {
      id: 'token-bill',
      name: { en: 'Token bill', zh: 'token 账单' },
      means: {
        en: 'What the tool definitions of all servers cost in every request to the model, before anybody has asked anything.',
        zh: '所有服务端的工具定义，在每次请求模型时要花的 token，此时还没人问任何问题。',
      },
    },
    {
      id: 'context-window',
      name: { en: 'Context window', zh: '上下文窗口' },
      means: {
        en: 'How many tokens a model can take at once. Definitions, history and results share it.',
        zh: '模型一次装得下的 token 数。定义、历史和结果共用它。',
      },
    },
    {
      id: 'prompt-cache',
      name: { en: 'Prompt cache', zh: '提示缓存' },
      means: {
        en: 'A discount of model APIs for a beginning that is byte for byte as before. A tool list in another order loses it.',
        zh: '模型 API 对逐字节不变的开头给的折扣。工具列表换个顺序就没了。',
      },
    },
    {
      id: 'tool-search',
      name: { en: 'Tool search', zh: '工具搜索' },
      means: {
        en: 'Showing the model a way to look for tools instead of all of them. It saves tokens and adds a way to find nothing.',
        zh: '不把工具全给模型看，给它一个查找的办法。省 token，也多了一种什么都找不到的可能。',
      },
    },
    {
      id: 'recall',
      name: { en: 'Recall', zh: '召回率' },
      means: {
        en: 'The share of questions whose right tool is among the first few found.',
        zh: '正确的工具排进前几名的问题所占的比例。',
      },
    },
  ],
}
