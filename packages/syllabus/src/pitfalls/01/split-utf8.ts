/** Everything a learner reads about the pitfall split-utf8. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'split-utf8'
const references = ['solutions/01-handrolled/zero-sdk/src/framing.ts'] as const

export const splitUtf8 = {
  id,
  stage: '01',
  level: 'must',
  breaks: false,
  title: { en: 'A character can arrive in halves', zh: '一个字符可能分两次到' },
  holds: {
    en:
      'A cut may fall at any byte, also inside a code point. An answer with invalid ' +
      'UTF-8 settles its call quickly, and the connection is no longer healthy.',
    zh:
      '任何字节处都可能被切开，码点中间也不例外。响应里有非法 UTF-8 时，' +
      '调用很快有结果，连接也不再算健康。',
  },
  symptom: {
    en:
      'Now and then a name holds \ufffd where a letter should be, or a message fails ' +
      'to parse. Never with plain ASCII, never with short answers, never on your ' +
      'machine.',
    zh:
      '名字里偶尔冒出一个 \ufffd，或者某条消息突然解析不了。纯 ASCII 不会，' +
      '短响应不会，在你自己的机器上也不会。',
  },
  cause: {
    en:
      'Outside ASCII a code point takes two to four bytes, and a chunk may end ' +
      'between them. Decoded chunk by chunk, both halves are invalid and become ' +
      'U+FFFD. That is done before anything looks for a message.',
    zh:
      'ASCII 之外的码点占二到四个字节，数据块可能正好断在中间。一块一块地解码，' +
      '两半都不合法，都变成 U+FFFD。等到开始找消息时，数据已经坏了。',
  },
  references,
  hints: [
    {
      en:
        'Find the place where bytes become text. How much of the message does your ' +
        'code have in hand at that moment?',
      zh: '找到字节变成文本的那个地方。那一刻，代码手里有这条消息的多少？',
    },
    {
      en:
        'The byte 0x0A never occurs inside a longer UTF-8 sequence, so a line can be ' +
        'found in bytes and decoded when it is whole. If a whole line is still ' +
        'invalid, somebody waits for its id: settle that call, and do not keep the ' +
        'damage to yourself.',
      zh:
        'UTF-8 的多字节序列里不会出现 0x0A，所以可以先在字节里找行，整行到齐再解码。' +
        '整行仍不合法时，还有人在等它的 id：给那个调用一个结果，也别把损坏瞒下来。',
    },
    lastRung(id, references, {
      en:
        'It decodes whole lines only, and marks a message as `damaged` when its line ' +
        'held invalid bytes.',
      zh: '只解码整行；行里有非法字节的消息，会标上 `damaged`。',
    }),
  ],
  checks: {
    'every-split': {
      title: {
        en: 'decoder: é—漢😀 cut at every byte',
        zh: '解码器：é—漢😀 在每个字节处切开',
      },
      expected: {
        en:
          'Wherever the cut falls, one message comes out and its text is the same, ' +
          'code point for code point.',
        zh: '不管切在哪里，都得到一条消息，文本逐个码点一致。',
      },
    },
    'byte-by-byte': {
      title: { en: 'decoder: one byte at a time', zh: '解码器：一次只来一个字节' },
      expected: {
        en: 'The message comes out whole, with the last byte and not before.',
        zh: '消息在最后一个字节到达时完整出来，不会提前。',
      },
    },
    'client-split': {
      title: {
        en: 'client: the peer cuts inside a code point',
        zh: '客户端：对端在码点中间切开',
      },
      expected: {
        en: 'The call resolves with the text that the peer sent.',
        zh: '调用正常返回，文本与对端发的一致。',
      },
    },
    'invalid-utf8': {
      title: {
        en: 'client: an answer with an invalid byte',
        zh: '客户端：响应里有一个非法字节',
      },
      expected: {
        en: 'The call settles well before its timeout, and `health` is not `ok`.',
        zh: '离超时还远，调用就有了结果，`health` 不是 `ok`。',
      },
    },
  },
} as const satisfies Pitfall
