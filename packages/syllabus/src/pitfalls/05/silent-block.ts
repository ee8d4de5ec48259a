/** Everything a learner reads about the pitfall silent-block. */
import { lastRung } from '../../last-rung.ts'
import type { Pitfall } from '../../types.ts'

const id = 'silent-block'
const references = ['solutions/05-security/zero-sdk/src/telemetry.ts'] as const

export const silentBlock = {
  id,
  stage: '05',
  level: 'should',
  failure: 'R2',
  breaks: false,
  title: { en: 'Blocked, and nobody said so', zh: '拦下了，没人吭声' },
  holds: {
    en: 'Each allow, ask and deny is recorded with the rule that decided.',
    zh: '每一次放行、询问和拒绝，都连同起作用的规则一起记下来。',
  },
  symptom: {
    en:
      'The model says that it cannot send mail, and the server has never heard of a ' +
      'call. It was the policy, which did as it was told, and told nobody.',
    zh:
      '模型说它发不了邮件，服务端压根没收到调用。是策略拦的，它照规矩办事，' +
      '却没告诉任何人。',
  },
  cause: {
    en:
      'A refusal ends the path on which everything else is counted: no call, no ' +
      'duration, no error. Recorded without its rule, it still cannot be told from ' +
      'a mistake in the list.',
    zh:
      '一拒绝，计数用的那条路就断了：没有调用，没有耗时，也没有错误。只记下拒绝、' +
      '不记规则，还是分不清是不是列表写错了。',
  },
  references,
  hints: [
    {
      en:
        'Deny one tool, call it, and look for any trace of that in your metrics and ' +
        'in your audit trail.',
      zh: '禁掉一个工具，调用它，再到指标和审计记录里找痕迹。',
    },
    {
      en:
        'Record where the decision is made, before anything follows from it, and ' +
        'all three kinds alike. The rule is what somebody will ask for. A server ' +
        'that may not start has one as well, although it has no tool yet.',
      zh:
        '在做决定的地方记，赶在后续动作之前，三种决定一视同仁。' +
        '将来有人要问的是规则。不许启动的服务端也有规则，尽管还没有工具。',
    },
    lastRung(id, references, {
      en:
        'One counter takes every decision, with the rule among its attributes, and ' +
        'the tool if there is one.',
      zh: '一个计数器接所有决定，属性里有规则，有工具就带上工具。',
    }),
  ],
  checks: {
    'each-decision': {
      title: {
        en: 'signals: an allow, an ask, two denies',
        zh: '信号：一次放行、一次询问、两次拒绝',
      },
      expected: {
        en:
          '`workshop.decisions` counts each with its server, tool, decision and ' +
          'rule.',
        zh: '`workshop.decisions` 各计各的，带着服务端、工具、决定和规则。',
      },
    },
    'of-a-server': {
      title: {
        en: 'signals: a server that may not start',
        zh: '信号：不许启动的服务端',
      },
      expected: {
        en: 'The decision is counted without a tool.',
        zh: '这个决定计入，不带工具。',
      },
    },
    'on-record': {
      title: {
        en: 'signals: refusals in the audit trail',
        zh: '信号：审计记录里的拒绝',
      },
      expected: {
        en: 'Each has its line, with the decision, the rule and what became of it.',
        zh: '每次各有一行，写着决定、规则和下文。',
      },
    },
  },
} as const satisfies Pitfall
