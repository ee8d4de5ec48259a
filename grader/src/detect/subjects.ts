/** The implementations that a detector is asked about, built where the child may load. */
import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES, type Stage, type Text } from '@workshop/syllabus'
import type { Mutant } from '../mutant.ts'
import { loadMutants } from '../prove/load.ts'
import { folderOf, type Subject, solutionDir, solutionsOf } from '../prove/subjects.ts'
import { buildSubject } from './bundle.ts'
import type { DetectorId } from './detectors.ts'
import { REWORDED } from './healthy.ts'

export interface Built {
  id: string
  dir: string
}

export interface BuiltMutant extends Built {
  symptom: Text
}

export interface Subjects {
  healthy(): Promise<Built[]>
  mutantsOf(pitfall: DetectorId): Promise<BuiltMutant[]>
}

export const DETECTED_STAGE: Stage = stageWithDetectors()

function stageWithDetectors(): Stage {
  const stage = STAGES.find(({ id }) => id === '05')
  if (stage) return stage
  throw new Error('expected a stage 05 in the syllabus, got none')
}

/** Not a fault of this pitfall, and not written as the references are. */
const reworded: Mutant = {
  pitfall: 'none',
  title: { en: 'the same in other words', zh: '换个写法' },
  base: 'zero-sdk',
  edits: REWORDED,
  catches: [],
}

export function openSubjects(scratch: string): Subjects {
  let healthy: Promise<Built[]> | undefined

  /** The name of the folder, which a stack trace shows, says nothing of what it is. */
  async function build(subject: Subject): Promise<Built> {
    const dir = join(scratch, 'built', randomUUID())
    mkdirSync(dir, { recursive: true })
    const base = subject.kind === 'mutant' ? subject.mutant.base : subject.id
    const packages = join(
      solutionDir(DETECTED_STAGE, base === 'sdk' ? 'sdk' : 'zero-sdk'),
      'node_modules',
    )
    await buildSubject(folderOf(subject, DETECTED_STAGE, scratch), dir, packages)
    return { id: subject.id, dir }
  }

  return {
    healthy() {
      const other = { kind: 'mutant', id: 'reworded', mutant: reworded } as const
      healthy ??= Promise.all([...solutionsOf(DETECTED_STAGE), other].map(build))
      return healthy
    },
    async mutantsOf(pitfall) {
      const subjects = await loadMutants({ ...DETECTED_STAGE, pitfalls: [pitfall] })
      return Promise.all(subjects.filter(isInSource).map(buildMutant))
    },
  }

  async function buildMutant(subject: Subject): Promise<BuiltMutant> {
    const { symptom } = subject.kind === 'mutant' ? subject.mutant : {}
    if (!symptom) throw new Error(`${subject.id}: expected a symptom, got none`)
    return { ...(await build(subject)), symptom }
  }
}

/** An experiment that misses its point is nothing that a host does. */
function isInSource(subject: Subject): boolean {
  return (
    subject.kind === 'mutant' &&
    subject.mutant.edits.some(({ file }) => !file.startsWith('break/'))
  )
}
