/** All measurements as one result, and the code that they were made with. */
import {
  type CommandResult,
  type Measurements,
  measurementsResult,
  type Performed,
  renderMeasurements,
} from '@workshop/report'
import type { Look } from '@workshop/testkit/command-line'
import { recording } from './data.ts'

export interface Details extends Measurements {
  subject: string
  /** The day on which the lists were recorded. */
  recorded: string
}

export function resultOf(
  performed: readonly Performed[],
  subject: string,
): CommandResult<Details> {
  const { recorded } = recording()
  return measurementsResult('measure', performed, { subject, recorded })
}

const WITH = {
  en: (subject: string, recorded: string) =>
    `with the code of ${subject}; lists recorded on ${recorded}`,
  zh: (subject: string, recorded: string) =>
    `用的是 ${subject} 的代码；工具列表录于 ${recorded}`,
}

export function renderResult(result: CommandResult<Details>, look: Look): string {
  const { subject, recorded } = result.details
  return [
    renderMeasurements(result, look),
    `${WITH[look.locale](subject, recorded)}\n`,
  ].join('\n')
}
