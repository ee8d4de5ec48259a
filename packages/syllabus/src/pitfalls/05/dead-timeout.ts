/** Everything a learner reads about the pitfall dead-timeout. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'dead-timeout'
const references = ['solutions/05-security/zero-sdk/src/telemetry.ts'] as const

export const deadTimeout = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R4',
  breaks: false,
  title: { en: 'The timeout that never fired', zh: '从没触发过的超时' },
  holds: {
    en:
      'Each layer counts how often it fired, and one that can never fire is ' +
      'reported.',
    zh: '每一层都记自己触发了几次，不可能触发的那一层会被报出来。',
  },
  symptom: {
    en:
      'The limit of a slow tool is raised to two minutes, the configuration loads, ' +
      'and its calls still end after one. Nobody can say which limit it was.',
    zh:
      '把慢工具的限时提到两分钟，配置加载成功，调用还是一分钟就断。是哪个限时断的，' +
      '谁也说不上来。',
  },
  cause: {
    en:
      'A limit inside a shorter one is never reached: by then the outer one has ' +
      'ended everything. It throws no error for that, and looks like any other in a ' +
      'list of settings. Only a count shows it, and only beside the counts of the ' +
      'others.',
    zh:
      '外面一层更短，里面的限时就永远轮不到：到那时外层早把一切都结束了。' +
      '它不会为此报错，在配置列表里也看不出来。只有触发次数看得出，' +
      '而且要和别的层放在一起看。',
  },
  references,
  hints: [
    {
      en:
        'Write your limits down in a row, the innermost first, and mark each that ' +
        'is longer than one to its right.',
      zh: '把各层限时写成一排，最里面的在最前；凡是比右边某一个长的，做个记号。',
    },
    {
      en:
        'A limit has to be compared with all that surround it: the next one may be ' +
        'long, and the one after it short. Two that are equal end together, and the ' +
        'caller sees the outer. A zero alone proves nothing, since perhaps nothing ' +
        'was slow.',
      zh:
        '限时要和外面的每一层比：紧挨着的可能很长，再外面的却很短。' +
        '相等的两层同时到点，调用方看到的是外层。只凭一个零说明不了什么，' +
        '也许根本没有慢的调用。',
    },
    lastRung(id, references, {
      en:
        'For each layer it looks for one further out that is not longer; the ' +
        'counter of firings has the layer as an attribute.',
      zh: '对每一层，找一个在它外面又不比它长的；触发计数以层名为属性。',
    }),
  ],
  checks: {
    'never-fires': {
      title: {
        en: "signals: a tool's limit longer than the call's",
        zh: '信号：工具的限时比调用的还长',
      },
      expected: {
        en:
          'It is reported as dead, with the layer that is in its way, and the ' +
          'others are not.',
        zh: '报告它是死的，并指出挡路的那一层；别的层不报。',
      },
    },
    'far-and-equal': {
      title: {
        en: 'signals: a short limit further out; two that are equal',
        zh: '信号：更外面有短的限时；有两层相等',
      },
      expected: {
        en:
          'Every layer that something outside ends first, or at the same moment, is ' +
          'dead.',
        zh: '凡是外面有哪一层先到点，或者同时到点，它就是死的。',
      },
    },
    'in-order': {
      title: {
        en: 'signals: limits in order, none of which has fired',
        zh: '信号：里短外长，都还没触发过',
      },
      expected: {
        en: 'No layer is reported.',
        zh: '一层也不报。',
      },
    },
    firings: {
      title: {
        en: 'signals: layers that have fired',
        zh: '信号：触发过的各层',
      },
      expected: {
        en: '`workshop.timeouts` has a count for each of them.',
        zh: '`workshop.timeouts` 里各有各的次数。',
      },
    },
  },
} as const satisfies Pitfall
