/** Everything a learner reads about the pitfall green-but-empty. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'green-but-empty'
const references = ['solutions/05-security/zero-sdk/src/health.ts'] as const

export const greenButEmpty = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R12',
  breaks: false,
  title: { en: 'Green, and empty', zh: '一片绿，一场空' },
  holds: {
    en: 'Health has three layers, and the business check catches "always empty".',
    zh: '健康检查分三层，业务那一层抓得到「永远为空」。',
  },
  symptom: {
    en:
      'Every server is green and answers within milliseconds. For five hours each ' +
      'search has come back with an empty list, and the model has been telling ' +
      'people that there is nothing.',
    zh:
      '服务端个个是绿的，几毫秒就有响应。可是五个小时以来，' +
      '每次搜索拿回的都是空列表，模型就一直告诉大家什么都没有。',
  },
  cause: {
    en:
      'A connection, a protocol and a purpose can each be broken while the one ' +
      'below is fine. Probes ask what is cheap to ask, often over a connection of ' +
      'their own, and that is never the thing that broke. An empty answer is a ' +
      'success to everybody but the person who asked.',
    zh:
      '连接、协议、用途，下面一层好好的，上面一层照样可能坏。探针只问便宜的问题，' +
      '常常还是另开的连接，坏掉的从来不是这些。空的回答，除了提问的人，' +
      '谁都当它是成功。',
  },
  references,
  hints: [
    {
      en:
        'Let a tool return `content: []` five times and look at what your report ' +
        'says about its server; then let it answer 401 five times.',
      zh:
        '让工具连续五次返回 `content: []`，看你的报告怎么说它的服务端；' +
        '再让它连续五次回 401。',
    },
    {
      en:
        'The evidence is in the calls that were made anyway: keep what became of ' +
        'the latest, for each tool as well as for the server. One empty answer is ' +
        'an answer; a whole row of them with nothing good in between says ' +
        'something. A transport error speaks about another layer than a refusal ' +
        'does.',
      zh:
        '证据就在本来就要做的调用里：留住最近的结果，整个服务端要留，' +
        '每个工具也要留。空一次也算回答；一连串都空，中间一次好的都没有，' +
        '才说明问题。传输出错和被拒绝，说的不是同一层。',
    },
    lastRung(id, references, {
      en:
        'Each outcome moves a count of bad calls in a row, and the three layers are ' +
        'read off from different members of one history.',
      zh:
        '每个结果都推动「连续几次坏调用」的计数，' +
        '三层状态从同一份历史的不同成员里读出来。',
    }),
  ],
  checks: {
    'always-bad': {
      title: {
        en: 'health: 401, isError or nothing, five times',
        zh: '健康：连续五次 401、isError 或空',
      },
      expected: {
        en:
          'Transport and protocol are ok, business is failing, and there is a ' +
          'reason.',
        zh: '传输和协议正常，业务失败，并给出原因。',
      },
    },
    'one-empty': {
      title: {
        en: 'health: an empty result now and then',
        zh: '健康：偶尔一次空结果',
      },
      expected: {
        en:
          'A good one among the last calls keeps business ok, and too few calls ' +
          'leave it unknown.',
        zh: '最近几次里只要有一次好的，业务就正常；调用太少则为未知。',
      },
    },
    'one-of-many': {
      title: {
        en: 'health: one tool always empty, the others fine',
        zh: '健康：一个工具总是空，别的都好',
      },
      expected: {
        en: 'The server is failing for it, and no other server is.',
        zh: '它的服务端因此失败，别的服务端不受影响。',
      },
    },
    'not-there': {
      title: {
        en: 'health: never started, lost, refusing, without tools',
        zh: '健康：没启动成、断了、拒绝、没有工具',
      },
      expected: {
        en:
          'The layer that is broken is not ok, and it recovers with the next good ' +
          'call.',
        zh: '坏掉的那一层不正常，下一次调用成功后恢复。',
      },
    },
    'health-moves': {
      title: {
        en: 'signals: three layers, and noise',
        zh: '信号：三层状态，还有噪声',
      },
      expected: {
        en: '`workshop.health` and `workshop.noise` have a point for each.',
        zh: '`workshop.health` 和 `workshop.noise` 里各有各的点。',
      },
    },
  },
} as const satisfies Pitfall
