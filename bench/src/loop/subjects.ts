/** What the tests of a stage are run on, and one run of them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { timedCommand } from '../timed-command.ts'

export interface Subject {
  stage: string
  name: 'zero-sdk' | 'sdk' | 'skeleton'
  /** A run that ends otherwise has ended too soon to be timed. */
  exitCode: 0 | 1
  /** The stage's own code if absent. */
  folder?: string
}

const WORKSHOP = join(ROOT, 'packages/workshop/bin.js')
const SOLUTIONS = join(ROOT, 'solutions')

export function subjectsOf(stage: string): Subject[] {
  const name = readdirSync(SOLUTIONS).find(name => name.startsWith(`${stage}-`))
  if (name === undefined) {
    throw new Error(`solutions: expected a folder of stage ${stage}, got none`)
  }
  const solution = (kind: 'zero-sdk' | 'sdk'): Subject => {
    const folder = join(SOLUTIONS, name, kind)
    return { stage, name: kind, exitCode: 0, folder }
  }
  return [
    solution('zero-sdk'),
    solution('sdk'),
    { stage, name: 'skeleton', exitCode: 1 },
  ]
}

/** What `pnpm test` runs; without pnpm itself, whose start is not ours. */
export function runTests({ stage, folder }: Subject, scratch: string) {
  const { WORKSHOP_SUBJECT: _, ...env } = process.env
  const subject = folder === undefined ? [] : ['--subject', folder]
  return timedCommand(
    process.execPath,
    [WORKSHOP, 'test', '--filter', `stage-${stage}`, ...subject],
    // A folder of its own: the learner's reports and hints are not the bench's.
    { cwd: ROOT, env: { ...env, WORKSHOP_DIR: scratch } },
  )
}
