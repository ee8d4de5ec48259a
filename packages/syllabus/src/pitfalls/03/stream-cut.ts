/** Everything a learner reads about the pitfall stream-cut. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'stream-cut'
const references = [
  'solutions/03-remote/zero-sdk/src/sender.ts',
  'solutions/03-remote/zero-sdk/src/exchange.ts',
] as const

export const streamCut = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'The stream broke; did the work?', zh: '流断了，活干完了吗' },
  holds: {
    en:
      'A broken stream loses its request: resend under a new id if it is ' +
      'idempotent, else say that the outcome is unknown.',
    zh: '流断了，请求就丢了：幂等的换个新 id 重发，否则如实说结果未知。',
  },
  symptom: {
    en:
      'The issue was created twice. The log shows one call, and the network a short ' +
      'interruption.',
    zh: '同一个 issue 建了两个。日志里只有一次调用，网络断了一下。',
  },
  cause: {
    en:
      'A connection that breaks after the request has left does not tell whether the ' +
      'work was done, and since 2026-07-28 a stream cannot be resumed. To send the ' +
      'call again is a guess that it was not. A server that calls its own tool ' +
      'idempotent takes no part of the risk.',
    zh:
      '请求发出之后连接才断，活干没干，看不出来；从 2026-07-28 起，流也不能续传。' +
      '再发一次，等于赌它没干。服务端说自己的工具是幂等的，' +
      '可出了事它不用承担。',
  },
  references,
  hints: [
    {
      en:
        'Sort your broken connections: nothing had been sent, the request had left, ' +
        'the answer had begun. In which of them may the server have been working?',
      zh:
        '把断开的连接分分类：什么都没发出去，请求已经发出，响应已经开始。' +
        '哪几种情况下，服务端可能已经在干活了？',
    },
    {
      en:
        'Reading twice is harmless, calling is not. The host says which tools may be ' +
        'called twice, nobody else. A repeat is a new request with a new id, and the ' +
        'model has to be told when nobody knows.',
      zh:
        '读两次没有关系，调用两次就不一定了。哪些工具可以调两次，由宿主说了算。' +
        '重发就是新的请求，要用新 id；谁也不知道结果的时候，得告诉模型。',
    },
    lastRung(id, references, {
      en:
        'The exchange notes whether there was a connection; the sender repeats what ' +
        'is repeatable and throws `OutcomeUnknown` for the rest.',
      zh:
        'exchange 记下当时有没有连接；sender 只重发可以重复的，' +
        '其余的抛 `OutcomeUnknown`。',
    }),
  ],
  checks: {
    'cut-call': {
      title: {
        en: 'client: a call breaks off after its progress',
        zh: '客户端：调用在报告进度之后断开',
      },
      expected: {
        en:
          '`OutcomeUnknown` and one `tools/call`, also where the server says that its ' +
          'tool is idempotent.',
        zh: '`OutcomeUnknown`，`tools/call` 只有一次；' + '服务端自称工具幂等也一样。',
      },
    },
    'late-cut': {
      title: {
        en: 'client: a stream breaks at second 29 of 30',
        zh: '客户端：限时 30 秒，流在第 29 秒断开',
      },
      expected: {
        en: 'It ends as a break and not as a timeout, and nothing is sent after it.',
        zh: '按断开收场，不算超时，之后什么也不再发。',
      },
    },
    'cut-anywhere': {
      title: {
        en: 'client: a call breaks before its answer, and inside it',
        zh: '客户端：调用在响应之前断开，在响应当中断开',
      },
      expected: {
        en: '`OutcomeUnknown` with the method, and the call is on the wire once.',
        zh: '`OutcomeUnknown`，带 method；线上只有这一次调用。',
      },
    },
    'cut-repeatable': {
      title: {
        en: 'client: the host says that the tool may be called twice',
        zh: '客户端：宿主说这个工具可以调两次',
      },
      expected: {
        en: 'Called again under a new id, without `Last-Event-ID`.',
        zh: '用新 id 再调一次，不带 `Last-Event-ID`。',
      },
    },
    'cut-listing': {
      title: {
        en: 'client: the list of tools breaks off',
        zh: '客户端：工具列表读到一半断开',
      },
      expected: {
        en: 'Asked for again under a new id, and complete.',
        zh: '用新 id 再要一次，拿到完整的列表。',
      },
    },
  },
} as const satisfies Pitfall
