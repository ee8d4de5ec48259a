/**
 * For maintainers: writes down what the files of every stage are when they are
 * handed out. `pnpm --filter @workshop/workshop skeletons`, after each change to one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentId } from './skeleton.ts'
import { filesOf } from './stage-files.ts'
import { stagesHere } from './stages.ts'

/** The record as it should be, for the files as they are now. */
export function recordOf(): string {
  const record = Object.fromEntries(
    stagesHere().map(({ stage, dir }) => [
      stage.id,
      Object.fromEntries(
        filesOf(dir).map(path => [path, contentId(readFileSync(join(dir, path)))]),
      ),
    ]),
  )
  return `${JSON.stringify(record, null, 2)}\n`
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(new URL('../skeletons.json', import.meta.url), recordOf())
}
