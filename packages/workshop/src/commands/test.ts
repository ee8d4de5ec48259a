/**
 * `pnpm test`: one stage by vitest itself, several through turbo. Either way the
 * lesson is the last thing on the screen.
 */
import type { Context } from '../context.ts'
import { pageFor } from '../page.ts'
import { PHRASES } from '../phrases/test.ts'
import { untilEnded } from '../run/child.ts'
import { printPart } from '../run/part-screen.ts'
import { type StageEnded, startStage } from '../run/stage-run.ts'
import { runWithTurbo } from '../run/turbo-run.ts'
import { keepSkeleton } from '../skeleton.ts'
import type { StageHere } from '../stages.ts'
import { requestOf, type TestRequest } from './test-request.ts'

export async function test(args: readonly string[], context: Context): Promise<number> {
  const request = requestOf(args, context)
  for (const stage of request.stages) keepSkeleton(stage)
  const [only, ...more] = request.stages
  if (only !== undefined && more.length === 0) return testOne(only, request, context)
  return runWithTurbo(request, context)
}

async function testOne(
  stage: StageHere,
  request: TestRequest,
  context: Context,
): Promise<number> {
  const { vitestArgs, subject, limitMs } = request
  const run = startStage(
    stage,
    { vitestArgs, limitMs, screen: 'reporter', ...(subject && { subject }) },
    context,
  )
  const ended = (await untilEnded(run)) as StageEnded
  if (ended.timedOut) {
    const says = PHRASES.timedOut(Math.round(limitMs / 1000))
    context.stderr.write(`\n${pageFor(context).say(says)}\n`)
    return 1
  }
  const isPart = vitestArgs.length > 0
  return isPart && ended.report
    ? printPart(ended.report, vitestArgs, context)
    : ended.code
}
