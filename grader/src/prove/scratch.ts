/**
 * A temporary folder for the subjects, builds and reports of one command. It is
 * gone when the process ends, whether it ended by itself or was interrupted.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Scratch {
  readonly dir: string
  remove(): void
}

export function openScratch(): Scratch {
  const dir = mkdtempSync(join(tmpdir(), 'workshop-prove-'))
  const remove = (): void =>
    rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', remove)
  return {
    dir,
    remove() {
      process.off('exit', remove)
      remove()
    },
  }
}
