/** Facts of chapter 1: revisions, eras, and what speaks which. */
import type { Fact } from '../types.ts'

const SPECIFICATION = 'https://modelcontextprotocol.io/specification/2026-07-28'

export const FACTS_1: readonly Fact[] = [
  {
    id: 'current-revision',
    value: '2026-07-28',
    meaning: {
      en: 'The current revision of the specification. No later one was found in the specification’s repository (snapshot of August 2026) or in the official TypeScript packages 2.4.0.',
      zh: '规范的现行版本。在规范仓库（2026 年 8 月快照）和官方 TypeScript 包 2.4.0 里，都没有找到更新的版本。',
    },
    source: {
      title: 'Specification 2026-07-28, Key Changes',
      url: `${SPECIFICATION}/changelog`,
    },
    checked: '2026-11-30',
    kind: 'read',
  },
  {
    id: 'revision-interval',
    value: '5.2',
    meaning: {
      en: 'Months between two revisions, on average, from 2024-11-05 to 2026-07-28: four intervals.',
      zh: '从 2024-11-05 到 2026-07-28，相邻两个版本平均相隔的月数，一共四个间隔。',
    },
    source: { title: '2024-11-05 … 2026-07-28' },
    checked: '2026-12-01',
    kind: 'verified',
    command:
      "node -p \"((Date.parse('2026-07-28') - Date.parse('2024-11-05')) / 864e5 / 30.44 / 4).toFixed(1)\"",
  },
  {
    id: 'major-changes',
    value: '9',
    meaning: {
      en: 'Major changes from 2025-11-25 to 2026-07-28, as the specification itself numbers them.',
      zh: '从 2025-11-25 到 2026-07-28 的重大变更条数，按规范自己的编号。',
    },
    source: {
      title: 'Specification 2026-07-28, Key Changes',
      url: `${SPECIFICATION}/changelog`,
    },
    checked: '2026-12-01',
    kind: 'read',
    era: 'modern',
  },
  {
    id: 'earliest-removal',
    value: '2027-07-28',
    meaning: {
      en: 'Roots, Sampling, Logging and Dynamic Client Registration may be removed by the first revision on or after this day, not before.',
      zh: 'Roots、Sampling、Logging 和动态客户端注册最早可在这一天或之后的第一个版本里移除，之前不会。',
    },
    source: {
      title: 'Specification 2026-07-28, Deprecated Features',
      url: `${SPECIFICATION}/deprecated`,
    },
    checked: '2026-12-01',
    kind: 'read',
    era: 'modern',
  },
  {
    id: 'five-words-in-current',
    value: '17 / 3 / 1 / 4 / 3',
    meaning: {
      en: 'Lines of the 2026-07-28 specification that contain `initialize`, `Mcp-Session-Id`, `ping`, `Last-Event-ID` and `resources/subscribe`, found by the usual grep (whole words, upper and lower case kept apart).',
      zh: '在 2026-07-28 规范正文里，用常见的 grep（整词、区分大小写）搜 `initialize`、`Mcp-Session-Id`、`ping`、`Last-Event-ID`、`resources/subscribe`，各命中多少行。',
    },
    source: {
      title: 'The specification’s repository, docs/specification/2026-07-28',
      url: 'https://github.com/modelcontextprotocol/modelcontextprotocol/tree/main/docs/specification/2026-07-28',
    },
    checked: '2026-11-30',
    kind: 'read',
    era: 'modern',
  },
  {
    id: 'published-modern',
    value: '0 / 4',
    meaning: {
      en: 'Of the four reference servers we install (everything, filesystem, memory, sequential-thinking, all 2026.8.31), how many answer `server/discover`.',
      zh: '我们安装的四个官方示例服务端（everything、filesystem、memory、sequential-thinking，均为 2026.8.31）里，有几个答得出 `server/discover`。',
    },
    source: { title: '@modelcontextprotocol/server-* 2026.8.31, stdio' },
    checked: '2026-12-01',
    kind: 'verified',
    command: 'node --import tsx docs/src/published.ts modern',
  },
  {
    id: 'sdk-latest',
    value: '2025-11-25',
    meaning: {
      en: 'What the constant `LATEST_PROTOCOL_VERSION` of the official TypeScript server package 2.4.0 says, although the package also speaks 2026-07-28.',
      zh: '官方 TypeScript 服务端包 2.4.0 的常量 `LATEST_PROTOCOL_VERSION` 的值，而这个包其实也会讲 2026-07-28。',
    },
    source: { title: '@modelcontextprotocol/server 2.4.0' },
    checked: '2026-12-01',
    kind: 'verified',
    command:
      'cd interop && node --input-type=module -e "import { LATEST_PROTOCOL_VERSION as v } from \'@modelcontextprotocol/server\'; console.log(v)"',
  },
]
