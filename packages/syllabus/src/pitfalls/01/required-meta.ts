/** Everything a learner reads about the pitfall required-meta. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'required-meta'
const references = [
  'solutions/01-handrolled/zero-sdk/src/negotiate.ts',
  'solutions/01-handrolled/zero-sdk/src/answer.ts',
] as const

export const requiredMeta = {
  id,
  stage: '01',
  level: 'must',
  breaks: false,
  title: {
    en: 'Every modern request introduces itself',
    zh: '新一代的每个请求都要自报家门',
  },
  holds: {
    en:
      'Modern requests carry revision and capabilities inside `params._meta`. The ' +
      'server answers -32602 if a key is missing, and -32022 with `supported` and ' +
      '`requested` to a revision it does not speak.',
    zh:
      '新一代请求在 `params._meta` 里带上版本和能力。缺键时，服务端回 -32602；' +
      '版本不支持时，回 -32022，并附 `supported` 和 `requested`。',
  },
  symptom: {
    en:
      'Your client and your server get along. With any other peer every request is ' +
      'refused, or not even answered.',
    zh:
      '自己的客户端配自己的服务端，一切正常；换成别的对端，每个请求都被拒绝，' +
      '甚至石沉大海。',
  },
  cause: {
    en:
      'Without a handshake a server knows of its client only what each request says, ' +
      'so both keys are required every time. Beside `params`, `_meta` is no part of ' +
      'the request: a peer may refuse the message or drop it, and some drop it in ' +
      'silence.',
    zh:
      '没有握手，服务端对客户端的了解只来自请求本身，所以两个键每次都要带。' +
      '放在 `params` 旁边的 `_meta` 不算请求的一部分，对端可以拒绝，也可以丢掉，' +
      '有的丢了还不吭声。',
  },
  references,
  hints: [
    {
      en:
        'Print one request as it leaves, and find `_meta` in it. Then do the same ' +
        'for a method that has no parameters of its own.',
      zh: '打印一条发出去的请求，看 `_meta` 在哪里。再换一个本身没有参数的方法看看。',
    },
    {
      en:
        'Add the keys at the one place that all modern requests pass, so that none ' +
        'is forgotten. On the server look at them before the method: are both there, ' +
        'and is it a revision you speak? Whoever is refused for the revision needs a ' +
        'list to choose from.',
      zh:
        '在所有新一代请求都会经过的那一处统一加上，就不会漏。服务端先看它们，' +
        '再看方法：两个都在吗，版本自己支持吗？因版本被拒的一方，' +
        '需要一份可选版本的列表。',
    },
    lastRung(id, references, {
      en:
        'One function makes the parameters of all requests and adds the keys in the ' +
        'modern era; the server checks both keys, then the revision, before any ' +
        'method runs.',
      zh:
        '所有请求的参数都出自同一个函数，新一代的由它补上两个键；服务端先查两个键，' +
        '再查版本，然后才轮到方法。',
    }),
  ],
  checks: {
    'client-sends': {
      title: { en: 'client: where the two keys stand', zh: '客户端：两个键放在哪里' },
      expected: {
        en:
          'Every modern request has both inside `params._meta`, and no `_meta` ' +
          'beside `params`.',
        zh: '每个新一代请求的两个键都在 `params._meta` 里，`params` 旁边没有 `_meta`。',
      },
    },
    'server-rejects': {
      title: {
        en: 'server: a key missing, or _meta in the wrong place',
        zh: '服务端：缺键，或 _meta 放错了地方',
      },
      expected: {
        en: 'Each such request gets an `error` with code -32602.',
        zh: '这样的请求都得到 `error`，code 为 -32602。',
      },
    },
    'unknown-revision': {
      title: {
        en: 'server: a revision it does not speak',
        zh: '服务端：自己不支持的版本',
      },
      expected: {
        en:
          'The answer is an `error` with code -32022, `data.supported` and ' +
          '`data.requested`.',
        zh: '响应是 `error`，code 为 -32022，附 `data.supported` 和 `data.requested`。',
      },
    },
  },
} as const satisfies Pitfall
