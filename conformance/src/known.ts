/**
 * What does not pass, and why: the parts of a revision that this workshop leaves out.
 * An entry that passes is as wrong as a failure that is not listed.
 */
import type { Text } from '@workshop/syllabus'
import type { Leg, Revision } from './required.ts'
import type { Asked } from './scenario-run.ts'

export interface Known extends Asked {
  /** One check of the scenario; without it the scenario is left out as a whole. */
  check?: string
  reason: Text
}

/** Scenarios that are left out for one and the same reason. */
export interface Gap {
  revision: Revision
  leg: Leg
  scenarios: readonly string[]
  reason: Text
}

/** All of them are about sessions, which the revision after this one has abolished. */
export const GAPS: readonly Gap[] = [
  {
    revision: '2025-11-25',
    leg: 'server',
    scenarios: [
      'tools-call-sampling',
      'tools-call-elicitation',
      'elicitation-sep1034-defaults',
      'elicitation-sep1330-enums',
    ],
    reason: {
      en: 'The server asks the client in the middle of a call. The answer is another POST, which only a session connects with the question; the server of stage 03 keeps none. Since 2026-07-28 the same tools ask in place of a result, and there they pass.',
      zh: '服务端在一次调用的中途向客户端提问。回答是另一个 POST，只有会话能把它和问题连起来；阶段 03 的服务端不保存会话。自 2026-07-28 起，同样的工具以提问代替结果，在那里都能通过。',
    },
  },
  {
    revision: '2025-11-25',
    leg: 'server',
    scenarios: ['logging-set-level', 'tools-call-with-logging'],
    reason: {
      en: 'The level is set for a session, and this server keeps none. Logging is deprecated since 2026-07-28, and the workshop does not teach it.',
      zh: '日志级别是为会话设置的，而这个服务端不保存会话。日志功能自 2026-07-28 起已弃用，工作坊不教它。',
    },
  },
  {
    revision: '2025-11-25',
    leg: 'server',
    scenarios: ['resources-subscribe', 'resources-unsubscribe'],
    reason: {
      en: 'A subscription belongs to a session, and its news to the GET stream. This server has neither, and does not declare the capability.',
      zh: '订阅属于会话，其消息走 GET 流。这个服务端两者都没有，也不声明这项能力。',
    },
  },
  {
    revision: '2025-11-25',
    leg: 'server',
    scenarios: ['server-sse-multiple-streams'],
    reason: {
      en: 'In this revision the scenario wants a session id first, and tries nothing without one. The same scenario passes in 2026-07-28.',
      zh: '在这个修订版里，该场景先要求会话 ID，没有就什么也不试。同一场景在 2026-07-28 中通过。',
    },
  },
  {
    revision: '2025-11-25',
    leg: 'client',
    scenarios: ['sse-retry'],
    reason: {
      en: 'The answer breaks off and is to be fetched again by GET with Last-Event-ID. The client of stage 03 says that there was no answer, and leaves the rest to the host. The revision after this one has no resumption.',
      zh: '回答中断后要用带 Last-Event-ID 的 GET 重新获取。阶段 03 的客户端会说明没有得到回答，其余交由宿主决定。之后的修订版已没有续传。',
    },
  },
  {
    revision: '2025-11-25',
    leg: 'client',
    scenarios: ['elicitation-sep1034-client-defaults'],
    reason: {
      en: 'The question comes on the optional GET stream, which the client of stage 03 does not open; to a legacy server it declares that it cannot be asked.',
      zh: '问题通过可选的 GET 流到达，而阶段 03 的客户端不打开它；面对旧世代服务端，它声明自己不能被提问。',
    },
  },
]

export const KNOWN: readonly Known[] = GAPS.flatMap(({ scenarios, ...gap }) =>
  scenarios.map(scenario => ({ ...gap, scenario })),
)
