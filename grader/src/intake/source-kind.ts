/** What something is, by its first bytes and never by its name. */
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { asRefusal } from './careful-files.ts'
import { codeOf } from './refusal.ts'

export type Format =
  | { kind: 'zip' | 'tar' | 'gzip' | 'bundle' }
  | { kind: 'unsupported'; name: string }

/** Long enough for every mark that is looked for. */
export const HEAD_BYTES = 512

/** An entry, an archive without any, a spanned archive. */
const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08']

const UNSUPPORTED: readonly [string, string][] = [
  ['BZh', 'bzip2'],
  ['\xfd7zXZ\0', 'xz'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['7z\xbc\xaf\x27\x1c', '7z'],
  ['Rar!\x1a\x07', 'rar'],
]

export function formatOf(bytes: Buffer): Format | undefined {
  const head = bytes.toString('latin1', 0, HEAD_BYTES)
  if (ZIP.some(mark => head.startsWith(mark))) return { kind: 'zip' }
  if (head.startsWith('\x1f\x8b')) return { kind: 'gzip' }
  if (/^# v[23] git bundle\n/.test(head)) return { kind: 'bundle' }
  if (isTarHeader(bytes)) return { kind: 'tar' }
  const other = UNSUPPORTED.find(([mark]) => head.startsWith(mark))
  return other && { kind: 'unsupported', name: other[1] }
}

/** By its checksum; a tar of nothing is blocks of zeros. */
function isTarHeader(bytes: Buffer): boolean {
  if (bytes.length < 512) return false
  const block = bytes.subarray(0, 512)
  if (block.every(byte => byte === 0)) return bytes.length >= 1024
  const stated = Number.parseInt(block.toString('latin1', 148, 156), 8)
  const sum = block.reduce((total, byte, at) => {
    return total + (at >= 148 && at < 156 ? 32 : byte)
  }, 0)
  return stated === sum
}

/** @returns where git's own files are: `.git`, or `''` for a bare repository */
export async function repositoryIn(path: string): Promise<'.git' | '' | undefined> {
  if (await exists(join(path, '.git'))) return '.git'
  const bare = ['HEAD', 'objects', 'refs'].map(name => exists(join(path, name)))
  return (await Promise.all(bare)).every(Boolean) ? '' : undefined
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return false
    throw asRefusal(cause, '')
  }
}
