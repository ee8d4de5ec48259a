/** Everything a learner reads about the pitfall wrong-audience. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'wrong-audience'
const references = [
  'solutions/03-remote/zero-sdk/src/bearer.ts',
  'solutions/03-remote/zero-sdk/src/discovery.ts',
  'solutions/03-remote/zero-sdk/src/asking.ts',
] as const

export const wrongAudience = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'A token made for somebody else', zh: '发给别人的 token' },
  holds: {
    en:
      'The server refuses a token minted for another resource, and the client ' +
      'sends one nowhere else, redirects included.',
    zh:
      '为别的资源签发的 token，服务端不认；客户端也不把 token 发到别处，' +
      '重定向也不例外。',
  },
  symptom: {
    en:
      'Somebody runs a harmless tool server, collects the tokens of its users, and ' +
      'reads their mail with them at another server of the same company. Every ' +
      'signature was valid.',
    zh:
      '有人开了个人畜无害的工具服务端，收下用户的 token，' +
      '再拿去同一公司的另一个服务端读他们的邮件。每个签名都是有效的。',
  },
  cause: {
    en:
      'A signature says who made a token, not for whom: that stands in `aud`, and ' +
      'only if the client asked with `resource`. On the other side, a client that ' +
      'follows a redirect takes its header or its form along.',
    zh:
      '签名只说明 token 是谁签的，没说签给谁：签给谁写在 `aud` 里，' +
      '而且客户端请求时带了 `resource` 才有。另一头，客户端跟着重定向走，' +
      '请求头和表单也就跟着过去了。',
  },
  references,
  hints: [
    {
      en:
        'Decode the token that your server accepts and read `iss`, `aud`, `exp` and ' +
        '`scope`. Which of them did anybody look at?',
      zh:
        '把服务端收下的 token 解码，看看 `iss`、`aud`、`exp`、`scope`。' +
        '其中哪几个真的有人查过？',
    },
    {
      en:
        'The name of the resource is the URL of the server and nothing shorter: ' +
        'the same text in the metadata, in three requests of the client and in the ' +
        "server's check. And no request with a secret in it follows a redirect to " +
        'another host.',
      zh:
        '资源的名字就是服务端的 URL，不能截短：元数据里、客户端的三种请求里、' +
        '服务端的校验里，都是同一段文字。带着秘密的请求，不跟随去别的主机的重定向。',
    },
    lastRung(id, references, {
      en:
        '`jwtVerify` is told issuer and audience, `resourceOf` makes the one name, and ' +
        'the token request has `redirect: manual`.',
      zh:
        '`jwtVerify` 里写明 issuer 和 audience，名字统一由 `resourceOf` 给出，' +
        '请求 token 时用 `redirect: manual`。',
    }),
  ],
  checks: {
    'tokens-refused': {
      title: {
        en: 'server: tokens of every kind',
        zh: '服务端：各式各样的 token',
      },
      expected: {
        en:
          'Only a token of this issuer, for this server, still good, comes in; the ' +
          'others get 401, one without the scope 403, and no tool runs.',
        zh:
          '只有本签发者签给本服务端、还没过期的 token 能进；其余得到 401，' +
          '缺 scope 的得到 403，工具不会执行。',
      },
    },
    'says-where': {
      title: {
        en: 'server: a request without a token',
        zh: '服务端：不带 token 的请求',
      },
      expected: {
        en:
          '401 with `resource_metadata` and `scope`; the document is open to ' +
          'everybody and names this server and its issuer.',
        zh:
          '401，响应头带 `resource_metadata` 和 `scope`；那份文档谁都能读，' +
          '写着本服务端和它的签发者。',
      },
    },
    'stays-home': {
      title: {
        en: 'client: redirects to another host, and other servers',
        zh: '客户端：重定向到别的主机，以及别的服务端',
      },
      expected: {
        en:
          'Neither the token nor the form with the code reaches another host, and ' +
          'another path gets no token.',
        zh: 'token 和带授权码的表单都到不了别的主机；路径不同，也拿不到 token。',
      },
    },
    'right-resource': {
      title: {
        en: 'authorizer: resource in all three requests',
        zh: '授权：三种请求里的 resource',
      },
      expected: {
        en:
          'The canonical URL of the server, with no slash added; metadata about ' +
          'another server is refused.',
        zh: '都是服务端 URL 的规范写法，不多加斜杠；讲别的服务端的元数据，一律拒绝。',
      },
    },
  },
} as const satisfies Pitfall
