/** Everything a learner reads about the pitfall stderr-stall. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'stderr-stall'
const references = ['solutions/01-handrolled/zero-sdk/src/child.ts'] as const

export const stderrStall = {
  id,
  stage: '01',
  level: 'should',
  breaks: false,
  title: { en: 'An unread pipe stops its writer', zh: '管道没人读，写的人就卡住' },
  holds: {
    en:
      'Any amount of stderr is read as it comes, with newlines or without. A bounded ' +
      'tail is kept, and none of it counts as a failure.',
    zh: 'stderr 来多少读多少，有没有换行都一样。只留有限的末尾，也不把它当作失败。',
  },
  symptom: {
    en:
      'The server works for hours. Then every call times out, though the process is ' +
      'alive and idle.',
    zh: '服务端好好跑了几个小时，之后每个调用都超时，进程却还活着，也不忙。',
  },
  cause: {
    en:
      'A pipe holds a limited number of bytes, commonly 64 KiB on Linux. If nobody ' +
      'reads stderr and it is full, the next line of log blocks the server in the ' +
      'middle of its work.',
    zh:
      '管道的容量有限，Linux 上通常是 64 KiB。stderr 没人读，写满之后，' +
      '下一行日志就会把服务端卡在半路上。',
  },
  references,
  hints: [
    {
      en:
        'How many bytes has the server written to stderr when it falls silent? Find ' +
        'the line in your client that reads them.',
      zh:
        '服务端没了动静的时候，已经往 stderr 写了多少字节？在你的客户端里找找，' +
        '是哪一行在读它们。',
    },
    {
      en:
        'Reading is a duty, keeping is not. Bound what you keep by its characters, ' +
        'since a log need not have lines.',
      zh: '读是义务，存不是。存多少要按字符数设上限，因为日志不一定换行。',
    },
    lastRung(id, references, {
      en: 'It reads all of stderr and keeps the last 8192 characters.',
      zh: 'stderr 全部读走，只留最后 8192 个字符。',
    }),
  ],
  checks: {
    'client-drains': {
      title: {
        en: 'client: 256 KiB on stderr without a newline',
        zh: '客户端：stderr 来了 256 KiB，没有换行',
      },
      expected: {
        en:
          'The call resolves, `stderrTail` has at most 8192 characters, and `state` ' +
          'is `connected`.',
        zh: '调用正常返回，`stderrTail` 不超过 8192 个字符，`state` 为 `connected`。',
      },
    },
  },
} as const satisfies Pitfall
