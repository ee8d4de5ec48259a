/** What `pnpm verify` says around the outputs of the tools. */
import type { Text } from '@workshop/syllabus'

export const PHRASES = {
  missing: (file: string): Text => ({
    en: `${file} is missing`,
    zh: `缺少 ${file}`,
  }),
  timedOut: (minutes: number): Text => ({
    en: `stopped after ${minutes} minutes`,
    zh: `运行 ${minutes} 分钟后被停止`,
  }),
  passed: { en: 'passed', zh: '通过' },
  failed: { en: 'failed', zh: '未通过' },
  cases: (passed: number, failed: number): Text => ({
    en: failed === 0 ? `${passed} cases` : `${passed} passed, ${failed} failed`,
    zh: failed === 0 ? `${passed} 例` : `通过 ${passed}，未通过 ${failed}`,
  }),
  summary: (passed: number, total: number): Text => ({
    en: `verify: ${passed} of ${total} steps passed`,
    zh: `verify：${total} 步，通过 ${passed} 步`,
  }),
} as const
