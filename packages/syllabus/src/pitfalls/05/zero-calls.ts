/** Everything a learner reads about the pitfall zero-calls. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'zero-calls'
const references = [
  'solutions/05-security/zero-sdk/src/health.ts',
  'solutions/05-security/zero-sdk/src/telemetry.ts',
] as const

export const zeroCalls = {
  id,
  stage: '05',
  level: 'must',
  failure: 'R2',
  breaks: false,
  title: { en: 'Offered often, called never', zh: '给了很多次，一次没用' },
  holds: {
    en: 'Tools that were never called are listed with how often they were offered.',
    zh: '从没被调用的工具要列出来，旁边写明给模型看过多少次。',
  },
  symptom: {
    en:
      'Forty tools are in every request, and thirty of them have never been called. ' +
      'Nobody knows, because a tool that is not used does not fail.',
    zh:
      '每个请求里都有四十个工具，其中三十个从没被调用过。没人知道，' +
      '因为不用的工具不会失败。',
  },
  cause: {
    en:
      'Calls are counted, and what never happens has no line in any log. Without ' +
      'the number of times it was offered, a zero can mean useless, unseen or new.',
    zh:
      '被统计的是调用，从未发生的事在日志里一行也没有。不知道给模型看过多少次，' +
      '零就可能是没用、没送到，也可能是刚来。',
  },
  references,
  hints: [
    {
      en:
        'List your tools with two numbers beside each: how many requests it was in, ' +
        'and how many calls it got.',
      zh: '把工具列出来，旁边写两个数：进过多少个请求，被调用过多少次。',
    },
    {
      en:
        'Start from what was sent and not from what was called: only there does a ' +
        'zero have a name. Compare names exactly, and keep the counts where a tool ' +
        'called `constructor` does no harm.',
      zh:
        '从发出去的开始，不要从调用开始：只有在那里，零才有名字。' +
        '名字要完全相等才算，计数要放在工具叫 `constructor` 也不出事的地方。',
    },
    lastRung(id, references, {
      en:
        'It takes the tools that were sent, drops those that were called, and puts ' +
        'the dearest first; what is told of calls and connections goes to one ' +
        'histogram and one span each.',
      zh:
        '从发过的工具里去掉调用过的，最费的排在前面；调用和连接各记一个直方图、' +
        '留一个 span。',
    }),
  ],
  checks: {
    'most-offered-first': {
      title: {
        en: 'health: tools that were sent and never called',
        zh: '健康：发过、从没被调用的工具',
      },
      expected: {
        en: 'They are listed with how often they were sent, the most often first.',
        zh: '列出来并写明各发过多少次，最多的在前。',
      },
    },
    'who-is-not-listed': {
      title: {
        en: 'health: called once, never sent, of similar names',
        zh: '健康：调用过一次、没发过、名字相近',
      },
      expected: {
        en:
          'One call takes a tool off the list, and a tool that was not sent is not ' +
          'on it.',
        zh: '调用过一次就不在列表里，没发过的也不在。',
      },
    },
    'each-call': {
      title: {
        en: 'signals: calls that succeed and fail',
        zh: '信号：成功和失败的调用',
      },
      expected: {
        en:
          '`mcp.client.operation.duration` counts each by its tool, in seconds, ' +
          'with `error.type` only on a failure.',
        zh:
          '`mcp.client.operation.duration` 按工具逐次计入，单位是秒，' +
          '失败的才有 `error.type`。',
      },
    },
    'span-of-a-call': {
      title: {
        en: 'signals: spans of calls over stdio and HTTP',
        zh: '信号：经 stdio 和 HTTP 的调用的 span',
      },
      expected: {
        en:
          'Each call leaves a CLIENT span `tools/call <tool>` as long as the call ' +
          'was, with the attributes of the conventions, and the status `error` ' +
          'exactly when there is an `error.type`.',
        zh:
          '每次调用留下一个 CLIENT span `tools/call <tool>`，长度就是调用的时长，' +
          '属性按规范来；有 `error.type` 时状态是 `error`，没有就不是。',
      },
    },
    'names-are-limited': {
      title: {
        en: 'signals: more than 200 names of tools',
        zh: '信号：工具名超过 200 个',
      },
      expected: {
        en:
          'The first 200 are labels as they are, later ones are counted as `_other`; ' +
          'the span has the name all the same.',
        zh: '前 200 个原样作标签，后来的一律计作 `_other`；span 的属性里仍是真名。',
      },
    },
    'who-did-not-come': {
      title: {
        en: 'signals: servers that connect, fail, and want a login',
        zh: '信号：连上的、失败的、要登录的服务端',
      },
      expected: {
        en:
          '`workshop.connect.duration` has each with its state, in seconds; the ' +
          'reason is in the span, and no label.',
        zh:
          '`workshop.connect.duration` 按状态各计各的，单位是秒；' +
          '原因写在 span 里，不作标签。',
      },
    },
    'each-exposure': {
      title: {
        en: 'signals: a request with its tools',
        zh: '信号：带着工具的一次请求',
      },
      expected: {
        en: '`workshop.exposure` has its tokens, its share and its order.',
        zh: '`workshop.exposure` 里有 token 数、占比和次序。',
      },
    },
  },
} as const satisfies Pitfall
