/** A child and the subjects, started and built once for all tests of a file. */
import { join } from 'node:path'
import { buildChild } from '../../src/detect/bundle.ts'
import { createChildHost } from '../../src/detect/child-host.ts'
import type { DetectorId } from '../../src/detect/detectors.ts'
import { type BuiltMutant, openSubjects } from '../../src/detect/subjects.ts'
import { type Board, tryDetector } from '../../src/detect/trial.ts'
import { openScratch } from '../../src/prove/scratch.ts'

export async function openBench() {
  const scratch = openScratch()
  const program = join(scratch.dir, 'child.mjs')
  await buildChild(program)
  const child = createChildHost(program)
  const subjects = openSubjects(scratch.dir)
  const built = new Map<DetectorId, Promise<BuiltMutant[]>>()
  let tries = 0

  async function mutantsOf(pitfall: DetectorId): Promise<BuiltMutant[]> {
    const known = built.get(pitfall) ?? subjects.mutantsOf(pitfall)
    built.set(pitfall, known)
    return known
  }

  return {
    /** For files of a test. */
    dir: scratch.dir,
    try(pitfall: DetectorId, file: string): Promise<Board> {
      const own = join(scratch.dir, 'tries', `${++tries}`)
      const bench = { subjects: { ...subjects, mutantsOf }, child, scratch: own }
      return tryDetector(pitfall, file, bench)
    },
    said: () => child.said,
    close(): void {
      child.stop()
      scratch.remove()
    },
  }
}
