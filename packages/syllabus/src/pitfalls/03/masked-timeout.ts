/** Everything a learner reads about the pitfall masked-timeout. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'masked-timeout'
const references = ['solutions/03-remote/zero-sdk/src/timeouts.ts'] as const

export const maskedTimeout = {
  id,
  stage: '03',
  level: 'must',
  failure: 'R4',
  breaks: true,
  title: { en: 'A timeout that can never fire', zh: '永远轮不到的超时' },
  holds: {
    en:
      'Inner limits are below outer ones, asserted at start with both names, and ' +
      'the layer that fired is named.',
    zh: '内层小于外层，启动时校验并报出两层的名字；触发的是哪一层，要说得出来。',
  },
  symptom: {
    en:
      'A slow tool is cut off after 60 s. You raise its limit to 600 s, and it is ' +
      'cut off after 60 s. The message says "timed out", and not who lost patience.',
    zh:
      '一个慢工具跑到 60 秒就被掐断。把它的时限调到 600 秒，还是 60 秒被掐断。' +
      '消息里只说超时，没说是谁等不下去了。',
  },
  cause: {
    en:
      'Limits lie inside each other, and the smallest one always wins. A number ' +
      'that is above the next limit outside does nothing, and nothing complains. ' +
      'Or the number never gets as far as the call, because a default in between ' +
      'takes its place.',
    zh:
      '时限是一层套一层的，总是最小的那个先触发。一个数比外面那层还大，就不起任何作用，' +
      '也没有任何报错。要么就是它根本没传到调用那里，中途被一个默认值顶替了。',
  },
  experiment: {
    en:
      'In `break/masked-timeout.ts`, wait for an answer within `innerMs`, and for ' +
      'all of that within `outerMs`. The harness passes an answer that never comes, ' +
      'raises `innerMs` from 1000 to 100000 to 1000000 below an `outerMs` of 60000, ' +
      'and must see that the last two end at the same moment. It is worth it ' +
      'because both limits are right, each for itself.',
    zh:
      '在 `break/masked-timeout.ts` 里，用 `innerMs` 限制等响应的时间，再用 `outerMs` ' +
      '限制整个过程。测试框架传入一个永远不来的响应，`outerMs` 固定为 60000，`innerMs` ' +
      '从 1000 调到 100000，再调到 1000000，必须看到后两次在同一时刻结束。' +
      '这个破坏实验值得做：两个时限单看都没有错。',
  },
  references,
  hints: [
    {
      en:
        'Draw the limits that a tool call passes through, from the socket up to ' +
        'the user, with the number each of them has in your program.',
      zh: '画出一次工具调用要经过的各层时限，从套接字到用户，写上每层在你程序里的数值。',
    },
    {
      en:
        'Compare them once, at the start, where you still know where each number ' +
        'came from; and give the error of each limit its own name. What the server ' +
        'answered is another kind of error, whatever its code.',
      zh:
        '在启动时比较一次，那时还知道每个数来自哪里；每层时限的错误都带上自己的名字。' +
        '服务端响应的错误是另一回事，不管它的错误码是多少。',
    },
    lastRung(id, references, {
      en:
        'Every number is looked up together with its source, so that a conflict ' +
        'can name both; every wait goes through `withTimeout`, which knows its ' +
        'layer.',
      zh:
        '查每个数时都连同来源一起查，冲突时才能把两边都报出来；所有等待都经过 ' +
        '`withTimeout`，它知道自己是哪一层。',
    }),
  ],
  checks: {
    'where-from': {
      title: {
        en: 'timeouts: one limit from the environment, server and host',
        zh: '超时：同一个时限，环境变量、服务端、宿主各给了一个值',
      },
      expected: {
        en:
          'The environment comes first, then the server, then the host, then the ' +
          'default; each limit for itself.',
        zh: '环境变量优先，其次是服务端、宿主，最后是默认值；每个时限各自决定。',
      },
    },
    'cannot-work': {
      title: {
        en: 'timeouts: no number, zero, and inner above outer',
        zh: '超时：不是数、是零，或者大过外层',
      },
      expected: {
        en:
          '`BadTimeout` names the variable or member, `TimeoutConflict` names both ' +
          'limits.',
        zh: '`BadTimeout` 报出变量或成员的名字，`TimeoutConflict` 报出两个时限的名字。',
      },
    },
    'fired-layer': {
      title: {
        en: 'timeouts: a server that goes mute, at each of four layers',
        zh: '超时：服务端不再出声，分别卡在四层',
      },
      expected: {
        en:
          '`LayerTimeout` says which limit has passed and how long it was, and the ' +
          'signal of the work fires.',
        zh: '`LayerTimeout` 说得出是哪一层、时限多长，干活那边的信号也触发。',
      },
    },
    'reaches-the-call': {
      title: {
        en: 'client: a tool that needs 90 s, with a limit of 120 s',
        zh: '客户端：工具要跑 90 秒，时限 120 秒',
      },
      expected: {
        en:
          'Its result arrives, and progress starts the `request` limit again, never ' +
          'the `call` limit.',
        zh: '结果收得到；有进度时 `request` 时限重新开始，`call` 时限不重来。',
      },
    },
    'own-or-theirs': {
      title: {
        en: 'client: a server that answers with error -32001',
        zh: '客户端：服务端响应错误 -32001',
      },
      expected: {
        en: "It is the server's `RpcError`, and no limit of ours has passed.",
        zh: '这是服务端的 `RpcError`，不是我们这边的时限到了。',
      },
    },
  },
} as const satisfies Pitfall
