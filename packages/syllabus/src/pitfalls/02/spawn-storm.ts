/** Everything a learner reads about the pitfall spawn-storm. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'spawn-storm'
const references = ['solutions/02-multi-server/zero-sdk/src/lane.ts'] as const

export const spawnStorm = {
  id,
  stage: '02',
  level: 'must',
  breaks: true,
  title: { en: 'Twelve processes at once', zh: '十二个进程一齐启动' },
  holds: {
    en:
      'At most 3 local and 20 remote connects are in flight, and a slow one does ' +
      'not hold up the rest.',
    zh: '同时在连的本地服务端不超过 3 个，远程不超过 20 个；一个慢的不耽误其余的。',
  },
  symptom: {
    en:
      'The host starts, and the machine stands still. Servers that are fine miss ' +
      'their timeout, and count as broken.',
    zh: '宿主一启动，机器就卡住不动。好好的服务端也等超了时，被当成坏的。',
  },
  cause: {
    en:
      '`Promise.all` over a list has started everything before it waits for ' +
      'anything. A process is at its most expensive while it loads, and all of ' +
      'them load on the same few cores. A connect that has timed out still has its ' +
      'process, until somebody ends it.',
    zh:
      '对列表用 `Promise.all`，是全部启动之后才开始等。进程在加载阶段最吃资源，' +
      '而大家挤的是同样几个核。连接超时了，进程却还在，要有人去结束它。',
  },
  experiment: {
    en:
      'In `break/spawn-storm.ts`, start every server of the list at once and wait ' +
      'for all. The harness passes twelve that hold back their first answer, and ' +
      'must see twelve processes before one is connected. It is worth it because ' +
      'with two or three servers this is the fastest way, and nobody notices.',
    zh:
      '在 `break/spawn-storm.ts` 里，把列表中的服务端一次全部启动，再一起等。' +
      '测试框架给十二个压着首条响应不发的服务端，' +
      '必须在有一个连上之前看到十二个进程。这个破坏实验值得做：只有两三个服务端时，' +
      '这是最快的写法，谁也看不出问题。',
  },
  references,
  hints: [
    {
      en:
        'At any moment, how many processes have started and not answered yet? Find ' +
        'what in your code keeps that number down.',
      zh:
        '任何时刻数一数，启动了还没响应的进程有几个？' +
        '找找你的代码里是什么在压住这个数。',
    },
    {
      en:
        'A place becomes free when one server is done, not when a whole batch is; ' +
        'else one slow server holds up two others. Done means connected, or failed ' +
        'and its process ended. Local and remote do not queue for the same places.',
      zh:
        '做完一个就空出一个位置，不要等一整批，否则一个慢的会压住另外两个。「做完」' +
        '是指连上，或者失败并且进程已经结束。本地和远程不排同一条队。',
    },
    lastRung(id, references, {
      en:
        'Local and remote have a lane each; a lane lets so many in, and hands a ' +
        'place that becomes free to the next in line.',
      zh: '本地和远程各有一条通道，各有放行的个数；空出来的位置，交给队里的下一个。',
    }),
  ],
  checks: {
    'at-most-three': {
      title: {
        en: 'manager: twelve local servers that hold their handshake',
        zh: '管理器：十二个本地服务端，都压着握手不答',
      },
      expected: {
        en:
          'No more than three are started and not yet connected at a time, and in ' +
          'the end all are connected.',
        zh: '已启动而未连上的，任何时候不超过三个，最后全部连上。',
      },
    },
    'slow-one': {
      title: {
        en: 'manager: a mute server among the others',
        zh: '管理器：其中一个始终不出声',
      },
      expected: {
        en:
          'The others connect before it times out; then its process is gone and ' +
          'its place is free.',
        zh: '其余的在它超时之前都已连上；之后它的进程不在，位置也空了出来。',
      },
    },
    'remote-lane': {
      title: {
        en: 'manager: http servers beside slow local ones',
        zh: '管理器：http 服务端，旁边是慢的本地服务端',
      },
      expected: {
        en:
          'At most 20 http servers are connecting at a time, and none of them ' +
          'waits for a local one.',
        zh: '同时在连的 http 服务端不超过 20 个，谁也不用等本地的。',
      },
    },
  },
} as const satisfies Pitfall
