/** Everything a learner reads about the pitfall long-description. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'long-description'
const references = [
  'solutions/04-token/zero-sdk/src/describe.ts',
  'solutions/04-token/zero-sdk/src/graphemes.ts',
] as const

export const longDescription = {
  id,
  stage: '04',
  level: 'must',
  breaks: false,
  title: { en: '2,048 characters, and no more', zh: '最多 2048 个字符' },
  holds: {
    en: 'The cap never splits a code point and never hides that it cut.',
    zh: '截断不会切开码点，也不隐瞒自己截过。',
  },
  symptom: {
    en:
      'One server describes a tool with its whole manual, and the window is full ' +
      'before the first word. Once it is cut, the provider refuses the request, or ' +
      'the model invents what stood in the other half.',
    zh:
      '有个服务端把整本手册写进了工具描述，一句话还没说，窗口就满了。' +
      '截短之后，不是服务商拒收请求，就是模型自己编出了另一半。',
  },
  cause: {
    en:
      'A string is cut where the count says, and that may be in the middle of an ' +
      'emoji: half of a surrogate pair is no valid text. What is missing cannot be ' +
      'seen from what is left. And most of the text of a tool is not in its ' +
      'description but in its schema.',
    zh:
      '字符串数到哪就切到哪，正好切在 emoji 中间也不管：代理对只剩一半，' +
      '就不是合法的文本。看剩下的部分，看不出少了什么。' +
      '何况工具的文字大多不在描述里，而在 schema 里。',
  },
  references,
  hints: [
    {
      en:
        'Fill a description with family emoji, cap it at every length from 100 to ' +
        '120, and print the last ten code units of each.',
      zh:
        '用一家三口的 emoji 填满描述，从 100 到 120 每个长度各截一次，' +
        '打印末尾的十个码元。',
    },
    {
      en:
        'The platform knows where graphemes end (`Intl.Segmenter`), and can be ' +
        'asked about one place without walking through the whole text. Subtract ' +
        'the mark first. In a schema, tell keywords from names and from data, ' +
        'since only the first are yours to shorten.',
      zh:
        '字素在哪里结束，平台自己知道（`Intl.Segmenter`），可以只问一个位置，' +
        '不必走完全文。先把标记的长度扣掉。在 schema 里要分清关键字、名字和数据，' +
        '你能动的只有第一种。',
    },
    lastRung(id, references, {
      en: 'The border before the limit, then the mark; a copy of the schema, by keyword.',
      zh: '取上限之前的那个边界，再接上标记；schema 按关键字逐层复制。',
    }),
  ],
  checks: {
    limit: {
      title: {
        en: 'descriptions: at the limit, one over, 60,000 characters',
        zh: '描述：正好到上限、超一个、60000 个字符',
      },
      expected: {
        en: 'What fits is the same, and what does not fits now and tells how long it was.',
        zh: '放得下的不变；放不下的截到放得下，并写明原来多长。',
      },
    },
    graphemes: {
      title: {
        en: 'descriptions: emoji, accents and flags at the cut',
        zh: '描述：切口处有 emoji、重音、旗帜',
      },
      expected: {
        en: 'None of them is split, wherever the cut falls.',
        zh: '不管切口落在哪，一个都没有切开。',
      },
    },
    schema: {
      title: {
        en: 'descriptions: 60,000 characters somewhere in the schema',
        zh: '描述：60000 个字符藏在 schema 里',
      },
      expected: {
        en: 'Each is capped and named by its path, and the tool passed in is as it was.',
        zh: '处处截到上限，并报出路径，传入的工具原样不动。',
      },
    },
    data: {
      title: {
        en: 'descriptions: a parameter called description, a default',
        zh: '描述：叫 description 的参数、默认值',
      },
      expected: {
        en: 'Names and values stay, whatever they are called and however long.',
        zh: '名字和值都不动，不管叫什么、有多长。',
      },
    },
  },
} as const satisfies Pitfall
