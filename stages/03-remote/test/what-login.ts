/** What the checks of a login look at, where it has no name in code. */
import type { Text } from '@workshop/testkit'

export const whatLogin = {
  pages: { en: 'pages that the user was shown', zh: '给用户看过的页面' },
  firstRequests: (count: number) => ({
    en: `the first ${count} requests for metadata`,
    zh: `请求元数据的前 ${count} 个请求`,
  }),
  requestsForMetadata: { en: 'requests for metadata', zh: '请求元数据的请求' },
  parameter: (name: string, place: string) => ({
    en: `${name} in the ${place} request`,
    zh: `${place} 请求里的 ${name}`,
  }),
  resource: { en: 'the resource', zh: 'resource 的值' },
  scopesAsked: { en: 'scopes that were asked for', zh: '请求的 scope' },
  challenges: (header: string) => ({
    en: `parseChallenges of ${header}`,
    zh: `parseChallenges 的结果，响应头为 ${header}`,
  }),
  verifierFits: {
    en: 'the challenge, and the digest of the verifier',
    zh: 'challenge 与 verifier 的摘要',
  },
  verifierAgain: {
    en: 'the same verifier in two logins',
    zh: '两次登录用了同一个 verifier',
  },
  loginWith: (name: string) => ({
    en: `outcome of a login with ${name}`,
    zh: `用 ${name} 登录的结果`,
  }),
  tokenRequests: { en: 'token requests', zh: 'token 请求' },
  statusFor: (kind: string) => ({
    en: `status for ${kind}`,
    zh: `${kind} 得到的状态码`,
  }),
  challengeFor: (kind: string) => ({
    en: `challenge for ${kind}`,
    zh: `${kind} 得到的质询`,
  }),
  toolRuns: { en: 'times the tool ran', zh: '工具执行的次数' },
  document: { en: 'the protected resource metadata', zh: '受保护资源的元数据' },
  requestsElsewhere: {
    en: 'requests at the other host',
    zh: '另一台主机收到的请求',
  },
  tokenFor: (url: string) => ({ en: `token for ${url}`, zh: `给 ${url} 的 token` }),
  refreshes: { en: 'refreshes', zh: '刷新的次数' },
  answers: { en: 'answers to the five calls', zh: '五个调用的响应' },
  refreshesAt: (left: number) => ({
    en: `refreshes with ${left / 1000} s left`,
    zh: `还剩 ${left / 1000} 秒时，刷新的次数`,
  }),
  storeAfter: { en: 'the token in the store afterwards', zh: '事后存储里的 token' },
  requests: { en: 'requests to the server', zh: '发给服务端的请求' },
  worthRepeating: { en: 'worth repeating', zh: '值得重发' },
  log: { en: 'the log', zh: '日志' },
  controlsIn: (line: string) => ({
    en: `a line end or another control character in ${line}`,
    zh: `${line} 里的换行或其他控制字符`,
  }),
  secretIn: (where: string) => ({
    en: `a secret in ${where}`,
    zh: `${where} 里的秘密`,
  }),
  oneLogin: { en: 'one whole login', zh: '一次完整的登录' },
  redacted: (text: string) => ({ en: `redact of ${text}`, zh: `redact 处理 ${text}` }),
} satisfies Record<string, Text | ((...args: never[]) => Text)>
