/** Everything a learner reads about the pitfall transport-seam. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'transport-seam'
const references = [
  'solutions/03-remote/zero-sdk/src/transport.ts',
  'solutions/03-remote/zero-sdk/src/memory-link.ts',
] as const

export const transportSeam = {
  id,
  stage: '03',
  level: 'must',
  breaks: false,
  title: { en: 'The manager knows no transport', zh: '管理器不认识传输层' },
  holds: {
    en:
      "The manager's source is byte-identical over stdio, HTTP and memory, and " +
      'delivery in memory is asynchronous.',
    zh:
      '管理器的源码在 stdio、HTTP 和内存传输下逐字节相同，' +
      '内存里的投递也是异步的。',
  },
  symptom: {
    en:
      'Every new transport costs a branch in the manager. And the tests, which run ' +
      'in memory, are green while the same code hangs or mixes up its data as soon ' +
      'as there is a wire.',
    zh:
      '每加一种传输，管理器里就多一个分支。跑在内存里的测试全绿，' +
      '同样的代码一接上真正的连接就卡住，或者数据串了。',
  },
  cause: {
    en:
      'A manager that asks for the type of a server knows too much about it. And a ' +
      'function call is no transport: it answers before the caller has noted what ' +
      'it waits for, and hands over the very object that the caller goes on ' +
      'changing.',
    zh:
      '管理器去判断服务端的类型，就知道得太多了。函数调用也算不上传输：' +
      '调用方还没记下自己在等什么，响应就到了；' +
      '交出去的又是同一个对象，调用方之后还会改它。',
  },
  references,
  hints: [
    {
      en:
        'Look for the places that know how a server is reached. Then list what ' +
        'differs between your memory link and a pipe: when something arrives, what ' +
        'arrives, and what happens after the end.',
      zh:
        '找出知道「服务端怎么连」的地方。再列一列你的内存链接和管道有什么不同：' +
        '什么时候到，到的是什么，关闭之后又怎样。',
    },
    {
      en:
        'One function opens a link from a configuration, and everything behind it ' +
        'looks the same. In memory, write each message down when it is sent, and ' +
        'deliver what was written in a later turn, unless the link has ended.',
      zh:
        '一个函数按配置打开链接，之后看上去全都一样。在内存里，' +
        '发送时就把消息写成文本，留到之后的一轮再投递；链接已经结束，就不投了。',
    },
    lastRung(id, references, {
      en:
        'The opener looks at the type once; the memory link serializes each message ' +
        'and delivers it with `setImmediate`.',
      zh: '只有 opener 看一次类型；内存链接把消息序列化，用 `setImmediate` 投递。',
    }),
  ],
  checks: {
    'both-kinds': {
      title: {
        en: 'manager: a process and a URL at once',
        zh: '管理器：同时连一个进程和一个 URL',
      },
      expected: {
        en: 'Both are `connected`, and the tools of both answer.',
        zh: '两个都是 `connected`，工具都能调用。',
      },
    },
    'in-memory': {
      title: {
        en: 'manager: a server in its own process',
        zh: '管理器：服务端就在自己的进程里',
      },
      expected: {
        en:
          'It is `connected` in the modern era, its tools answer, and a change of ' +
          'its list arrives.',
        zh: '以新一代连上（`connected`），工具能调用，列表变更的通知也能收到。',
      },
    },
    later: {
      title: {
        en: 'transport: a message in memory that is just being sent',
        zh: '传输：内存里正在发送的消息',
      },
      expected: {
        en: 'It arrives after the call that sent it has returned, either way.',
        zh: '不论哪个方向，都等发送的那次调用返回之后才到。',
      },
    },
    'own-copy': {
      title: {
        en: 'transport: both sides change what they sent',
        zh: '传输：双方各自修改已经发出的东西',
      },
      expected: {
        en: 'What arrives is what was sent, in the order in which it was sent.',
        zh: '到的就是当初发的，次序也一样。',
      },
    },
    'after-close': {
      title: {
        en: 'transport: memory, closed with messages on their way',
        zh: '传输：内存链接，消息还在路上就关闭',
      },
      expected: {
        en:
          'What waits rejects, nothing arrives at either side any more, and new ' +
          'calls reject.',
        zh: '还在等的被拒绝，两边都不再收到任何东西，新的调用也被拒绝。',
      },
    },
  },
} as const satisfies Pitfall
