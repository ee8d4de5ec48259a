/** Which subjects a `--only` names: a pitfall, a mutant, or a subject by its id. */
import { UsageError } from '../usage-error.ts'
import type { Subject } from './subjects.ts'

/** All of them when nothing is named. */
export function select(
  subjects: readonly Subject[],
  only: readonly string[],
): readonly Subject[] {
  if (only.length === 0) return subjects
  for (const name of only) {
    if (subjects.some(subject => isNamed(subject, name))) continue
    throw new UsageError(
      `--only: expected a pitfall, a mutant (pitfall/name) or a subject, got ${name}`,
    )
  }
  return subjects.filter(subject => only.some(name => isNamed(subject, name)))
}

function isNamed(subject: Subject, name: string): boolean {
  if (subject.kind !== 'mutant') return subject.id === name
  const [pitfall, own] = subject.id.split('/')
  return [subject.id, pitfall, own].includes(name)
}
