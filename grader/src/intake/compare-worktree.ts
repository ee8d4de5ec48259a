/**
 * A repository is graded by its commit: it has a date and a name, and can be had
 * again. Work that was never committed would then count for nothing without a word,
 * so it is looked for and told.
 */
import type { Caps } from './caps.ts'
import { uncommitted, worktreeUnread } from './notices.ts'
import { readFolder } from './read-folder.ts'
import { isSameText } from './reference.ts'
import { Refusal } from './refusal.ts'
import { ownPath, type StageRoot } from './stage-root.ts'
import type { Notice } from './types.ts'

export async function compareWorktree(
  folder: string,
  committed: ReadonlyMap<string, Buffer>,
  root: StageRoot,
  caps: Caps,
): Promise<Notice[]> {
  try {
    const wanted = (path: string) => isOnTheWay(root, path)
    const { files } = await readFolder(folder, caps, wanted)
    const paths = new Set([...files.keys(), ...committed.keys()])
    const different = [...paths]
      .filter(path => ownPath(root, path) !== undefined)
      .filter(path => !isSame(files.get(path), committed.get(path)))
    return different.length > 0 ? [uncommitted(different.sort())] : []
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    return [worktreeUnread(cause.said)]
  }
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one !== undefined && other !== undefined && isSameText(one, other)
}

/** A folder above the stage, or something of the learner's in it. */
function isOnTheWay(root: StageRoot, path: string): boolean {
  if (root.prefix.startsWith(`${path}/`)) return true
  return ownPath(root, path) !== undefined || ownPath(root, `${path}/x`) !== undefined
}
