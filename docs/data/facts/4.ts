/** Facts of chapter 4: what is still allowed to go. */
import type { Fact } from '../types.ts'

export const FACTS_4: readonly Fact[] = [
  {
    id: 'http-sse-eligible',
    value: '2026-09-03',
    meaning: {
      en: 'The day from which a revision may drop the HTTP+SSE transport: three months after SEP-2596 became final on 2026-06-03, as the registry of deprecated features counts. The announcement of 2026-07-28 speaks of a year; the registry is what a revision goes by.',
      zh: '从哪一天起，新版本可以移除 HTTP+SSE 传输：弃用登记的算法，是 SEP-2596 在 2026-06-03 定稿之后三个月。2026-07-28 的公告说的是一年；新版本依据的是登记。',
    },
    source: {
      title: 'Specification 2026-07-28, Deprecated Features',
      url: 'https://modelcontextprotocol.io/specification/2026-07-28/deprecated',
    },
    checked: '2026-11-30',
    kind: 'read',
    era: 'legacy',
  },
]
