/**
 * The part of `node:crypto` that the naming of stage 02 uses, for browsers: their own
 * digest is asynchronous. Vite puts it in the place of `node:crypto` in the guide.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export function createHash(algorithm: string) {
  if (algorithm !== 'sha256') {
    throw new Error(`expected sha256, got ${algorithm}: no tool of the guide needs it`)
  }
  const hash = sha256.create()
  const made = {
    update(text: string) {
      hash.update(utf8ToBytes(text))
      return made
    },
    digest(encoding: 'hex'): string {
      if (encoding !== 'hex') throw new Error(`expected hex, got ${encoding}`)
      return bytesToHex(hash.digest())
    },
  }
  return made
}
