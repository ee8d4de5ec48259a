/** Everything a learner reads about the pitfall lost-subscription. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'lost-subscription'
const references = ['solutions/03-remote/zero-sdk/src/listening.ts'] as const

export const lostSubscription = {
  id,
  stage: '03',
  level: 'should',
  breaks: false,
  title: { en: 'A subscription that ended unseen', zh: '订阅断了，没人发觉' },
  holds: {
    en:
      '`subscriptions/listen` is acknowledged and tagged, and taken up again with ' +
      'backoff; a refused stream never becomes a storm.',
    zh:
      '`subscriptions/listen` 有确认、有标记，断了会退避着重新订阅；' +
      '被拒绝的流不会变成风暴。',
  },
  symptom: {
    en:
      'New tools appear only after a restart of the host. Or the operator of the ' +
      'server writes to you: 95 % of the traffic is your host, which opens a stream ' +
      'that ends at once.',
    zh:
      '新工具要重启宿主才会出现。或者服务端的运维找上门来：95% 的流量都是你的宿主，' +
      '在反复打开一个立刻就结束的流。',
  },
  cause: {
    en:
      'Nobody waits for a stream of changes, so nobody notices when it ends; and ' +
      'what changed meanwhile was told to nobody. The loop that reopens it does not ' +
      'tell a stream that broke from one that was never granted.',
    zh:
      '没有人等着变更的流，它断了也就没人发觉；这期间的变化，谁也没收到。' +
      '重开的循环又分不清：是断了，还是对方根本没答应。',
  },
  references,
  hints: [
    {
      en:
        'Let a server accept your stream and drop it, and let another answer it with ' +
        'JSON. Count the requests in a minute.',
      zh:
        '让一个服务端接受你的流再断开，让另一个用 JSON 回答它。' +
        '数一数一分钟里有多少请求。',
    },
    {
      en:
        'A stream exists from its acknowledgement on. What ended before is a refusal ' +
        'unless the network says otherwise; what ended after is lost and can be asked ' +
        'for again, later each time. And when it is back, assume that you have missed ' +
        'something.',
      zh:
        '收到确认，流才算有了。在那之前就结束的，除非是网络问题，否则就是拒绝；' +
        '之后才结束的是断了，可以再要，间隔一次比一次长。重新连上时，' +
        '要当作自己漏掉了什么。',
    },
    lastRung(id, references, {
      en:
        'One loop that waits longer each time, ends at a refusal, and reports one ' +
        'change when the stream is back.',
      zh: '一个循环，每次多等一会儿，遇到拒绝就停；流恢复之后，补报一次变更。',
    }),
  ],
  checks: {
    listen: {
      title: {
        en: 'client: a server whose list can change',
        zh: '客户端：列表会变的服务端',
      },
      expected: {
        en:
          'One `subscriptions/listen` that asks for it, and what arrives on the ' +
          'stream is heard; none where it was not declared.',
        zh:
          '一个 `subscriptions/listen`，要求收这种变更，流里来的都能收到；' +
          '没有声明的，就不订阅。',
      },
    },
    drop: {
      title: {
        en: 'client: the stream is dropped five times',
        zh: '客户端：流断了五次',
      },
      expected: {
        en:
          'Asked for again under new ids, never faster than after 1, 2, 4, 8 and ' +
          '16 s.',
        zh: '用新 id 重新订阅，间隔不短于 1、2、4、8、16 秒。',
      },
    },
    missed: {
      title: {
        en: 'client: the stream is back',
        zh: '客户端：流恢复了',
      },
      expected: {
        en: 'Listeners get one change that the server did not send.',
        zh: '监听者收到一个变更通知，虽然服务端没有发。',
      },
    },
    refused: {
      title: {
        en: 'client: the stream is refused, or answered with JSON',
        zh: '客户端：流被拒绝，或者得到的是 JSON',
      },
      expected: {
        en: 'Not asked for again; the link works without it.',
        zh: '不再要；没有它，链接照常能用。',
      },
    },
    served: {
      title: {
        en: 'server: two listeners, and a change of the tools',
        zh: '服务端：两个监听者，工具列表发生变更',
      },
      expected: {
        en:
          'The acknowledgement comes first, everything is tagged with the id of its ' +
          'listen, only who asked is told, and comments keep the stream alive.',
        zh:
          '最先到的是确认；每条消息都标着所属 listen 的 id；只通知要了的人；' +
          '没消息时用注释保活。',
      },
    },
    'closed-link': {
      title: { en: 'client: closed while it listens', zh: '客户端：监听时关闭' },
      expected: {
        en: 'The stream is closed, and not opened again.',
        zh: '流随之关闭，不再打开。',
      },
    },
  },
} as const satisfies Pitfall
