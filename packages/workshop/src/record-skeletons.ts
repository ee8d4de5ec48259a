/**
 * For maintainers: writes down what the files of every stage are when they are
 * handed out. `pnpm --filter @workshop/workshop skeletons`, after each change to one.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentId } from './skeleton.ts'
import { OWN_FOLDERS } from './stage-files.ts'
import { type StageHere, stagesHere } from './stages.ts'

/** The record as it should be, for the files as they are now. */
export function recordOf(): string {
  const record = stagesHere()
    .map(here => [here.stage.id, filesOf(here)] as const)
    .filter(([, files]) => Object.keys(files).length > 0)
  return `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`
}

/** What git does not know is not handed out. */
function filesOf({ dir }: StageHere): Record<string, string> {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...OWN_FOLDERS], {
    cwd: dir,
    encoding: 'utf8',
  })
  const paths = listed.split('\0').filter(path => path !== '')
  return Object.fromEntries(
    paths.sort().map(path => [path, contentId(readFileSync(join(dir, path)))]),
  )
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('../skeletons.json', import.meta.url), recordOf())
}
