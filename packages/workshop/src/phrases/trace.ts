/** What `pnpm trace` says around the ladders. */
import type { Text } from '@workshop/syllabus'

export const PHRASES = {
  noFile: (file: string): Text => ({
    en: `${file}: there is no such file. A run of the tests writes .workshop/traces/stage-01.jsonl.`,
    zh: `${file}：没有这个文件。跑一次测试就会写出 .workshop/traces/stage-01.jsonl。`,
  }),
  unreadable: (file: string, reason: string): Text => ({
    en: `${file} cannot be read: ${reason}.`,
    zh: `${file} 读不出来：${reason}。`,
  }),
  notJson: (file: string, line: number, start: string): Text => ({
    en: `${file}, line ${line}: expected a whole JSON object on one line, got ${start}.`,
    zh: `${file} 第 ${line} 行：一行应是一个完整的 JSON 对象，实际是 ${start}。`,
  }),
  foreign: (file: string, line: number, actual: Text): Text => ({
    en: `${file}, line ${line}: expected a frame such as {"dir":"->","text":"…"} with dir "->" or "<-", got ${actual.en}.`,
    zh: `${file} 第 ${line} 行：应为一帧，例如 {"dir":"->","text":"…"}，dir 为 "->" 或 "<-"，实际是 ${actual.zh}。`,
  }),
  object: (keys: readonly string[]): Text => ({
    en: keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`,
    zh: keys.length === 0 ? '一个空对象' : `一个带有 ${keys.join('、')} 的对象`,
  }),
  nothingYet: (stage: string): Text => ({
    en: `There is no trace of stage ${stage} yet: run \`pnpm test --filter stage-${stage}\` first.`,
    zh: `还没有阶段 ${stage} 的轨迹：请先运行 \`pnpm test --filter stage-${stage}\`。`,
  }),
  nothingCrossed: {
    en: 'Nothing failed in the last run, and nothing crossed the wire.',
    zh: '上一次运行没有失败的检查，也没有东西过线。',
  },
  others: (stages: readonly string[], pitfall: string): Text => ({
    en: ` Traces are there of stage ${stages.join(', ')}: \`pnpm trace ${pitfall}\` shows one.`,
    zh: `已有轨迹的关：${stages.join('、')}；例如 \`pnpm trace ${pitfall}\`。`,
  }),
  nothingFailed: {
    en: 'Nothing failed in the last run; `pnpm trace --all` shows every check.',
    zh: '上一次运行没有失败的检查；`pnpm trace --all` 会显示所有检查。',
  },
  nothingRan: (stage: string): Text => ({
    en: `No check ran in the last run; \`pnpm test --filter stage-${stage}\` says why.`,
    zh: `上一次运行没有跑起任何检查；运行 \`pnpm test --filter stage-${stage}\` 可以看到原因。`,
  }),
  noFrames: (what: string): Text => ({
    en: `The trace has no frame of ${what}: it did not run, or ended before anything crossed the wire.`,
    zh: `轨迹里没有 ${what} 的帧：要么没有运行，要么还没有东西过线就结束了。`,
  }),
  empty: (file: string): Text => ({
    en: `${file} holds no frames.`,
    zh: `${file} 里没有任何帧。`,
  }),
  leftOut: (count: number): Text => ({
    en: `${count} earlier frames are left out; --pitfall <id> --all shows them.`,
    zh: `前面还有 ${count} 帧没有显示；用 --pitfall <id> --all 可以看到。`,
  }),
  verdicts: {
    pass: { en: 'passed', zh: '通过' },
    fail: { en: 'failed', zh: '未通过' },
    vacuous: { en: 'saw nothing', zh: '没测到' },
    'harness-fault': { en: 'our fault', zh: '我们的错' },
  } as Readonly<Record<string, Text>>,
  connection: (number: number, total: number): Text => ({
    en: `connection ${number} of ${total}`,
    zh: `第 ${number} 条连接，共 ${total} 条`,
  }),
} as const
