/** Everything a learner reads about the pitfall name-limit. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'name-limit'
const references = ['solutions/02-multi-server/zero-sdk/src/naming.ts'] as const

export const nameLimit = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: '64 characters for everything', zh: '64 个字符，前缀也算在内' },
  holds: {
    en:
      'A full name has at most 64 characters, prefix kept; shortened names stay ' +
      'distinct and stable; rules match the original pair.',
    zh:
      '全名不超过 64 个字符，前缀保留；缩短后的名字互不相同，重跑也不变；' +
      '规则匹配的是原来那一对。',
  },
  symptom: {
    en:
      'One name is too long, and the model API refuses the whole request: no ' +
      'server has a tool left. Cut to length, two tools become one.',
    zh:
      '一个名字太长，模型 API 拒掉整个请求，所有服务端的工具都没了。截短之后，' +
      '两个工具又成了一个。',
  },
  cause: {
    en:
      'Model APIs take 64 characters out of letters, digits, `_` and `-`, and the ' +
      'prefix counts; MCP allows a tool name of 128 and more kinds of characters. ' +
      'Cutting and replacing remove the very part that told two names apart.',
    zh:
      '模型 API 只收 64 个字符，只许字母、数字、`_` 和 `-`，前缀也算；' +
      'MCP 的工具名可以有 128 个字符，字符种类也更多。截断和替换，' +
      '去掉的恰恰是区分两个名字的那一部分。',
  },
  references,
  hints: [
    {
      en:
        'Print the full names of two long tools that differ in their last letters, ' +
        'then of two servers outside ASCII. How long are they, and which are equal?',
      zh:
        '打印两个只有末尾几个字母不同的长工具名的全名，' +
        '再换成两个非 ASCII 的服务端名。各有多长，有没有相同的？',
    },
    {
      en:
        'Keep a readable head and add a hash over the original pair, not over what ' +
        'is left of it. Subtract the hash from the 64 before you cut. No clean ' +
        'pair may be able to spell such a name.',
      zh:
        '留一段读得懂的开头，加上由原来那一对算出的哈希，不要拿截剩的去算。' +
        '先从 64 里扣掉哈希再截。规矩的名字，不能恰好拼成这个样子。',
    },
    lastRung(id, references, {
      en:
        'What does not fit or has a forbidden character gets a shortened head and ' +
        'a hash; every other pair stays as it is.',
      zh: '超长或有非法字符的，用截短的开头加哈希；其余的原样不动。',
    }),
  ],
  checks: {
    fits: {
      title: {
        en: 'names: long ones, Chinese, emoji',
        zh: '命名：超长的、中文的、带 emoji 的',
      },
      expected: {
        en:
          'Every full name begins with `mcp__`, has at most 64 characters, and ' +
          'each is a letter, a digit, `_` or `-`.',
        zh: '全名都以 `mcp__` 开头，不超过 64 个字符，只含字母、数字、`_` 和 `-`。',
      },
    },
    distinct: {
      title: {
        en: 'names: near twins, and 2,000 generated pairs',
        zh: '命名：几乎一样的，再加生成的 2000 对',
      },
      expected: {
        en: 'No two pairs get the same full name.',
        zh: '没有哪两对的全名相同。',
      },
    },
    readable: {
      title: {
        en: 'names: a pair of plain characters that fits',
        zh: '命名：规矩的一对，而且放得下',
      },
      expected: {
        en: 'The full name is `mcp__<server>__<tool>`, with both parts as they came.',
        zh: '全名就是 `mcp__<server>__<tool>`，两部分都原样保留。',
      },
    },
  },
} as const satisfies Pitfall
