/** What `pnpm reset` says. */
import type { Text } from '@workshop/syllabus'

export const LABELS = {
  kept: { en: 'kept', zh: '已保留' },
  restored: { en: 'restored', zh: '已还原' },
  moved: { en: 'moved', zh: '已移走' },
} as const satisfies Record<string, Text>

export const PHRASES = {
  asGiven: (folder: string): Text => ({
    en: `${folder} is as it was handed out; there is nothing to reset.`,
    zh: `${folder} 和发放时一模一样，不需要还原。`,
  }),
  question: (folder: string, count: number): Text => ({
    en: `Put ${folder} back as it was handed out? ${count === 1 ? '1 file changes' : `${count} files change`}; all of yours is kept in .workshop/kept.`,
    zh: `把 ${folder} 还原成发放时的样子？会改动 ${count} 个文件；你写的都会保留在 .workshop/kept 里。`,
  }),
  sayYes: (id: string): Text => ({
    en: `Nothing was changed: without a terminal to ask on, type \`pnpm reset ${id} --yes\`.`,
    zh: `什么都没有改：没有终端可以询问，请输入 \`pnpm reset ${id} --yes\`。`,
  }),
  leftAlone: { en: 'Nothing was changed.', zh: '什么都没有改。' },
  missing: (files: readonly string[]): Text => ({
    en: `Nothing was changed: the originals of ${files.join(', ')} are neither in git nor in .workshop/skeleton. Take them from a fresh download of the workshop.`,
    zh: `什么都没有改：${files.join('、')} 的原件在 git 和 .workshop/skeleton 里都找不到，请从重新下载的工作坊里取。`,
  }),
  noRecord: (id: string): Text => ({
    en: `Nothing was changed: packages/workshop/skeletons.json does not know stage ${id}.`,
    zh: `什么都没有改：packages/workshop/skeletons.json 里没有阶段 ${id}。`,
  }),
  isLink: (path: string): Text => ({
    en: `Nothing was changed: ${path} is a link, and reset does not follow links.`,
    zh: `什么都没有改：${path} 是一个链接，reset 不跟随链接。`,
  }),
  copyDiffers: (path: string): Text => ({
    en: `Nothing was changed: the copy of ${path} differs from the file. Was it saved just now? Try again.`,
    zh: `什么都没有改：${path} 的副本与原文件不一致。是不是刚刚保存过？请再试一次。`,
  }),
} as const
