/** Facts of chapter 3: how peers answer what is no call. */
import type { Fact } from '../types.ts'

export const FACTS_3: readonly Fact[] = [
  {
    id: 'published-unknown-tool',
    value: '4 / 4',
    meaning: {
      en: 'Of four published reference servers (all 2026.8.31, built on the official SDK’s first line), how many answer a call of a tool that does not exist with an `isError` result. The specification asks for an error with code -32602.',
      zh: '四个官方示例服务端（均为 2026.8.31，用官方 SDK 第一代写成）里，有几个对不存在的工具回 `isError` 结果。规范要求的是 code 为 -32602 的 error。',
    },
    source: { title: '@modelcontextprotocol/server-* 2026.8.31, stdio' },
    checked: '2026-12-01',
    kind: 'verified',
    command: 'node --import tsx docs/src/published.ts unknown-tool',
  },
]
