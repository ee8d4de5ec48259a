/**
 * What a mutant is: a solution with one pitfall put back, as a few edits of its
 * files. The text of an edit is also what the guide shows as the failing code, so
 * it has to read like code that somebody wrote in good faith.
 */
import type { CheckId, PitfallId, Text } from '@workshop/syllabus'
import type { DetectorId } from './detect/detectors.ts'

/** Folder of a stage's solution that the edits apply to. */
export type Base = 'zero-sdk' | 'sdk'

export interface Edit {
  /** Path in the solution, such as `src/client.ts`. */
  file: string
  /** Has to occur exactly once in the file. */
  find: string
  replace: string
}

export interface Mutant {
  pitfall: string
  /** What this code believes or forgets, in one sentence. */
  title: Text
  /** What a detector that missed it would have seen: behaviour, and no code. */
  symptom?: Text
  base: Base
  edits: readonly [Edit, ...Edit[]]
  /** The checks of its pitfall that must turn red, and no others; `hit` among them. */
  catches: readonly string[]
}

interface Declared<P extends PitfallId> extends Omit<Mutant, 'base' | 'symptom'> {
  pitfall: P
  /** `zero-sdk` if absent. */
  base?: Base
  catches: readonly [CheckId<P> | 'hit', ...(CheckId<P> | 'hit')[]]
}

/** Whoever writes a detector of this pitfall is told what it has missed. */
type Symptom<P> = P extends DetectorId ? { symptom: Text } : { symptom?: never }

export function mutant<P extends PitfallId>(
  declared: Declared<P> & Symptom<P>,
): Mutant {
  return { base: 'zero-sdk', ...declared }
}
