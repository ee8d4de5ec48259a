/** Everything a learner reads about the pitfall stable-set. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'stable-set'
const references = ['solutions/04-token/zero-sdk/src/tool-set.ts'] as const

export const stableSet = {
  id,
  stage: '04',
  level: 'should',
  failure: 'R5',
  breaks: false,
  title: { en: 'What was sent stays where it was', zh: '发过的就别再动' },
  holds: {
    en:
      'Connects, drops and list changes append; what was sent is never reordered ' +
      'within a conversation.',
    zh: '连接、断开和列表变更都只往后追加；同一段对话里，发过的不再换位置。',
  },
  symptom: {
    en:
      'The order is sorted and the same in every run. Still the cache is lost ' +
      'each time a server connects late, drops, or changes its list.',
    zh:
      '次序排得好好的，每次运行都一样。可只要有服务端晚连上、掉线，' +
      '或者列表变了，缓存就没了。',
  },
  cause: {
    en:
      'Sorted anew for each request, a late tool lands in the middle, and one ' +
      'that goes leaves a hole: everything behind it is read again. A list that ' +
      'is changed while a request is open changes under its feet.',
    zh:
      '每次请求都重新排，晚来的工具落在中间，走掉的留下空位，' +
      '后面的全都要重读一遍。请求还没结束就去改列表，改的正是它手里那份。',
  },
  references,
  hints: [
    {
      en:
        'Let a server connect in the middle of a conversation, with a tool whose ' +
        'name begins with `a`. At which index do the two requests part?',
      zh:
        '对话进行到一半，让一个服务端连上，它的工具名以 `a` 开头。' +
        '前后两个请求从第几个块开始不同？',
    },
    {
      en:
        'What was sent belongs to the conversation, not to the manager. Sort only ' +
        'what is new, put it behind, and let a tool that is gone stand where it ' +
        'is: the answer to a call can say that it is away. Hand out a list that ' +
        'nobody will write to.',
      zh:
        '发过什么，归对话管，不归管理器管。只给新来的排序，放到后面；' +
        '走掉的留在原位，有人调用时再说它不在了。交出去的列表，以后谁也不再写它。',
    },
    lastRung(id, references, {
      en: 'It keeps the blocks that were sent and makes a new list for each request.',
      zh: '它记着发过的块，每次请求都新建一份列表。',
    }),
  ],
  checks: {
    appended: {
      title: {
        en: 'order: tools that come late, from the front of the alphabet',
        zh: '次序：晚来的工具，字母却排在前面',
      },
      expected: {
        en:
          'They follow the ones that were sent, sorted among themselves, and no ' +
          'byte before them is another.',
        zh: '它们排在发过的后面，彼此有序，前面一个字节都没变。',
      },
    },
    gone: {
      title: {
        en: 'order: a tool goes and comes back',
        zh: '次序：工具走了又回来',
      },
      expected: {
        en: 'Its block keeps its place, and `gone` has its name until it returns.',
        zh: '块的位置不变，`gone` 里一直有它，直到它回来。',
      },
    },
    changed: {
      title: {
        en: 'order: a definition changes, in bytes or only in its keys',
        zh: '次序：定义变了，或者只是键换了次序',
      },
      expected: {
        en:
          'The new one stands in the place of the old, and `brokenAt` is the first ' +
          'index that really differs.',
        zh: '新的站在旧的位置上，`brokenAt` 是第一个真正不同的下标。',
      },
    },
    'in-flight': {
      title: {
        en: 'order: the list changes while a request is open',
        zh: '次序：请求还没结束，列表就变了',
      },
      expected: {
        en: 'The blocks of the open request are what they were.',
        zh: '这个请求的块还是原来那些。',
      },
    },
    'new-conversation': {
      title: {
        en: 'order: two conversations, one of them cleared',
        zh: '次序：两段对话，其中一段清空了',
      },
      expected: {
        en: 'Neither knows what the other has sent, and a cleared one starts sorted.',
        zh: '谁也不知道对方发过什么，清空之后从排好的次序重新开始。',
      },
    },
  },
} as const satisfies Pitfall
