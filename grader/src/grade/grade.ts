/** `pnpm grade <path…>`: from what was handed in to results and reports. */
import { join } from 'node:path'
import { renderFigures } from '@workshop/report'
import { themeFor } from '@workshop/testkit/state'
import { runBatch } from '../batch/batch.ts'
import { StorageFailure } from '../batch/durable.ts'
import { Journal } from '../batch/journal.ts'
import { Locked } from '../batch/lock.ts'
import { createProgress } from '../batch/progress.ts'
import { openStore } from '../intake/index.ts'
import { renderOverviewTerminal, renderTerminalList } from '../reports/index.ts'
import type { GradeResult } from '../results/index.ts'
import { provenHost } from '../sandbox/doctor/doctor.ts'
import { NoSandbox } from '../sandbox/index.ts'
import { UsageError } from '../usage-error.ts'
import { type BatchFolder, openBatchFolder } from './batch-folder.ts'
import { deliver } from './deliver.ts'
import { type HandIn, lookAtAll } from './hand-in.ts'
import { compareAll } from './likeness.ts'
import type { GradeOptions } from './options.ts'
import { summaryOf, type Tally } from './summary.ts'
import { taskOf } from './tasks.ts'

/** @returns 0 when every submission has a result, whatever it says */
export async function gradeAll(options: GradeOptions): Promise<number> {
  const handIn = await lookAtAll(options)
  tell(handIn, options)
  const place = await opened(options)
  try {
    return await gradeInto(place, handIn, options)
  } catch (cause) {
    if (!(cause instanceof StorageFailure)) throw cause
    process.stderr.write(
      `${cause.message}\nNothing is lost. Make room, then: --resume\n`,
    )
    return 3
  } finally {
    place.release()
  }
}

async function opened(options: GradeOptions): Promise<BatchFolder> {
  try {
    return await openBatchFolder(options)
  } catch (cause) {
    if (cause instanceof Locked) throw new UsageError(cause.message, { cause })
    throw cause
  }
}

async function gradeInto(
  place: BatchFolder,
  handIn: HandIn,
  options: GradeOptions,
): Promise<number> {
  const journal = await Journal.open(place.folder)
  const store = await openStore(join(place.folder, 'store'))
  const { host, sandbox } = await hostFor(options)
  const progress = createProgress(handIn.entries.length, process.stderr, options.locale)
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    const { seed } = place
    const ground = { host, sandbox, store, journal, feedback: options.feedback, seed }
    const tasks = handIn.entries.map(entry => taskOf(entry, ground))
    const results = await runBatch(tasks, {
      journal,
      jobs: options.jobs,
      signal: controller.signal,
      events: { ended: (_, result, kept) => progress.ended(result, kept) },
    })
    progress.close()
    if (controller.signal.aborted) {
      const all = handIn.entries.length
      process.stderr.write(`${STOPPED[options.locale](results.length, all)}\n`)
    }
    await deliver(results, place.folder, kindsOf(options), options)
    if (options.similarity) {
      await compareAll(handIn.entries, place.folder, options.locale)
    }
    return report(results, handIn, options)
  } finally {
    host.close()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
  }
}

const STOPPED = {
  en: (done: number, all: number) =>
    `stopped: ${done} of ${all} have a result. Go on with it: --resume`,
  zh: (done: number, all: number) =>
    `已停止：${all} 份中 ${done} 份有结果。继续：--resume`,
}

export const kindsOf = ({ reports }: Pick<GradeOptions, 'reports'>) =>
  [...new Set([...reports, 'html', 'csv', 'json'] as const)] as GradeOptions['reports']

async function hostFor({ unsafe }: GradeOptions) {
  try {
    const { host, probes } = await provenHost({ iAcceptNoIsolation: unsafe })
    return { host, sandbox: { level: host.level, probes: [...probes] } }
  } catch (cause) {
    if (!(cause instanceof NoSandbox)) throw cause
    throw new UsageError(cause.message, { cause })
  }
}

/** What is not going to have a result, before anything runs. */
export function tell(
  { notTaken, missing, problems }: HandIn,
  { locale }: Pick<GradeOptions, 'locale'>,
): void {
  const lines = [
    ...notTaken.map(({ name, why }) => `${name}: ${why[locale]}`),
    ...problems.map(({ lines, message }) => `${lines.join(', ')}: ${message[locale]}`),
    ...missing.map(({ learner }) => `${learner.id}: ${NOTHING[locale]}`),
  ]
  for (const line of lines) process.stderr.write(`${line}\n`)
}

const NOTHING = { en: 'nothing handed in', zh: '没有提交' }

/** Also for results that were graded elsewhere. */
export function report(
  results: readonly GradeResult[],
  handIn: Tally,
  options: Pick<GradeOptions, 'locale' | 'json'>,
): number {
  const result = summaryOf(results, handIn)
  const { locale } = options
  const theme = themeFor(process.stdout)
  if (options.json) {
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  } else {
    process.stdout.write(
      renderTerminalList(results, { audience: 'instructor', locale, theme }),
    )
    process.stdout.write(renderOverviewTerminal(results, { locale, theme }))
    process.stdout.write(renderFigures(result, { locale, theme }))
  }
  return result.ok ? 0 : 1
}
