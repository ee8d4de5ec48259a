/**
 * What the intake saw and did not refuse. `tamper:` is for the instructor to weigh:
 * a file that the grader takes from its reference anyway was changed. It is no guilt.
 */
import { shownName } from './refusal.ts'
import type { Notice } from './types.ts'

/** Results hold no more; the last one says how many were left out. */
const MOST_NOTICES = 200

export function submodule(path: string): Notice {
  return {
    kind: 'submodule',
    entry: shownName(path),
    message: {
      en: 'A submodule was left out: only files of the repository itself are taken.',
      zh: '子模块被忽略：只取仓库自身的文件。',
    },
  }
}

export function lfsPointer(path: string): Notice {
  return {
    kind: 'lfs-pointer',
    entry: shownName(path),
    message: {
      en: 'This file is a Git LFS pointer; its content is not in the repository.',
      zh: '这个文件只是 Git LFS 指针，内容不在仓库里。',
    },
  }
}

export function activeConfiguration(keys: readonly string[]): Notice {
  const list = keys.join(', ')
  return {
    kind: 'tamper:git-configuration',
    message: {
      en: `The repository's own settings would run programs (${list}); none was run.`,
      zh: `仓库自带的设置会运行程序（${list}）；没有运行任何一个。`,
    },
  }
}

export function uncommitted(paths: readonly string[]): Notice {
  const list = listed(paths)
  return {
    kind: 'uncommitted',
    message: {
      en: `The commit at HEAD was taken; these files differ from it: ${list}.`,
      zh: `取的是 HEAD 上的提交；以下文件与它不同：${list}。`,
    },
  }
}

export function worktreeUnread(why: { en: string; zh: string }): Notice {
  return {
    kind: 'uncommitted',
    message: {
      en: `The commit at HEAD was taken; its files could not be compared: ${why.en}`,
      zh: `取的是 HEAD 上的提交；无法与工作目录比较：${why.zh}`,
    },
  }
}

export function unchanged(): Notice {
  return {
    kind: 'unchanged-skeleton',
    message: {
      en: 'Every file is as it was handed out: nothing has been written yet.',
      zh: '所有文件都和发下来时一样：还没有写任何代码。',
    },
  }
}

export function protectedFile(
  path: string,
  how: 'differs' | 'added' | 'removed',
): Notice {
  const said = {
    differs: { en: 'differs from the reference', zh: '与参考版本不同' },
    added: { en: 'is not in the reference', zh: '在参考版本中不存在' },
    removed: { en: 'was removed', zh: '被删除了' },
  }[how]
  return {
    kind: `tamper:${how}`,
    entry: shownName(path),
    message: {
      en: `This file ${said.en}. It was not used; the grader has its own.`,
      zh: `这个文件${said.zh}。它没有被使用；评分用的是自带的版本。`,
    },
  }
}

export function ownPackages(path: string): Notice {
  return {
    kind: 'tamper:packages',
    entry: shownName(path),
    message: {
      en: 'Packages were handed in with the code. They were not used.',
      zh: '提交中带有依赖包。它们没有被使用。',
    },
  }
}

export function notTaken(path: string): Notice {
  return {
    kind: 'not-taken',
    entry: shownName(path),
    message: {
      en: 'An archive within the submission is not opened.',
      zh: '提交内部的压缩包不会被打开。',
    },
  }
}

/** The first of them, and how many there are beyond. */
export function capped(notices: readonly Notice[]): Notice[] {
  if (notices.length <= MOST_NOTICES) return [...notices]
  const more = notices.length - MOST_NOTICES + 1
  const rest: Notice = {
    kind: 'more',
    message: { en: `And ${more} more.`, zh: `另外还有 ${more} 条。` },
  }
  return [...notices.slice(0, MOST_NOTICES - 1), rest]
}

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 5).map(shownName).join(', ')
  return paths.length > 5 ? `${shown}, … (${paths.length})` : shown
}
