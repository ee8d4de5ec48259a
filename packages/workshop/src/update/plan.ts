/**
 * What an update would do, file by file. A file is the learner's once it is neither as
 * it was handed out nor as the update has it; then it stays, whatever the update says.
 */
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { git, records, type TreeEntry, treeOf } from './git.ts'

export interface Plan {
  /** Commits: where the learner is, what both have in common, what is to come. */
  head: string
  base: string
  target: string
  /** Paths that are written as the update has them. */
  replace: readonly string[]
  /** Paths that the update no longer has. */
  remove: readonly string[]
  /** Paths that the learner has touched and the update changes: they stay. */
  keep: readonly string[]
}

export function planOf(head: string, base: string, target: string): Plan {
  const [before, after] = [treeOf(base), treeOf(target)]
  const changed = records(
    git([
      'diff-tree',
      '-r',
      '-z',
      '--no-renames',
      '--name-only',
      base,
      target,
    ]).toString(),
  )
  const replace: string[] = []
  const remove: string[] = []
  const keep: string[] = []
  for (const path of changed) {
    const here = idHere(path)
    const wanted = after.get(path)?.id
    if (here === wanted) continue
    if (here !== before.get(path)?.id) keep.push(path)
    else if (wanted === undefined) remove.push(path)
    else replace.push(path)
  }
  return { head, base, target, replace, remove, keep }
}

/** The id of what lies in the folder now, as git would store it; `undefined`: nothing. */
function idHere(path: string): string | undefined {
  const file = join(ROOT, path)
  const stat = lstatSync(file, { throwIfNoEntry: false })
  if (!stat) return undefined
  if (stat.isSymbolicLink()) return blobId(Buffer.from(readlinkSync(file)))
  // A folder in the place of a file is the learner's, and like no file.
  if (!stat.isFile()) return 'a folder'
  const id = blobId(readFileSync(file))
  // Where git changes line ends on the way, it has to be asked.
  return process.platform === 'win32'
    ? git(['hash-object', '--path', path, file]).toString().trim()
    : id
}

function blobId(content: Buffer): string {
  return createHash('sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex')
}

/** The update's tree, with the files on top that the learner has committed. */
export function mergedTree({ head, base, target }: Plan): Map<string, TreeEntry> {
  const [mine, before, tree] = [treeOf(head), treeOf(base), treeOf(target)]
  for (const path of new Set([...mine.keys(), ...before.keys()])) {
    const own = mine.get(path)
    if (own?.id === before.get(path)?.id) continue
    if (own) tree.set(path, own)
    else tree.delete(path)
  }
  return tree
}
