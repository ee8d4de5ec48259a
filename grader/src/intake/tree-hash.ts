/** The name of a set of files: the same for the same paths and contents. */
import { createHash } from 'node:crypto'

/** Sorted, and each part with its length, so that no two trees read the same. */
export function treeHash(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256')
  for (const [path, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${Buffer.byteLength(path)} ${path} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}
