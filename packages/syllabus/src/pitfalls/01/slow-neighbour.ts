/** Everything a learner reads about the pitfall slow-neighbour. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'slow-neighbour'
const references = [
  'solutions/01-handrolled/zero-sdk/src/serve.ts',
  'solutions/01-handrolled/zero-sdk/src/rpc.ts',
] as const

export const slowNeighbour = {
  id,
  stage: '01',
  level: 'should',
  breaks: false,
  title: {
    en: 'One slow call must not hold up the rest',
    zh: '一个慢调用，别拖住大家',
  },
  holds: {
    en:
      'A fast call overtakes a slow one. A cancellation is sent, and obeyed. ' +
      'Progress prolongs a call only up to a fixed limit.',
    zh: '快调用能超过慢调用；取消会发出，也会被遵守；进度只能把调用延长到固定的上限。',
  },
  symptom: {
    en:
      'A lookup of one millisecond waits ten seconds behind a report. Cancelled work ' +
      'goes on, and a call with endless progress never ends.',
    zh:
      '一毫秒的查询排在一份报表后面等了十秒。取消了的工作还在继续，' +
      '进度报个不停的调用永远不结束。',
  },
  cause: {
    en:
      'All calls share one pipe, but nothing says that they take turns: answers may ' +
      'come in any order. Cancellation and progress speak of a call that still runs, ' +
      'so whoever handles one message at a time hears of them too late.',
    zh:
      '所有调用共用一条管道，但协议没有规定要排队，响应可以按任意顺序回来。' +
      '取消和进度说的都是还在跑的调用，一次只处理一条消息的一方，听到时已经晚了。',
  },
  references,
  hints: [
    {
      en:
        'Note when each request is read and when its answer is written. Which ' +
        '`await` lies between one read and the next?',
      zh: '记下每个请求何时读到、响应何时写出。两次读取之间隔着哪个 `await`？',
    },
    {
      en:
        'Start a request without waiting for the one before, and keep under its id ' +
        'what is needed to stop it. After a cancel nothing more goes out for it. The ' +
        'client has two clocks: one that progress winds up again, and one that ' +
        'nothing does.',
      zh:
        '不等上一个请求结束就开始下一个，并按 id 存好停掉它所需的东西。取消之后，' +
        '不再为它发任何消息。客户端要有两个时钟：一个会被进度拨回去，' +
        '另一个谁也拨不动。',
    },
    lastRung(id, references, {
      en:
        'The server lets every request run by itself and drops the reply of a ' +
        'cancelled one; the client, when it gives up, says so on the wire.',
      zh:
        '服务端让每个请求各跑各的，取消了的不再回应；客户端放弃等待时，' +
        '会在线上说一声。',
    }),
  ],
  checks: {
    'server-concurrent': {
      title: {
        en: 'server: a fast call behind a slow one',
        zh: '服务端：慢调用后面跟着快调用',
      },
      expected: {
        en: 'The fast call is answered before the slow one.',
        zh: '快调用先得到响应。',
      },
    },
    'server-cancel': {
      title: {
        en: 'server: a running call is cancelled',
        zh: '服务端：运行中的调用被取消',
      },
      expected: {
        en: 'Neither an answer nor any further progress comes for it.',
        zh: '之后既没有它的响应，也没有它的进度。',
      },
    },
    'client-concurrent': {
      title: {
        en: 'client: calls answered in reverse order',
        zh: '客户端：响应的顺序与调用相反',
      },
      expected: {
        en: 'Each call resolves with its own answer.',
        zh: '每个调用都拿到自己的响应。',
      },
    },
    'client-cancels': {
      title: { en: 'client: the caller aborts', zh: '客户端：调用方中止' },
      expected: {
        en:
          'One `notifications/cancelled` with the id of the call goes out, and the ' +
          'call rejects with `RequestCancelled`.',
        zh:
          '线上出现一条 `notifications/cancelled`，id 与调用一致，' +
          '调用以 `RequestCancelled` 失败。',
      },
    },
    'progress-bounded': {
      title: { en: 'client: progress that never ends', zh: '客户端：进度报个不停' },
      expected: {
        en:
          'However much progress arrives, the call ends in `RequestTimeout` at ' +
          '`maxTimeoutMs` and is cancelled on the wire.',
        zh:
          '不管来多少进度，调用到 `maxTimeoutMs` 就以 `RequestTimeout` 结束，' +
          '线上也发出取消。',
      },
    },
    'progress-events': {
      title: {
        en: 'client: progress notifications of a call',
        zh: '客户端：调用的进度通知',
      },
      expected: {
        en: '`onProgress` receives each step as the peer sent it.',
        zh: '`onProgress` 收到的每一步，都与对端发的一致。',
      },
    },
  },
} as const satisfies Pitfall
