/** Everything a learner reads about the pitfall era-over-http. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'era-over-http'
const references = [
  'solutions/03-remote/zero-sdk/src/negotiate.ts',
  'solutions/03-remote/zero-sdk/src/legacy.ts',
] as const

export const eraOverHttp = {
  id,
  stage: '03',
  level: 'must',
  failure: 'R11',
  breaks: false,
  title: { en: 'An outage is not an old server', zh: '故障不等于旧服务端' },
  holds: {
    en:
      'A refusal without a modern error means old; 5xx and timeouts are outages; ' +
      '401 and 403 say nothing about the era.',
    zh:
      '拒绝里没有新一代的错误，才回退；5xx 和超时是故障；401、' +
      '403 不说明是哪一代。',
  },
  symptom: {
    en:
      'The server is down for a minute, your host says "legacy", and the message is ' +
      'about a handshake that nobody wanted. Or it works until the next deploy, and ' +
      'then each call fails with 404 until somebody restarts the host.',
    zh:
      '服务端断了一分钟，宿主就认定它是 legacy，报的还是握手失败，可没人要握手。' +
      '或者一直好好的，直到对方重新部署，从此每次调用都是 404，只能重启宿主。',
  },
  cause: {
    en:
      'An old server answers `server/discover` with some 4xx, and which one is not ' +
      'fixed, so it is tempting to fall back on anything that is not 200. But an ' +
      'outage is not an answer, and a modern refusal proves the opposite. The ' +
      'session of a legacy server ends when the server likes, and 404 is how it ' +
      'says so.',
    zh:
      '旧服务端会用某个 4xx 回答 `server/discover`，具体是哪个并没有规定，' +
      '于是很容易写成「不是 200 就回退」。可故障不是回答，' +
      '新一代的拒绝恰恰说明对方不旧。至于旧一代的会话，服务端想结束就结束，' +
      '用 404 来通知你。',
  },
  references,
  hints: [
    {
      en:
        'Write down, for each answer to `server/discover`, who could have sent it: a ' +
        'modern server, an old one, or something in between that knows neither.',
      zh:
        '`server/discover` 的每种响应，都写下可能是谁发的：新一代的服务端，' +
        '旧的，还是中间某个对两者一无所知的东西。',
    },
    {
      en:
        'Read the body before you judge the status: three codes belong to the modern ' +
        'era alone. Give "says nothing" a name of its own, and let it fail. With a ' +
        'session, keep the id as long as it is honoured, and renew it once.',
      zh:
        '先读正文，再看状态码：有三个 code 只属于新一代。给「看不出来」单独一个名字，' +
        '遇到就失败。有会话时，只要对方还认就一直带着 id；不认了，重新握手一次。',
    },
    lastRung(id, references, {
      en:
        '`eraOf` has three answers; a 404 to a request that carried a session id ' +
        'leads to one new handshake, shared by all who were refused.',
      zh:
        '`eraOf` 有三种结果；带着会话 id 的请求得到 404，就重新握手一次，' +
        '所有被拒的请求共用。',
    }),
  ],
  checks: {
    'era-table': {
      title: {
        en: 'negotiation: every answer to server/discover',
        zh: '协商：server/discover 的各种响应',
      },
      expected: {
        en:
          '`modern` for a result and for modern errors, `legacy` for other 4xx and ' +
          'other JSON-RPC errors, `unknown` for what says nothing.',
        zh:
          '结果和新一代的错误是 `modern`，其他 4xx 和其他 JSON-RPC 错误是 `legacy`，' +
          '看不出来的是 `unknown`。',
      },
    },
    fallback: {
      title: {
        en: 'client: servers that do not know server/discover',
        zh: '客户端：不认识 server/discover 的服务端',
      },
      expected: {
        en:
          'The next request is `initialize`, and tools can be called; nothing of the ' +
          'modern era is in those requests.',
        zh:
          '下一个请求是 `initialize`，工具可以调用；' +
          '这些请求里没有新一代的任何东西。',
      },
    },
    'no-fallback': {
      title: {
        en: 'client: outages, refusals, silence, another revision',
        zh: '客户端：故障、拒绝、没有响应、别的版本',
      },
      expected: {
        en: 'The opening fails with what happened, and no `initialize` is sent.',
        zh: '打开失败，错误如实说明原因，不发 `initialize`。',
      },
    },
    session: {
      title: {
        en: 'client: a session that the server names',
        zh: '客户端：服务端给出的会话',
      },
      expected: {
        en:
          'Each request after the handshake carries session id and version, closing ' +
          'sends DELETE; a modern link sends POST only.',
        zh:
          '握手之后的请求都带会话 id 和版本，关闭时发 DELETE；' +
          '新一代的链接只发 POST。',
      },
    },
    'session-lost': {
      title: {
        en: 'client: 404 to a request with a session',
        zh: '客户端：带会话的请求得到 404',
      },
      expected: {
        en:
          'One new handshake without the old id, and the call once more; no further ' +
          'one if the server forgets that session too.',
        zh: '不带旧 id 重新握手一次，再调用一次；新会话也被忘掉时，不再继续。',
      },
    },
    cancelled: {
      title: {
        en: 'client: a call to an old server is cancelled',
        zh: '客户端：取消对旧服务端的调用',
      },
      expected: {
        en:
          '`notifications/cancelled` overtakes the call and has the id that it went ' +
          'out with.',
        zh: '`notifications/cancelled` 不等那次调用，里面的 id 就是它发出时用的。',
      },
    },
    'own-server': {
      title: {
        en: 'server: requests of a legacy client',
        zh: '服务端：旧一代客户端的请求',
      },
      expected: {
        en: 'It is answered in its own era, and the next client in the modern one.',
        zh: '用它的那一代回答；下一个客户端是新一代的，就用新一代。',
      },
    },
    questions: {
      title: {
        en: 'client: an old server that sends 200 pings during a call',
        zh: '客户端：一次调用里，旧服务端发来 200 个 ping',
      },
      expected: {
        en: 'Some are answered, but not all at once, and the call comes to its end.',
        zh: '回答其中一些，但不是同时全部回答；调用照常完成。',
      },
    },
  },
} as const satisfies Pitfall
