/** All measurements as one result, and the code that they were made with. */
import {
  type CommandResult,
  type Measurements,
  measurementsResult,
  type Performed,
  renderMeasurements,
} from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
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

export function renderResult(
  result: CommandResult<Details>,
  output: { isTTY?: boolean; columns?: number },
): string {
  const { subject, recorded } = result.details
  return [
    renderMeasurements(result, { theme: themeFor(output), locale: localeFor() }),
    `with the code of ${subject}; lists recorded on ${recorded}\n`,
  ].join('\n')
}
