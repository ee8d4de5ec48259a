/** Everything a learner reads about the pitfall json-not-rpc. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'json-not-rpc'
const references = ['solutions/01-handrolled/zero-sdk/src/framing.ts'] as const

export const jsonNotRpc = {
  id,
  stage: '01',
  level: 'should',
  failure: 'R1',
  breaks: false,
  title: { en: 'JSON is not yet a message', zh: '是 JSON，不等于是消息' },
  holds: {
    en:
      'Only an object of JSON-RPC shape is a message. Any other JSON is noise and ' +
      'settles nothing, even if its id matches.',
    zh:
      '只有符合 JSON-RPC 形状的对象才是消息。其他 JSON 都是噪声，哪怕 id 对得上，' +
      '也不能了结任何调用。',
  },
  symptom: {
    en:
      "All is well until the server's logger writes its first JSON line. Then a call " +
      'returns `undefined`, or the reader throws on `null`.',
    zh:
      '一切正常，直到服务端的日志库写出第一行 JSON：某个调用返回了 `undefined`，' +
      '或者读取循环在 `null` 上抛了异常。',
  },
  cause: {
    en:
      'Structured loggers print one JSON object per line, and some of these have a ' +
      'field named `id`. A reader that asks no more once `JSON.parse` has succeeded ' +
      'takes such a line for an answer.',
    zh:
      '结构化日志一行一个 JSON 对象，有的还带一个叫 `id` 的字段。' +
      '读的一方如果在 `JSON.parse` 成功之后就不再追问，便会把这样一行当成响应。',
  },
  references,
  hints: [
    {
      en:
        'Write down what your code assumes about a value once it has been parsed. ' +
        'Then send `null`, `42` and `[]` down that path.',
      zh:
        '列出你的代码在解析成功之后对这个值做了哪些假定，再让 `null`、' +
        '`42` 和 `[]` 走一遍。',
    },
    {
      en:
        'Ask for the shape before you ask for the id: is it a request, a ' +
        'notification, a result or an error? What is none of the four, or two of ' +
        'them at once, is noise.',
      zh:
        '先问形状，再看 id：它是请求、通知、结果，还是错误？四样都不是，' +
        '或者同时像两样，就是噪声。',
    },
    lastRung(id, references, {
      en: 'One type guard knows the four shapes; what it refuses is reported as noise.',
      zh: '一个类型守卫认得四种形状，它不认的一律报成噪声。',
    }),
  ],
  checks: {
    'not-messages': {
      title: {
        en: 'decoder: JSON that has no message shape',
        zh: '解码器：合法的 JSON，但没有消息的形状',
      },
      expected: {
        en: 'Each of these lines is noise, and none is a message.',
        zh: '这些行每一行都是噪声，没有一行是消息。',
      },
    },
    'log-with-matching-id': {
      title: {
        en: 'client: a JSON log line with the id of an open call',
        zh: '客户端：一行 JSON 日志，id 恰好是在途调用的',
      },
      expected: {
        en:
          'The log line is noise and settles nothing, and the call resolves with the ' +
          'real answer.',
        zh: '日志行算噪声，不了结任何调用；调用最后拿到真正的响应。',
      },
    },
  },
} as const satisfies Pitfall
