/** Everything a learner reads about the pitfall never-called. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'never-called'
const references = ['solutions/04-token/zero-sdk/src/never-called.ts'] as const

export const neverCalled = {
  id,
  stage: '04',
  level: 'should',
  failure: 'R2',
  breaks: false,
  title: { en: 'Five reasons for zero calls', zh: '零调用的五种原因' },
  holds: {
    en:
      'Five causes are told apart by evidence from the captured request, "not ' +
      'sent" first.',
    zh: '凭抓到的请求分清五种原因，先看是不是根本没送出去。',
  },
  symptom: {
    en:
      'A tool has not been called for a month. Its description was rewritten ' +
      'three times; the model has never seen it.',
    zh: '一个工具一个月没被调用。描述改了三遍，模型却从没见过它。',
  },
  cause: {
    en:
      'From outside, a tool that was lost on the way, renamed, forbidden, drowned ' +
      'among others or badly described looks the same: nothing happens. The ' +
      'request that was sent tells the first of these from the rest, and the list ' +
      'that the host keeps does not.',
    zh:
      '路上丢了、改了名、被禁了、淹没在别的工具里、描述写得不好，' +
      '从外面看都一样：什么也没发生。只有真正发出去的请求能把第一种和其余的分开，' +
      '宿主自己的列表不能。',
  },
  references,
  hints: [
    {
      en:
        'Capture one request and look for the tool in it. Not in the text of it, ' +
        'where anybody may mention its name: in which member?',
      zh: '抓一个请求，在里面找这个工具。光在文本里搜到不算，谁都可能提到这个名字：它在哪个成员里？',
    },
    {
      en:
        'Ask in the order in which the causes hide each other, and stop at the ' +
        'first that holds. A name that stands there and belongs to no tool of ' +
        'yours is a lead. Whatever you say, say what you saw.',
      zh:
        '哪个原因会盖住别的，就先问哪个，第一个成立的就是答案。' +
        '请求里有个名字，又不是你的任何工具，这就是线索。下结论时，把看到的也写上。',
    },
    lastRung(id, references, {
      en: 'A chain of questions to the parsed bodies, each with its evidence.',
      zh: '对解析后的请求体逐个提问，每个结论都附上证据。',
    }),
  ],
  checks: {
    'not-sent': {
      title: {
        en: 'statistics: named everywhere but among the tools',
        zh: '统计：处处提到它，唯独不在工具里',
      },
      expected: {
        en: 'The cause is `not-sent`, and the evidence says of how many requests.',
        zh: '原因是 `not-sent`，证据里写明看了多少个请求。',
      },
    },
    renamed: {
      title: {
        en: 'statistics: a dot replaced, a long name cut',
        zh: '统计：点号被换掉，长名字被截短',
      },
      expected: {
        en: 'The cause is `renamed`, and the evidence has the name that was sent.',
        zh: '原因是 `renamed`，证据里有实际发出去的名字。',
      },
    },
    'blocked-or-buried': {
      title: {
        en: 'statistics: denied by a rule, one of fifty-one',
        zh: '统计：被规则拒绝，以及五十一个里的一个',
      },
      expected: {
        en:
          'One is `blocked` and shows the rule, the other is `buried` and shows the ' +
          'count.',
        zh: '一个是 `blocked`，附上规则；另一个是 `buried`，附上数量。',
      },
    },
    words: {
      title: {
        en: 'statistics: descriptions without a what or a when',
        zh: '统计：描述没写做什么，或者没写何时用',
      },
      expected: {
        en: 'Those are `vague` with the finding, and the clear one is `not-chosen`.',
        zh: '这些是 `vague`，附上检查结果；写清楚的那个是 `not-chosen`。',
      },
    },
    'first-cause': {
      title: {
        en: 'statistics: tools with several causes at once',
        zh: '统计：同时有几个原因的工具',
      },
      expected: {
        en: 'Each is told with the cause that hides the others, in the given order.',
        zh: '每个都报盖住其余的那个原因，次序和给的一样。',
      },
    },
  },
} as const satisfies Pitfall
