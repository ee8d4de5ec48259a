/** Everything a learner reads about the pitfall refresh-race. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'refresh-race'
const references = [
  'solutions/03-remote/zero-sdk/src/refresh.ts',
  'solutions/03-remote/zero-sdk/src/oauth.ts',
  'solutions/03-remote/zero-sdk/src/login.ts',
] as const

export const refreshRace = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'Ten callers, one refresh', zh: '十个调用方，一次刷新' },
  holds: {
    en:
      'Callers share one early refresh; a losing refresh never deletes the ' +
      "winner's token; a step-up after 403 is bounded.",
    zh:
      '多个调用方共用一次提前刷新；刷新输了的一方不会删掉赢家的 token；' +
      '403 之后追加授权有次数上限。',
  },
  symptom: {
    en:
      'Every hour, when the model calls five tools at once, the user has to log in ' +
      'again. One call succeeded, four said `invalid_grant`, and the token of the ' +
      'one was thrown away by the four.',
    zh:
      '每过一小时，模型一次调五个工具，用户就得重新登录。一个调用成功，' +
      '四个报 `invalid_grant`，还把成功那个刚拿到的 token 删了。',
  },
  cause: {
    en:
      'A refresh token is good for one use, and each request that sees a 401 uses ' +
      'it by itself. Whoever comes second is told that the token is invalid, which ' +
      'is true, and not the whole truth. A login that asks for the new scope only ' +
      'loses the old ones, so that the next request starts over.',
    zh:
      'refresh token 只能用一次，而每个碰到 401 的请求都自己去用。' +
      '后到的被告知 token 无效，这话没错，但只说了一半。登录时只要新的 scope，' +
      '旧的就没了，下一个请求又得从头来过。',
  },
  references,
  hints: [
    {
      en:
        'Count the requests to the token endpoint while five calls meet a 401 at ' +
        'once. Then print what is in the store after the last of them has failed.',
      zh:
        '五个调用同时碰到 401 时，数一数发给 token 端点的请求。' +
        '等最后一个失败了，再看看存储里剩下什么。',
    },
    {
      en:
        'Keep the promise of a refresh under the name of the server, and give it to ' +
        'everybody who asks meanwhile. After a refused refresh read the store again: ' +
        'somebody else may have won. Refresh while the token is still good, so that ' +
        'no call has to wait for it.',
      zh:
        '把刷新的 promise 按服务端存着，期间谁来问都给同一个。刷新被拒之后再读一次存储：' +
        '可能别人已经赢了。趁 token 还有效就刷新，谁也不用等。',
    },
    lastRung(id, references, {
      en:
        '`createRefresh` shares what is running, looks into the store before and ' +
        'after, and never removes anything; a step-up asks for the union.',
      zh:
        '`createRefresh` 共用正在进行的刷新，前后各读一次存储，从不删除；' +
        '追加授权时请求新旧 scope 的并集。',
    }),
  ],
  checks: {
    'one-for-many': {
      title: {
        en: 'client: five calls, five times 401',
        zh: '客户端：五个调用，五个 401',
      },
      expected: {
        en: 'One refresh, five answers.',
        zh: '刷新一次，五个都有响应。',
      },
    },
    early: {
      title: {
        en: 'authorizer: shortly before the end of a token',
        zh: '授权：token 快到期的时候',
      },
      expected: {
        en:
          'It is refreshed 30 s before its end, or at a tenth of a short life, and ' +
          'used on if that fails.',
        zh: '到期前 30 秒刷新，寿命短的剩十分之一时刷新；刷新失败就先接着用。',
      },
    },
    'losing-refresh': {
      title: {
        en: 'authorizer: two programs with one store',
        zh: '授权：两个程序共用一个存储',
      },
      expected: {
        en: "The one that comes too late takes the winner's token, and removes nothing.",
        zh: '晚到的那个改用赢家的 token，什么也不删。',
      },
    },
    'step-up': {
      title: {
        en: 'authorizer: 403 with and without insufficient_scope',
        zh: '授权：403，带或不带 insufficient_scope',
      },
      expected: {
        en:
          'With it, the next login asks for old and new scopes together; a 403 that ' +
          'says nothing is no reason for one.',
        zh: '带了，下次登录把新旧 scope 一起要；什么都没说的 403，不构成登录的理由。',
      },
    },
    bounded: {
      title: {
        en: 'client: a server that is never content',
        zh: '客户端：怎么都不满意的服务端',
      },
      expected: {
        en:
          'Each request is repeated at most once, and after three logins nobody is ' +
          'asked again.',
        zh: '每个请求最多重发一次；登录过三次，就不再打扰用户。',
      },
    },
  },
} as const satisfies Pitfall
