/** Everything a learner reads about the pitfall hang-up-cancels. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'hang-up-cancels'
const references = ['solutions/03-remote/zero-sdk/src/endpoint.ts'] as const

export const hangUpCancels = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'Hanging up is the cancel', zh: '挂断就是取消' },
  holds: {
    en:
      'Closing the stream cancels on the server; over modern HTTP the client sends no ' +
      'cancel message.',
    zh: '关闭流，服务端就取消；新一代 HTTP 上，客户端不发取消消息。',
  },
  symptom: {
    en:
      'The user pressed stop an hour ago, and the server is still counting. Each ' +
      'cancelled call leaves one more tool running for nobody.',
    zh:
      '用户一小时前就按了停止，服务端还在数数。' +
      '每取消一次调用，就多一个没人要结果的工具在跑。',
  },
  cause: {
    en:
      'Over HTTP each request has a connection of its own, and closing it is the ' +
      'cancel; no `notifications/cancelled` comes. A server that does not watch the ' +
      'connection, or watches it only for streams, never learns of it.',
    zh:
      'HTTP 上每个请求都有自己的连接，关掉它就是取消，' +
      '不会再有 `notifications/cancelled`。服务端不盯着连接，或者只盯着流，' +
      '就永远不知道。',
  },
  references,
  hints: [
    {
      en:
        'Call `count_slowly` with curl and press Ctrl-C. Log a line at each step: when ' +
        'does it stop? Once with progress, once without.',
      zh:
        '用 curl 调用 `count_slowly`，再按 Ctrl-C。每一步打一行日志：什么时候停？' +
        '带进度的试一次，不带的也试一次。',
    },
    {
      en:
        'The request that Hono hands you has a signal that fires when the connection ' +
        'is gone, and so has the one of node. Give it to the tool, for both kinds of ' +
        'answer. In the client, to cancel is to destroy the request.',
      zh:
        'Hono 给你的请求带有信号，连接断开就会触发，Node 原生的也有。' +
        '两种响应都要把它交给工具。在客户端，取消就是销毁请求。',
    },
    lastRung(id, references, {
      en: 'One `AbortController` a call, fired by the hang-up and by `close()`.',
      zh: '每次调用一个 `AbortController`，挂断和 `close()` 都会触发它。',
    }),
  ],
  checks: {
    stream: {
      title: {
        en: 'server: the client hangs up after the first progress',
        zh: '服务端：客户端收到第一条进度后挂断',
      },
      expected: {
        en: "The tool's signal fires, and a neighbour's call goes on.",
        zh: '工具的信号触发，其他调用不受影响。',
      },
    },
    json: {
      title: {
        en: 'server: the client hangs up while it waits for JSON',
        zh: '服务端：客户端等 JSON 时挂断',
      },
      expected: {
        en: "The tool's signal fires all the same.",
        zh: '工具的信号同样触发。',
      },
    },
    closing: {
      title: {
        en: 'server: close() with a listener and a running call',
        zh: '服务端：有人在监听、有调用在跑时 close()',
      },
      expected: {
        en:
          'The listener gets its result, the tool its signal, nobody connects any ' +
          'more, and a second close() is harmless.',
        zh: '监听者收到结果，工具收到信号，之后再也连不上；再调一次 close() 也没事。',
      },
    },
    client: {
      title: {
        en: 'client: a call is cancelled, with and without a stream',
        zh: '客户端：取消调用，有流和没有流',
      },
      expected: {
        en:
          'The call rejects `RequestCancelled`, the connection is closed, and nothing ' +
          'is posted about it.',
        zh: '调用以 `RequestCancelled` 失败，连接关闭，不再为它发任何消息。',
      },
    },
    opening: {
      title: {
        en: 'client: an opening that is given up',
        zh: '客户端：放弃还没完成的打开',
      },
      expected: {
        en: 'It rejects at once, and the server sees the connection close.',
        zh: '立刻失败，服务端看到连接关闭。',
      },
    },
  },
} as const satisfies Pitfall
