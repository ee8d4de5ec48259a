/** Everything a learner reads about the pitfall search-recall. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'search-recall'
const references = [
  'solutions/04-token/zero-sdk/src/search.ts',
  'solutions/04-token/zero-sdk/src/tokenizer.ts',
] as const

export const searchRecall = {
  id,
  stage: '04',
  level: 'should',
  breaks: false,
  title: { en: 'The tool that search cannot find', zh: '搜不到的那个工具' },
  holds: {
    en:
      'Exact names are always found; recall@5 is at least 0.95, by class of ' +
      'query, Chinese included; ties are deterministic.',
    zh:
      '精确的名字总能找到；recall@5 不低于 0.95，按查询类别分列，中文也算；' +
      '并列时结果确定。',
  },
  symptom: {
    en:
      'The model asks for a tool by its name, gets five others, and reports that ' +
      'there is no such tool. In Chinese it finds nothing at all.',
    zh: '模型报出了工具的名字，得到的却是另外五个，于是说没有这个工具。用中文更是什么都搜不到。',
  },
  cause: {
    en:
      'A ranking compares terms, and terms come from a tokenizer: `closeIssue` is ' +
      'one word to it, and a Chinese sentence is one as well. A word that no ' +
      'description has matches nothing, however good the formula.',
    zh:
      '排序比的是词，词由 tokenizer 切出来：在它看来 `closeIssue` 是一个词，' +
      '一整句中文也是一个词。描述里没有的词，公式再好也匹配不上。',
  },
  references,
  hints: [
    {
      en:
        'Print what your tokenizer makes of `closeIssue`, of `mcp__mail__to_do` and ' +
        'of a sentence in Chinese, and of a question with the same words. What do ' +
        'the two sides have in common?',
      zh:
        '看看你的 tokenizer 把 `closeIssue`、`mcp__mail__to_do` 和一句中文切成了什么，' +
        '再切一个用词相同的问句。两边有哪些词对得上？',
    },
    {
      en:
        'Split at underscores and where a capital begins; take every two ' +
        'neighbouring characters of Chinese. Aliases are one more field to match. ' +
        'Compare the query with the names before any ranking, and settle equal ' +
        'scores with something that does not depend on who connected first.',
      zh:
        '遇到下划线和大写字母就切开；中文取每两个相邻的字。别名也是一个要匹配的字段。' +
        '排序之前，先拿查询和名字比一比；分数相等时，用与连接先后无关的东西定次序。',
    },
    lastRung(id, references, {
      en:
        'Fields with weights go into one index; a tool whose name is the query ' +
        'gets a score above all others.',
      zh: '各字段带权重进同一个索引；名字就是查询本身的工具，分数高于其余所有。',
    }),
  ],
  checks: {
    'exact-name': {
      title: {
        en: 'search: 30 exact names, beside a page that quotes them all',
        zh: '搜索：30 个精确的名字，外加一个全都引用的页面',
      },
      expected: {
        en: 'The full name and the tool name find their tool in the first place.',
        zh: '输入全名或工具名，排在第一位的就是那个工具。',
      },
    },
    'by-its-words': {
      title: {
        en: 'search: 22 questions in English, 8 of them in aliases only',
        zh: '搜索：22 个英文问题，其中 8 个只有别名对得上',
      },
      expected: {
        en:
          'At least 13 of 14 and 7 of 8 find a right tool among five, and no more ' +
          'come than were asked for.',
        zh: '14 个至少对 13 个，8 个至少对 7 个，以前五个为准；结果不多于要的个数。',
      },
    },
    chinese: {
      title: {
        en: 'search: 10 questions in Chinese, 4 in both languages',
        zh: '搜索：10 个中文问题，4 个中英混写',
      },
      expected: {
        en: 'At least 9 of 10 and 3 of 4 find a right tool among the first five.',
        zh: '10 个至少对 9 个，4 个至少对 3 个，以前五个为准。',
      },
    },
    nothing: {
      title: {
        en: 'search: questions that share nothing with any tool',
        zh: '搜索：与哪个工具都不沾边的问题',
      },
      expected: {
        en: 'Nothing is found.',
        zh: '结果为空。',
      },
    },
    ties: {
      title: {
        en: 'search: four twins, in every order of connecting',
        zh: '搜索：四个一模一样的工具，按各种次序连接',
      },
      expected: {
        en:
          'The answer is the same in every order: the best first, and equal scores ' +
          'by name.',
        zh: '不管什么次序，结果都一样：分数高的在前，同分的按名字排。',
      },
    },
  },
} as const satisfies Pitfall
