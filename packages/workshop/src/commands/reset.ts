/**
 * `pnpm reset`: a stage as it was handed out. What the learner wrote is copied
 * first, all of it, and nothing is touched before the copy has been checked.
 */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { displayPath, reportFile, SCRATCH } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { withLock } from '../lock.ts'
import { optionsOf } from '../options.ts'
import { pageFor, print } from '../page.ts'
import { LABELS, PHRASES } from '../phrases/reset.ts'
import { keepSkeleton, skeletonOf, writeWhole } from '../skeleton.ts'
import { filesOf, OWN_FOLDERS } from '../stage-files.ts'
import { type StageHere, stageNamed } from '../stages.ts'

export async function reset(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const { values, words } = optionsOf('reset', args, { yes: 'boolean' }, 1)
  const here = stageNamed(words[0], 'reset')
  keepSkeleton(here)
  const { say } = pageFor(context)
  const plan = planOf(here)
  const changes = plan.restore.size + plan.extra.length
  if (changes === 0) {
    print(context, [say(PHRASES.asGiven(here.folder))])
    return 0
  }
  if (!values.yes) {
    const question = say(PHRASES.question(here.folder, changes))
    const answer = await confirm(question, context)
    if (answer === undefined) throw new Complaint(PHRASES.sayYes(here.stage.id))
    if (!answer) throw new Complaint(PHRASES.leftAlone)
  }
  const kept = await withLock(join(SCRATCH, 'reset'), () => {
    const folder = keep(here)
    restore(here, plan, folder)
    return folder
  })
  print(context, summaryOf(here, plan, kept, context))
  return 0
}

interface Plan {
  /** Files that are not as they were handed out, by path inside the stage. */
  restore: ReadonlyMap<string, Buffer>
  /** The learner's own files. */
  extra: readonly string[]
}

function planOf(here: StageHere): Plan {
  for (const folder of OWN_FOLDERS) {
    const path = join(here.dir, folder)
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    if (isLink) throw new Complaint(PHRASES.isLink(`${here.folder}/${folder}`))
  }
  const { files, missing } = skeletonOf(here)
  if (missing.length > 0) throw new Complaint(PHRASES.missing(missing))
  if (files.size === 0) throw new Complaint(PHRASES.noRecord(here.stage.id))
  const changed = [...files].filter(
    ([path, content]) => !isSame(join(here.dir, path), content),
  )
  const extra = filesOf(here.dir).filter(path => !files.has(path))
  return { restore: new Map(changed), extra }
}

function isSame(file: string, content: Buffer): boolean {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile() === true
  return isFile && readFileSync(file).equals(content)
}

/** Copies all that is the learner's into a new folder, and checks the copy. */
function keep({ stage, dir }: StageHere): string {
  const folder = newFolder(stage.folder)
  for (const own of OWN_FOLDERS.filter(own => existsSync(join(dir, own)))) {
    cpSync(join(dir, own), join(folder, own), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    })
  }
  for (const path of filesOf(dir)) {
    const copy = join(folder, path)
    if (
      lstatSync(join(dir, path)).isFile() &&
      !isSame(copy, readFileSync(join(dir, path)))
    ) {
      throw new Complaint(PHRASES.copyDiffers(path))
    }
  }
  return folder
}

/** `.workshop/kept/2026-11-30T14-02-11-01-handrolled`, with a number if taken. */
function newFolder(stage: string): string {
  const parent = join(SCRATCH, 'kept')
  mkdirSync(parent, { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  for (let number = 1; ; number++) {
    const folder = join(parent, `${time}-${stage}${number === 1 ? '' : `-${number}`}`)
    if (existsSync(folder)) continue
    mkdirSync(folder)
    return folder
  }
}

function restore({ stage, dir }: StageHere, plan: Plan, kept: string): void {
  for (const path of plan.extra) {
    rmSync(join(dir, path))
    removeEmpty(dirname(join(dir, path)), dir)
  }
  for (const [path, content] of plan.restore) writeWhole(join(dir, path), content)
  // The report was of other code: the stage starts again.
  const report = reportFile(stage.id)
  if (existsSync(report)) renameSync(report, join(kept, basename(report)))
}

/** Folders that only the learner's files were in; `src/` and `break/` stay. */
function removeEmpty(folder: string, stageDir: string): void {
  if (dirname(folder) === stageDir || readdirSync(folder).length > 0) return
  rmdirSync(folder)
  removeEmpty(dirname(folder), stageDir)
}

function summaryOf(
  { stage, folder }: StageHere,
  { restore, extra }: Plan,
  kept: string,
  context: Context,
): string[] {
  const page = pageFor(context)
  const paths = (files: Iterable<string>) => [...files].map(path => `${folder}/${path}`)
  return [
    ...page.list(LABELS.kept, [displayPath(kept)]),
    ...page.list(LABELS.restored, paths(restore.keys())),
    ...page.list(LABELS.moved, paths(extra)),
    ...page.next(`pnpm test --filter stage-${stage.id}`),
  ]
}
