/** Everything a learner reads about the pitfall notification-reply. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'notification-reply'
const references = ['solutions/01-handrolled/zero-sdk/src/serve.ts'] as const

export const notificationReply = {
  id,
  stage: '01',
  level: 'must',
  breaks: false,
  title: { en: 'No id, no answer', zh: '没有 id，就不回应' },
  holds: {
    en:
      'Neither side ever answers a message without an id, whether it knows the ' +
      'method or not.',
    zh: '没有 id 的消息，两端都不回应，不管认不认识这个方法。',
  },
  symptom: {
    en:
      "The peer's log fills with answers that belong to no request, or a strict peer " +
      'drops the connection over one.',
    zh:
      '对端的日志里堆满了不属于任何请求的响应；严格一点的对端，' +
      '会因为其中一条断开连接。',
  },
  cause: {
    en:
      'In JSON-RPC the id is the request for an answer. A dispatcher that reports an ' +
      'unknown method before it has looked for an id replies to notifications too, ' +
      'and nobody waits for the reply.',
    zh:
      '在 JSON-RPC 里，id 本身就是「请回应」的意思。分发器如果先报未知方法、' +
      '后看有没有 id，就会连通知也一起回，而那头没有人在等。',
  },
  references,
  hints: [
    {
      en:
        'Send a notification with a made-up method and read every byte that your ' +
        'side writes after it. Then send `tools/list` without an id.',
      zh:
        '发一条方法名瞎编的通知，看自己这边之后写出的每一个字节。' +
        '再发一条没有 id 的 `tools/list`。',
    },
    {
      en:
        'Sort by shape before you look at the method. A notification may be acted on ' +
        'or ignored; there is no path from it to a write.',
      zh:
        '先按形状分流，再看方法名。通知可以处理，可以忽略，但从它出发，' +
        '没有一条路通向写操作。',
    },
    lastRung(id, references, {
      en: 'Notifications take a branch of their own, in which nothing is sent.',
      zh: '通知走单独的分支，那里什么都不发。',
    }),
  ],
  checks: {
    'server-silent': {
      title: {
        en: 'server: known, unknown, and tools/list without an id',
        zh: '服务端：认识的、不认识的、没有 id 的 tools/list',
      },
      expected: {
        en: 'None of the three is answered, and the next request is.',
        zh: '三条都没有回应，接下来的请求照常回应。',
      },
    },
    'client-silent': {
      title: {
        en: 'client: notifications it knows and does not know',
        zh: '客户端：认识和不认识的通知',
      },
      expected: {
        en: 'The client writes nothing back and keeps working.',
        zh: '客户端什么也不写回去，并且照常工作。',
      },
    },
  },
} as const satisfies Pitfall
