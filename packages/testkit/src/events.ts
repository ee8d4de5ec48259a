/**
 * What happens to each check, line by line, as it happens: for whoever has to know how
 * far a run has come that never wrote a report. `WORKSHOP_EVENTS` names the file.
 */
import { appendFileSync } from 'node:fs'
import type { Verdict } from '@workshop/report'

export interface CheckBegins {
  event: 'begin'
  pitfall: string
  check: string
  kind: 'hit' | 'guard'
  /** What the inputs of this check follow from. */
  seed: string
}

export interface CheckEnds extends Omit<CheckBegins, 'event'> {
  event: 'end'
  verdict: Verdict
  ms: number
}

export function tell(event: CheckBegins | CheckEnds): void {
  const file = process.env.WORKSHOP_EVENTS
  if (file) appendFileSync(file, `${JSON.stringify(event)}\n`)
}
