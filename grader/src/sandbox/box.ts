/**
 * The folder of a slot with everything it needs besides the host's own read-only
 * files: the submission, a small `/etc`, the filter, the launch scripts. Staged
 * files are plain copies that the learner's user can read and nobody can write.
 */
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BOX, INSIDE_SLOT } from './inner.ts'
import type { ReadOnlyFile } from './node-files.ts'
import { cacheFolder, groundFolder } from './staging.ts'

/** Paths that say nothing about this host, and that everybody can read. */
const NEUTRAL = /^\/(usr|lib|lib64|bin|opt|nix\/store)(\/|$)/

export interface Staged {
  /** For the inner bwrap: `from` as the slot sees it. */
  inner: ReadOnlyFile[]
  /** For the outer one: folders shared by slots, and where this slot sees them. */
  outer: ReadOnlyFile[]
}

export function stageSubmission(folder: string, box: string): void {
  copyOpen(folder, join(box, 'app'))
}

export function stageMounts(mounts: readonly ReadOnlyFile[], box: string): Staged {
  const [shared, kept] = [`${groundFolder()}/`, `${cacheFolder()}/`]
  const outer: ReadOnlyFile[] = []
  const inner = mounts.map(({ from, to }, index) => {
    if (NEUTRAL.test(from) || from.startsWith(kept)) return { from, to }
    if (from.startsWith(shared)) {
      const seen = `${INSIDE_SLOT}/shared/${index}`
      outer.push({ from, to: seen })
      return { from: seen, to }
    }
    copyOpen(from, join(box, 'mounts', String(index)))
    return { from: `${BOX}/mounts/${index}`, to }
  })
  return { inner, outer }
}

/** Links stay links: inside, they lead to what is inside. */
export function copyOpen(from: string, to: string): void {
  mkdirSync(join(to, '..'), { recursive: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  openToAll(to)
}

/** Whatever the umask was; a program stays a program. */
export function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isDirectory()) {
    chmodSync(path, 0o755)
    for (const name of readdirSync(path)) openToAll(join(path, name))
  } else if (found.isFile()) {
    chmodSync(path, (found.mode & 0o100) === 0 ? 0o644 : 0o755)
  }
}
