/** Everything a learner reads about the pitfall issuer-mix-up. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'issuer-mix-up'
const references = [
  'solutions/03-remote/zero-sdk/src/code-flow.ts',
  'solutions/03-remote/zero-sdk/src/discovery.ts',
  'solutions/03-remote/zero-sdk/src/registration.ts',
] as const

export const issuerMixUp = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'Who issued this code?', zh: '这个授权码是谁发的' },
  holds: {
    en: '`iss` is compared exactly; it may be absent only if never advertised.',
    zh: '`iss` 严格比对；对方从未声明支持，才可以没有。',
  },
  symptom: {
    en:
      'A user logs in at their honest authorization server, and the code ends up at ' +
      'the token endpoint of an attacker. The host saw two servers that day and ' +
      'took the answer of one for the answer of the other.',
    zh:
      '用户在可信的授权服务端登录，授权码却送到了攻击者的 token 端点。' +
      '宿主那天同时连着两个服务端，把一家的响应当成了另一家的。',
  },
  cause: {
    en:
      'All answers come back to the same callback, and a code does not say who made ' +
      'it. `iss` does, and so does the `issuer` of the metadata, but only to those ' +
      'who compare them with what they wrote down before, character by character.',
    zh:
      '所有响应都回到同一个回调地址，授权码自己说不出是谁发的。`iss` 说得出，' +
      '元数据里的 `issuer` 也说得出，前提是拿它们和事先记下的逐字比对。',
  },
  references,
  hints: [
    {
      en:
        'Note which issuer a login was started with, and print it beside everything ' +
        'that comes back: `iss`, `state`, and the `issuer` of the metadata.',
      zh:
        '记下每次登录是从哪个签发者开始的，再和返回的 `iss`、`state`、' +
        '元数据里的 `issuer` 一起打印出来。',
    },
    {
      en:
        'Compare texts, not URLs: `https://as.example/` and `https://as.example` are ' +
        'two issuers. `iss` comes before `error`, and an absent one is fine only ' +
        'where the metadata never promised it.',
      zh:
        '比的是文本，不是 URL：`https://as.example/` 和 `https://as.example` ' +
        '是两个签发者。先看 `iss` 再看 `error`；元数据没承诺过，才允许没有。',
    },
    lastRung(id, references, {
      en:
        'Documents that speak of another issuer are thrown out, the callback is ' +
        'judged by `state` and `iss` first, and what one issuer gave is kept under ' +
        'its name.',
      zh:
        '讲别的签发者的文档直接丢掉；回调先看 `state` 和 `iss`；' +
        '从哪家拿到的，就记在哪家名下。',
    }),
  ],
  checks: {
    'own-metadata': {
      title: {
        en: 'authorizer: metadata of the right issuer and of another',
        zh: '授权：元数据里的 issuer 对得上，或对不上',
      },
      expected: {
        en:
          'The text that was asked for, slash or not, is accepted; any other is ' +
          'refused before the user sees a page.',
        zh: '和要找的文本一致才接受，带不带斜杠都算数；否则用户看到页面之前就拒绝。',
      },
    },
    'who-answers': {
      title: {
        en: 'authorizer: iss right, wrong, missing or unasked for',
        zh: '授权：iss 正确、错误、缺失，或没声明却带了',
      },
      expected: {
        en:
          'The code is sent only if `iss` names the issuer of this login, or is missing ' +
          'from one that never advertised it.',
        zh: '`iss` 就是这次登录的签发者，或者对方从未声明、也没带，才把授权码发出去。',
      },
    },
    'own-login': {
      title: {
        en: 'authorizer: state of another login, or none',
        zh: '授权：state 属于另一次登录，或没有 state',
      },
      expected: {
        en: '`AuthorizationFailed`, and no token request.',
        zh: '得到 `AuthorizationFailed`，不发 token 请求。',
      },
    },
    'own-credentials': {
      title: {
        en: 'authorizer: two servers with an issuer each',
        zh: '授权：两个服务端，各有签发者',
      },
      expected: {
        en:
          'It registers with each, and neither what one gave nor a secret that one ' +
          'was given reaches the other.',
        zh: '分别注册；一家给的凭据，或者给过一家的 secret，都不会送到另一家。',
      },
    },
  },
} as const satisfies Pitfall
