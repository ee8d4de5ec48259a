/** Everything a learner reads about the pitfall blind-reconnect. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'blind-reconnect'
const references = ['solutions/03-remote/zero-sdk/src/reconnect.ts'] as const

export const blindReconnect = {
  id,
  stage: '03',
  level: 'must',
  breaks: true,
  title: { en: 'Retrying what cannot work', zh: '对不可能成功的事反复重试' },
  holds: {
    en:
      'A local server fails with the reason and restarts within a bound; a ' +
      'remote one backs off 1, 2, 4, 8, 16 s with jitter, reset only by real ' +
      'health.',
    zh:
      '本地服务端失败要说明原因，重启次数有上限；远程的按 1、2、4、8、' +
      '16 秒退避并加抖动，真正恢复健康才清零。',
  },
  symptom: {
    en:
      'The screen says "connecting" all day, and the log has the same line a ' +
      'thousand times. Nobody has read it: the command is misspelt. Elsewhere a ' +
      'server is given up for good, because of five short outages in a week.',
    zh:
      '界面上整天写着「连接中」，日志里同一行出现了上千次，却没人去看：' +
      '其实是命令写错了。另一台机器上，一周里断了五次，每次都很短，' +
      '服务端却被永远放弃了。',
  },
  cause: {
    en:
      'One loop treats every end alike. But a program that never came up needs ' +
      'somebody who corrects it, one that crashed needs a few restarts, and a ' +
      'network needs time. And a count that starts again with every connection ' +
      'never ends, while one that never starts again ends too soon.',
    zh:
      '所有的断开都走同一个循环。可是，从没起来过的程序要有人去改，崩溃的只需重启几次，' +
      '网络问题则要等。计数也一样：一连上就清零，永远重试不完；从不清零，又放弃得太早。',
  },
  experiment: {
    en:
      'In `break/blind-reconnect.ts`, connect, and when it fails wait a moment and ' +
      'connect again, until it works. The harness passes a `connect` whose program ' +
      'does not exist, lets one hour pass, and must count more than 100 attempts. ' +
      'It is worth it because this loop is in most clients, and works well in every ' +
      'test in which the server comes back.',
    zh:
      '在 `break/blind-reconnect.ts` 里，连接，失败了就等一会儿再连，直到连上为止。' +
      '测试框架传入的 `connect` 要启动一个不存在的程序，然后让时间过去一个小时，' +
      '必须数到超过 100 次尝试。这个破坏实验值得做：多数客户端里都有这个循环，' +
      '只要测试里的服务端最后会回来，它就看不出毛病。',
  },
  references,
  hints: [
    {
      en:
        'Write down the ways in which a server can end: it never started, it served ' +
        'and crashed, the network was away, somebody has to log in, somebody ' +
        'switched it off. What does your code do after each of them?',
      zh:
        '把服务端断开的情形列出来：从没启动成功，用着用着崩溃了，网络断了，' +
        '需要有人登录，被人关掉了。每一种之后，你的代码在做什么？',
    },
    {
      en:
        'What to do depends on the kind of server, and on whether it was ever ' +
        'connected. A connection proves something only when it has lasted: until ' +
        'then the count goes on. Whoever gives up says so, where it can be seen.',
      zh:
        '怎么做，取决于服务端是哪一种，以及它有没有连上过。' +
        '连接要维持一段时间才算数，在那之前不清零。放弃了就要说出来，让人看得到。',
    },
    lastRung(id, references, {
      en:
        'Each server has its own count and one timer, which waits either for the ' +
        'next attempt or for 60 healthy seconds; every report of the manager ends ' +
        'it.',
      zh:
        '每个服务端有自己的计数和一个定时器，要么在等下一次尝试，' +
        '要么在等满 60 秒的健康；管理器一有状态变化，定时器就取消。',
    }),
  ],
  checks: {
    misconfigured: {
      title: {
        en: 'retry: a local server whose command does not exist',
        zh: '重试：命令不存在的本地服务端',
      },
      expected: {
        en: 'It is started once; it is `failed` with the reason, and given up.',
        zh: '只启动一次，状态是带着原因的 `failed`，并且已放弃。',
      },
    },
    'bounded-restarts': {
      title: {
        en: 'retry: a local server that served, and then keeps exiting',
        zh: '重试：本地服务端用过一阵，之后反复退出',
      },
      expected: {
        en: 'It is restarted after 1, 2 and 4 s, and then given up.',
        zh: '隔 1、2、4 秒各重启一次，然后放弃。',
      },
    },
    'backs-off': {
      title: {
        en: 'retry: a remote server that stays away',
        zh: '重试：一直连不上的远程服务端',
      },
      expected: {
        en:
          'It is tried after 1, 2, 4, 8 and 16 s, of which jitter takes up to a ' +
          'half; then it is given up, and `report()` says so.',
        zh:
          '隔 1、2、4、8、16 秒各试一次，抖动最多减去一半；然后放弃，' +
          '`report()` 里看得到。',
      },
    },
    'health-counts': {
      title: {
        en: 'retry: a remote server that drops, comes back, drops',
        zh: '重试：远程服务端断了又连上，有时隔得久，有时一连上就断',
      },
      expected: {
        en:
          'After 60 s connected the count starts again, so six outages an hour ' +
          'apart end well; before that it goes on.',
        zh:
          '连上满 60 秒才清零，所以每隔一小时断一次，六次也没事；' +
          '不满 60 秒，计数接着往上加。',
      },
    },
    'left-alone': {
      title: {
        en: 'retry: a server that needs a login, is off, or closed',
        zh: '重试：需要登录、被关掉或已关闭的服务端',
      },
      expected: {
        en: 'Nobody connects it again, and after `stop()` no timer is left.',
        zh: '谁也不去重连它；`stop()` 之后不留定时器。',
      },
    },
  },
} as const satisfies Pitfall
