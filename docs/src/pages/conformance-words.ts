/** What the page on conformance and interoperability says, in both languages. */
import type { Text } from '@workshop/syllabus'

export const WORDS = {
  title: { en: 'Conformance and interoperability', zh: '一致性与互操作' },
  description: {
    en: 'What the official suite says about the reference solutions, what they leave out of the older revision and why, and everybody they were tried with.',
    zh: '官方套件对参考实现的评价，旧修订版里略去了什么、为什么，以及和谁实际连过。',
  },
  suite: { en: 'The official suite', zh: '官方套件' },
  suiteLead: {
    en: 'The server and the client of stage 03, written without an SDK, in every scenario that the suite requires of a revision. A warning counts as a failure here, and so does a scenario in which nothing was tried; the suite itself forgives both.',
    zh: '阶段 03 的服务端和客户端，不用 SDK 写成，跑套件对某一修订版要求的全部场景。这里警告算失败，什么也没试的场景也算失败；套件自己两样都放行。',
  },
  run: { en: 'Run on {day}.', zh: '{day} 运行。' },
  runWith: {
    en: 'Run on {day} with `@modelcontextprotocol/conformance` {version}.',
    zh: '{day} 运行，所用 `@modelcontextprotocol/conformance` 为 {version}。',
  },
  revision: { en: 'Revision', zh: '修订版' },
  side: { en: 'Side', zh: '一侧' },
  passed: { en: 'Passed', zh: '通过' },
  required: { en: 'Required', zh: '要求' },
  leftOut: { en: 'What is left out, and why', zh: '略去了什么，为什么' },
  leftOutLead: {
    en: 'All of it belongs to 2025-11-25, and most of it needs a session. An entry that begins to pass turns the command red, like a failure that is not listed.',
    zh: '全部属于 2025-11-25，大多需要会话。条目若开始通过，命令也会变红，和未列出的失败一样。',
  },
  scenario: { en: 'Scenario', zh: '场景' },
  reason: { en: 'Why', zh: '原因' },
  interop: { en: 'Who met whom', zh: '谁和谁连过' },
  interopLead: {
    en: 'Each cell is one meeting: connect, list the tools, call one that only this server can answer, close. A recorder stands between the two, and the revision is read from what went through it. The solutions of stage 01 speak stdio, those of stage 03 HTTP.',
    zh: '每一格是一次会面：连接，列出工具，调用一个只有这个服务端答得出的工具，关闭。两者之间有录制器，修订版从经过它的内容里读出。阶段 01 的实现用 stdio，阶段 03 的用 HTTP。',
  },
  client: { en: 'client', zh: '客户端' },
  server: { en: 'server', zh: '服务端' },
  asClient: {
    en: 'Our clients on servers of others',
    zh: '我们的客户端，别人的服务端',
  },
  asServer: {
    en: 'Our servers under clients of others',
    zh: '我们的服务端，别人的客户端',
  },
  peer: { en: 'Other side', zh: '对方' },
  transport: { en: 'Transport', zh: '传输' },
  era: { en: 'Era', zh: '世代' },
  modern: { en: 'modern', zh: '新世代' },
  legacy: { en: 'legacy', zh: '旧世代' },
  ok: { en: 'ok', zh: '通过' },
  failed: { en: '**failed**', zh: '**失败**' },
  exchanges: { en: 'What was said', zh: '说了些什么' },
  exchangesLead: {
    en: 'The requests of each meeting of the zero-SDK solution, each with what came back.',
    zh: '零 SDK 实现每次会面中的请求，以及各自得到的回答。',
  },
  nowhere: {
    en: 'There is no legacy cell of our client with SDK v2 over HTTP: where a server speaks both eras our link takes the modern one.',
    zh: '没有“我们的客户端经 HTTP 以旧世代连 SDK v2”这一格：服务端两个世代都会时，我们的连接取新世代。',
  },
} as const satisfies Record<string, Text>

export type Word = keyof typeof WORDS
