/** What each deviation means, in one sentence; what was seen is quoted beside it. */
import type { Text } from '@workshop/syllabus'
import type { DeviationId } from '../deviations.ts'

export const DEVIATION_TEXTS: Readonly<Record<DeviationId, Text>> = {
  'no-request-meta': {
    en: 'The request carries no revision in `params._meta`; a modern server has to refuse it with -32602.',
    zh: '请求的 `params._meta` 里没有版本，新一代服务端必须以 -32602 拒绝。',
  },
  'no-client-capabilities': {
    en: '`params._meta` names the revision but not the client’s capabilities; both keys are required.',
    zh: '`params._meta` 里有版本，却没有客户端能力；两个键都是必需的。',
  },
  'meta-beside-params': {
    en: '`_meta` stands beside `params`, where nobody looks for it; it belongs inside.',
    zh: '`_meta` 放在了 `params` 旁边，没有人会到那里去找；它应该在里面。',
  },
  'id-null': {
    en: 'The id of a request must not be null.',
    zh: '请求的 id 不能是 null。',
  },
  'id-reused': {
    en: 'The id belongs to a request that has not been answered yet.',
    zh: '这个 id 属于一个还没有得到响应的请求。',
  },
  'legacy-method-in-modern': {
    en: 'The request names a modern revision but a method that this revision does not have.',
    zh: '请求写的是新一代的版本，用的却是这个版本里没有的方法。',
  },
  'no-initialized': {
    en: 'A request follows the handshake before `notifications/initialized` was sent.',
    zh: '`notifications/initialized` 还没有发，握手之后的请求就来了。',
  },
  batch: {
    en: 'Several messages in one array: only 2025-03-26 had batches.',
    zh: '一个数组里装了几条消息：只有 2025-03-26 有批量。',
  },
  'no-version-header': {
    en: 'The header `MCP-Protocol-Version` is missing.',
    zh: '缺少请求头 `MCP-Protocol-Version`。',
  },
  'no-method-header': {
    en: 'The header `Mcp-Method` is missing.',
    zh: '缺少请求头 `Mcp-Method`。',
  },
  'no-name-header': {
    en: 'The header `Mcp-Name` is missing.',
    zh: '缺少请求头 `Mcp-Name`。',
  },
  'header-differs': {
    en: 'A header says something else than the body; the server has to refuse that with -32020.',
    zh: '请求头和请求体对不上，服务端必须以 -32020 拒绝。',
  },
  'no-result-type': {
    en: 'The result has no `resultType`.',
    zh: '结果里没有 `resultType`。',
  },
  'unknown-result-type': {
    en: 'The value of `resultType` is none that a client knows; the result counts as invalid.',
    zh: '`resultType` 的值客户端不认识，整个结果按无效处理。',
  },
  'no-cache-hints': {
    en: 'The result needs `ttlMs` (0 or more) and `cacheScope` (`public` or `private`).',
    zh: '结果里要有 `ttlMs`（不小于 0）和 `cacheScope`（`public` 或 `private`）。',
  },
  'no-server-info': {
    en: 'The result does not say in `_meta` who the server is.',
    zh: '结果的 `_meta` 里没有写服务端是谁。',
  },
  'no-supported-versions': {
    en: 'The answer to `server/discover` lists no `supportedVersions`.',
    zh: '`server/discover` 的结果没有列出 `supportedVersions`。',
  },
  'no-capabilities': {
    en: 'The answer has no `capabilities`.',
    zh: '结果里没有 `capabilities`。',
  },
  'session-minted': {
    en: 'A modern request was answered with a session id.',
    zh: '服务端在回应新一代的请求时发了会话 id。',
  },
  'server-request': {
    en: 'The server sends a request; a modern one asks with `input_required` instead.',
    zh: '服务端主动发了请求；新一代要问什么，用 `input_required`。',
  },
  'retired-code': {
    en: 'The error code is one that a modern server must not send any more.',
    zh: '这个错误码新一代的服务端已经不许再用。',
  },
  'wrong-status': {
    en: 'The HTTP status does not belong to the error code (404 for -32601, 400 for -32020 to -32022).',
    zh: 'HTTP 状态码和错误码对不上（-32601 配 404，-32020 到 -32022 配 400）。',
  },
  'unknown-id': {
    en: 'The answer has an id that no open request has.',
    zh: '响应的 id 不属于任何一个等待中的请求。',
  },
  'not-a-message': {
    en: 'Standard output carried something that is not a message.',
    zh: '标准输出里混进了不是消息的内容。',
  },
  unanswered: {
    en: 'The request was not answered, as far as the record goes.',
    zh: '到记录结束为止，这个请求没有得到响应。',
  },
  'missing-meta-accepted': {
    en: 'A request without the required keys of `_meta` was served; it has to be refused with -32602.',
    zh: '缺少 `_meta` 必需键的请求照样得到了处理；应该以 -32602 拒绝。',
  },
  'unknown-version-accepted': {
    en: 'A revision that does not exist was not refused with -32022 and `data.supported`.',
    zh: '对不存在的版本，没有以 -32022 加 `data.supported` 拒绝。',
  },
  'unknown-method-code': {
    en: 'A method that does not exist was not refused with -32601.',
    zh: '对不存在的方法，没有以 -32601 拒绝。',
  },
  'header-mismatch-accepted': {
    en: 'A header that contradicts the body was not refused with -32020.',
    zh: '请求头与请求体矛盾，却没有以 -32020 拒绝。',
  },
  'foreign-origin-accepted': {
    en: 'A request from a foreign `Origin` was not refused with 403: any web page can talk to this server.',
    zh: '来自外站 `Origin` 的请求没有以 403 拒绝：任何网页都能和这个服务端说话。',
  },
  'get-not-405': {
    en: 'A GET on the endpoint should be answered with 405.',
    zh: '对端点的 GET 应该返回 405。',
  },
  'tools-order': {
    en: 'Two lists of the same tools came in different orders; the model’s prompt cache pays for it.',
    zh: '同样的工具列了两次，顺序不一样；模型的提示缓存会因此失效。',
  },
  'tool-twice': {
    en: 'Two tools of the list have the same name.',
    zh: '列表里有两个工具同名。',
  },
  'tool-name': {
    en: 'A tool’s name is not 1 to 128 of the characters A-Z a-z 0-9 _ - .',
    zh: '工具名不符合规定：1 到 128 个字符，只用 A-Z a-z 0-9 _ - .',
  },
  'tool-schema': {
    en: 'A tool has no `inputSchema` of type object.',
    zh: '有工具没有类型为 object 的 `inputSchema`。',
  },
  'ping-unanswered': {
    en: 'A legacy `ping` was not answered with an empty result.',
    zh: '旧一代的 `ping` 没有得到空结果。',
  },
  'outlives-stdin': {
    en: 'The server did not exit when its standard input was closed.',
    zh: '标准输入关闭后，服务端没有退出。',
  },
}
