/**
 * What is proved: the solutions of a stage, its skeleton, and its mutants. Each
 * is a folder with `src/` and `break/` that the stage's tests can be pointed at.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Stage } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import type { Expected } from '../expected.ts'
import type { Base, Mutant } from '../mutant.ts'
import { applyEdits } from './overlay.ts'

export type Subject =
  | { kind: 'solution'; id: Base }
  | { kind: 'skeleton'; id: 'skeleton'; expected: Expected }
  | { kind: 'mutant'; id: string; mutant: Mutant }

const BASES: readonly Base[] = ['zero-sdk', 'sdk']

export function stageDir({ folder }: Stage): string {
  return join(ROOT, 'stages', folder)
}

export function solutionDir({ folder }: Stage, base: Base): string {
  return join(ROOT, 'solutions', folder, base)
}

/** Only those solutions that exist. */
export function solutionsOf(stage: Stage): Subject[] {
  return BASES.filter(base => existsSync(solutionDir(stage, base))).map(base => ({
    kind: 'solution',
    id: base,
  }))
}

/** The folder of the subject; a mutant's is made under `scratch`. */
export function folderOf(subject: Subject, stage: Stage, scratch: string): string {
  if (subject.kind === 'solution') return solutionDir(stage, subject.id)
  if (subject.kind === 'skeleton') return stageDir(stage)
  const folder = join(scratch, 'mutants', subject.id)
  // A second run, to see whether a verdict is stable, finds it there.
  if (!existsSync(folder)) makeMutant(subject, stage, folder)
  return folder
}

function makeMutant(
  { id, mutant }: { id: string; mutant: Mutant },
  stage: Stage,
  folder: string,
): void {
  const base = solutionDir(stage, mutant.base)
  const changed = applyEdits(id, mutant.edits, file => {
    const path = join(base, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  })
  mkdirSync(folder, { recursive: true })
  const parts = ['package.json', 'src', 'break', 'provided']
  for (const part of parts.filter(part => existsSync(join(base, part)))) {
    cpSync(join(base, part), join(folder, part), { recursive: true })
  }
  for (const [file, text] of changed) writeFileSync(join(folder, file), text)
  // So that its imports resolve as those of its solution do.
  symlinkSync(join(base, 'node_modules'), join(folder, 'node_modules'), 'junction')
}
