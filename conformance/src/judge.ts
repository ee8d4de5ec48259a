/**
 * From what a scenario came to, and what is known to fail, to a verdict on it.
 */
import { type Complaint, complaintsIn } from './checks.ts'
import type { Known } from './known.ts'
import type { Asked, Outcome } from './scenario-run.ts'

export type Verdict = 'passed' | 'left out' | 'failed' | 'stale'

export interface Judged extends Asked {
  verdict: Verdict
  /** One line each; of what is left out, the reason. */
  lines: readonly string[]
}

/** `death` says how the server ended meanwhile, if it did. */
export function judge(
  asked: Asked,
  outcome: Outcome,
  known: readonly Known[],
  death?: string,
): Judged {
  const mine = known.filter(
    ({ leg, revision, scenario }) =>
      leg === asked.leg && revision === asked.revision && scenario === asked.scenario,
  )
  const complaints = complaintsOf(outcome, death)
  const whole = mine.find(({ check }) => check === undefined)
  // Whoever leaves something out says no, and does not fall over.
  if (whole && death === undefined) {
    const isStale = complaints.length === 0
    const lines = isStale ? ['listed as left out, and passes'] : [whole.reason.en]
    return { ...asked, verdict: isStale ? 'stale' : 'left out', lines }
  }
  const stale = mine.filter(({ check }) => !complaints.some(one => one.check === check))
  const open = complaints.filter(({ check }) => !mine.some(one => one.check === check))
  if (open.length > 0) return { ...asked, verdict: 'failed', lines: open.map(lineOf) }
  if (stale.length > 0) {
    const lines = stale.map(({ check }) => `${check}: listed as known, and passes`)
    return { ...asked, verdict: 'stale', lines }
  }
  return { ...asked, verdict: 'passed', lines: mine.map(({ reason }) => reason.en) }
}

function complaintsOf(outcome: Outcome, death: string | undefined): Complaint[] {
  const found = death === undefined ? [] : [{ check: undefined, message: death }]
  switch (outcome.ended) {
    case 'judged':
      return [...found, ...complaintsIn(outcome.checks)]
    case 'hung':
      return [...found, { check: undefined, message: `hung: ${outcome.said}` }]
    case 'unread':
      return [...found, { check: undefined, message: `no checks: ${outcome.said}` }]
  }
}

function lineOf({ check, message }: Complaint): string {
  const [line = ''] = message.trim().split('\n')
  return check === undefined ? line : `${check}: ${line}`
}
