/** Everything a learner reads about the pitfall needs-auth. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'needs-auth'
const references = [
  'solutions/03-remote/zero-sdk/src/challenges.ts',
  'solutions/03-remote/zero-sdk/src/discovery.ts',
  'solutions/03-remote/zero-sdk/src/login.ts',
] as const

export const needsAuth = {
  id,
  stage: '03',
  level: 'must',
  breaks: false,
  title: { en: '401 is where it starts', zh: '401 只是开始' },
  holds: {
    en:
      'A 401 leads over both metadata documents and PKCE S256 to a token for ' +
      'this `resource`; until then the state says needs-auth.',
    zh:
      '401 之后依次是两份元数据、PKCE S256，直到拿到带 `resource` 的 token；' +
      '在此之前，状态显示为 needs-auth。',
  },
  symptom: {
    en:
      'The server shows as failed with "HTTP 401", and nobody tells the user that a ' +
      'login would help. Or the login page appears, and it is the one of another ' +
      'server behind the same gateway.',
    zh:
      '服务端显示失败，原因是「HTTP 401」，没人告诉用户登录一下就行。' +
      '或者登录页倒是弹出来了，却是同一网关后面另一个服务端的。',
  },
  cause: {
    en:
      'A 401 says where to go on, in a header whose grammar no short regular ' +
      'expression reads: several challenges, spaces around `=`, quotes inside ' +
      'quotes. Whoever misses it looks at the root of the host, where some other ' +
      "server's document may be. And a server without S256 would let anybody use a " +
      'stolen code.',
    zh:
      '401 的响应头写明了下一步去哪里，可它的语法不是一条短正则读得了的：' +
      '可以有多个质询，`=` 两边可以有空格，引号里还能有引号。读漏了，就只好去找主机根路径，' +
      '那里放的可能是别的服务端的文档。授权服务端不支持 S256，授权码被偷走谁都能用。',
  },
  references,
  hints: [
    {
      en:
        'Print the `WWW-Authenticate` header, what you read out of it, and every URL ' +
        'you fetch afterwards, in order. Which one was the first, and who said so?',
      zh:
        '打印 `WWW-Authenticate` 响应头、你从中读到的内容，以及之后依次请求的每个 URL。' +
        '第一个是哪个，是谁让你去的？',
    },
    {
      en:
        'Read the header token by token: a name followed by `=` is a parameter, one ' +
        'that is not begins a challenge. Then header before well-known, path before ' +
        'root, and look at every document before the browser opens: S256, https, ' +
        'the name of the server.',
      zh:
        '把响应头一个记号一个记号地读：名字后面跟着 `=` 的是参数，没有的就是新质询的开头。' +
        '之后响应头优先于 well-known，带路径的优先于根路径；打开浏览器之前，' +
        '每份文档都要查：S256、https、是不是这个服务端。',
    },
    lastRung(id, references, {
      en:
        'A sticky regular expression reads the challenges, and `logIn` checks all ' +
        'that it was told before it shows a page.',
      zh: '用 sticky 正则读质询；`logIn` 把拿到的信息全部查过，才打开页面。',
    }),
  ],
  checks: {
    'challenge-forms': {
      title: {
        en: 'authorizer: odd but legal headers, and broken ones',
        zh: '授权：少见但合法的响应头，以及残缺的',
      },
      expected: {
        en:
          'Every challenge with its own parameters, and nothing out of a text that ' +
          'only looks like one.',
        zh: '每个质询带着自己的参数；引号里看着像参数的文字不算。',
      },
    },
    'where-to-ask': {
      title: {
        en: 'authorizer: metadata in every legal place',
        zh: '授权：元数据放在各个合法的位置',
      },
      expected: {
        en:
          'The URL of the header first, else well-known with the path, else the root; ' +
          'and the scope of the challenge, else all of `scopes_supported`.',
        zh:
          '先用响应头给的 URL，其次带路径的 well-known，最后根路径；' +
          'scope 以质询为准，没有才用 `scopes_supported` 里的全部。',
      },
    },
    'promised-pkce': {
      title: {
        en: 'authorizer: servers that promise S256, or do not',
        zh: '授权：承诺了 S256 的授权服务端，和没承诺的',
      },
      expected: {
        en:
          'Only where S256 is promised does the user see a page, with a fresh ' +
          'challenge that fits the verifier.',
        zh: '承诺了 S256 才让用户看到页面；每次登录都用新的 challenge，并与 verifier 相符。',
      },
    },
    'safe-endpoints': {
      title: {
        en: 'authorizer: endpoints with file:, javascript: or plain http',
        zh: '授权：端点是 file:、javascript: 或明文 http',
      },
      expected: {
        en: '`AuthorizationFailed`, and the user sees nothing.',
        zh: '得到 `AuthorizationFailed`，用户什么也看不到。',
      },
    },
    'whole-way': {
      title: {
        en: 'manager: from needs-auth to a tool call, with a real login',
        zh: '管理器：从 needs-auth 到调用工具，走一遍真实的登录',
      },
      expected: {
        en:
          'The status is `needs-auth`; after `authorize` and `connect` the server is ' +
          'connected, and its tools can be called.',
        zh: '状态先是 `needs-auth`；`authorize` 再 `connect` 之后连上，工具调得通。',
      },
    },
    'long-metadata': {
      title: {
        en: 'authorizer: metadata of 2 MiB',
        zh: '授权：2 MiB 的元数据',
      },
      expected: {
        en: 'As if there were none: whoever is that long may have no end.',
        zh: '当作没有：长成这样的，可能根本没有尽头。',
      },
    },
  },
} as const satisfies Pitfall
