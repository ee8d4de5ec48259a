/**
 * The files that make Node run in an otherwise empty root: the binary and the
 * libraries it is linked with. No shell, no tools, nothing with a setuid bit.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

export interface ReadOnlyFile {
  from: string
  to: string
}

export const NODE = '/bin/node'

/** Found once: `ldd` takes longer than a slot. */
let found: readonly ReadOnlyFile[] | undefined

/** @param staging takes a copy of the binary where its own path would tell too much */
export function nodeFiles(staging: string): readonly ReadOnlyFile[] {
  const binary = realpathSync(process.execPath)
  found ??= librariesOf(binary)
  return [{ from: neutral(binary, staging), to: NODE }, ...found]
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

/** `/home/ada/.nvm/…/node` would name the host's owner in `/proc/self/mountinfo`. */
function neutral(binary: string, staging: string): string {
  if (/^\/(usr|opt|bin|nix\/store)\//.test(binary)) return binary
  const copy = join(staging, 'node')
  if (!existsSync(copy)) copyFileSync(binary, copy)
  return copy
}
