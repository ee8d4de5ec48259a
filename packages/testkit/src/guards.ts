/**
 * The two kinds of test a stage has. `breaks`: the learner's experiment really
 * shows the symptom. `guards`: the learner's code survives it. Titles and the
 * text of failures come from the syllabus; a test only says what it looks at.
 */

import { appendFileSync } from 'node:fs'
import type { CheckResult, Lesson } from '@workshop/report'
import { type CheckId, PITFALLS, type PitfallId } from '@workshop/syllabus'
import { inject, test, type TestContext as VitestContext } from 'vitest'
import { closeAccount, openAccount, runOnAccountOf } from './accounts.ts'
import { TestContext } from './context.ts'
import { tell } from './events.ts'
import { randomFor } from './random.ts'
import type { Red } from './red.ts'
import { subjectOfRun } from './subject-of-run.ts'
import type { CheckMeta } from './vitest-types.ts'
import { redFor, scriptFault } from './whose-fault.ts'

export type Run = (t: TestContext) => Promise<void>

/** Long enough for the slowest honest check; the last line of defence. */
const CEILING_MS = 30_000

const hits = new Map<string, () => Promise<CheckResult>>()

/** The learner's file `break/<id>.ts` must produce the symptom, seen on the wire. */
export function breaks(id: PitfallId, run: Run): void {
  let result: Promise<CheckResult> | undefined
  // Asked by the test itself and by every guard: the experiment runs once.
  const hit = (): Promise<CheckResult> => {
    result ??= attempt(id, 'hit', 'hit', run)
    return result
  }
  hits.set(id, hit)
  test.concurrent(`${id} · hit`, async context => settle(context, await hit()))
}

/** The subject's `src/` must survive; locked until its experiment has hit. */
export function guards<P extends PitfallId>(id: P, check: CheckId<P>, run: Run): void {
  test.concurrent(`${id} · ${check}`, async context => {
    const hit = hits.get(id)
    if (PITFALLS[id].breaks && (await hit?.())?.verdict !== 'pass') {
      settle(context, { pitfall: id, check, kind: 'guard', verdict: 'locked', ms: 0 })
    }
    settle(context, await attempt(id, check, 'guard', run))
  })
}

function settle({ task }: VitestContext, result: CheckResult): void {
  ;(task.meta as CheckMeta).workshop = result
  if (result.verdict !== 'pass') throw new Error(result.verdict)
}

/** Runs one check to its verdict. Never throws. */
async function attempt(
  pitfall: string,
  check: string,
  kind: CheckResult['kind'],
  run: Run,
): Promise<CheckResult> {
  const start = performance.now()
  const random = randomFor(pitfall, check)
  const t = new TestContext(subjectOfRun(), inject('trace'), random)
  const about = { pitfall, check, kind, seed: random.seed }
  tell({ event: 'begin', ...about })
  openAccount(t)
  const never = { kind: 'never-settled', ms: CEILING_MS } as const
  let red: Red | undefined
  try {
    await runOnAccountOf(t, () => t.within(run(t), never, CEILING_MS))
  } catch (cause) {
    red = await redFor(cause, t)
  }
  const frames = t.frames()
  // What the subject throws while it is being closed counts as well.
  try {
    await runOnAccountOf(t, () => t.dispose())
  } catch (cause) {
    red ??= await redFor(cause, t)
  }
  closeAccount(t)
  if (t.crashCause) red ??= await redFor(t.crashCause.cause, t)
  if (t.scriptFault !== undefined) red = await scriptFault(t.scriptFault, t)

  const ms = Math.round(performance.now() - start)
  const result = { pitfall, check, kind, ms, verdict: red?.verdict ?? 'pass' } as const
  tell({ event: 'end', ...about, verdict: result.verdict, ms })
  writeTrace(result, t)
  if (!red) return result
  const lesson: Lesson = { frames, observed: red.observed }
  return { ...result, lesson }
}

function writeTrace(result: CheckResult, t: TestContext): void {
  const { pitfall, check, verdict } = result
  const lines = t.recorders.flatMap((recorder, wire) =>
    recorder.frames.map(frame =>
      JSON.stringify({ pitfall, check, verdict, wire, ...frame }),
    ),
  )
  if (lines.length > 0) appendFileSync(inject('trace'), `${lines.join('\n')}\n`)
}
