/** What `pnpm start` says between the screens. */
import type { Text } from '@workshop/syllabus'

export const LABELS = {
  keys: { en: 'keys', zh: '按键' },
  guide: { en: 'guide', zh: '指南' },
} as const satisfies Record<string, Text>

export const PHRASES = {
  keys: {
    en: 'r run · h hint · x explain · t trace · d compare · n next · l 中文 · q quit',
    zh: 'r 运行 · h 提示 · x 讲解 · t 轨迹 · d 对照 · n 下一阶段 · l English · q 退出',
  },
  running: (name: string): Text => ({
    en: `running ${name} …`,
    zh: `正在运行 ${name} …`,
  }),
  savedAt: (time: string, name: string): Text => ({
    en: `saved ${time} · running ${name} …`,
    zh: `${time} 已保存 · 正在运行 ${name} …`,
  }),
  noNext: (folder: string): Text => ({
    en: `There is no stage after ${folder} in this checkout yet.`,
    zh: `这份代码里 ${folder} 之后还没有下一阶段。`,
  }),
  cannotWatch: (reason: string): Text => ({
    en: `Saves cannot be noticed here (${reason}); press r to run.`,
    zh: `这里没法感知保存（${reason}），请按 r 运行。`,
  }),
  guideBuilding: {
    en: 'is being built in the background; its address will stand here',
    zh: '正在后台构建，好了会在这里给出地址',
  },
  guideReady: (address: string): Text => ({
    en: `is ready at ${address}`,
    zh: `已就绪：${address}/zh/`,
  }),
  guideFailed: {
    en: 'cannot be shown; pnpm docs:build says why. The workshop does not need it.',
    zh: '打不开，原因见 pnpm docs:build。工作坊本身不受影响。',
  },
  bye: { en: 'Your progress is kept.', zh: '进度已保存。' },
} as const
