/** What `pnpm workshop update` says. */
import type { Text } from '@workshop/syllabus'

export const LABELS = {
  from: { en: 'from', zh: '来自' },
  kept: { en: 'yours', zh: '你的' },
  written: { en: 'updated', zh: '已更新' },
  removed: { en: 'removed', zh: '已删除' },
  beside: { en: 'new ones', zh: '新版' },
  copies: { en: 'copies', zh: '备份' },
} as const satisfies Record<string, Text>

export const PHRASES = {
  noGit: {
    en: 'Nothing was changed: this folder is no git clone. Clone the workshop once with git, and copy your src/, break/ and detectors/ folders into it.',
    zh: '什么都没有改：这个文件夹不是 git 克隆。请用 git 克隆一份工作坊，再把你的 src/、break/、detectors/ 拷进去。',
  },
  noUpstream: {
    en: 'Nothing was changed: this branch follows no other. Name where updates come from: `pnpm workshop update --from origin/main`.',
    zh: '什么都没有改：当前分支没有上游分支。请写明更新来自哪里：`pnpm workshop update --from origin/main`。',
  },
  noSuch: (from: string): Text => ({
    en: `Nothing was changed: git knows no ${from}. \`git branch -r\` and \`git tag\` list what there is.`,
    zh: `什么都没有改：git 里找不到 ${from}。用 \`git branch -r\` 和 \`git tag\` 看看有哪些。`,
  }),
  noCommon: (from: string): Text => ({
    en: `Nothing was changed: your branch and ${from} have no commit in common, so nobody can tell what you wrote from what was handed out. Clone the workshop anew and copy your src/, break/ and detectors/ folders into it.`,
    zh: `什么都没有改：你的分支和 ${from} 没有共同的提交，分不清哪些是你写的。请重新克隆一份，再把你的 src/、break/、detectors/ 拷进去。`,
  }),
  fetchFailed: (said: string): Text => ({
    en: `Nothing was changed: git could not fetch (${said}). Without a network, --no-fetch takes what was fetched before.`,
    zh: `什么都没有改：git 拉取失败（${said}）。没有网络时，加 --no-fetch 只用之前拉取过的内容。`,
  }),
  unmerged: {
    en: 'Nothing was changed: git is in the middle of a merge or has conflicts. Finish it (`git status` says how), then type this again.',
    zh: '什么都没有改：git 正在合并或有冲突。先把它处理完（`git status` 会告诉你怎么做），再运行一次。',
  },
  halfStaged: (files: readonly string[]): Text => ({
    en: `Nothing was changed: ${files.join(', ')} is staged and has changed since. \`git add\` it again or unstage it with \`git restore --staged\`: two versions of one file cannot both be kept.`,
    zh: `什么都没有改：${files.join('、')} 暂存之后又改过。请重新 \`git add\`，或用 \`git restore --staged\` 取消暂存：同一个文件的两个版本没法都保留。`,
  }),
  upToDate: (from: string): Text => ({
    en: `You have all of ${from}.`,
    zh: `${from} 的内容你都有了。`,
  }),
  question: (from: string, count: number, kept: number): Text => ({
    en: `Take the update from ${from}? ${count} ${count === 1 ? 'file' : 'files'} that you have not touched will change; ${kept} that you have touched will stay.`,
    zh: `要从 ${from} 取更新吗？会改动 ${count} 个你没碰过的文件；你改过的 ${kept} 个保持原样。`,
  }),
  sayYes: {
    en: 'Nothing was changed: without a terminal to ask on, type `pnpm workshop update --yes`.',
    zh: '什么都没有改：没有终端可以询问，请输入 `pnpm workshop update --yes`。',
  },
  leftAlone: { en: 'Nothing was changed.', zh: '什么都没有改。' },
  failed: (said: string): Text => ({
    en: `The update stopped half way: ${said}. Your files are as they were; type the same command again to go on.`,
    zh: `更新中途停下了：${said}。你的文件没有变；再运行一次同样的命令就会接着做。`,
  }),
  inAll: (count: number): Text => ({ en: `${count} in all`, zh: `共 ${count} 个` }),
} as const
