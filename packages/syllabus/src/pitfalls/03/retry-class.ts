/** Everything a learner reads about the pitfall retry-class. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'retry-class'
const references = ['solutions/03-remote/zero-sdk/src/reconnect.ts'] as const

export const retryClass = {
  id,
  stage: '03',
  level: 'must',
  breaks: false,
  title: { en: 'Which failures deserve a retry', zh: '哪些失败值得重试' },
  holds: {
    en:
      '429, 503 and resets are retried with jitter, `Retry-After` and a budget; ' +
      '400, 401, 403 and tool errors never.',
    zh:
      '429、503 和连接重置才重试，带抖动，遵守 `Retry-After`，有预算；400、401、' +
      '403 和工具错误从不重试。',
  },
  symptom: {
    en:
      'A server that was short of breath for a second is down for an hour: every ' +
      'client asks four times, at the same moments. Or a bad argument is sent four ' +
      'times, and the user waits for the answer that the first one had.',
    zh:
      '服务端本来只是一秒钟忙不过来，结果瘫了一个小时：每个客户端都问四遍，' +
      '还都挤在同一时刻。要么就是参数写错了也发四遍，用户白等，' +
      '其实第一次就已经有了响应。',
  },
  cause: {
    en:
      'A retry helps only when the same request may end differently in a moment. ' +
      'Most failures are answers, and an answer repeats itself. And what helps one ' +
      'caller harms the server when many do it at once.',
    zh:
      '只有过一会儿结果可能不同，重试才有用。多数失败其实就是响应，再问还是同一句。' +
      '而且对一个调用方有用的做法，许多人同时做，就会压垮服务端。',
  },
  references,
  hints: [
    {
      en:
        'For each status and each way a connection breaks, ask: who would have to ' +
        'do something before this can work? Retry only where the answer is nobody.',
      zh:
        '对每个状态码、每种断开方式都问一句：要有人做点什么，它才可能成功吗？' +
        '只有不需要任何人做什么的，才重试。',
    },
    {
      en:
        'The server knows best when to come back, if it says so; a date is as good ' +
        'as a number of seconds. Jitter is for those who failed together. The ' +
        'budget belongs to the link, and not to the call.',
      zh:
        '什么时候再来，服务端说了就听它的，秒数和日期都算数。' +
        '抖动是为了错开一起失败的人。预算归整条连接所有，不是每次调用一份。',
    },
    lastRung(id, references, {
      en:
        '`retryDelay` is a table and a formula; a link asks it after each failure, ' +
        'and the budget after that.',
      zh:
        '`retryDelay` 就是一张表加一个公式；连接每次失败先问它，' +
        '再看预算还够不够。',
    }),
  ],
  checks: {
    delays: {
      title: {
        en: 'retry: which failures, how often, after how long',
        zh: '重试：哪些失败、几次、隔多久',
      },
      expected: {
        en:
          'At most four attempts, 0.5, 1 and 2 s apart, of which jitter takes up to ' +
          'a half; not before `Retry-After`, and never if that is over a minute.',
        zh:
          '最多试四次，间隔 0.5、1、2 秒，抖动最多减去一半；不早于 `Retry-After`，' +
          '它超过一分钟就不重试。',
      },
    },
    'not-now': {
      title: {
        en: 'client: 429 with `Retry-After`, and a burst of 503',
        zh: '客户端：带 `Retry-After` 的 429，以及接连几个 503',
      },
      expected: {
        en: 'It waits for as long as it was told, asks again, and gets the result.',
        zh: '等够对方说的时间再问，最后拿到结果。',
      },
    },
    broken: {
      title: {
        en: 'client: a list that is reset, half-closed, slow, or stalls',
        zh: '客户端：取列表时连接被重置、半关闭、太慢或卡住',
      },
      expected: {
        en:
          'What broke is asked for again under a new id; what is only slow is waited ' +
          'for, until the `request` limit.',
        zh: '断了的换个新 id 再问；只是慢的就等着，直到 `request` 时限。',
      },
    },
    answers: {
      title: {
        en: 'client: 400, 401, 403, 404, 500 and errors of the protocol',
        zh: '客户端：400、401、403、404、500 和协议层的错误',
      },
      expected: {
        en: 'Each is asked for once.',
        zh: '每个只问一次。',
      },
    },
    budget: {
      title: {
        en: 'client: 20 calls at once to a server that answers 503',
        zh: '客户端：20 个调用同时发给只答 503 的服务端',
      },
      expected: {
        en: 'All together they are repeated at most 10 times in a minute.',
        zh: '一分钟之内，合起来最多重发 10 次。',
      },
    },
  },
} as const satisfies Pitfall
