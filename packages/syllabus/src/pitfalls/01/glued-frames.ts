/** Everything a learner reads about the pitfall glued-frames. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'glued-frames'
const references = ['solutions/01-handrolled/zero-sdk/src/framing.ts'] as const

export const gluedFrames = {
  id,
  stage: '01',
  level: 'must',
  breaks: true,
  title: { en: 'A chunk is not a message', zh: '数据块不等于消息' },
  holds: {
    en:
      'The newline alone decides where a message ends: many in one chunk are many, ' +
      'one over many chunks is one, and every message sent is exactly one line.',
    zh:
      '消息在哪里结束，只由换行决定：一块里有几条就是几条，一条分成几块还是一条；' +
      '自己发出的每条消息恰好占一行。',
  },
  symptom: {
    en:
      'Calls work one at a time and fail in pairs: two answers arrived in one read, ' +
      'and the second was lost or neither could be parsed.',
    zh:
      '调用一个一个来都正常，两个一起就出事：两条响应在一次读取里到达，后一条丢了，' +
      '或者两条都解析不了。',
  },
  cause: {
    en:
      'A pipe carries bytes and forgets where one write ended. A read returns ' +
      'whatever is there: half a message, or three. Only the newline after each ' +
      'message tells them apart.',
    zh:
      '管道只搬字节，不记得哪次写到哪里。一次读取有多少拿多少，可能是半条消息，' +
      '也可能是三条。能把它们分开的，只有每条消息后面的那个换行。',
  },
  experiment: {
    en:
      'In `break/glued-frames.ts`, write two correct messages to stdout with nothing ' +
      'between or after them. The harness must receive every byte of both and find ' +
      'no message. It is worth it because no error appears anywhere: the reader is ' +
      'still waiting for the first line to end.',
    zh:
      '在 `break/glued-frames.ts` 里往 stdout 写两条正确的消息，' +
      '中间和末尾什么都不加。测试框架必须收齐两条消息的全部字节，' +
      '却一条消息也读不出来。这个破坏实验值得做：从头到尾没有任何报错，' +
      '读的一方还在等第一行结束。',
  },
  references,
  hints: [
    {
      en:
        'Log the length of each chunk your decoder gets, and how many newlines it ' +
        'holds. Then look at what happens to the bytes after the last one.',
      zh:
        '打印解码器收到的每一块有多长、含几个换行，再看最后一个换行之后的字节去了哪' +
        '里。',
    },
    {
      en:
        'What is left after the last newline waits for the next chunk, and messages ' +
        'come out per newline, not per chunk. A message you write has one newline ' +
        'only: the one behind it.',
      zh:
        '最后一个换行之后剩下的，留着等下一块；按换行出消息，不按块出消息。' +
        '自己写的消息只有一个换行，就是末尾那个。',
    },
    lastRung(id, references, {
      en:
        'One loop cuts each chunk at its newlines and keeps the rest for the next ' +
        'chunk.',
      zh: '一个循环在换行处切开每一块，剩下的留给下一块。',
    }),
  ],
  checks: {
    'many-per-chunk': {
      title: {
        en: 'decoder: two messages and part of a third in one chunk',
        zh: '解码器：一块里有两条整消息和半条',
      },
      expected: {
        en:
          'Two messages come out at once and in order, the third when the rest of it ' +
          'has come.',
        zh: '前两条立刻按顺序出来，第三条等剩下的部分到了再出来。',
      },
    },
    'one-over-many': {
      title: {
        en: 'decoder: one message over many chunks',
        zh: '解码器：一条消息分成许多块',
      },
      expected: {
        en: 'One message event comes out, with the chunk that ends the line.',
        zh: '只出一个消息事件，而且是在这一行结束的那一块上。',
      },
    },
    'one-line-each': {
      title: {
        en: 'encoder: newlines, CRLF and U+2028 inside strings',
        zh: '编码器：字符串里有换行、CRLF 和 U+2028',
      },
      expected: {
        en:
          'The message is one line of compact JSON with one `\\n` at its end, and ' +
          'its strings read back unchanged.',
        zh: '一条消息就是一行紧凑的 JSON，末尾一个 `\\n`，里面的字符串读回来一字不差。',
      },
    },
    'client-glued': {
      title: { en: 'client: two answers in one write', zh: '客户端：两条响应一次写入' },
      expected: {
        en: 'Both calls resolve, each with its own answer.',
        zh: '两个调用都正常返回，各拿各的响应。',
      },
    },
  },
} as const satisfies Pitfall
