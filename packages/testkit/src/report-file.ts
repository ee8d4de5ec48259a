/**
 * Where reports and the learner's progress are kept: `.workshop/`, plain JSON,
 * deletable. A file that cannot be read is set aside, never overwritten.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StageReport } from '@workshop/report'
import { displayPath, SCRATCH } from './subject/paths.ts'

export function reportFile(stage: string): string {
  return join(SCRATCH, 'reports', `stage-${stage}.json`)
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(temporary, file)
}

export interface SetAside {
  file: string
  keptAs: string
  reason: string
}

/**
 * Reads a JSON file of the scratch folder; `undefined` if there is none. A file
 * that is no such JSON is moved beside itself, and `onSetAside` is told.
 */
export function readJson<T>(
  file: string,
  isValid: (value: unknown) => value is T,
  onSetAside: (event: SetAside) => void,
): T | undefined {
  if (!existsSync(file)) return undefined
  let reason = 'not what this file should hold'
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isValid(value)) return value
  } catch (cause) {
    reason = (cause as Error).message
  }
  const keptAs = `${file}.broken-${Date.now()}`
  renameSync(file, keptAs)
  onSetAside({ file: displayPath(file), keptAs: displayPath(keptAs), reason })
  return undefined
}

export function isStageReport(value: unknown): value is StageReport {
  const report = value as StageReport
  return (
    typeof value === 'object' &&
    value !== null &&
    report.schema === 1 &&
    typeof report.stage === 'string' &&
    typeof report.guesses === 'object' &&
    report.guesses !== null &&
    Array.isArray(report.results) &&
    report.results.every(
      result =>
        typeof result?.pitfall === 'string' &&
        typeof result.check === 'string' &&
        typeof result.verdict === 'string',
    )
  )
}
