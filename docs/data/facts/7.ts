/** Facts of chapter 7: what published hosts do with names, pages and processes. */
import type { Fact } from '../types.ts'

export const FACTS_7: readonly Fact[] = [
  {
    id: 'naive-name-length',
    value: '135',
    meaning: {
      en: 'Characters of the longest name from the common recipe: `mcp__`, a server cut to 64, `__`, a tool cut to 64. Model APIs allow 64 in all.',
      zh: '常见写法能拼出的最长名字有多少字符：`mcp__`，加截到 64 的服务端名，加 `__`，加截到 64 的工具名。模型 API 总共只许 64 个。',
    },
    source: { title: 'The recipe, computed' },
    checked: '2026-12-01',
    kind: 'verified',
    command: "node -p \"['mcp', 's'.repeat(64), 't'.repeat(64)].join('__').length\"",
  },
  {
    id: 'gemini-name-cut',
    value: '30 + 30',
    meaning: {
      en: 'Characters that gemini-cli keeps of a tool name longer than 63: the first 30 and the last 30, with three dots between.',
      zh: 'gemini-cli 对超过 63 个字符的工具名保留多少：开头 30 个和结尾 30 个，中间三个点。',
    },
    source: {
      title: 'google-gemini/gemini-cli, source of 2026-08-21 (commit 5411f11)',
      url: 'https://github.com/google-gemini/gemini-cli',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'first-page-hosts',
    value: '3',
    meaning: {
      en: 'Hosts that asked for the first page of `tools/list` only, in the copies of their source that we read: gemini-cli (2026-08-21), Codex and Zed (copies some months old; they may have changed).',
      zh: '在我们读到的源码副本里，只取 `tools/list` 第一页的宿主数：gemini-cli（2026-08-21），以及 Codex 和 Zed（副本已有数月，可能已改）。',
    },
    source: {
      title: 'Source of gemini-cli, Codex and Zed',
      url: 'https://github.com/google-gemini/gemini-cli',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'cc-stdio-reconnect',
    value: '0',
    meaning: {
      en: 'Automatic reconnects of a stdio server that Claude Code documents; for remote servers it documents five, from 1 s, doubling.',
      zh: 'Claude Code 文档写明的 stdio 服务端自动重连次数；远程服务端则写明五次，从 1 秒起逐次加倍。',
    },
    source: {
      title: 'Claude Code documentation, MCP (read in a mirror)',
      url: 'https://code.claude.com/docs/en/mcp',
    },
    checked: '2026-11-30',
    kind: 'second-hand',
  },
]
