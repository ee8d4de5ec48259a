/** Facts of chapter 2: what published servers offer. */
import type { Fact } from '../types.ts'

const SERVERS = {
  en: 'everything, filesystem, memory and sequential-thinking, all 2026.8.31',
  zh: 'everything、filesystem、memory、sequential-thinking，均为 2026.8.31',
}

const declaring = (capability: string, value: string): Fact => ({
  id: `published-${capability}`,
  value,
  meaning: {
    en: `Of four published reference servers (${SERVERS.en}), how many declare \`${capability}\`.`,
    zh: `四个官方示例服务端（${SERVERS.zh}）里，有几个声明了 \`${capability}\`。`,
  },
  source: { title: '@modelcontextprotocol/server-* 2026.8.31, stdio' },
  checked: '2026-12-01',
  kind: 'verified',
  command: `node --import tsx docs/src/published.ts ${capability}`,
})

export const FACTS_2: readonly Fact[] = [
  declaring('tools', '4 / 4'),
  declaring('resources', '2 / 4'),
  declaring('prompts', '1 / 4'),
]
