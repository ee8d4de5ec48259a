/** Everything a learner reads about the pitfall one-bad-server. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'one-bad-server'
const references = ['solutions/02-multi-server/zero-sdk/src/member.ts'] as const

export const oneBadServer = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: 'One bad server stays one', zh: '坏一个，就只坏一个' },
  holds: {
    en: 'A crash, a hang or garbage from one server leaves the others untouched.',
    zh: '一个服务端崩溃、卡死或输出乱码，其他的都不受影响。',
  },
  symptom: {
    en:
      'One server of five does not start, and the agent has no tools at all. Or it ' +
      'dies in the middle of a call and takes the host with it.',
    zh:
      '五个服务端里有一个起不来，agent 就一个工具也没有了。或者它死在调用途中，' +
      '把宿主也带走了。',
  },
  cause: {
    en:
      '`Promise.all` gives up the whole list with its first rejection, and a loop ' +
      'that awaits one server hangs with it. An error that nobody listens for ends ' +
      'the process, whichever server it came from.',
    zh:
      '`Promise.all` 遇到第一个失败，就把整个列表放弃了；循环里等着哪个服务端，' +
      '就和它一起卡住。没人监听的错误会结束整个进程，不管它来自哪个服务端。',
  },
  references,
  hints: [
    {
      en:
        'Replace one of three servers by `false`, then by `sleep 1000`, then by ' +
        '`yes`. What do the other two lose each time?',
      zh:
        '把三个服务端中的一个依次换成 `false`、`sleep 1000` 和 `yes`。' +
        '另外两个每次少了什么？',
    },
    {
      en:
        "How a connect ends is a status of that server and nobody else's " +
        'rejection. Give each one its own limit of time, and hand every error to ' +
        'the server it belongs to.',
      zh:
        '连接怎么收场，是那个服务端自己的状态，不该变成别人的失败。' +
        '每个都有自己的时限，每个错误都归到它所属的服务端。',
    },
    lastRung(id, references, {
      en:
        'When a link is gone, its member drops its tools and becomes `failed` with ' +
        'the reason; no other member is asked.',
      zh: '连接没了，所属的成员就撤下工具，带着原因变为 `failed`，与其他成员无关。',
    }),
  ],
  checks: {
    'crash-before-handshake': {
      title: {
        en: 'manager: one of three exits before the handshake',
        zh: '管理器：三个里有一个握手之前就退出',
      },
      expected: {
        en: 'It is `failed` with its reason, and the other two answer.',
        zh: '它为 `failed` 并带着原因，另外两个照常响应。',
      },
    },
    'nameless-tools': {
      title: {
        en: 'manager: one of three lists tools whose names are no text',
        zh: '管理器：三个里有一个，列出的工具名不是文本',
      },
      expected: {
        en: 'It offers none of them, and the tools of the other two are there.',
        zh: '它的工具一个也不提供，另外两个的照常列出。',
      },
    },
    hang: {
      title: {
        en: 'manager: one of three never answers',
        zh: '管理器：三个里有一个从不响应',
      },
      expected: {
        en: 'It is `failed` when its time is up, and the other two answer.',
        zh: '时限一到它就是 `failed`，另外两个照常响应。',
      },
    },
    'garbage-on-stdout': {
      title: {
        en: 'manager: one of three writes garbage to stdout',
        zh: '管理器：三个里有一个往 stdout 写乱码',
      },
      expected: {
        en:
          'It ends up `failed` with its reason or `connected`, and the other two ' +
          'answer.',
        zh: '它最后是带着原因的 `failed`，或者 `connected`，另外两个照常响应。',
      },
    },
    'crash-in-call': {
      title: {
        en: 'manager: one of three dies in a call',
        zh: '管理器：三个里有一个死在调用途中',
      },
      expected: {
        en:
          'That call rejects, the server is `failed` with its reason, and the ' +
          'other two answer.',
        zh: '那个调用失败，服务端为 `failed` 并带着原因，另外两个照常响应。',
      },
    },
  },
} as const satisfies Pitfall
