/**
 * How much one submission may be, and the counter that says when it is too much.
 * Counted while reading, never taken from what an archive says of itself.
 */
import { Refusal } from './refusal.ts'

export interface Caps {
  entries: number
  /** Folders above a file, and the file itself. */
  depth: number
  fileBytes: number
  totalBytes: number
  /** Bytes out for one byte in. */
  ratio: number
  /** An archive over this is not opened. */
  archiveBytes: number
  /** Objects of a repository, with all its history. */
  repositoryBytes: number
  repositoryEntries: number
  /** Longest time that unpacking an archive may take. */
  archiveMs: number
  /** Longest time that one git command may take. */
  gitMs: number
}

const MB = 1024 * 1024

export const CAPS: Caps = {
  entries: 5_000,
  depth: 20,
  fileBytes: 5 * MB,
  totalBytes: 50 * MB,
  ratio: 100,
  archiveBytes: 64 * MB,
  repositoryBytes: 128 * MB,
  repositoryEntries: 50_000,
  archiveMs: 60_000,
  gitMs: 30_000,
}

/** Below this a high ratio is a small file of blanks and no bomb. */
const RATIO_FLOOR = 128 * 1024

export class Budget {
  readonly caps: Caps
  #entries = 0
  #bytes = 0

  constructor(caps: Caps) {
    this.caps = caps
  }

  /** @throws Refusal when there are too many */
  entry(): void {
    this.#entries += 1
    if (this.#entries > this.caps.entries) {
      throw new Refusal('too-many-entries', '', String(this.caps.entries))
    }
  }

  /**
   * @param sofar bytes of this file, the ones that are added now included
   * @throws Refusal when the file or the whole has become too large
   */
  bytes(entry: string, added: number, sofar: number): void {
    this.#bytes += added
    if (sofar > this.caps.fileBytes) {
      throw new Refusal('file-too-large', entry, inWords(this.caps.fileBytes))
    }
    if (this.#bytes > this.caps.totalBytes) {
      throw new Refusal('too-large', entry, inWords(this.caps.totalBytes))
    }
  }

  /** @throws Refusal when `out` bytes came from too few */
  ratio(entry: string, out: number, packed: number): void {
    if (out > RATIO_FLOOR && out > packed * this.caps.ratio) {
      throw new Refusal('compression-ratio', entry, String(this.caps.ratio))
    }
  }
}

export function inWords(bytes: number): string {
  if (bytes >= MB) return `${Math.round(bytes / MB)} MB`
  if (bytes >= 1024) return `${Math.round(bytes / 1024)} KB`
  return `${bytes} bytes`
}
