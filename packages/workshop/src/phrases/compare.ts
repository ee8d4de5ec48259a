/** What `pnpm compare` says around the diffs. */
import type { Text } from '@workshop/syllabus'

export const PHRASES = {
  notRun: (id: string): Text => ({
    en: `Not yet: stage ${id} has not been run. \`pnpm test --filter stage-${id}\` runs it; the reference is worth more once your own core is green (--spoil shows it anyway).`,
    zh: `还不到时候：阶段 ${id} 还没有跑过，请先运行 \`pnpm test --filter stage-${id}\`。等自己的核心全绿了，参考实现才更值得看（--spoil 可以现在就看）。`,
  }),
  notGreen: (id: string, survived: number, total: number): Text => ({
    en: `Not yet: ${survived} of ${total} core pitfalls of stage ${id} are survived. The reference is worth more once all are (--spoil shows it anyway).`,
    zh: `还不到时候：阶段 ${id} 的 ${total} 个核心坑扛住了 ${survived} 个。全部扛住之后，参考实现才更值得看（--spoil 可以现在就看）。`,
  }),
  changed: (id: string): Text => ({
    en: `Not yet: the code has changed since the last run of stage ${id}. Run \`pnpm test --filter stage-${id}\` again (--spoil compares anyway).`,
    zh: `还不到时候：阶段 ${id} 上次跑完之后代码又改过，请重新运行 \`pnpm test --filter stage-${id}\`（--spoil 可以现在就对照）。`,
  }),
  noReference: (folder: string): Text => ({
    en: `There is no reference in ${folder}.`,
    zh: `${folder} 里没有参考实现。`,
  }),
  title: (id: string, flavor: string): Text => ({
    en: `stage ${id} · your code and the ${flavor} reference`,
    zh: `阶段 ${id} · 你的代码与 ${flavor} 参考实现`,
  }),
  legend: { en: '- yours   + the reference', zh: '- 你的   + 参考实现' },
  counts: (mine: number, theirs: number): Text => ({
    en: `${mine} lines only yours, ${theirs} only the reference's`,
    zh: `只有你有 ${mine} 行，只有参考实现有 ${theirs} 行`,
  }),
  same: { en: 'the same', zh: '完全相同' },
  absent: { en: 'not in your code', zh: '你的代码里没有这个文件' },
  tooDifferent: {
    en: 'too different for a line by line comparison',
    zh: '差别太大，逐行对照没有意义',
  },
  more: { en: 'also there', zh: '另有文件' },
} as const
