/** Everything a learner reads about the pitfall leaky-log. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'leaky-log'
const references = [
  'solutions/03-remote/zero-sdk/src/log.ts',
  'solutions/03-remote/zero-sdk/src/token-request.ts',
] as const

export const leakyLog = {
  id,
  stage: '03',
  level: 'must',
  breaks: true,
  title: { en: 'Secrets in your own log', zh: '密钥进了自己的日志' },
  holds: {
    en: 'No `code`, `state` or token in any log, error, trace or URL history.',
    zh: '日志、错误、追踪、URL 历史里，都没有 `code`、`state` 和 token。',
  },
  symptom: {
    en:
      'A user attaches their debug log to a public issue. In it is the callback URL, ' +
      'with the code and the state, and ten lines below a token that is good for ' +
      'another fifty minutes.',
    zh:
      '用户把调试日志贴到公开的 issue 里。日志里有回调 URL，带着 code 和 state；' +
      '往下十行是一个 token，还有五十分钟才过期。',
  },
  cause: {
    en:
      'Secrets travel in URLs, forms, JSON and headers, and logs are full of those. ' +
      'Where each line is cleaned by whoever writes it, one forgets it. An error is ' +
      'a log line too: a token endpoint may repeat the whole form in its answer.',
    zh:
      '秘密就藏在 URL、表单、JSON 和请求头里，而日志里到处是这些。' +
      '谁写日志谁负责清理，总有人会忘。错误信息迟早也会进日志：' +
      'token 端点的响应里，可能把整张表单原样念一遍。',
  },
  experiment: {
    en:
      'In `break/leaky-log.ts`, log the URL that the user came back to, as one does ' +
      'to see whether the login worked. The harness calls it with a real-looking ' +
      'callback and searches your line. It is worth it because the line looks ' +
      'useful, and nothing about it looks dangerous.',
    zh:
      '在 `break/leaky-log.ts` 里，把用户登录后跳回来的 URL 记进日志，' +
      '调试登录时大家都这么干。测试框架用一个逼真的回调去调它，再搜你那一行。' +
      '这个破坏实验值得做：那一行看着很有用，一点不像会出事的样子。',
  },
  references,
  hints: [
    {
      en:
        'Run one whole login and search the log for the code and the token, and for ' +
        'their first four characters.',
      zh: '完整登录一次，在日志里搜授权码和 token，再搜它们的头四个字符。',
    },
    {
      en:
        'Clean in one place that no line can get around, by the names in front of ' +
        'values, whatever the line is made of and however often it is percent-' +
        'encoded. What others say in an error goes no further than its code.',
      zh:
        '只在一处清理，哪一行都绕不过去；凭值前面的名字来认，不管这一行是什么格式、' +
        '百分号编码了几层。别人在错误里说的话，只留错误码。',
    },
    lastRung(id, references, {
      en:
        '`createLog` is the only way to the log, and of an error of the token ' +
        'endpoint only its registered word is kept.',
      zh: '写日志只有 `createLog` 一条路；token 端点的错误，只保留标准里的错误码。',
    }),
  ],
  checks: {
    'redact-table': {
      title: {
        en: 'log: URLs, forms, JSON and headers, redacted',
        zh: '日志：URL、表单、JSON、请求头的脱敏',
      },
      expected: {
        en: 'No secret, not even its beginning; hosts, `resource` and `scope` stay.',
        zh: '秘密一点不剩，开头几个字符也不行；主机名、`resource`、`scope` 保留。',
      },
    },
    'whole-flow': {
      title: {
        en: 'log: all lines of a real login',
        zh: '日志：一次真实登录的日志',
      },
      expected: {
        en:
          'There is a log that says which servers were asked, and none of the ' +
          'secrets is in it in any form.',
        zh: '日志不为空，写明访问了哪些服务端；秘密以任何形式都不出现。',
      },
    },
    'echoing-server': {
      title: {
        en: 'authorizer: a token endpoint that repeats the form',
        zh: '授权：token 端点把表单原样念回来',
      },
      expected: {
        en: 'The error says what went wrong, and holds no secret, nor does its stack.',
        zh: '错误说明出了什么事，消息和调用栈里都没有秘密。',
      },
    },
    'own-server': {
      title: {
        en: 'server: secrets in the URL and in headers',
        zh: '服务端：URL 和请求头里带着秘密',
      },
      expected: {
        en: 'One line for the request, without them.',
        zh: '记一行日志，里面没有它们。',
      },
    },
    'one-line': {
      title: {
        en: 'log: names of others with line ends in them',
        zh: '日志：别人起的名字里带换行',
      },
      expected: {
        en: 'No line has control characters: nobody forges another one.',
        zh: '每一行都没有控制字符：谁也伪造不了另一行。',
      },
    },
  },
} as const satisfies Pitfall
