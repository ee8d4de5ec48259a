/** What can be said against a frame: the sentences, and the pitfall each belongs to. */
import type { PitfallId, Text } from '@workshop/syllabus'

export interface Finding {
  /** Index of the frame. */
  at: number
  /** `note`: worth knowing, and no mistake by itself. */
  weight: 'wrong' | 'note'
  pitfall?: PitfallId
  says: Text
}

type Kind = Omit<Finding, 'at'>

const wrong = (pitfall: PitfallId, en: string, zh: string): Kind => ({
  weight: 'wrong',
  pitfall,
  says: { en, zh },
})

const note = (en: string, zh: string, pitfall?: PitfallId): Kind => ({
  weight: 'note',
  ...(pitfall && { pitfall }),
  says: { en, zh },
})

export const KINDS = {
  noise: wrong(
    'stdout-noise',
    'a line on stdout that is no message',
    'stdout 上有一行不是消息',
  ),
  notJson: wrong('json-not-rpc', 'is no JSON', '不是 JSON'),
  notRpc: wrong(
    'json-not-rpc',
    'JSON, but no JSON-RPC 2.0 message',
    '是 JSON，但不是 JSON-RPC 2.0 消息',
  ),
  batch: wrong(
    'json-not-rpc',
    'a batch: gone since 2025-06-18',
    '批量数组：2025-06-18 起就没有了',
  ),
  glued: wrong(
    'glued-frames',
    'two messages in one line: whoever framed this lost a line end',
    '一行里有两条消息：分帧的一方丢了换行',
  ),
  carriageReturn: note(
    'the line ends with a carriage return',
    '行尾带一个回车符',
    'line-ends',
  ),
  cut: note('cut by the recorder, and not judged', '被录制器截断，不作判断'),
  idInUse: wrong(
    'id-discipline',
    'the id belongs to a request that is still open',
    '这个 id 还属于一个没响应的请求',
  ),
  inexact: wrong(
    'id-discipline',
    'an id beyond 2^53 - 1: most parsers round it, so it matches no answer',
    'id 超过 2^53 - 1：多数解析器会舍入，和响应对不上',
  ),
  unasked: wrong(
    'id-discipline',
    'an answer to no request of this recording',
    '这份录制里没有哪个请求要这个响应',
  ),
  late: note(
    'stands after its own answer: the frames of this file are out of order',
    '排在自己的响应后面：这份文件里帧的次序乱了',
  ),
  answeredTwice: wrong(
    'id-discipline',
    'a second answer to this id',
    '同一个 id 响应了第二次',
  ),
  answeredNotification: wrong(
    'notification-reply',
    'a result without an id: something that expects no answer was answered',
    '没有 id 的结果：给不要响应的消息作了响应',
  ),
  unanswered: note('no answer in this recording', '这份录制里没有它的响应'),
  missingMeta: wrong(
    'required-meta',
    'a modern request without its revision and capabilities in _meta',
    '新协议的请求，_meta 里缺少版本和能力',
  ),
  reordered: wrong(
    'order-drift',
    'the same tools in another order than last time',
    '工具还是那些，次序和上次不同',
  ),
  pageLeft: note(
    'has a next page that was not fetched in this recording',
    '还有下一页，这份录制里没人取',
    'pagination',
  ),
  backwards: note(
    'earlier than the frame before it; shown in the order of the file',
    '时间早于前一帧；按文件里的次序显示',
  ),
  toolFailed: note(
    'the tool ran and failed: an answer for the model',
    '工具执行了但失败：这是给模型看的响应',
    'error-or-iserror',
  ),
} as const satisfies Record<string, Kind>

/** What the codes mean that say more than "it failed". */
const CODES: Readonly<Record<number, Kind>> = {
  [-32700]: wrong('json-not-rpc', 'the peer could not parse it', '对方没能解析'),
  [-32600]: wrong(
    'json-not-rpc',
    'the peer saw no valid request',
    '对方看到的不是合法请求',
  ),
  [-32601]: note('the peer has no such method', '对方没有这个方法', 'capability-gap'),
  [-32602]: note(
    'wrong parameters, an unknown tool, or missing _meta',
    '参数不对、工具不存在，或缺 _meta',
    'error-or-iserror',
  ),
  [-32603]: note('the peer failed inside', '对方内部出错', 'error-or-iserror'),
  [-32020]: wrong(
    'mirrored-headers',
    'a header differs from the body it repeats',
    '请求头和它所重复的正文不一致',
  ),
  [-32021]: wrong(
    'capability-gap',
    'the client has not declared a capability that this needs',
    '需要的能力客户端没有声明',
  ),
  [-32022]: note(
    'the peer does not speak this revision; data.supported says which',
    '对方不讲这个版本，data.supported 里写着讲哪些',
    'two-eras',
  ),
}

export function kindOfCode(code: number): Kind {
  return CODES[code] ?? note(`error ${code}`, `错误 ${code}`, 'error-or-iserror')
}
