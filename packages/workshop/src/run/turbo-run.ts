/**
 * Several stages through `turbo run test`. Turbo prints lines of its own at the
 * end, so the screens come after it: a line for each stage, then one lesson.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { joinWithSyllabus, renderStageScreen, scoreOf } from '@workshop/report'
import { ROOT } from '@workshop/testkit/state'
import type { TestRequest } from '../commands/test-request.ts'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { pageFor, print } from '../page.ts'
import { PHRASES } from '../phrases/test.ts'
import type { StageHere } from '../stages.ts'
import { hintsTaken, reportOf } from '../state.ts'
import { startNode, untilEnded } from './child.ts'

export async function runWithTurbo(
  { stages, vitestArgs, subject, limitMs }: TestRequest,
  context: Context,
): Promise<number> {
  const turbo = join(ROOT, 'node_modules/turbo/bin/turbo')
  if (!existsSync(turbo)) throw new Complaint(PHRASES.notInstalled)
  // Reports of other code, or of parts, are not kept: then the reporter prints.
  const later = subject === undefined && vitestArgs.length === 0
  const startedAt = Date.now()
  const child = startNode(
    [
      turbo,
      ...['run', 'test', '--continue', '--concurrency=1', '--ui=stream'],
      ...['--log-prefix=none', '--output-logs=full'],
      ...stages.map(({ name }) => `--filter=${name}`),
      ...(vitestArgs.length > 0 ? ['--', ...vitestArgs] : []),
    ],
    {
      cwd: ROOT,
      env: {
        ...context.env,
        ...(subject !== undefined && { WORKSHOP_SUBJECT: subject }),
        ...(later && { WORKSHOP_SCREEN: 'none' }),
      },
      output: 'inherit',
      limitMs,
    },
  )
  const { code, timedOut } = await untilEnded(child)
  if (later) printScreens(stages, startedAt, context)
  if (!timedOut) return code
  const says = PHRASES.timedOut(Math.round(limitMs / 1000))
  context.stderr.write(`\n${pageFor(context).say(says)}\n`)
  return 1
}

function printScreens(
  stages: readonly StageHere[],
  startedAt: number,
  context: Context,
): void {
  const { say, mark } = pageFor(context)
  const { theme, locale } = context
  const results = stages.map(({ stage, name }) => {
    const report = reportOf(stage.id, context)
    const isFresh = report !== undefined && Date.parse(report.startedAt) >= startedAt
    return { name, joined: isFresh ? joinWithSyllabus(report) : undefined }
  })
  const lines = results.map(({ name, joined }) => {
    if (joined === undefined) return `${mark.bad} ${say(PHRASES.noReport(name))}`
    const { done, survived, total } = scoreOf(joined)
    return `${done ? mark.good : mark.bad} ${name}   ${survived}/${total}`
  })
  print(context, ['', ...lines, ''])
  const ran = results.flatMap(({ joined }) => joined ?? [])
  const lesson = ran.find(joined => !scoreOf(joined).done) ?? ran.at(-1)
  if (lesson === undefined) return
  const options = { theme, locale, hintsUsed: hintsTaken(context) }
  context.stdout.write(renderStageScreen(lesson, options))
}
