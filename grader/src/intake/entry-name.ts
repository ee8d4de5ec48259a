/**
 * What a name inside a submission may be. A name is never used to find a place on
 * this machine; what is checked here is that it could not be misused by anything
 * that comes later.
 */
import type { Caps } from './caps.ts'
import { Refusal, shownName } from './refusal.ts'

/** Controls, line ends, characters that hide or turn the reading direction. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\ufffd]/u
const LONGEST_PART = 255
const LONGEST_NAME = 1024

/**
 * @returns the parts of the name; none for the folder itself (`./`)
 * @throws Refusal
 */
export function partsOf(name: string, caps: Caps): string[] {
  if (name.length > LONGEST_NAME) throw new Refusal('name-length', name)
  const bad = FORBIDDEN.exec(name)
  if (bad) throw new Refusal('name-characters', name, codePoint(bad[0]))
  if (name.includes('\\')) throw new Refusal('backslash', name)
  if (name.startsWith('/') || /^[a-z]:/i.test(name)) {
    throw new Refusal('absolute-path', name)
  }
  // `tar -C folder .` names everything from "./"; a folder's name ends in "/".
  const bare = name.replace(/^(\.\/)+/, '').replace(/\/$/, '')
  if (bare === '' || bare === '.') {
    if (name === '') throw new Refusal('empty-name', name)
    return []
  }
  const parts = bare.split('/')
  if (parts.includes('..')) throw new Refusal('parent-path', name)
  if (parts.includes('') || parts.includes('.')) throw new Refusal('empty-name', name)
  if (parts.some(part => Buffer.byteLength(part) > LONGEST_PART)) {
    throw new Refusal('name-length', name)
  }
  if (parts.length > caps.depth) throw new Refusal('too-deep', name, String(caps.depth))
  return parts
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16).toUpperCase()
  return `U+${hex.padStart(4, '0')}`
}

/** As a file system sees a name that knows no case and one form of each letter. */
function folded(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}

/** The names of one submission: each is there once, on every kind of file system. */
export class NameBook {
  /** By folded path: the path as it is, and whether it is a file. */
  readonly #known = new Map<string, { path: string; isFile: boolean }>()

  /** @throws Refusal when the name, or a folder above it, is taken already */
  add(parts: readonly string[], kind: 'file' | 'folder'): void {
    for (let depth = 1; depth < parts.length; depth += 1) {
      this.#put(parts.slice(0, depth).join('/'), 'folder')
    }
    this.#put(parts.join('/'), kind)
  }

  #put(path: string, kind: 'file' | 'folder'): void {
    const key = folded(path)
    const other = this.#known.get(key)
    if (other === undefined) {
      this.#known.set(key, { path, isFile: kind === 'file' })
      return
    }
    if (other.path !== path) {
      throw new Refusal('name-collision', path, `"${shownName(other.path)}"`)
    }
    if (other.isFile !== (kind === 'file')) throw new Refusal('file-and-folder', path)
    // A folder is named again by everything in it.
    if (kind === 'file') throw new Refusal('duplicate-name', path)
  }
}
