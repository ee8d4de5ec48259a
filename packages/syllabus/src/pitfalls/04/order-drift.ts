/** Everything a learner reads about the pitfall order-drift. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'order-drift'
const references = [
  'solutions/04-token/zero-sdk/src/blocks.ts',
  'solutions/04-token/zero-sdk/src/prompt-cache.ts',
] as const

export const orderDrift = {
  id,
  stage: '04',
  level: 'must',
  failure: 'R5',
  breaks: true,
  title: { en: 'First come, first listed, no cache', zh: '先到先排，缓存就没了' },
  holds: {
    en:
      'Tool blocks are byte-identical in every connect order, keys inside ' +
      'schemas too, and hashed per turn.',
    zh:
      '不管按什么顺序连接，工具块逐字节相同，schema 里的键也一样；' +
      '每轮各算一次哈希。',
  },
  symptom: {
    en:
      'Every answer is right, and the bill is ten times what it should be: the ' +
      'provider reads the same tools anew in each request.',
    zh: '回答都对，账单却是该有的十倍：同样的工具，服务商每次请求都从头读一遍。',
  },
  cause: {
    en:
      'A prompt cache knows beginnings, and tools stand at the beginning: one ' +
      'byte that moved, and nothing after it is found. Servers answer in another ' +
      'order each time, and schemas are rebuilt with their keys in another order.',
    zh:
      '提示缓存只认开头，而工具正好排在开头：一个字节挪了位置，' +
      '后面的就全都命中不了。服务端每次响应的先后不同，schema 重新拼出来，' +
      '键的次序也会变。',
  },
  experiment: {
    en:
      'In `break/order-drift.ts`, collect the tools of several servers as each ' +
      'listing arrives. The harness lets three servers answer in 6 orders, and ' +
      'the lists must differ. It is worth it because nothing fails: the tools are ' +
      'all there each time.',
    zh:
      '在 `break/order-drift.ts` 里收集几个服务端的工具，哪份列表先到就先放哪份。' +
      '测试框架让三个服务端按 6 种次序响应，得到的列表要有不同。' +
      '这个破坏实验值得做：什么都没失败，每次工具都齐。',
  },
  references,
  hints: [
    {
      en:
        'Start your host twice and compare the two requests byte by byte. Where is ' +
        'the first difference, and who wrote it?',
      zh: '把宿主启动两次，两个请求逐字节比较。第一处不同在哪里，是谁写进去的？',
    },
    {
      en:
        'Sort once, where the request is made, by the final name and by code ' +
        'point, since a locale is a property of the machine. Do the same to the ' +
        'keys of every object in a schema, and leave its arrays alone. A key that ' +
        'is assigned is not always kept.',
      zh:
        '排序只做一次，放在生成请求的地方，按最终的名字、按码点排，' +
        '因为 locale 是机器的属性。schema 里每个对象的键也照此处理，数组不要动。' +
        '用赋值写进去的键，不一定留得下来。',
    },
    lastRung(id, references, {
      en:
        'Blocks with sorted keys, sorted by name; the cache is a search for the ' +
        'longest common beginning.',
      zh: '块里的键排好，块再按名字排；缓存就是找最长的共同开头。',
    }),
  ],
  checks: {
    arrival: {
      title: {
        en: 'order: three servers, in every order of arrival',
        zh: '次序：三个服务端，以各种先后到达',
      },
      expected: {
        en: 'The tool blocks are the same bytes each time, with nothing missing.',
        zh: '每次的工具块都逐字节相同，一个不少。',
      },
    },
    'schema-keys': {
      title: {
        en: 'order: one schema, its keys the other way round',
        zh: '次序：同一个 schema，键倒过来写',
      },
      expected: {
        en:
          'Both become the same bytes, and arrays and odd properties are as they ' +
          'were.',
        zh: '两份变成同样的字节，数组和名字古怪的属性都原样保留。',
      },
    },
    'code-points': {
      title: {
        en: 'order: tools named i, I, ı, _, -, a10 and a2',
        zh: '次序：工具叫 i、I、ı、_、-、a10、a2',
      },
      expected: {
        en: 'They stand by code point, as on every other machine.',
        zh: '一律按码点排，换哪台机器都一样。',
      },
    },
    'prefix-cache': {
      title: {
        en: 'cache: forty turns, stable, broken and shuffled',
        zh: '缓存：四十轮，稳定、破坏、打乱各一遍',
      },
      expected: {
        en:
          'The cached share is 96 % when nothing moves, 79 % and 49 % with a break ' +
          'every 5 and every 2 turns, and next to 0 when shuffled.',
        zh:
          '什么都不动时命中 96%，每 5 轮、每 2 轮破坏一次分别是 79% 和 49%，' +
          '打乱后接近 0。',
      },
    },
    price: {
      title: {
        en: 'cache: what is written, what is read, what is too short',
        zh: '缓存：写入的、读到的、太短的',
      },
      expected: {
        en: 'Each turn costs what the rules of the provider say, part by part.',
        zh: '每一轮的花费，都是按服务商的规则一段一段算出来的。',
      },
    },
  },
} as const satisfies Pitfall
