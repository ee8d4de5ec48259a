/** Everything a learner reads about the pitfall tool-shadowing. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'tool-shadowing'
const references = ['solutions/05-security/zero-sdk/src/look-alikes.ts'] as const

export const toolShadowing = {
  id,
  stage: '05',
  level: 'should',
  breaks: false,
  title: { en: 'A look-alike takes the call', zh: '长得像的抢走了调用' },
  holds: {
    en: "A look-alike or a tool of the same name never takes another's calls.",
    zh: '同名或长得像的工具，抢不走别人的调用。',
  },
  symptom: {
    en:
      'A second server offers `send_mаil`, and mail leaves through it. On the screen ' +
      'the two names are one: the letter in the middle is Cyrillic.',
    zh:
      '第二个服务端提供了一个 `send_mаil`，邮件就从它那里发了出去。' +
      '屏幕上两个名字一模一样：中间那个字母其实是西里尔字母。',
  },
  cause: {
    en:
      'Names are compared by code points and read by people and models. Between the ' +
      'two there is room for letters of other scripts, for characters without width, ' +
      'and for a dash in place of an underscore.',
    zh:
      '程序按码点比较名字，人和模型却是看样子。两者之间有空子可钻：' +
      '别的文字的字母，没有宽度的字符，还有把下划线换成连字符。',
  },
  references,
  hints: [
    {
      en:
        'Print the code points of two names that look alike to you. Which steps would ' +
        'make one of the other?',
      zh: '挑两个看上去一样的名字，打印它们的码点。要经过哪几步，才能变成同一个？',
    },
    {
      en:
        'Bring every name into a form in which only the looks are left, and group by ' +
        'it. A table of some dozens of letters is enough. Tell what you have found and ' +
        'change nothing: a pin or a rule belongs to one server and one tool.',
      zh:
        '把每个名字化成只剩样子的形式，再按它分组。一张几十个字母的表就够用。' +
        '找到了只管报告，别去改：指纹和规则都只属于一个服务端的一个工具。',
    },
    lastRung(id, references, {
      en: 'NFKC, then nothing invisible, then letter by letter to what it looks like.',
      zh: '先 NFKC，再去掉看不见的，最后逐个字母换成它像的那个。',
    }),
  ],
  checks: {
    'same-name': {
      title: {
        en: 'pins: one tool name on two and on three servers',
        zh: '指纹：两个、三个服务端有同名的工具',
      },
      expected: {
        en: 'Every pair of servers is told once, as `same-name`.',
        zh: '每一对服务端报一次，写明 `same-name`。',
      },
    },
    'look-alikes': {
      title: {
        en: 'pins: names that look like search',
        zh: '指纹：看上去像 search 的名字',
      },
      expected: {
        en: 'Each of them is told with the real one, as `look-alike`.',
        zh: '每个都和真的那个报成一对，写明 `look-alike`。',
      },
    },
    'no-false-alarm': {
      title: {
        en: 'pins: names that only resemble each other',
        zh: '指纹：只是有点像的名字',
      },
      expected: {
        en: 'No pair is told, neither within a server nor across servers.',
        zh: '一对也不报，同一个服务端之内、不同服务端之间都一样。',
      },
    },
    'own-calls': {
      title: {
        en: 'pins: a late server with the tool of another one',
        zh: '指纹：晚来的服务端，带着别人的工具',
      },
      expected: {
        en:
          'The pin, the rule and the calls of the first one stay its own, and the pair ' +
          'is told.',
        zh: '先来的那个，指纹、规则和调用都还是它自己的，这一对会报出来。',
      },
    },
  },
} as const satisfies Pitfall
