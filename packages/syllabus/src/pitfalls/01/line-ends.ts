/** Everything a learner reads about the pitfall line-ends. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'line-ends'
const references = ['solutions/01-handrolled/zero-sdk/src/framing.ts'] as const

export const lineEnds = {
  id,
  stage: '01',
  level: 'should',
  breaks: false,
  title: { en: 'Not every line ends the same way', zh: '行尾不止一种' },
  holds: {
    en:
      'CRLF and blank lines are neither messages nor noise. When the stream ends ' +
      'inside a line, whoever waits for that line is told at once.',
    zh: 'CRLF 和空行既不是消息，也不是噪声。流断在一行中间时，等这一行的调用立刻失败。',
  },
  symptom: {
    en:
      'A server on Windows works, yet its noise counter grows with every message. Or ' +
      'stdout closes in the middle of an answer, and the call sits out its whole ' +
      'timeout.',
    zh:
      'Windows 上的服务端明明能用，噪声计数却随每条消息上涨。' +
      '或者 stdout 在响应中途关闭，调用却一直耗到超时。',
  },
  cause: {
    en:
      'A message ends with a newline; whether a `\\r` stands before it or a blank ' +
      'line behind it is up to the writer. A stream that ends inside a line has cut ' +
      'a message for good, and a process that still lives does not bring it back.',
    zh:
      '消息以换行结束，但换行前面带不带 `\\r`、后面跟不跟空行，各家写法不同。' +
      '流断在一行中间，这条消息就再也补不齐了，进程还活着也无济于事。',
  },
  references,
  hints: [
    {
      en:
        'Look at the bytes on both sides of each newline, and cut a chunk between ' +
        '`\\r` and `\\n`. Then look at what your buffer still holds when the stream ' +
        'ends.',
      zh:
        '看每个换行两侧的字节，并把一块数据正好切在 `\\r` 与 `\\n` 之间。' +
        '再看流结束时，缓冲区里还剩什么。',
    },
    {
      en:
        'Judge a line only once its `\\n` has come: one `\\r` before it belongs to ' +
        'the line end, and a line with nothing else in it is nothing. What is left ' +
        'when the stream ends is a cut message, and somebody waits for it.',
      zh:
        '等到 `\\n` 再判断一行：它前面的一个 `\\r` 属于行尾，' +
        '除此之外什么都没有的行就当不存在。流结束时剩下的是一条断掉的消息，' +
        '而且有人在等它。',
    },
    lastRung(id, references, {
      en: 'What remains at `end()` becomes `truncated`, unless it is a lone `\\r`.',
      zh: '`end()` 时剩下的内容变成 `truncated`，单独一个 `\\r` 除外。',
    }),
  ],
  checks: {
    crlf: {
      title: {
        en: 'decoder: CRLF and blank lines, wherever they are cut',
        zh: '解码器：CRLF 与空行，切在哪里都有',
      },
      expected: {
        en: 'The messages come out, with no noise and no other event.',
        zh: '只出来消息，没有噪声，也没有其他事件。',
      },
    },
    'cut-tail': {
      title: {
        en: 'client: stdout closes inside an answer',
        zh: '客户端：stdout 断在响应中途',
      },
      expected: {
        en:
          'The pending call rejects at once with `TruncatedStream`, although the ' +
          'process still lives.',
        zh: '进程虽然还活着，在途的调用立刻以 `TruncatedStream` 失败。',
      },
    },
  },
} as const satisfies Pitfall
