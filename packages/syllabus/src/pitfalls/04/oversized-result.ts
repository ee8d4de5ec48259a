/** Everything a learner reads about the pitfall oversized-result. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'oversized-result'
const references = [
  'solutions/04-token/zero-sdk/src/truncate.ts',
  'solutions/04-token/zero-sdk/src/excerpt.ts',
] as const

export const oversizedResult = {
  id,
  stage: '04',
  level: 'must',
  breaks: false,
  title: { en: 'A result larger than the window', zh: '比窗口还大的结果' },
  holds: {
    en:
      'At most 100,000 characters and 25,000 tokens, 1,600 for an image; no half ' +
      'JSON; error flags survive.',
    zh:
      '最多 100000 个字符、25000 token，图片每张算 1600；不留半截 JSON；' +
      '错误标志不丢。',
  },
  symptom: {
    en:
      'One log file is longer than the whole conversation. Cut to length, the ' +
      'reason of the failure is gone, a picture no longer opens, and the model ' +
      'works on half a document as if it were all.',
    zh:
      '一个日志文件比整段对话还长。截短之后，失败的原因没了，图片打不开了，' +
      '模型还把半份文档当成全部来处理。',
  },
  cause: {
    en:
      'A limit in characters says little about tokens: 16,000 characters of ' +
      'English and of Chinese differ by a factor of three. Base64 cut in the ' +
      'middle is no picture, JSON cut in the middle no data. And errors stand at ' +
      'the end, where a cut begins.',
    zh:
      '字符数管不住 token：同样 16000 个字符，英文和中文差三倍。' +
      'Base64 从中间切开就不是图片，JSON 从中间切开就不是数据。' +
      '错误又偏偏写在末尾，截断先丢的就是那里。',
  },
  references,
  hints: [
    {
      en:
        'Pass a log whose last line says why it failed, then the same in Chinese, ' +
        'then twenty screenshots. What would you know, if your result were all ' +
        'you had?',
      zh:
        '传一份最后一行才写明失败原因的日志，换成中文再传一次，再传二十张截图。' +
        '如果手上只有你给出的结果，你能知道什么？',
    },
    {
      en:
        'First decide what is whole or not there, then share the rest among the ' +
        'texts, so that short ones stay and long ones lose the same. Count tokens ' +
        'only of what is already short enough, and shorten in proportion. The ' +
        'marks are text too. Spread the old result, then replace the content.',
      zh:
        '先定下哪些只能整个留或整个丢，剩下的额度分给文本：短的不动，长的一起让。' +
        'token 只对已经够短的去数，按比例再缩。标记本身也是文本。' +
        '先把原来的结果展开，再换掉 content。',
    },
    lastRung(id, references, {
      en: 'Parts that can be cut and parts that cannot; a fair level for the first.',
      zh: '分成能截的和不能截的；能截的取一条公平的水位线。',
    }),
  ],
  checks: {
    fits: {
      title: {
        en: 'results: every kind of block, within the limits',
        zh: '结果：各种块，都没超限',
      },
      expected: {
        en: 'The result is the same, with nothing cut and nothing added.',
        zh: '结果原样返回，不截，也不加东西。',
      },
    },
    'both-ends': {
      title: {
        en: 'results: 200,000 characters, the reason at the end',
        zh: '结果：200000 个字符，原因写在最后',
      },
      expected: {
        en:
          'Head, tail, size and `isError` are there, no character is split, and ' +
          'it takes no longer than the length explains.',
        zh: '开头、结尾、原来的大小和 `isError` 都在，没有字符被切开，用时也和长度相称。',
      },
    },
    tokens: {
      title: {
        en: 'results: 4,000 tokens of English, Chinese, base64, emoji',
        zh: '结果：4000 token 的英文、中文、base64、emoji',
      },
      expected: {
        en: 'The English stays, and the others are cut to 4,000 tokens, not to a quarter.',
        zh: '英文不动，其余的截到 4000 token 以内，也不多截。',
      },
    },
    together: {
      title: {
        en: 'results: ten long texts, a link and a short reason',
        zh: '结果：十段长文本、一个链接、一句原因',
      },
      expected: {
        en: 'All of them together are within the limits, and none is missing.',
        zh: '加在一起不超限，一样都没少。',
      },
    },
    images: {
      title: {
        en: 'results: twenty images, one of 3 MB, and a hologram',
        zh: '结果：二十张图片、一张 3 MB 的、一个 hologram',
      },
      expected: {
        en:
          'Every image that is there is whole and counts 1,600 tokens, and what is ' +
          'not there is told.',
        zh: '留下的图片都完整，每张算 1600 token，没留下的有说明。',
      },
    },
    'half-json': {
      title: {
        en: 'results: JSON and structuredContent that do not fit',
        zh: '结果：放不下的 JSON 和 structuredContent',
      },
      expected: {
        en: 'Nothing that was cut parses as JSON, and its first line says so.',
        zh: '截过的都不能当 JSON 解析，第一行就写明。',
      },
    },
  },
} as const satisfies Pitfall
