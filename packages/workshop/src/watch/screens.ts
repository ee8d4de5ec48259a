/** What `pnpm start` draws: the map, the verdict of a run, and the keys below. */
import { joinWithSyllabus, renderMap, renderStageScreen } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { Context } from '../context.ts'
import { pageFor, print } from '../page.ts'
import { LABELS, PHRASES } from '../phrases/start.ts'
import { PHRASES as RUN_PHRASES } from '../phrases/test.ts'
import type { StageEnded } from '../run/stage-run.ts'
import { type StageHere, stagesHere } from '../stages.ts'
import { hintsTaken, readProgress } from '../state.ts'

/** For one run of one stage. */
export const LIMIT_MS = 120_000

/** How much of the output is shown of a run that ended without a report. */
const LAST_LINES = 20

export function showMap(
  { folder, stage }: StageHere,
  savedAt: string | undefined,
  context: Context,
  address?: string,
): void {
  const { theme, locale, stdout } = context
  const progress = { ...readProgress(context), current: stage.id }
  const watching = { folder, ...(savedAt !== undefined && { savedAt }) }
  stdout.write(
    renderMap(progress, {
      theme,
      locale,
      keys: true,
      watching,
      ...guideAt(address, context),
    }),
  )
}

export function showVerdict(
  ended: StageEnded,
  here: StageHere,
  context: Context,
  address?: string,
): void {
  const { report, timedOut, output } = ended
  const { theme, locale, stdout } = context
  if (report === undefined) {
    const { say } = pageFor(context)
    const says = timedOut
      ? RUN_PHRASES.timedOut(LIMIT_MS / 1000)
      : RUN_PHRASES.noReport(here.name)
    const last = output.trimEnd().split('\n').slice(-LAST_LINES)
    print(context, [...(timedOut ? [] : [...last, '']), say(says), ''])
  } else {
    const stages = stagesHere().map(({ stage }) => stage.id)
    const options = {
      theme,
      locale,
      stages,
      hintsUsed: hintsTaken(context),
      ...guideAt(address, context),
    }
    stdout.write(renderStageScreen(joinWithSyllabus(report), options))
  }
  showKeys(context)
}

/** The guide has a tree for each language. */
function guideAt(address: string | undefined, { locale }: Context): { guide?: string } {
  if (address === undefined) return {}
  return { guide: locale === 'zh' ? `${address}/zh` : address }
}

export function showGuide(says: Text, context: Context): void {
  print(context, pageFor(context).row(LABELS.guide, says))
}

export function showKeys(context: Context): void {
  print(context, pageFor(context).row(LABELS.keys, PHRASES.keys))
}
