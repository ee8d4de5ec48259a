/**
 * The five stages and the order in which their pitfalls are met. The ids of all
 * pitfalls come from here; what a pitfall says stands in `pitfalls/`.
 */
import type { Stage, StageId } from './types.ts'

/** In the order in which they are done. */
export const STAGES = [
  {
    id: '01',
    folder: '01-handrolled',
    title: {
      en: 'A server and a client with no SDK',
      zh: '不用 SDK，手写服务端和客户端',
    },
    goal: {
      en:
        'You can write both ends of a stdio connection, and tell from the bytes ' +
        'alone which end is wrong.',
      zh: '你能手写 stdio 连接的两端，只看字节就说得出错在哪一端。',
    },
    time: { en: 'half a day', zh: '半天' },
    pitfalls: [
      'stdout-noise',
      'glued-frames',
      'split-utf8',
      'json-not-rpc',
      'line-ends',
      'oversize-line',
      'id-discipline',
      'notification-reply',
      'error-or-iserror',
      'dead-server',
      'stderr-stall',
      'clean-shutdown',
      'slow-neighbour',
      'two-eras',
      'required-meta',
    ],
  },
  {
    id: '02',
    folder: '02-multi-server',
    title: {
      en: 'A second server, and the abstractions it forces',
      zh: '第二个服务端，以及它逼出来的抽象',
    },
    goal: {
      en:
        'You can run many servers under one host: names never clash, configuration ' +
        'merges as documented, and one bad server stays one.',
      zh: '你能在一个宿主下跑许多服务端：名字不打架，配置按文档合并，坏一个就只坏一个。',
    },
    time: { en: 'one day', zh: '一天' },
    pitfalls: [
      'name-collision',
      'underscore-split',
      'name-limit',
      'config-scopes',
      'empty-section',
      'same-server-twice',
      'unset-variable',
      'gate-the-real-value',
      'spawn-storm',
      'state-machine',
      'one-bad-server',
      'list-changed-race',
      'pagination',
      'capability-gap',
    ],
  },
  {
    id: '03',
    folder: '03-remote',
    title: { en: 'A server across the network', zh: '隔着网络的服务端' },
    goal: {
      en:
        'You can move the manager of stage 02 onto HTTP, in both eras, with timeouts, ' +
        'retries and authorization that say what happened.',
      zh:
        '你能把阶段 02 的管理器搬到 HTTP 上，两代协议都讲，超时、' +
        '重试和授权都说得清发生了什么。',
    },
    time: { en: 'one day', zh: '一天' },
    pitfalls: [
      'blind-reconnect',
      'masked-timeout',
      'leaky-log',
      'transport-seam',
      'json-or-sse',
      'mirrored-headers',
      'status-map',
      'foreign-origin',
      'era-over-http',
      'stream-cut',
      'retry-class',
      'hang-up-cancels',
      'lost-subscription',
      'needs-auth',
      'wrong-audience',
      'issuer-mix-up',
      'refresh-race',
      'input-required',
    ],
  },
  {
    id: '04',
    folder: '04-token',
    title: { en: 'The bottleneck is tokens', zh: '瓶颈在 token' },
    goal: {
      en:
        'You can measure what tools cost a conversation, and lower it in the right ' +
        'order: descriptions, then order, search last.',
      zh:
        '你能量出工具在一段对话里花掉多少 token，再按正确的次序往下省：先描述，' +
        '再顺序，最后才是搜索。',
    },
    time: { en: 'one to two days', zh: '一到两天' },
    pitfalls: [
      'token-bill',
      'order-drift',
      'sorted-evidence',
      'heading-speaker',
      'instructions-delta',
      'vague-description',
      'never-called',
      'long-description',
      'oversized-result',
      'search-threshold',
      'search-recall',
      'stable-set',
      'cache-hints',
      'accuracy-denominator',
    ],
  },
  {
    id: '05',
    folder: '05-security',
    title: {
      en: 'Gates, and signals that would tell you',
      zh: '闸门，以及看得出问题的信号',
    },
    goal: {
      en:
        'You can decide what a tool may do, and your own signals show each of the ' +
        'twelve silent failures.',
      zh: '你能决定一个工具可以做什么；十二种静默失效，每一种都能在自己的信号里看到。',
    },
    time: { en: 'one day, then the drill', zh: '一天，再加演练' },
    pitfalls: [
      'empty-allowlist',
      'small-denominator',
      'trusting-hints',
      'deny-wins',
      'name-is-not-identity',
      'url-wildcards',
      'approval-pending',
      'tool-poisoning',
      'tool-shadowing',
      'shell-arguments',
      'path-escape',
      'minimal-environment',
      'secret-in-audit',
      'dead-timeout',
      'green-but-empty',
      'zero-calls',
      'silent-block',
      'dead-feature',
    ],
  },
] as const satisfies readonly Stage[]

type ById = { [S in (typeof STAGES)[number] as S['id']]: S }

/** The pitfalls of one stage. */
export type PitfallIdOf<S extends StageId> = ById[S]['pitfalls'][number]

export type PitfallId = PitfallIdOf<StageId>
