/** Everything a learner reads about the pitfall error-or-iserror. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'error-or-iserror'
const references = [
  'solutions/01-handrolled/zero-sdk/src/answer.ts',
  'solutions/01-handrolled/zero-sdk/src/client.ts',
] as const

export const errorOrIserror = {
  id,
  stage: '01',
  level: 'must',
  failure: 'R6',
  breaks: false,
  title: { en: 'Two kinds of failure, two readers', zh: '两种失败，两个读者' },
  holds: {
    en:
      'Unknown methods and tools are an `error`. Bad argument values and failed work ' +
      'are an `isError` result with a text the model can act on. The client keeps ' +
      'the two apart.',
    zh:
      '未知的方法和工具用 `error`；参数值不对、执行失败用 `isError` 结果，' +
      '并带上模型能据此行动的文字。客户端不把两者混为一谈。',
  },
  symptom: {
    en:
      'The agent makes the same call with the same arguments again and again. The ' +
      "reason is in the host's log, where no model reads.",
    zh:
      'agent 把同一个调用一字不改地重发了一遍又一遍。原因就写在宿主的日志里，' +
      '可模型不看日志。',
  },
  cause: {
    en:
      'An `error` speaks to the program that called, and hosts need not show it to ' +
      'the model. A result with `isError` speaks to the model. A failure put into ' +
      'the wrong one never reaches whoever could do better.',
    zh:
      '`error` 说给发起调用的程序听，宿主不一定转告模型；' +
      '带 `isError` 的结果才是说给模型听的。失败放错了地方，' +
      '能改正的那一方就永远看不到。',
  },
  references,
  hints: [
    {
      en:
        'Take each way in which a call can fail and ask who could do better next ' +
        "time: the host's code, or the model. Then see which of the two your code " +
        'tells.',
      zh:
        '把调用可能失败的情形一样样拿出来，问一句：下次能做得更好的是宿主的代码，' +
        '还是模型？再看你的代码告诉了谁。',
    },
    {
      en:
        "The method, the tool's name and the shape of `params` are the host's doing. " +
        'A value that does not fit the schema, and whatever goes wrong in `run`, ' +
        'concern the model, so they need a sentence it can use.',
      zh:
        '方法名、工具名和 `params` 的形状由宿主负责。值不符合 schema、' +
        '`run` 里出了错，是模型该知道的事，要给它一句用得上的话。',
    },
    lastRung(id, references, {
      en:
        'The server throws an `RpcError` only for what is no call of a known tool, ' +
        'and turns every other failure into a result; the client hands that result ' +
        'on as it came.',
      zh:
        '服务端只对不成其为调用的情形抛 `RpcError`，其余的失败都变成结果；' +
        '客户端把这样的结果原样交出去。',
    }),
  ],
  checks: {
    'unknown-method': {
      title: { en: 'server: a method it does not have', zh: '服务端：没有这个方法' },
      expected: {
        en: 'The answer is an `error` with code -32601.',
        zh: '响应是 `error`，code 为 -32601。',
      },
    },
    'unknown-tool': {
      title: { en: 'server: a tool it does not have', zh: '服务端：没有这个工具' },
      expected: {
        en: 'The answer is an `error` with code -32602.',
        zh: '响应是 `error`，code 为 -32602。',
      },
    },
    'bad-arguments': {
      title: {
        en: 'server: an argument value that does not fit',
        zh: '服务端：参数值不符合要求',
      },
      expected: {
        en: 'The answer is a result with `isError`, and its text names the field.',
        zh: '响应是带 `isError` 的结果，文字里点出了字段名。',
      },
    },
    'failed-execution': {
      title: {
        en: 'server: a tool that fails four times in a row',
        zh: '服务端：工具连续失败四次',
      },
      expected: {
        en: 'Each answer is a result with `isError`, and the server goes on serving.',
        zh: '每次都是带 `isError` 的结果，服务端继续服务。',
      },
    },
    'client-result': {
      title: {
        en: 'client: a result with isError',
        zh: '客户端：收到带 isError 的结果',
      },
      expected: {
        en: "The call resolves with the tool's text, and `health` stays `ok`.",
        zh: '调用正常返回工具的文字，`health` 仍为 `ok`。',
      },
    },
    'client-error': {
      title: { en: 'client: an error response', zh: '客户端：收到 error 响应' },
      expected: {
        en:
          "The call rejects with an `RpcError` that has the peer's code, message and " +
          'data.',
        zh: '调用以 `RpcError` 失败，code、message 和 data 都是对端给的。',
      },
    },
  },
} as const satisfies Pitfall
