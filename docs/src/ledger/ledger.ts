/** The whole ledger as one result: what was run again, what differs, what is stale. */
import {
  allOf,
  type CommandResult,
  commandResult,
  figure,
  reported,
} from '@workshop/report'
import type { Fact } from '../../data/types.ts'
import { isStale, type Outcome, recheck, type Surroundings } from './recheck.ts'

export interface Entry {
  id: string
  /** As the site says it. */
  value: string
  command: string
  outcome: Outcome
}

export interface LedgerDetails {
  today: string
  /** Only those that are not the same. */
  differing: readonly Entry[]
  /** Ids, the oldest first. */
  stale: readonly string[]
}

export interface Options extends Surroundings {
  today: Date
  /** Called before each command. */
  say(line: string): void
}

export async function checkLedger(
  facts: readonly Fact[],
  { today, say, ...surroundings }: Options,
): Promise<CommandResult<LedgerDetails>> {
  const entries: Entry[] = []
  // One after another: some of them measure, and would measure each other.
  for (const { id, value, command } of facts) {
    if (command === undefined) continue
    say(`${id}: ${command}`)
    const outcome = await recheck({ value }, command, surroundings)
    entries.push({ id, value, command, outcome })
  }
  const differing = entries.filter(({ outcome }) => outcome.kind !== 'same')
  const stale = facts
    .filter(fact => isStale(fact, today))
    .sort((a, b) => (a.checked < b.checked ? -1 : 1))
    .map(({ id }) => id)
  const same = entries.length - differing.length
  const figures = {
    'facts.total': figure(facts.length, '', '≥ 1', facts.length > 0),
    'facts.rechecked': allOf(same, entries.length),
    'facts.stale': reported(stale.length),
  }
  const summary = `facts: ${facts.length} entries, ${same} of ${entries.length} that can be run say the same, ${stale.length} older than 90 days`
  const day = today.toISOString().slice(0, 10)
  return commandResult('facts', summary, figures, { today: day, differing, stale })
}

/** One line for each entry somebody has to look at. */
export function complaints({ differing, stale }: LedgerDetails): string[] {
  return [
    ...differing.map(({ id, value, command, outcome }) => {
      const what =
        outcome.kind === 'differs'
          ? `expected ${value}, got ${outcome.printed}`
          : outcome.kind === 'failed'
            ? outcome.reason
            : ''
      return `${id}: ${what}\n    ${command}`
    }),
    ...stale.map(id => `${id}: read it again, it is older than 90 days`),
  ]
}
