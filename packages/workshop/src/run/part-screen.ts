/** The verdict on a part of a stage. Its checks only: the others did not run. */
import { joinWithSyllabus, renderStageScreen, type StageReport } from '@workshop/report'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { pageFor, print } from '../page.ts'
import { PHRASES } from '../phrases/test.ts'
import { hintsTaken } from '../state.ts'

/** Returns the exit code: 0 when something ran and all of it passed. */
export function printPart(
  report: StageReport,
  vitestArgs: readonly string[],
  context: Context,
): number {
  const { results } = report
  if (results.length === 0) {
    throw new Complaint(PHRASES.nothingRan(vitestArgs.at(-1) ?? ''))
  }
  if (results.every(({ verdict }) => verdict === 'pass')) {
    print(context, passed(report, context))
    return 0
  }
  const joined = joinWithSyllabus(report)
  const ran = new Set(results.map(({ pitfall }) => pitfall))
  const pitfalls = joined.pitfalls.filter(({ pitfall }) => ran.has(pitfall.id))
  const { theme, locale } = context
  const options = { theme, locale, hintsUsed: hintsTaken(context) }
  context.stdout.write(renderStageScreen({ ...joined, pitfalls }, options))
  return 1
}

function passed({ stage, results }: StageReport, context: Context): string[] {
  const { say, next, paint, mark } = pageFor(context)
  const ids = [...new Set(results.map(({ pitfall }) => pitfall))].join(', ')
  const count = say(PHRASES.partPassed(results.length))
  return [
    paint.good(`${mark.good} ${ids} ${mark.between} ${count}`),
    '',
    ...next(`pnpm test --filter stage-${stage}`, PHRASES.wholeStage),
  ]
}
