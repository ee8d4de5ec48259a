/**
 * `pnpm compare`: the learner's code beside a reference, file by file of the
 * contract. Only when it is deserved, or on demand: read too early, a reference
 * teaches little.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinWithSyllabus, scoreOf } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { fileDiff } from '../file-diff.ts'
import { optionsOf } from '../options.ts'
import { pageFor, print } from '../page.ts'
import { PHRASES } from '../phrases/compare.ts'
import { ERRORS } from '../phrases.ts'
import { recordedFiles } from '../skeleton.ts'
import { filesOf, lastChange } from '../stage-files.ts'
import { type StageHere, stageNamed } from '../stages.ts'
import { reportOf } from '../state.ts'

const FLAVORS = ['zero-sdk', 'sdk']

export async function compare(
  args: readonly string[],
  context: Context,
): Promise<number> {
  const spec = { flavor: 'string', spoil: 'boolean' } as const
  const { values, words } = optionsOf('compare', args, spec, 1)
  const here = stageNamed(words[0], 'compare')
  const flavor = values.flavor ?? 'zero-sdk'
  if (!FLAVORS.includes(flavor)) {
    throw new Complaint(ERRORS.optionValue('--flavor', FLAVORS.join(' | '), flavor), 2)
  }
  const folder = `solutions/${here.stage.folder}/${flavor}`
  if (!existsSync(join(ROOT, folder, 'src'))) {
    throw new Complaint(PHRASES.noReference(folder))
  }
  if (!values.spoil) assertDeserved(here, context)
  print(context, comparison(here, flavor, folder, context))
  return 0
}

function assertDeserved({ stage, dir }: StageHere, context: Context): void {
  const report = reportOf(stage.id, context)
  if (report === undefined) throw new Complaint(PHRASES.notRun(stage.id))
  const { core, done } = scoreOf(joinWithSyllabus(report))
  if (!done) throw new Complaint(PHRASES.notGreen(stage.id, core.survived, core.total))
  if (lastChange(dir) > Date.parse(report.startedAt)) {
    throw new Complaint(PHRASES.changed(stage.id))
  }
}

function comparison(
  here: StageHere,
  flavor: string,
  folder: string,
  context: Context,
): string[] {
  const page = pageFor(context)
  const { paint, say, mark } = page
  const reference = filesOf(join(ROOT, folder), ['src', 'detectors'])
  const handedOut = Object.keys(recordedFiles(here.stage.id))
  const contract = reference.filter(path => handedOut.includes(path))
  const rest = reference.filter(path => !contract.includes(path))
  return [
    paint.strong(say(PHRASES.title(here.stage.id, flavor))),
    say(PHRASES.legend),
    ...contract.flatMap(path => [
      '',
      paint.strong(`${mark.line}${mark.line} ${path}`),
      ...oneFile(join(here.dir, path), join(ROOT, folder, path), context),
    ]),
    '',
    ...page.list(
      PHRASES.more,
      rest.map(path => `${folder}/${path}`),
    ),
  ]
}

function oneFile(mine: string, theirs: string, context: Context): string[] {
  if (!existsSync(mine)) return [`  ${pageFor(context).say(PHRASES.absent)}`]
  return fileDiff(readFileSync(mine, 'utf8'), readFileSync(theirs, 'utf8'), context)
}
