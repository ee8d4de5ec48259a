/** Every mutant against its solution as it is today: nothing is run here. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadMutants, provableStages } from '../src/prove/load.ts'
import { applyEdits } from '../src/prove/overlay.ts'
import { solutionDir } from '../src/prove/subjects.ts'

const LONGEST_TITLE = 80

for (const stage of provableStages()) {
  const mutants = (await loadMutants(stage)).flatMap(subject =>
    subject.kind === 'mutant' ? [{ ...subject.mutant, id: subject.id }] : [],
  )

  test(`stage ${stage.id} has mutants for every pitfall`, () => {
    const covered = new Set(mutants.map(({ pitfall }) => pitfall))
    expect(stage.pitfalls.filter(pitfall => !covered.has(pitfall))).toEqual([])
  })

  test.each(mutants)('$id applies to its solution', ({ id, edits, base }) => {
    const folder = solutionDir(stage, base)
    const changed = applyEdits(id, edits, file => {
      const path = join(folder, file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    })
    expect(changed.size).toBeGreaterThan(0)
  })

  test.each(mutants)('$id has a title in one sentence', ({ title }) => {
    for (const text of Object.values(title)) {
      expect(text.length).toBeLessThanOrEqual(LONGEST_TITLE)
      expect(text).not.toMatch(/[.。]$/)
    }
  })
}
