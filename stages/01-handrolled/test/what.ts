/**
 * What the tests of this stage look at, in both languages. What has a name in code
 * (`error.code`, `stats().health`) goes by that name and has no entry here.
 */
import { show, type Text } from '@workshop/testkit'

const RECURRING = {
  answer: { en: 'the text of the answer', zh: '响应的文字' },
  nextAnswer: { en: 'the text of the next answer', zh: '下一个响应的文字' },
  answers: { en: 'the texts of the answers, call by call', zh: '各个调用得到的文字' },
  text: { en: 'the text of the message', zh: '消息里的文字' },
  events: { en: 'the events', zh: '事件' },
  allIds: { en: 'the ids of all messages', zh: '全部消息的 id' },
  answeredIds: { en: 'the ids of the answers, in order', zh: '各个响应的 id，按先后' },
  methods: { en: 'the methods on stdin', zh: 'stdin 上的 method' },
  cancellations: { en: 'the number of cancellations', zh: '取消通知的条数' },
  cancelledIds: {
    en: 'the requestId of each cancellation',
    zh: '各条取消通知的 requestId',
  },
  requests: { en: 'requests on stdin', zh: 'stdin 上的请求' },
  server: { en: 'the server', zh: '服务端' },
} as const satisfies Record<string, Text>

const FRAMING = {
  onlyMessages: {
    en: 'every line on stdout is a JSON-RPC message',
    zh: 'stdout 上的每一行都是 JSON-RPC 消息',
  },
  imports: {
    en: 'src/server.ts importing src/framing.ts',
    zh: 'src/server.ts 导入 src/framing.ts',
  },
  sampleLength: { en: 'the length of a noise sample', zh: '噪声样本的长度' },
  lineFeeds: { en: 'line feeds in the line', zh: '这一行里的换行个数' },
  carriageReturns: { en: 'carriage returns in the line', zh: '这一行里的回车个数' },
  lastCharacter: { en: 'the last character', zh: '最后一个字符' },
  line: { en: 'the line', zh: '这一行' },
  nothingElse: {
    en: 'the ids of the messages, and nothing else',
    zh: '各条消息的 id，此外没有别的事件',
  },
  eventAtEnd: { en: 'the event at the end', zh: '流结束时的事件' },
  eventAfterwards: {
    en: 'the event for the message after these lines',
    zh: '这些行之后那条消息的事件',
  },
  eventAtLineEnd: { en: 'the event at the line end', zh: '换行到达时的事件' },
  eventForExact: {
    en: 'the event for a line exactly as long as the cap',
    zh: '长度正好等于上限的一行的事件',
  },
  answerLength: { en: 'the length of the answer', zh: '响应文字的长度' },
  heldMemory: {
    en: 'MiB held after 96 MiB without a line end',
    zh: '收下 96 MiB 而没有换行之后，占用的 MiB 数',
  },
} as const satisfies Record<string, Text>

const CALLS = {
  rpcError: {
    en: 'code, message and data of the RpcError',
    zh: 'RpcError 的 code、message 和 data',
  },
  twoCalls: { en: 'two calls in flight', zh: '两个在途的调用' },
  threeCalls: { en: 'three calls in flight', zh: '三个在途的调用' },
  repeatedIds: { en: 'ids used more than once', zh: '用了不止一次的 id' },
  twoSteps: { en: 'two progress notifications', zh: '两条进度通知' },
  lateProgress: { en: 'progress after the cancellation', zh: '取消之后的进度通知' },
  lateAnswer: {
    en: 'an answer to the cancelled request',
    zh: '对已取消的请求的响应',
  },
  answersToNotices: { en: 'answers to notifications', zh: '对通知的响应' },
  processGroups: {
    en: 'process groups, which only POSIX systems have',
    zh: '进程组（只有 POSIX 系统才有）',
  },
  farewell: { en: 'what the peer saw at the end', zh: '对端最后看到的' },
  exit: { en: 'the exit of the server', zh: '服务端的退出状态' },
} as const satisfies Record<string, Text>

const ERAS = {
  pingAnswer: { en: 'the result of ping', zh: 'ping 的结果' },
  secondList: { en: 'the tools of the second list', zh: '第二次列出的工具' },
  bothAnswers: {
    en: 'answers to ping and roots/list',
    zh: '对 ping 和 roots/list 的响应',
  },
  rootsCode: {
    en: 'error.code of the answer to roots/list',
    zh: 'roots/list 的响应里的 error.code',
  },
  cancelledHandshake: {
    en: 'a cancellation of initialize',
    zh: '取消 initialize 的通知',
  },
  modernAnswers: { en: 'answers of a modern client', zh: '新一代客户端发出的响应' },
} as const satisfies Record<string, Text>

const PARAMETRISED = {
  tooFewWritten: (count: number) => ({
    en: count === 1 ? 'only 1 message was written' : `${count} messages were written`,
    zh: `只写出了 ${count} 条消息`,
  }),
  readByLine: (count: number) => ({
    en: `a reader of lines finds ${count === 1 ? '1 message' : `${count} messages`}`,
    zh: `按行来读，读得出 ${count} 条消息`,
  }),
  idsAfterChunk: (chunk: number) => ({
    en: `the ids after chunk ${chunk}`,
    zh: `第 ${chunk} 块之后得到的 id`,
  }),
  eventsSplitAt: (byte: number) => ({
    en: `the events, split at byte ${byte}`,
    zh: `在第 ${byte} 个字节处切开得到的事件`,
  }),
  textSplitAt: (byte: number) => ({
    en: `the text, split at byte ${byte}`,
    zh: `在第 ${byte} 个字节处切开得到的文字`,
  }),
  eventFor: (line: string) => ({
    en: `the event for ${line}`,
    zh: `对 ${line} 报出的事件`,
  }),
  slowerAtTheEnd: (times: number) => ({
    en: `the end of a long line takes ${times} times as long as its beginning`,
    zh: `同样长的一段，在长行末尾用时是开头的 ${times} 倍`,
  }),
  id: (id: unknown) => ({ en: `the id ${show(id)}`, zh: `值为 ${show(id)} 的 id` }),
  isErrorWith: (args: object) => ({
    en: `isError with the arguments ${show(args)}`,
    zh: `参数为 ${show(args)} 时的 isError`,
  }),
  textWith: (args: object) => ({
    en: `the text with the arguments ${show(args)}`,
    zh: `参数为 ${show(args)} 时的文字`,
  }),
  process: (pid: number | undefined) => ({
    en: `the server (pid ${pid})`,
    zh: `服务端（pid ${pid}）`,
  }),
  metaBeside: (method: string | undefined) => ({
    en: `_meta beside the params of ${method}`,
    zh: `${method} 里与 params 并列的 _meta`,
  }),
  metaKey: (method: string | undefined, key: string) => ({
    en: `${key} in params._meta of ${method}`,
    zh: `${method} 的 params._meta 里的 ${key}`,
  }),
  openingAfter: (code: string) => ({
    en: `initialize after ${code}`,
    zh: `${code} 之后的 initialize`,
  }),
} as const satisfies Record<string, (...parts: never[]) => Text>

export const what = { ...RECURRING, ...FRAMING, ...CALLS, ...ERAS, ...PARAMETRISED }
