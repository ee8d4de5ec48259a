/**
 * Reads what is declared: mutants by pitfall, and the reasons of the skeletons.
 * A file that declares nonsense is named here, before anything runs.
 */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checksOf, isPitfallId, STAGES, type Stage, stageOf } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import type { Expected } from '../expected.ts'
import type { Mutant } from '../mutant.ts'
import type { Subject } from './subjects.ts'

const MUTANTS = join(ROOT, 'grader/mutants')
const EXPECTED = join(ROOT, 'grader/expected')

const reasonsFile = (stage: Stage) => join(EXPECTED, `${stage.id}-skeleton.ts`)

/** Stages whose skeleton has stated its reasons. */
export function provableStages(): Stage[] {
  return STAGES.filter(stage => existsSync(reasonsFile(stage)))
}

export async function loadSkeleton(stage: Stage): Promise<Subject> {
  const expected = (await importDefault(reasonsFile(stage))) as Expected
  return { kind: 'skeleton', id: 'skeleton', expected }
}

/** In the order of the syllabus, then by name. */
export async function loadMutants(stage: Stage): Promise<Subject[]> {
  const unknown = readdirSync(MUTANTS).find(folder => !isPitfallId(folder))
  if (unknown) {
    throw new Error(`grader/mutants: expected pitfall ids, got a folder ${unknown}`)
  }
  const subjects: Subject[] = []
  for (const pitfall of stage.pitfalls) {
    const folder = join(MUTANTS, pitfall)
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder).sort()) {
      const id = `${pitfall}/${basename(file, '.ts')}`
      const mutant = (await importDefault(join(folder, file))) as Mutant
      check(id, pitfall, mutant, stage)
      subjects.push({ kind: 'mutant', id, mutant })
    }
  }
  return subjects
}

function check(id: string, folder: string, mutant: Mutant, stage: Stage): void {
  const { pitfall, catches } = mutant
  if (pitfall !== folder || !isPitfallId(pitfall) || stageOf(pitfall).id !== stage.id) {
    throw new Error(`${id}: expected the pitfall ${folder}, got ${pitfall}`)
  }
  const known = [...Object.keys(checksOf(pitfall)), 'hit']
  const stranger = catches.find(check => !known.includes(check))
  if (stranger === undefined) return
  throw new Error(`${id}: expected checks of ${pitfall}, got ${stranger}`)
}

async function importDefault(file: string): Promise<unknown> {
  const { default: value } = await import(pathToFileURL(file).href)
  if (typeof value === 'object' && value !== null) return value
  throw new Error(`${file}: expected a default export, got ${typeof value}`)
}
