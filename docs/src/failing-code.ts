/**
 * The failing code of a pitfall: what one of its mutants puts in place of the
 * reference's own. Mutants are what `pnpm prove` runs, so the page cannot go stale.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Text } from '@workshop/syllabus'
import { SHOWN_MUTANTS } from '../data/shown-mutants.ts'
import { ROOT } from './root.ts'

interface Edit {
  file: string
  find: string
  replace: string
}

export interface FailingCode {
  /** What this code believes or forgets. */
  title: Text
  /** Relative to the repository. */
  file: string
  code: string
  /** What the reference has there; empty if the mutant only adds. */
  instead: string
}

/** More than this is no illustration. */
const MOST_LINES = 40

export async function failingCodeOf(pitfall: string): Promise<FailingCode | undefined> {
  const folder = join(ROOT, 'grader', 'mutants', pitfall)
  if (!existsSync(folder)) return undefined
  const found: FailingCode[] = []
  for (const file of readdirSync(folder).sort()) {
    const { default: mutant } = await import(pathToFileURL(join(folder, file)).href)
    const [edit, ...more] = mutant.edits as readonly Edit[]
    const isShown = file === `${SHOWN_MUTANTS[pitfall]}.ts`
    if (!edit || (more.length > 0 && !isShown)) continue
    const one = { title: mutant.title, file: edit.file }
    const told = { ...one, code: edit.replace, instead: edit.find }
    if (isShown) return told
    found.push(told)
  }
  const tells = found.filter(({ code }) => {
    const lines = code.trim().split('\n').length
    return code.trim() !== '' && lines <= MOST_LINES
  })
  // The one with the most to read says most about what went wrong.
  return tells.sort((a, b) => b.code.length - a.code.length)[0] ?? found[0]
}
