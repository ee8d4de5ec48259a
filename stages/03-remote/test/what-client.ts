/** What the checks of the client look at, where it has no name in code. */
import { show, type Text, type Verbatim, verbatim } from '@workshop/testkit'

/** `echo: error.name`: a member, and whose it is. */
export function of(owner: string, member: string): Verbatim {
  return verbatim(`${owner}: ${member}`)
}

export const whatClient = {
  statusOf: (server: string) => ({
    en: `status of server ${server}`,
    zh: `服务端 ${server} 的状态`,
  }),
  answerOf: (tool: string) => ({
    en: `answer of ${tool}`,
    zh: `${tool} 的响应`,
  }),
  toolsOf: (server: string) => ({
    en: `tools of server ${server}`,
    zh: `服务端 ${server} 的工具`,
  }),
  arrivedDuringSend: {
    en: 'messages that arrived while they were being sent',
    zh: '还在发送就已经到达的消息',
  },
  arrivedAtServer: { en: 'what arrived at the server', zh: '到达服务端的内容' },
  arrivedAtClient: { en: 'what arrived at the client', zh: '到达客户端的内容' },
  afterClose: { en: 'messages after close()', zh: 'close() 之后到达的消息' },
  order: { en: 'order of the notifications', zh: '通知的次序' },
  listed: (how: string) => ({
    en: `tools read from a stream with ${how}`,
    zh: `从 ${how} 的流里读到的工具`,
  }),
  answerTo: (contentType: string) => ({
    en: `answer as ${contentType}`,
    zh: `${contentType} 的响应`,
  }),
  accept: { en: 'Accept header', zh: 'Accept 头' },
  sampleLength: { en: 'length of error.sample', zh: 'error.sample 的长度' },
  eraFor: (answer: { status: number; body: string }) => ({
    en: `eraOf for ${answer.status} with ${answer.body ? show(answer.body) : 'no body'}`,
    zh: `eraOf，状态码 ${answer.status}，${answer.body ? `正文 ${show(answer.body)}` : '没有正文'}`,
  }),
  methodsAfter: (kind: Text) => ({
    en: `methods sent after ${kind.en}`,
    zh: `遇到${kind.zh}之后发出的方法`,
  }),
  outcomeOf: (kind: Text) => ({
    en: `error after ${kind.en}`,
    zh: `遇到${kind.zh}时的错误`,
  }),
  limit: { en: 'a wait for the probe limit', zh: '按 probe 时限等待' },
  headersOf: (method: string) => ({
    en: `headers of ${method}`,
    zh: `${method} 的头部`,
  }),
  bodyOf: (method: string) => ({
    en: `params of ${method}`,
    zh: `${method} 的 params`,
  }),
  httpMethods: { en: 'HTTP methods used', zh: '用到的 HTTP 方法' },
  deletes: { en: 'DELETE requests', zh: 'DELETE 请求' },
  gets: { en: 'GET requests', zh: 'GET 请求' },
  handshakes: { en: 'handshakes after the session was lost', zh: '会话丢失之后的握手' },
  answersToPing: { en: 'answers to ping requests', zh: '对 ping 请求的回答' },
  opening: { en: 'the opening', zh: '打开连接' },
  calls: { en: 'tools/call requests', zh: 'tools/call 请求' },
  progress: { en: 'progress of the call', zh: '调用的进度' },
  listings: { en: 'tools/list requests', zh: 'tools/list 请求' },
  differentIds: { en: 'different ids of the requests', zh: '各请求的不同 id' },
  lastEventId: { en: 'Last-Event-ID header', zh: 'Last-Event-ID 头' },
  declared: { en: 'capabilities that were declared', zh: '声明过的能力' },
  asked: { en: 'questions that the policy was asked', zh: '交给策略的问题' },
  answers: { en: 'answers that were sent', zh: '发出的答案' },
  states: { en: 'requestState of each round', zh: '每一轮的 requestState' },
  listens: { en: 'subscriptions/listen requests', zh: 'subscriptions/listen 请求' },
  filter: { en: 'what was subscribed to', zh: '订阅的内容' },
  heard: { en: 'notifications heard', zh: '听到的通知' },
  waits: {
    en: 'milliseconds before each new stream',
    zh: '每次重新打开流之前等了多少毫秒',
  },
  places: { en: 'where the call was sent', zh: '调用发往的地址' },
  elsewhere: { en: 'a request to the new place', zh: '发往新地址的请求' },
  streamClosed: { en: 'stream closed by the client', zh: '客户端关闭了流' },
  reopened: { en: 'the stream asked for again', zh: '重新打开流' },
  statusFor: (method: string) => ({
    en: `status for ${method}`,
    zh: `${method} 得到的状态码`,
  }),
} satisfies Record<string, Text | ((...args: never[]) => Text)>
