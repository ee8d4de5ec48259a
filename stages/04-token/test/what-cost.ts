/**
 * What the checks of cost, order and caches look at, where it has no name in code.
 */
import type { Text } from '@workshop/testkit'

export const what = {
  toolsWorth: (tools: number, tokens: number) => ({
    en: `${tools} tools, ${tokens} tokens in all; 60 and 20000 would show`,
    zh: `${tools} 个工具，共 ${tokens} token；60 个、20000 token 才看得出来`,
  }),
  tokensOf: (owner: string) => ({
    en: `tokens of ${owner}`,
    zh: `${owner} 的 token 数`,
  }),
  estimateOf: (kind: string, characters: number) => ({
    en: `estimate for ${characters} characters of ${kind}`,
    zh: `对 ${characters} 个字符（${kind}）的估算`,
  }),
  errorOf: (kind: string) => ({
    en: `error of the rule of four for ${kind}`,
    zh: `${kind} 按四个字符一个 token 算的误差`,
  }),
  bytesOfOrder: (servers: readonly string[]) => ({
    en: `tool blocks when ${servers.join(', ')} arrive in this order`,
    zh: `按 ${servers.join('、')} 的次序到达时的工具块`,
  }),
  namesWhenGiven: (names: readonly string[]) => ({
    en: `names of the blocks for ${names.join(' ')}`,
    zh: `${names.join(' ')} 的块名次序`,
  }),
  schemaOf: (name: string) => ({
    en: `schema of ${name}`,
    zh: `${name} 的 schema`,
  }),
  sameHash: (hash: string) => ({
    en: `the same hash “${hash}” for different blocks`,
    zh: `不同的块得到了相同的 ${hash} 哈希`,
  }),
  otherHash: (hash: string) => ({
    en: `another hash “${hash}” for the same`,
    zh: `内容没变，${hash} 哈希却变了`,
  }),
  cachedShareOf: (conversation: Text) => ({
    en: `cached share, ${conversation.en}`,
    zh: `缓存命中的比例，${conversation.zh}`,
  }),
  turn: (nth: number, member: string) => ({
    en: `turn ${nth}: ${member}`,
    zh: `第 ${nth} 轮：${member}`,
  }),
  requestInFlight: {
    en: 'the blocks of a request that was already sent',
    zh: '已经发出的请求里的工具块',
  },
  pageFor: (user: string, page: string) => ({
    en: `${page} for ${user}`,
    zh: `${user} 读到的 ${page}`,
  }),
  ttlOf: (ttl: string) => ({
    en: `page with ttlMs ${ttl}`,
    zh: `ttlMs 为 ${ttl} 的页`,
  }),
  timersAsked: {
    en: 'timers that the cache asked for',
    zh: '缓存设的定时器',
  },
  oneKeyFor: (one: string, other: string) => ({
    en: `one page for ${one} and ${other}`,
    zh: `${one} 和 ${other} 共用了一页`,
  }),
  evidenceOf: (name: string) => ({
    en: `evidence for ${name}`,
    zh: `${name} 的证据`,
  }),
  causeOf: (name: string) => ({
    en: `cause for ${name}`,
    zh: `${name} 的原因`,
  }),
} satisfies Record<string, Text | ((...args: never[]) => Text)>
