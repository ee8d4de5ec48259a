/** Everything a learner reads about the pitfall pagination. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'pagination'
const references = ['solutions/02-multi-server/zero-sdk/src/tool-list.ts'] as const

export const pagination = {
  id,
  stage: '02',
  level: 'should',
  breaks: false,
  title: { en: 'The list has another page', zh: '列表还有下一页' },
  holds: {
    en:
      'All pages are read; an empty string is a valid cursor; a cursor that never ' +
      'moves ends in an error.',
    zh: '每一页都读到；空字符串是合法的游标；游标一直不动，就报错停下。',
  },
  symptom: {
    en:
      'Half the tools do not exist for the model, and nothing says so. Or the host ' +
      'lists on and on until its memory is full.',
    zh:
      '一半的工具对模型来说不存在，也没有任何提示。或者宿主没完没了地列下去，' +
      '直到内存用光。',
  },
  cause: {
    en:
      'The list ends where `nextCursor` is absent and nowhere else: an empty ' +
      'string is a cursor too. And only the server knows whether a cursor ever ' +
      'moves.',
    zh:
      '响应里没有 `nextCursor`，列表才算完，别无其他标志：空字符串也是游标。' +
      '而游标会不会往前走，只有服务端知道。',
  },
  references,
  hints: [
    {
      en:
        'Serve a list in three pages, the second of which ends with the cursor ' +
        '`""`. Which condition stops your loop?',
      zh:
        '让服务端把列表分成三页，第二页末尾的游标是 `""`。' +
        '是哪个条件让你的循环停下的？',
    },
    {
      en:
        'Ask whether the field is there, and send its value back as it came. A ' +
        'cursor that you have sent before brings nothing new: stop, say so, and ' +
        'keep each tool once.',
      zh:
        '要问的是有没有这个字段，值怎么来就怎么送回去。已经送过的游标带不来新东西：' +
        '停下，说一声，每个工具只留一份。',
    },
    lastRung(id, references, {
      en:
        'It remembers the cursors it has sent, and ends when there is none or a ' +
        'known one.',
      zh: '它记着送过的游标，没有下一个，或者下一个见过，就结束。',
    }),
  ],
  checks: {
    'all-pages': {
      title: {
        en: 'manager: three pages, one cursor an empty string',
        zh: '管理器：一共三页，有个游标是空字符串',
      },
      expected: {
        en: 'All four tools are listed, and the third request has the cursor `""`.',
        zh: '四个工具都在，第三个请求的游标是 `""`。',
      },
    },
    'stuck-cursor': {
      title: {
        en: 'manager: cursors that come again and again',
        zh: '管理器：反复出现的游标',
      },
      expected: {
        en: 'Within 3 requests it stops with a `problem`, and offers each tool once.',
        zh: '3 次请求之内停下并报 `problem`，每个工具只出现一次。',
      },
    },
  },
} as const satisfies Pitfall
