/** Everything a learner reads about the pitfall sorted-evidence. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'sorted-evidence'
const references = [
  'solutions/04-token/zero-sdk/src/drift.ts',
  'solutions/04-token/zero-sdk/src/order.ts',
] as const

export const sortedEvidence = {
  id,
  stage: '04',
  level: 'must',
  failure: 'R5',
  breaks: false,
  title: { en: 'Sorting destroys the evidence', zh: '一排序，证据就没了' },
  holds: {
    en:
      'The drift detector reads the order as it was sent, and catches drift that ' +
      'was planted.',
    zh: '检测器看的是发出去时的顺序，埋进去的漂移抓得到。',
  },
  symptom: {
    en:
      'The dashboard says that the order has been stable for weeks. The cache is ' +
      'hit once in a hundred turns.',
    zh: '看板上写着次序几周来一直稳定，缓存却一百轮才命中一次。',
  },
  cause: {
    en:
      'The check sorts before it compares, or hashes what the host meant to send ' +
      'instead of what it sent. It cannot turn red, whatever happens. The ' +
      'opposite is no better: a list is not unstable because nobody calls `sort`.',
    zh:
      '检查先排序再比较，或者哈希的是宿主打算发的，而不是真正发出去的。' +
      '于是不管发生什么，它都红不了。反过来也不行：没人调用 `sort`，' +
      '不等于列表不稳定。',
  },
  references,
  hints: [
    {
      en:
        'Swap two tools in a captured request by hand and run your detector on it. ' +
        'Does it say so, and does it say which?',
      zh: '在抓到的请求里手动调换两个工具，再跑你的检测器。它报了吗，说出是哪个了吗？',
    },
    {
      en:
        'Two questions, two answers: did the tools that stayed keep their order, ' +
        'and did each of them keep its text? What came or went moves the others ' +
        'without changing their order. Nothing on the way may tidy up.',
      zh:
        '这是两个问题，要分开答：留下来的工具次序变没变，每个工具的文本变没变？' +
        '有来有走，别的工具会挪位置，但先后没变。一路上谁都不许顺手整理。',
    },
    lastRung(id, references, {
      en: 'It compares the names that stayed, in both orders, and the blocks as text.',
      zh: '留下来的名字，前后两种次序直接比；块按文本比。',
    }),
  ],
  checks: {
    planted: {
      title: {
        en: 'order: seven turns with six changes planted',
        zh: '次序：七轮里埋了六处变化',
      },
      expected: {
        en: 'Each change is found in its turn, by its kind and its name.',
        zh: '每处变化都在它那一轮查出来，种类和名字都对。',
      },
    },
    'as-sent': {
      title: {
        en: 'order: keys rebuilt, neighbours swapped, one in front',
        zh: '次序：键重新拼过、相邻互换、最前面插一个',
      },
      expected: {
        en:
          'Other bytes are another content, and a place that only shifted is no ' +
          'other order.',
        zh: '字节不同就是内容变了，只是顺移的不算次序变了。',
      },
    },
    constant: {
      title: {
        en: 'order: a constant list that nobody ever sorted',
        zh: '次序：从没排过序的固定列表',
      },
      expected: {
        en: 'Nothing is reported, whatever the messages around it say.',
        zh: '不管周围的消息怎么变，都没有任何报告。',
      },
    },
    hashes: {
      title: {
        en: 'order: hashes of swapped, changed and rebuilt blocks',
        zh: '次序：调换、改动、重拼之后的哈希',
      },
      expected: {
        en:
          '`order` changes with the order of the names only, `content` with any ' +
          'byte.',
        zh: '`order` 只随名字的次序变，`content` 随任何一个字节变。',
      },
    },
  },
} as const satisfies Pitfall
