/** What `pnpm test` says around the screens of the runs. */
import type { Text } from '@workshop/syllabus'

export const PHRASES = {
  seconds: { en: 'a number of seconds', zh: '秒数' },
  value: { en: 'a value', zh: '一个值' },
  notInstalled: {
    en: 'The packages are not installed: run `pnpm install` first.',
    zh: '依赖还没有装好：请先运行 `pnpm install`。',
  },
  noPackage: (
    typed: string,
    names: readonly string[],
    near: string | undefined,
  ): Text => ({
    en: `There is no stage ${typed} to test; ${near === undefined ? '' : `did you mean ${near}? `}there are: ${names.join(', ')}.`,
    zh: `没有 ${typed} 可以测试；${near === undefined ? '' : `是不是 ${near}？`}现有：${names.join('、')}。`,
  }),
  noOption: (typed: string, near: string | undefined): Text => ({
    en: `There is no option ${typed} here${near === undefined ? '; `pnpm test --help` lists ours, vitest.dev/guide/cli those of vitest' : `; did you mean ${near}?`}`,
    zh: `没有 ${typed} 这个选项${near === undefined ? '；`pnpm test --help` 列出我们的，vitest.dev/guide/cli 列出 vitest 的' : `；是不是 ${near}？`}`,
  }),
  noSubject: (typed: string): Text => ({
    en: `--subject: expected a folder with src/, got ${typed}. A stage, a solution or a copy of one will do.`,
    zh: `--subject：应为一个含有 src/ 的文件夹，实际是 ${typed}。阶段、参考实现或它们的副本都行。`,
  }),
  timedOut: (seconds: number): Text => ({
    en: `The run did not end within ${seconds} s and was stopped with everything it had started. Something in src/ waits for ever; -t <pitfall> finds out where, --time-limit allows more.`,
    zh: `这次运行 ${seconds} 秒内没有结束，已连同它启动的所有进程一起停掉。src/ 里有地方在无限等待：用 -t <坑> 可以缩小范围，用 --time-limit 可以放宽时限。`,
  }),
  noReport: (name: string): Text => ({
    en: `${name} ended without a report.`,
    zh: `${name} 结束了，但没有留下报告。`,
  }),
  nothingRan: (pattern: string): Text => ({
    en: `No check is called ${pattern}.`,
    zh: `没有名为 ${pattern} 的检查。`,
  }),
  partPassed: (count: number): Text => ({
    en: count === 1 ? '1 check passed' : `${count} checks passed`,
    zh: `${count} 项检查通过`,
  }),
  wholeStage: {
    en: 'progress counts when the whole stage is run',
    zh: '整关跑过才计入进度',
  },
} as const
