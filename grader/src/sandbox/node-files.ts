/**
 * The files that make Node run in an otherwise empty root: the binary and the
 * libraries it is linked with. No shell, no tools, nothing with a setuid bit.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './staging.ts'

export interface ReadOnlyFile {
  from: string
  to: string
}

export const NODE = '/bin/node'

/** Found once: `ldd` takes longer than a slot. */
let found: readonly ReadOnlyFile[] | undefined

export function nodeFiles(): readonly ReadOnlyFile[] {
  const binary = realpathSync(process.execPath)
  found ??= librariesOf(binary)
  return [{ from: neutral(binary), to: NODE }, ...found]
}

function librariesOf(binary: string): ReadOnlyFile[] {
  const { stdout, error } = spawnSync('ldd', [binary], { encoding: 'utf8', env: {} })
  if (error) throw new Error(`ldd: ${error.message}`, { cause: error })
  const listed = [...stdout.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(m => m[1] ?? '')
  // Looked for at run time only, by the C library itself.
  const extra = listed
    .filter(path => /\/libc\.so\.6$/.test(path))
    .map(path => path.replace('libc.so.6', 'libnss_files.so.2'))
    .filter(existsSync)
  return [...new Set([...listed, ...extra])].map(path => ({
    from: realpathSync(path),
    to: path,
  }))
}

/**
 * `/home/ada/.nvm/…/node` would name the host's owner in `/proc/self/mountinfo`, and
 * may be closed to the slot's users. A copy is kept; it is too large for each slot.
 */
function neutral(binary: string): string {
  if (/^\/(usr|opt|bin|nix\/store)\//.test(binary)) return binary
  const { size, mtimeMs } = statSync(binary)
  const id = createHash('sha256').update(`${binary} ${size} ${mtimeMs}`).digest('hex')
  const copy = join(cacheFolder(), `node-${id.slice(0, 16)}`)
  if (!existsSync(copy)) {
    removeOldCopies()
    const draft = `${copy}.${process.pid}`
    copyFileSync(binary, draft)
    chmodSync(draft, 0o755)
    renameSync(draft, copy)
  }
  return copy
}

const WEEK_MS = 7 * 24 * 3600 * 1000

/** Another grader may be using another Node, but not for a week. */
function removeOldCopies(): void {
  for (const name of readdirSync(cacheFolder())) {
    const file = join(cacheFolder(), name)
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - made > WEEK_MS) rmSync(file, { force: true, recursive: true })
  }
}
