/**
 * Carries out a plan. In this order, so that it can be stopped anywhere and begun
 * again: the learner's files are copied, the update's versions of them are laid beside,
 * untouched files are written, and last of all the branch moves.
 */
import { cpSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT, SCRATCH } from '@workshop/testkit/state'
import { writeWhole } from '../skeleton.ts'
import { git, line, lineIf } from './git.ts'
import { mergedTree, type Plan } from './plan.ts'

export interface Applied {
  /** The commit that the branch is at now. */
  commit: string
  /** Copies of the learner's files; absent where nothing had to be kept. */
  copies?: string
  /** The update's versions of files that stayed. */
  beside?: string
}

export function apply(plan: Plan): Applied {
  const { keep, replace, remove, target } = plan
  const folder = join(SCRATCH, 'updates', target.slice(0, 12))
  const [copies, beside] = [join(folder, 'yours'), join(folder, 'new')]
  const theirs = new Set(keep.filter(path => hasFile(target, path)))
  for (const path of keep) {
    copyIfThere(join(ROOT, path), join(copies, path))
    if (theirs.has(path)) {
      writeWhole(join(beside, path), git(['cat-file', 'blob', `${target}:${path}`]))
    }
  }
  if (replace.length > 0) {
    const from = ['--pathspec-from-file=-', '--pathspec-file-nul']
    git(['checkout', target, ...from], { input: replace.join('\0') })
  }
  for (const path of remove) removeWithFolders(join(ROOT, path))

  const commit = commitOf(plan)
  const message = `workshop update to ${target.slice(0, 12)}`
  git(['update-ref', '-m', message, 'HEAD', commit, plan.head])
  git(['read-tree', commit])
  return {
    commit,
    ...(keep.length > 0 && { copies }),
    ...(theirs.size > 0 && { beside }),
  }
}

/** The update itself, or a commit that joins it with what the learner has committed. */
function commitOf(plan: Plan): string {
  if (plan.head === plan.base) return plan.target
  const index = join(SCRATCH, 'updates', 'index')
  mkdirSync(dirname(index), { recursive: true })
  rmSync(index, { force: true })
  const env = { GIT_INDEX_FILE: index }
  const entries = [...mergedTree(plan)].map(
    ([path, { mode, id }]) => `${mode} ${id}\t${path}\0`,
  )
  git(['update-index', '-z', '--index-info'], { env, input: entries.join('') })
  const tree = git(['write-tree'], { env }).toString().trim()
  rmSync(index, { force: true })
  const parents = ['-p', plan.head, '-p', plan.target]
  const message = 'Take an update of the workshop'
  const args = ['commit-tree', tree, ...parents, '-m', message]
  return git(args, { env: whoCommits() }).toString().trim()
}

/** A learner who has never committed has not told git a name either. */
function whoCommits(): NodeJS.ProcessEnv {
  const { env } = process
  const name = env.GIT_AUTHOR_NAME ?? lineIf('config', 'user.name') ?? 'learner'
  const email =
    env.GIT_AUTHOR_EMAIL ?? lineIf('config', 'user.email') ?? 'learner@localhost'
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  }
}

function hasFile(commit: string, path: string): boolean {
  return line('ls-tree', '--full-tree', commit, '--', path) !== ''
}

function copyIfThere(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    cpSync(from, to, { recursive: true, preserveTimestamps: true })
  } catch (cause) {
    // What the learner has deleted has no copy, and stays deleted.
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
  }
}

function removeWithFolders(file: string): void {
  rmSync(file, { force: true })
  for (let folder = dirname(file); folder !== ROOT; folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return
    rmdirSync(folder)
  }
}
