/** Everything a learner reads about the pitfall stdout-noise. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'stdout-noise'
const references = [
  'solutions/01-handrolled/zero-sdk/src/stdout.ts',
  'solutions/01-handrolled/zero-sdk/src/client.ts',
] as const

export const stdoutNoise = {
  id,
  stage: '01',
  level: 'must',
  failure: 'R1',
  breaks: true,
  title: { en: 'Standard output is the wire', zh: 'stdout 就是线路' },
  holds: {
    en:
      "Whoever prints, only messages reach the server's stdout. The client counts " +
      'noise, keeps samples, still resolves the call, and no longer calls itself ' +
      'healthy.',
    zh:
      '不管谁在打印，服务端的 stdout 上只有消息。客户端遇到噪声要计数、留样，' +
      '调用照常返回，但不再自称健康。',
  },
  symptom: {
    en:
      'The server greets on stdout when it starts. One host declares it broken, ' +
      'another waits for an answer that has already come, a third says nothing at ' +
      'all.',
    zh:
      '服务端启动时往 stdout 打了一句问候。有的宿主当场判它已坏，' +
      '有的一直等一个早就送到的响应，还有的什么也不说。',
  },
  cause: {
    en:
      "A stdio server's stdout is the protocol channel. Any other byte in it is a " +
      'broken message for whoever reads it, and the sender never learns of it.',
    zh:
      'stdio 服务端的 stdout 就是协议通道。里面多出的任何字节，' +
      '在读的一方看来都是坏消息，而写的一方永远不会知道。',
  },
  experiment: {
    en:
      'In `break/stdout-noise.ts`, make a small server print one line of plain text ' +
      'on stdout and still answer its requests. The harness must see a line there ' +
      'that is not a JSON-RPC message. It is worth it because the program looks ' +
      'right in your own terminal; only its reader can tell.',
    zh:
      '在 `break/stdout-noise.ts` 里让一个小服务端往 stdout 打一行普通文字，' +
      '同时照常回应请求。测试框架必须在那里看到一行不是 JSON-RPC 消息的内容。' +
      '这个破坏实验值得做：在你自己的终端里它怎么看都没毛病，只有读的一方才知道。',
  },
  references,
  hints: [
    {
      en:
        'In the server: who else in this process writes to stdout, and when does the ' +
        'first of them do so? In the client: follow one line that does not parse, ' +
        'and see where it ends up.',
      zh:
        '先看服务端：同一个进程里还有谁在写 stdout，最早的一次在什么时候？' +
        '再看客户端：让一行解析不了的内容走一遍，看它最后落在哪里。',
    },
    {
      en:
        'The server has to claim stdout before any other module runs; whatever else ' +
        'prints goes to stderr. For the client a bad line is a fact about the ' +
        'connection: count it, keep a sample, go on to the next line.',
      zh:
        '服务端要赶在其他模块运行之前占住 stdout，其余的打印一律改道 stderr。' +
        '对客户端来说，坏行只是这条连接的一个事实：记个数，留个样，接着读下一行。',
    },
    lastRung(id, references, {
      en:
        'The module imported first keeps the real write for the protocol and hands ' +
        'everybody else stderr; the client counts a line that is no message and ' +
        'reads on.',
      zh:
        '最先导入的模块把真正的 write 留给协议，其他人拿到的都是 stderr；' +
        '客户端遇到不是消息的行，记数之后接着读。',
    }),
  ],
  checks: {
    'client-banner': {
      title: {
        en: 'client: a banner line before the handshake',
        zh: '客户端：握手之前冒出一行横幅',
      },
      expected: {
        en: 'The call resolves, `noise.lines` is 1, and the one sample is that line.',
        zh: '调用正常返回，`noise.lines` 为 1，唯一的样本就是那一行。',
      },
    },
    'client-degraded': {
      title: {
        en: 'client: a line of noise before each of five answers',
        zh: '客户端：五个响应前面各有一行噪声',
      },
      expected: {
        en:
          'All five calls resolve, `noise.lines` is 5, `health` is `degraded`, and ' +
          'no sample is longer than 200 characters.',
        zh:
          '五次调用都正常返回，`noise.lines` 为 5，`health` 为 `degraded`，' +
          '样本都不超过 200 个字符。',
      },
    },
    'server-console': {
      title: {
        en: 'server: console.log while loading and inside a tool',
        zh: '服务端：加载时和工具里都有 console.log',
      },
      expected: {
        en: "Every line on the server's stdout is a JSON-RPC message.",
        zh: '服务端 stdout 上的每一行都是 JSON-RPC 消息。',
      },
    },
  },
} as const satisfies Pitfall
