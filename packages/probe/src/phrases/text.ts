/** What is said of a text. */
import type { Text } from '@workshop/syllabus'
import type { Mechanism, Stance, TextVerdictName } from '../text/types.ts'

export const HEADLINES: Readonly<Record<TextVerdictName, Text>> = {
  dated: {
    en: 'Dated: the text demands what 2026-07-28 has removed, and nothing shows that it knows.',
    zh: '过时：文章要求使用 2026-07-28 已经移除的机制，而且看不出作者知道这件事。',
  },
  mixed: {
    en: 'Mixed: the text demands what was removed, and speaks of the modern era as well.',
    zh: '新旧混杂：文章要求使用已经移除的机制，同时又讲到了新一代。',
  },
  'no-evidence': {
    en: 'No evidence: the text demands nothing that was removed. That does not make it current.',
    zh: '没有证据：文章没有要求使用已经移除的机制。这不等于它是新的。',
  },
}

export const LIMITS: Text = {
  en: 'The probe reads words, not meaning. A hit is a place to read; no hit proves nothing.',
  zh: '探针读的是字词，不是意思。命中的地方值得细读；没有命中什么也证明不了。',
}

export const STANCE_TEXTS: Readonly<Record<Stance, Text>> = {
  demanded: { en: 'taught as what one does', zh: '当作现在该做的来教' },
  legacy: { en: 'told of the older era', zh: '讲的是旧一代' },
  gone: { en: 'said to be gone', zh: '说明已经没有了' },
  everyday: { en: 'an everyday word', zh: '普通用词' },
  unclear: {
    en: 'mentioned; the passage does not say how',
    zh: '提到了，但看不出态度',
  },
}

export const MECHANISM_TEXTS: Readonly<Record<Mechanism, Text>> = {
  handshake: { en: 'the handshake', zh: '握手' },
  session: { en: 'the session', zh: '会话' },
  ping: { en: '`ping` as a heartbeat', zh: '用 `ping` 做心跳' },
  resumption: { en: 'resuming a stream', zh: '流的续传' },
  subscribe: { en: '`resources/subscribe`', zh: '`resources/subscribe`' },
  'get-stream': { en: 'a stream opened with GET', zh: '用 GET 打开的流' },
  'log-level': { en: '`logging/setLevel`', zh: '`logging/setLevel`' },
  'server-requests': { en: 'requests of the server', zh: '服务端主动发的请求' },
  'http-sse': { en: 'the HTTP+SSE transport', zh: 'HTTP+SSE 传输' },
  batch: { en: 'batches', zh: '批量' },
}

/** `hedge`: why a demand does not make the text dated. */
export const because = (words: string): Text => ({
  en: ` (“${words}”)`,
  zh: `（“${words}”）`,
})
