/** Everything a learner reads about the pitfall state-machine. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'state-machine'
const references = ['solutions/02-multi-server/zero-sdk/src/connection.ts'] as const

export const stateMachine = {
  id,
  stage: '02',
  level: 'must',
  breaks: false,
  title: { en: 'A status that cannot lie', zh: '不会撒谎的状态' },
  holds: {
    en:
      'Only legal transitions happen; a call in any other state fails at once with ' +
      "that state's reason; connected without tools on offer shows.",
    zh:
      '只发生合法的迁移；在别的状态下调用，立刻以该状态的原因失败；' +
      '连上了却没有提供工具，要看得出来。',
  },
  symptom: {
    en:
      'The list shows a server in green, and it offers nothing. Or a call to a ' +
      'server that died long ago waits a minute for its timeout.',
    zh:
      '列表里的服务端亮着绿灯，却什么也不提供。或者服务端早就死了，' +
      '调用它还要等满一分钟才超时。',
  },
  cause: {
    en:
      'A status kept as several flags can contradict itself, and every place in ' +
      'the code sets the flags it happens to think of. A late event of an attempt ' +
      'that is over then turns a dead server green again.',
    zh:
      '状态拆成几个标志，就可能自相矛盾；代码里每一处又只改自己想得到的那几个。' +
      '某次尝试早已结束，它迟到的事件却把死掉的服务端又变回绿灯。',
  },
  references,
  hints: [
    {
      en:
        'Find every line that writes a status, and every line that should look at ' +
        'it before a call. Which events can arrive twice, or too late?',
      zh:
        '找出每一行写状态的代码，和每一行调用之前本该看状态的代码。' +
        '哪些事件会来两次，或者来得太晚？',
    },
    {
      en:
        'One value and one function that changes it, by a table of what may follow ' +
        'what. Anything outside the table is a fault of the host itself and has to ' +
        'be loud. A call reads the same value, and the reason that was stored with ' +
        'it becomes the error.',
      zh:
        '只留一个值，只用一个函数改它，谁能接着谁由一张表规定。' +
        '表外的变化是宿主自己的错，必须喊出来。调用看的也是这个值，' +
        '跟它存在一起的原因就是报错的内容。',
    },
    lastRung(id, references, {
      en: 'One table lists every legal move, and `transition` throws for all others.',
      zh: '一张表列出所有合法的变化，表里没有的，`transition` 一律抛错。',
    }),
  ],
  checks: {
    table: {
      title: {
        en: 'connection: every status meets every event',
        zh: '连接：每种状态遇上每种事件',
      },
      expected: {
        en:
          'A legal event gives the next status, and any other throws an ' +
          '`IllegalTransition` that names both.',
        zh:
          '合法的事件给出下一个状态，其余的抛 `IllegalTransition`，' +
          '状态和事件都写明。',
      },
    },
    'calls-fail-fast': {
      title: {
        en: 'manager: calls to servers that are not connected',
        zh: '管理器：调用没有连上的服务端',
      },
      expected: {
        en:
          'They reject at once with `ServerUnavailable`, status and reason, and an ' +
          'unknown name with `UnknownTool`.',
        zh:
          '立刻以 `ServerUnavailable` 失败，带着状态和原因；' +
          '不认识的名字以 `UnknownTool` 失败。',
      },
    },
    'connected-empty': {
      title: {
        en: 'manager: connected, and not one tool',
        zh: '管理器：连上了，一个工具也没有',
      },
      expected: {
        en: 'A `problem` event says so, and `tools` is 0 in the status.',
        zh: '有一个 `problem` 事件说明此事，状态里的 `tools` 为 0。',
      },
    },
    'connect-again': {
      title: {
        en: 'manager: a server that asks for a login, fails, and comes',
        zh: '管理器：先要登录、再失败、最后连上的服务端',
      },
      expected: {
        en:
          'An error named `NeedsAuth` makes it `needs-auth`, any other `failed`; ' +
          '`connect` tries again, and leaves a connected server alone.',
        zh:
          '名为 `NeedsAuth` 的错误使它成为 `needs-auth`，其余的成为 `failed`；' +
          '`connect` 再试一次，已经连上的不去动它。',
      },
    },
    'end-early': {
      title: {
        en: 'manager: a mute server is switched off while it connects',
        zh: '管理器：正在连一个不出声的服务端，这时停用它',
      },
      expected: {
        en: 'Its process goes at once, long before the connect would time out.',
        zh: '它的进程马上就没了，不用等到连接超时。',
      },
    },
    disable: {
      title: {
        en: 'manager: a running server is disabled',
        zh: '管理器：停用一个正在运行的服务端',
      },
      expected: {
        en:
          'Its tools leave the list, running and later calls reject, and its ' +
          'process is gone.',
        zh: '它的工具不再列出，在途和之后的调用都失败，进程也不在了。',
      },
    },
  },
} as const satisfies Pitfall
