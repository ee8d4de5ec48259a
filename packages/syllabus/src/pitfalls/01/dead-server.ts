/** Everything a learner reads about the pitfall dead-server. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'dead-server'
const references = ['solutions/01-handrolled/zero-sdk/src/child.ts'] as const

export const deadServer = {
  id,
  stage: '01',
  level: 'must',
  breaks: false,
  title: { en: 'A dead server sends no message', zh: '进程死了，不会打招呼' },
  holds: {
    en:
      'When the process ends, all pending calls reject at once with its exit code ' +
      'and the tail of stderr, and later calls fail at once. A command that never ' +
      'started is named.',
    zh:
      '进程一结束，在途的调用立刻全部失败，并带上退出码和 stderr 的末尾，' +
      '之后的调用也立刻失败。命令没能启动时，点出它的名字。',
  },
  symptom: {
    en:
      'The server crashed in the middle of a call. The caller hears of it when the ' +
      'timeout ends, and then only that there was no answer.',
    zh: '服务端在调用途中崩溃了。调用方要等到超时才有消息，而且只知道没等到响应。',
  },
  cause: {
    en:
      'A process that exits writes no message about it; its pipes close, and that is ' +
      'all. A client that listens for lines only goes on waiting, and writes later ' +
      'calls into a pipe that nobody reads.',
    zh:
      '进程退出时不会写消息通知你，只是管道关了。只盯着行的客户端会继续等下去，' +
      '后面的调用则写进了没人读的管道。',
  },
  references,
  hints: [
    {
      en:
        'Kill the server during a slow call. Which events does your client get from ' +
        'the child process, in which order, and who still holds the pending calls?',
      zh:
        '在慢调用进行时杀掉服务端。客户端从子进程收到哪些事件，先后次序如何，' +
        '在途的调用还在谁手里？',
    },
    {
      en:
        'The end of the process is the answer to every open call, and to every call ' +
        'after it. Its last output may arrive after its exit code. A command that ' +
        'could not be started ends with a different event.',
      zh:
        '进程结束，就是对每个在途调用的答复，对之后的每个调用也是。' +
        '它最后的输出可能比退出码来得晚。根本没能启动的命令，是以另一个事件收场的。',
    },
    lastRung(id, references, {
      en:
        'Every way to end becomes one `ServerExited`, after a short wait for the ' +
        'last output.',
      zh: '不管怎么结束，都归成一个 `ServerExited`，在此之前略等一下最后的输出。',
    }),
  ],
  checks: {
    'pending-rejects': {
      title: {
        en: 'client: the server exits with calls in flight',
        zh: '客户端：服务端在调用途中退出',
      },
      expected: {
        en:
          'All pending calls reject at once with `ServerExited`, its exit code and ' +
          'the tail of stderr, and `state` is `failed`.',
        zh:
          '在途的调用立刻全部以 `ServerExited` 失败，带着退出码和 stderr 的末尾，' +
          '`state` 为 `failed`。',
      },
    },
    'later-calls': {
      title: { en: 'client: calls after the end', zh: '客户端：进程结束之后再调用' },
      expected: {
        en: 'Every call rejects with `ServerExited`, without waiting.',
        zh: '每个调用都不等待，直接以 `ServerExited` 失败。',
      },
    },
    'no-command': {
      title: { en: 'client: a command that does not exist', zh: '客户端：命令不存在' },
      expected: {
        en:
          '`connect` rejects with a `ServerExited` that names the command, and no ' +
          'rejection stays unhandled.',
        zh:
          '`connect` 以 `ServerExited` 失败，消息里有命令名，' +
          '也没有留下未处理的 rejection。',
      },
    },
    'instant-exit': {
      title: {
        en: 'client: a process that exits with 0 at once',
        zh: '客户端：进程刚启动就以 0 退出',
      },
      expected: {
        en:
          '`connect` rejects with `ServerExited` and exit code 0, in other words ' +
          'than for a missing command.',
        zh: '`connect` 以 `ServerExited` 失败，退出码为 0，措辞与命令不存在时不同。',
      },
    },
  },
} as const satisfies Pitfall
