/** Everything a learner reads about the pitfall search-threshold. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'search-threshold'
const references = ['solutions/04-token/zero-sdk/src/disclosure.ts'] as const

export const searchThreshold = {
  id,
  stage: '04',
  level: 'must',
  breaks: false,
  title: {
    en: 'Search can cost more than it saves',
    zh: '搜索省下的，未必比花掉的多',
  },
  holds: {
    en:
      'Off under 15 tools, on over 50; savings count a whole conversation; what ' +
      'was hidden can still be found and called.',
    zh:
      '不到 15 个工具就关，超过 50 个就开；省了多少，按整段对话算；' +
      '藏起来的仍然找得到、调得到。',
  },
  symptom: {
    en:
      'Tool search saves 95 % in the first request, and the bill at the end of the ' +
      'month is higher. Some tools are never used again, because nobody sees them.',
    zh:
      '第一个请求省了 95%，月底的账单反而更高。还有些工具从此没人用，' +
      '因为谁也看不见它们。',
  },
  cause: {
    en:
      'A search is an extra request with everything that stands before it, its ' +
      'answer stays in the conversation, and what it has loaded is sent from then ' +
      'on. With few short tools, searched in every turn, that is more than all ' +
      'definitions together. And a model believes that what is not listed does not ' +
      'exist.',
    zh:
      '每搜索一次，就多一个请求，之前的内容全部重发；搜索结果留在对话里，' +
      '加载出来的定义从此轮轮都带。工具又少又短、轮轮都搜的时候，' +
      '这比全部定义加起来还贵。何况模型会以为，没列出来的就不存在。',
  },
  references,
  hints: [
    {
      en:
        'Write down, request by request, what a conversation of ten turns sends: ' +
        'once with all definitions, once with a search in every turn. Which sum ' +
        'is larger with eight tools, and which with a hundred?',
      zh:
        '把十轮对话逐个请求写下来，各发了些什么：一遍带全部定义，一遍每轮都搜。' +
        '八个工具时哪个总数大？一百个呢？',
    },
    {
      en:
        'Count the tools first, and weigh them only between the two limits. What ' +
        'has been loaded stays in the list, at its place, and a second hit adds ' +
        'nothing. Whether a call goes through is decided by the whole list, and ' +
        'not by what happens to be visible.',
      zh:
        '先数个数，只有在两个界限之间才看 token。加载过的留在原位，' +
        '再次命中不重复添加。某个调用放不放行，看的是完整列表，不看眼下列出了哪些。',
    },
    lastRung(id, references, {
      en:
        'A disclosure keeps blocks in the order of loading; the cost of a ' +
        'conversation is a replay with it, request after request.',
      zh: '按加载的先后存放工具块；一段对话的花费，就是拿它逐个请求重演一遍。',
    }),
  ],
  checks: {
    when: {
      title: {
        en: 'search: 14, 15, 50 and 51 tools, light and heavy',
        zh: '搜索：14、15、50、51 个工具，轻的和重的',
      },
      expected: {
        en:
          '14 tools are all sent and 51 are searched, and in between a tenth of ' +
          'the window decides.',
        zh: '14 个全部发送，51 个用搜索，中间的以窗口的十分之一为界。',
      },
    },
    'whole-conversation': {
      title: {
        en: 'search: ten turns over 100 tools, eight turns over 8',
        zh: '搜索：100 个工具聊十轮，8 个工具聊八轮',
      },
      expected: {
        en:
          'Definitions count in every turn, answers of searches as long as they ' +
          'stay, and each search as one more request.',
        zh: '定义每轮都算，搜索结果留多久算多久，搜一次多算一个请求。',
      },
    },
    'found-and-called': {
      title: {
        en: 'search: 30 hidden tools, each asked for by its name',
        zh: '搜索：30 个藏起来的工具，逐个按名字去找',
      },
      expected: {
        en:
          'Each of them is found, is in the blocks afterwards, and could be called ' +
          'before.',
        zh: '每个都找得到，之后出现在工具块里，而且之前就能调用。',
      },
    },
    appended: {
      title: {
        en: 'search: six searches, with hits twice and with none',
        zh: '搜索：连搜六次，有重复命中，也有落空',
      },
      expected: {
        en:
          'The blocks so far are unchanged, new ones follow, and no name stands ' +
          'there twice.',
        zh: '原有的工具块不变，新的接在后面，同一个名字不出现两次。',
      },
    },
  },
} as const satisfies Pitfall
