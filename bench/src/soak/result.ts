/** The accounts of a soak as one result, in the one shape of every command. */
import {
  allOf,
  atLeast,
  atMost,
  type CommandResult,
  commandResult,
  type Figure,
  figure,
  notMeasured,
  reported,
  rounded,
} from '@workshop/report'
import { type Account, handlesLeft, listenersLeft } from './account.ts'

export interface SoakDetails {
  calls: number
  seed: number
  accounts: Readonly<Record<string, Account | Failed>>
}

/** Of a subject that could not even begin. */
export interface Failed {
  failed: string
}

/** `accounts` by the name of the subject. */
export function soakResult(details: SoakDetails): CommandResult<SoakDetails> {
  const { calls, accounts } = details
  const figures: Record<string, Figure> = {}
  for (const [name, account] of Object.entries(accounts)) {
    for (const [own, value] of Object.entries(figuresOf(account, calls))) {
      figures[`${name}.${own}`] = value
    }
  }
  const all = Object.values(figures)
  const good = all.filter(({ ok }) => ok).length
  const summary = `soak: ${good} of ${all.length} figures ok, ${calls} calls each`
  return commandResult('soak', summary, figures, details)
}

function figuresOf(account: Account | Failed, calls: number): Record<string, Figure> {
  if ('failed' in account) {
    return { settled: notMeasured('calls', 'all', account.failed) }
  }
  const { verdicts, doubled, crashed, revived, stray } = account
  const faults = Object.values(account.faults).reduce((sum, count) => sum + count, 0)
  const settled = verdicts.ok + verdicts.lost + verdicts.crossed
  return {
    settled: allOf(settled, calls, 'calls'),
    lost: atMost(verdicts.lost, 0, 'answers'),
    crossed: atMost(verdicts.crossed, 0, 'answers'),
    doubled: atMost(doubled.length, 0, 'calls'),
    stray: atMost(stray.length, 0, 'errors'),
    handles: atMost(handlesLeft(account), 0, 'left behind'),
    listeners: atMost(listenersLeft(account), 0, 'left behind'),
    // Without faults nothing of this has been tried.
    faults: atLeast(faults, 1, 'calls disturbed'),
    revived: figure(
      `${revived}/${crashed}`,
      'crashed servers',
      'all',
      revived === crashed,
    ),
    callsPerSecond: reported(rounded(calls / account.seconds)),
  }
}
