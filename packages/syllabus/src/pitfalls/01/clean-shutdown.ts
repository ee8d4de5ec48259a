/** Everything a learner reads about the pitfall clean-shutdown. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'clean-shutdown'
const references = ['solutions/01-handrolled/zero-sdk/src/child.ts'] as const

export const cleanShutdown = {
  id,
  stage: '01',
  level: 'should',
  breaks: false,
  title: { en: 'Leaving without orphans', zh: '走的时候不留孤儿进程' },
  holds: {
    en:
      '`close()` ends stdin, waits, signals the group, and leaves no process behind. ' +
      'The server exits with 0 when its input ends. A broken pipe harms neither side.',
    zh:
      '`close()` 先结束 stdin，等一等，再向整个进程组发信号，最后一个进程都不剩。' +
      '服务端在输入结束时以 0 退出。管道断了，两端都不受伤。',
  },
  symptom: {
    en:
      'After a day of work `ps` lists dozens of servers whose hosts are long gone. ' +
      'Or a host dies of EPIPE because its server left first.',
    zh:
      '忙了一天之后，`ps` 里有几十个服务端，它们的宿主早已不在。或者服务端先走一步，' +
      '宿主死在 EPIPE 上。',
  },
  cause: {
    en:
      'stdio has no message for goodbye: the end of stdin is the sign, and a peer ' +
      'may miss it. Behind npx or a shell the real server is a grandchild, which a ' +
      'signal to the child does not reach. And a write to a pipe whose reader has ' +
      'gone is an error that somebody must handle.',
    zh:
      'stdio 没有道别的消息，stdin 结束就是信号，而对端可能不理会。' +
      '隔着 npx 或 shell，真正的服务端是孙进程，发给子进程的信号到不了它。' +
      '读的一方走了再写管道会出错，这个错误必须有人接住。',
  },
  references,
  hints: [
    {
      en:
        'After `close()`, list the whole process group and not only the child. For ' +
        'each stream you write to, look for whoever listens to its `error`.',
      zh:
        '`close()` 之后，列出整个进程组，而不只是子进程。对你写入的每个流，' +
        '看看谁在监听它的 `error`。',
    },
    {
      en:
        'Go from polite to forceful with a bounded wait between the steps, address ' +
        'the group that you made at spawn, and be done only when it is empty. A pipe ' +
        'that broke is news about the peer, not an exception of your own.',
      zh:
        '从客气到强硬，一步一步来，每步之间的等待都有上限；' +
        '信号发给启动时建好的进程组，组空了才算完。管道断开是关于对端的消息，' +
        '不是你自己的异常。',
    },
    lastRung(id, references, {
      en:
        'It ends stdin, then sends SIGTERM, then SIGKILL, both to the group, with ' +
        '`graceMs` between the steps.',
      zh:
        '先结束 stdin，再发 SIGTERM，再发 SIGKILL，信号都发给进程组，' +
        '每步之间等 `graceMs`。',
    }),
  ],
  checks: {
    'eof-first': {
      title: {
        en: 'client: a peer that leaves when its stdin ends',
        zh: '客户端：对端在 stdin 结束时自己退出',
      },
      expected: {
        en: 'The peer exits by itself, without a signal.',
        zh: '对端自己退出，没有收到信号。',
      },
    },
    stubborn: {
      title: {
        en: 'client: a peer that ignores EOF and SIGTERM',
        zh: '客户端：对端不理会 EOF 和 SIGTERM',
      },
      expected: {
        en: '`close()` resolves once the grace periods are over, and the peer is gone.',
        zh: '宽限期一过，`close()` 就完成，对端已经不在。',
      },
    },
    'whole-group': {
      title: {
        en: 'client: the launcher dies, what it started lives on',
        zh: '客户端：启动器死了，孙进程还活着',
      },
      expected: {
        en: 'After `close()` nothing is left of the process group.',
        zh: '`close()` 之后，进程组里一个进程也不剩。',
      },
    },
    'server-eof': {
      title: { en: 'server: its stdin ends', zh: '服务端：stdin 结束' },
      expected: { en: 'The server exits with code 0.', zh: '服务端以退出码 0 结束。' },
    },
    'server-pipe': {
      title: {
        en: 'server: the reader of its stdout goes away',
        zh: '服务端：stdout 的读者走了',
      },
      expected: {
        en: 'The server ends without a stack trace.',
        zh: '服务端结束，没有打出调用栈。',
      },
    },
    'client-pipe': {
      title: {
        en: 'client: a write after the peer closed its stdin',
        zh: '客户端：对端关了 stdin 之后再写',
      },
      expected: { en: 'The host survives the write.', zh: '宿主不会因此崩溃。' },
    },
  },
} as const satisfies Pitfall
