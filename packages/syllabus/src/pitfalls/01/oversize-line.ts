/** Everything a learner reads about the pitfall oversize-line. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'oversize-line'
const references = ['solutions/01-handrolled/zero-sdk/src/framing.ts'] as const

export const oversizeLine = {
  id,
  stage: '01',
  level: 'should',
  breaks: false,
  title: { en: 'A line can go on for ever', zh: '一行可以没完没了' },
  holds: {
    en:
      '200 KB is ordinary. Beyond the cap memory stays bounded, nothing inside the ' +
      'line is read as a message, and time grows no faster than the line.',
    zh:
      '200 KB 很平常。超过上限之后内存有界，行内的任何内容都不会被当成消息，' +
      '耗时只随长度线性增长。',
  },
  symptom: {
    en:
      'One big answer ends the reader, and every later call hangs. Or a line that ' +
      'never ends eats the memory of the host, and nothing is reported.',
    zh:
      '一个大响应弄停了读取循环，之后的调用全部挂起。或者一行没完没了，' +
      '宿主的内存被一点点吃光，却没有任何提示。',
  },
  cause: {
    en:
      'A line has to be held until its end arrives, and the peer decides when that ' +
      'is. A cap that merely drops what is held does not help: the rest of the same ' +
      'line then counts as a line of its own, and can pass for a message.',
    zh:
      '一行没结束，就只能先存着，而什么时候结束由对端决定。' +
      '到了上限只把存着的扔掉也不行：同一行剩下的部分会被当成新的一行，' +
      '甚至冒充一条消息。',
  },
  references,
  hints: [
    {
      en:
        'Watch memory and time while one line grows in small chunks. Which statement ' +
        'of yours touches all the old bytes again for every new chunk?',
      zh:
        '让一行一小块一小块地变长，盯着内存和耗时。你的哪条语句每来一块都要把旧字节全' +
        '部再碰一遍？',
    },
    {
      en:
        'Keep the pieces apart until the line is complete, and search only the new ' +
        'one. Past the cap keep nothing, but remember that you are still inside the ' +
        'line: it ends where its newline is.',
      zh:
        '一行没到齐之前，各块分开存，只在新来的一块里找换行。超过上限就不再存，' +
        '但要记得自己还在这一行里：见到它的换行才算结束。',
    },
    lastRung(id, references, {
      en:
        'Beyond the cap pieces are counted and no longer kept, until the newline ' +
        'brings one `oversize` event.',
      zh: '超过上限后，各块只计数不保存，直到换行时报一个 `oversize`。',
    }),
  ],
  checks: {
    'ordinary-200k': {
      title: { en: 'client: an answer of 200 KB', zh: '客户端：200 KB 的响应' },
      expected: {
        en: 'The call resolves with the whole text.',
        zh: '调用正常返回，文本完整。',
      },
    },
    'over-the-cap': {
      title: {
        en: 'decoder: messages hidden inside an over-long line',
        zh: '解码器：超长行里藏着消息',
      },
      expected: {
        en:
          'The long line yields one `oversize` event and no message; the line after ' +
          'it decodes, and so does one exactly as long as the cap.',
        zh:
          '超长行只产生一个 `oversize` 事件，没有消息；下一行照常解码，' +
          '正好等于上限的一行也照常解码。',
      },
    },
    'bounded-memory': {
      title: {
        en: 'decoder: 96 MiB without a newline under a 1 MiB cap',
        zh: '解码器：上限 1 MiB，来了 96 MiB 没有换行',
      },
      expected: {
        en: 'Memory stays near the cap, however long the line grows.',
        zh: '不管这一行多长，内存都停在上限附近。',
      },
    },
    'linear-time': {
      title: {
        en: 'decoder: a line of 8 MiB in chunks of 4 KiB',
        zh: '解码器：8 MiB 的一行，每块 4 KiB',
      },
      expected: {
        en: 'Four times the length takes about four times as long, not sixteen.',
        zh: '长度变成四倍，耗时大约也是四倍，不是十六倍。',
      },
    },
  },
} as const satisfies Pitfall
