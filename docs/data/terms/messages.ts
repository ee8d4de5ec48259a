/** What is said. */
import type { TermGroup } from './group.ts'

export const MESSAGES: TermGroup = {
  id: 'messages',
  title: { en: 'Messages', zh: '消息' },
  terms: [
    {
      id: 'json-rpc',
      name: { en: 'JSON-RPC', zh: 'JSON-RPC' },
      means: {
        en: 'The message format, version 2.0: a request has `id` and `method`, an answer brings the `id` back. MCP is a strict dialect of it.',
        zh: '消息格式，2.0 版：请求带 `id` 和 `method`，响应把 `id` 带回来。MCP 是它的一种严格方言。',
      },
    },
    {
      id: 'request',
      name: { en: 'Request', zh: '请求' },
      means: {
        en: 'A message with `id` and `method`. It is answered exactly once, or given up.',
        zh: '带 `id` 和 `method` 的消息。要么得到恰好一个响应，要么被放弃。',
      },
    },
    {
      id: 'notification',
      name: { en: 'Notification', zh: '通知' },
      means: {
        en: 'A message with `method` and no `id`. It is never answered, not even with an error.',
        zh: '有 `method`、没有 `id` 的消息。永远不响应，连错误也不回。',
      },
    },
    {
      id: 'result',
      name: { en: 'Result', zh: '结果' },
      means: {
        en: 'The answer to a request that was carried out. It may still tell of a failure, see isError.',
        zh: '请求得到执行后的响应。它仍可能说的是失败，见 isError。',
      },
    },
    {
      id: 'error',
      name: { en: 'Error', zh: '错误' },
      means: {
        en: 'The answer to a request that was not carried out: `code`, `message`, perhaps `data`. Its reader is the program.',
        zh: '请求没能成立时的响应：`code`、`message`，可能还有 `data`。读它的是程序。',
      },
    },
    {
      id: 'is-error',
      name: { en: 'isError', zh: 'isError' },
      means: {
        en: 'A mark on the result of `tools/call`: the call took place and failed. Its reader is the model, so the text has to say what would work.',
        zh: '`tools/call` 结果上的标记：调用发生了，但失败了。读它的是模型，所以文字里要写清怎样才行。',
      },
    },
    {
      id: 'error-code',
      name: { en: 'Error code', zh: '错误码' },
      means: {
        en: 'An integer in an error. -32700 and -32600 to -32603 are JSON-RPC’s, -32020 to -32099 the specification’s; the [appendix](./guide/appendix.md#error-codes) lists them by era.',
        zh: '错误里的整数。-32700 和 -32600 到 -32603 归 JSON-RPC，-32020 到 -32099 归规范；[附录](./guide/appendix.md#error-codes)按两代列出。',
      },
    },
    {
      id: 'request-id',
      name: { en: 'Request id', zh: '请求 id' },
      means: {
        en: 'A string or an integer, never `null`, chosen by whoever asks. `0` is a valid one.',
        zh: '字符串或整数，不能是 `null`，由发问的一方挑选。`0` 是合法的。',
      },
    },
    {
      id: 'meta',
      name: { en: '_meta', zh: '_meta' },
      means: {
        en: 'An object inside `params` or inside a result for what is about the message and not about its subject. Its keys carry a prefix, apart from `progressToken` and three of tracing.',
        zh: '放在 `params` 或结果里面的对象，装的是关于消息本身的话。键要带前缀，`progressToken` 和链路追踪的三个键除外。',
      },
    },
    {
      id: 'result-type',
      name: { en: 'resultType', zh: 'resultType' },
      means: {
        en: 'What kind of result this is: `complete`, or `input_required`. An unknown value makes the result invalid.',
        zh: '结果的种类：`complete` 或 `input_required`。不认识的值让整个结果无效。',
      },
      era: 'modern',
    },
    {
      id: 'batch',
      name: { en: 'Batch', zh: '批量' },
      means: {
        en: 'Several messages in one array. Only revision 2025-03-26 had it.',
        zh: '一个数组里放几条消息。只有 2025-03-26 这一版有过。',
      },
      era: 'legacy',
    },
    {
      id: 'progress',
      name: { en: 'Progress', zh: '进度' },
      means: {
        en: 'Notifications about a running request, sent only if it carried a `progressToken`. The number has to grow; it does not promise an end.',
        zh: '关于一个进行中请求的通知，请求带了 `progressToken` 才会发。数字必须增长，但不保证有结束。',
      },
    },
    {
      id: 'cancellation',
      name: { en: 'Cancellation', zh: '取消' },
      means: {
        en: 'Telling the other side that an answer is no longer wanted: `notifications/cancelled` on a pipe, closing the stream over modern HTTP. The work may have been done all the same.',
        zh: '告诉对方答案不要了：管道上发 `notifications/cancelled`，新一代 HTTP 上关掉流。活可能照样干完了。',
      },
    },
    {
      id: 'frame',
      name: { en: 'Frame', zh: '帧' },
      means: {
        en: 'One message as it was on the wire.',
        zh: '线上的一条消息，按原样。',
      },
    },
  ],
}
