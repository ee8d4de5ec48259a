/**
 * Gathers what the checks have left in their tasks, writes the stage's report
 * and prints the stage screen, the lesson last. It runs in the main thread, so
 * it also notices when the subject blocks the one that runs the checks.
 */

import {
  type CheckResult,
  isGreen,
  joinWithSyllabus,
  renderStageScreen,
  type StageReport,
} from '@workshop/report'
import type { StageId } from '@workshop/syllabus'
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { stageOf, traceFile } from './global-setup.ts'
import { readGuesses } from './guesses.ts'
import { endLeashed } from './leash.ts'
import { readJson, reportFile, writeJson } from './report-file.ts'
import { displayPath, ROOT, SCRATCH, subjectDir } from './subject/index.ts'
import { localeFor, themeFor } from './terminal.ts'
import type { CheckMeta } from './vitest-types.ts'

/**
 * Longer than any check may take: without a result by then, the thread is blocked.
 * `WORKSHOP_BLOCKED_MS` is for tests of this, which would only wait.
 */
const BLOCKED_MS = Number(process.env.WORKSHOP_BLOCKED_MS) || 35_000

export default class StageReporter implements Reporter {
  readonly #results: CheckResult[] = []
  readonly #running = new Map<string, TestCase>()
  #startedAt = new Date()
  #root = ROOT
  #watchdog: NodeJS.Timeout | undefined

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root
    this.#expectProgress()
  }

  /** One process may run the stage more than once, each time on another subject. */
  onTestRunStart(): void {
    this.#results.length = 0
    this.#running.clear()
    this.#startedAt = new Date()
    this.#expectProgress()
  }

  onTestCaseReady(testCase: TestCase): void {
    this.#running.set(testCase.id, testCase)
  }

  onTestCaseResult(testCase: TestCase): void {
    this.#running.delete(testCase.id)
    this.#expectProgress()
    const { workshop } = testCase.meta() as CheckMeta
    if (workshop) this.#results.push(workshop)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    clearTimeout(this.#watchdog)
    const broken = [...modules.flatMap(module => module.errors()), ...unhandled]
    for (const cause of broken) this.#results.push(harnessFault(cause))
    this.#finish()
  }

  /** The subject never gave the thread back: say so for what was running, and end. */
  #expectProgress(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      for (const { name } of this.#running.values()) this.#results.push(blocked(name))
      this.#finish()
      endLeashed(traceFile(stageOf(this.#root)))
      process.exit(1)
    }, BLOCKED_MS)
  }

  #finish(): void {
    const stage = stageOf(this.#root) as StageId
    const subject = subjectDir(this.#root)
    const report: StageReport = {
      schema: 1,
      stage,
      subject: displayPath(subject),
      startedAt: this.#startedAt.toISOString(),
      durationMs: Date.now() - this.#startedAt.getTime(),
      results: this.#results,
      guesses: readGuesses(subject),
      trace: displayPath(traceFile(stage)),
    }
    const joined = joinWithSyllabus(report)
    if (!isGreen(joined)) process.exitCode = 1
    // Another subject's report must not pass for the learner's progress.
    const file = process.env.WORKSHOP_REPORT
    if (file) keep(file, report)
    else if (subject === this.#root) keep(reportFile(stage), report)
    if (process.env.WORKSHOP_SCREEN === 'none') return
    const options = {
      locale: localeFor(),
      theme: themeFor(process.stdout),
      hintsUsed: hintsUsed(),
    }
    process.stdout.write(renderStageScreen(joined, options))
  }
}

function hintsUsed(): Record<string, number> {
  const isCounts = (value: unknown): value is Record<string, number> =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(count => typeof count === 'number')
  return readJson(`${SCRATCH}/hints.json`, isCounts, () => undefined) ?? {}
}

/** Titles are `pitfall · check`. */
function blocked(title: string): CheckResult {
  const [pitfall = '', check = ''] = title.split(' · ')
  const kind = check === 'hit' ? 'hit' : 'guard'
  const observed = { kind: 'never-settled', ms: BLOCKED_MS } as const
  const lesson = { frames: [], observed }
  return { pitfall, check, kind, verdict: 'fail', lesson, ms: BLOCKED_MS }
}

function harnessFault(cause: unknown): CheckResult {
  const { name = 'Error', message = String(cause), stack } = cause as Error
  const where = /^\s*at .+$/m.exec(stack ?? '')?.[0]?.trim()
  const observed = { kind: 'crashed', name, message, ...(where && { where }) } as const
  return {
    pitfall: 'harness',
    check: message.slice(0, 60),
    kind: 'guard',
    verdict: 'harness-fault',
    lesson: { frames: [], observed },
    ms: 0,
  }
}

/** A report that cannot be kept is told, and costs nobody the screen. */
function keep(file: string, report: StageReport): void {
  try {
    writeJson(file, report)
  } catch (cause) {
    process.exitCode = 1
    const { message } = cause as Error
    process.stderr.write(`${displayPath(file)}: not kept, ${message}\n`)
  }
}
