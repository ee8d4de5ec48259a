/** The code that every learner of a stage has: handed out, provided, or to be read. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAGES, type StageId } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'

const CODE = /\.[cm]?[jt]sx?$/

/** One text for each file. */
export function givenCode(stage: StageId): string[] {
  const known = STAGES.filter(({ id }) => id <= stage)
  return known.flatMap(({ folder }) =>
    [`stages/${folder}`, `solutions/${folder}/zero-sdk`, `solutions/${folder}/sdk`]
      .flatMap(dir => ['src', 'break', 'provided'].map(name => join(ROOT, dir, name)))
      .flatMap(codeIn),
  )
}

function codeIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { withFileTypes: true }).flatMap(entry => {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) return codeIn(path)
    return CODE.test(entry.name) ? [readFileSync(path, 'utf8')] : []
  })
}
