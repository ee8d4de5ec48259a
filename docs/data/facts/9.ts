/** Facts of chapter 9: a wave of retries, defaults of libraries, limits of hosts. */
import type { Fact } from '../types.ts'

const WAVE = [
  "const at = process.cwd() + '/solutions/03-remote/zero-sdk/src/reconnect.ts'",
  'const { retryDelay } = await import(at)',
  'const clients = Array.from({ length: 1000 }, (_, n) => n / 1000)',
  'const slot = u => Math.floor(retryDelay({ status: 503 }, 1, () => u) / 10)',
  'const most = all => Math.max(...all.map(a => all.filter(b => a === b).length))',
  "console.log(most(clients.map(() => slot(0))) + ' / ' + most(clients.map(slot)))",
].join('; ')

export const FACTS_9: readonly Fact[] = [
  {
    id: 'retry-wave',
    value: '1000 / 40',
    meaning: {
      en: 'Of 1,000 clients that fail in the same moment, how many come back within the busiest 10 ms: all waiting 500 ms, and waiting as `retryDelay` of stage 03 says, evenly spread over its jitter.',
      zh: '1,000 个客户端同时失败，最挤的 10 毫秒里回来多少个：前一个数是都等 500 毫秒，后一个数按阶段 03 的 `retryDelay` 来等，抖动均匀分布。',
    },
    source: { title: 'solutions/03-remote, reconnect.ts' },
    checked: '2026-12-01',
    kind: 'verified',
    command: `node --import tsx --input-type=module -e "${WAVE}"`,
  },
  {
    id: 'ignored-limit',
    value: '28 h',
    meaning: {
      en: 'What a limit of 500 ms for a server became in Claude Code, by a user’s report: values below 1,000 ms are ignored, and the fallback is about 28 hours.',
      zh: '据一位用户的报告，在 Claude Code 里给服务端设 500 毫秒的限时，结果变成了多长：小于 1,000 毫秒的值被忽略，退回到大约 28 小时。',
    },
    source: {
      title: 'I set a 500ms timeout and got 28 hours (dev.to)',
      url: 'https://dev.to/quintetkit/i-set-a-500ms-timeout-and-got-28-hours-20p3',
    },
    checked: '2026-11-30',
    kind: 'second-hand',
  },
  {
    id: 'minimum-opossum',
    value: '0',
    meaning: {
      en: 'Calls that opossum wants to see before a rate may open its breaker, by default (`volumeThreshold`).',
      zh: 'opossum 的默认值：至少要有几次调用，失败率才能打开熔断器（`volumeThreshold`）。',
    },
    source: {
      title: 'nodeshift/opossum, options of the constructor',
      url: 'https://github.com/nodeshift/opossum',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'minimum-resilience4j',
    value: '100',
    meaning: {
      en: 'The same for resilience4j (`minimumNumberOfCalls`).',
      zh: 'resilience4j 的同一个默认值（`minimumNumberOfCalls`）。',
    },
    source: {
      title: 'resilience4j documentation, CircuitBreaker',
      url: 'https://resilience4j.readme.io/docs/circuitbreaker',
    },
    checked: '2026-12-01',
    kind: 'read',
  },
  {
    id: 'breaker-per-tool',
    value: 'ContextForge',
    meaning: {
      en: 'A gateway (1.0.8) with a breaker for each tool: 50 % within 60 s of at least 10, or 5 in a row, closed again after 60 s and one probe. It is shipped switched off, with looser values.',
      zh: '按工具熔断的一个网关（1.0.8）：60 秒内至少 10 次且失败一半，或连续 5 次；60 秒后放一次探测。出厂时关着，默认值更松。',
    },
    source: {
      title: 'IBM/mcp-context-forge, source of 1.0.8',
      url: 'https://github.com/IBM/mcp-context-forge',
    },
    checked: '2026-11-30',
    kind: 'read',
  },
]
