/** What the checks of the server look at, where it has no name in code. */
import { show, type Text, type Verbatim, verbatim } from '@workshop/testkit'

/** `Origin: null`: a header as it was sent. */
export function header(name: string, value: string | undefined): Verbatim {
  return verbatim(value === undefined ? `no ${name}` : `${name}: ${value}`)
}

export const whatServer = {
  statusFor: (name: string, value: string | undefined) => ({
    en: `status for ${header(name, value)}`,
    zh: `带 ${header(name, value)} 时的状态码`,
  }),
  answerTo: (request: Text) => ({
    en: `answer to ${request.en}`,
    zh: `对${request.zh}的响应`,
  }),
  statusOf: (request: Text) => ({
    en: `status for ${request.en}`,
    zh: `${request.zh}的状态码`,
  }),
  runs: { en: 'calls that reached the tool', zh: '到达工具的调用' },
  otherAddresses: { en: 'another address of this machine', zh: '本机的另一个地址' },
  reached: (address: string) => ({
    en: `connection to ${address}`,
    zh: `到 ${address} 的连接`,
  }),
  allow: { en: 'Allow header of a 405', zh: '405 的 Allow 头' },
  body: { en: 'body of the answer', zh: '响应的正文' },
  event: { en: 'the next event of the stream', zh: '流里的下一个事件' },
  events: { en: 'events of the stream', zh: '流里的事件数' },
  wholeAnswer: { en: 'the end of the answer', zh: '响应的结尾' },
  started: { en: 'a call that reaches the tool', zh: '到达工具的调用' },
  stopped: { en: "the tool's signal", zh: '工具的信号' },
  neighbour: { en: 'the answer to the other call', zh: '另一个调用的响应' },
  listenHead: {
    en: 'status and type of the listen stream',
    zh: '监听流的状态码和类型',
  },
  buffering: { en: 'X-Accel-Buffering header', zh: 'X-Accel-Buffering 头' },
  firstMessage: {
    en: 'first message to a listener, and its subscriptionId',
    zh: '监听者收到的第一条消息及其 subscriptionId',
  },
  comments: {
    en: 'two comments on a stream that is silent',
    zh: '安静的流上的两行注释',
  },
  change: {
    en: 'message about the change, and its subscriptionId',
    zh: '变更通知及其 subscriptionId',
  },
  toldTheOther: {
    en: 'messages to a listener that asked for nothing',
    zh: '什么也没要的监听者收到的消息',
  },
  farewell: { en: "the listener's last message", zh: '监听者收到的最后一条消息' },
  whole: { en: 'stream of the listener, ended properly', zh: '监听的流正常结束' },
  afterClose: { en: 'a request after close()', zh: 'close() 之后的请求' },
  headersOf: (method: string) => ({
    en: `headers of ${method}`,
    zh: `${method} 的头部`,
  }),
  headersFor: (args: object) => ({
    en: `headers of a call with ${show(args)}`,
    zh: `参数为 ${show(args)} 的调用的头部`,
  }),
  listedTools: { en: 'names of the tools listed', zh: '列出的工具名' },
  errorAt: (status: number) => ({
    en: `error at status ${status}`,
    zh: `状态码 ${status} 时的错误`,
  }),
  hungUp: { en: 'connection closed by the client', zh: '客户端关闭了连接' },
  posted: { en: 'methods posted after the call', zh: '那次调用之后发出的方法' },
} satisfies Record<string, Text | ((...args: never[]) => Text)>
