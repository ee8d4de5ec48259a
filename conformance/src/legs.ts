/**
 * All scenarios of one side in one revision, one after the other; those of a client two
 * at a time, since each of them starts a client of its own.
 */
import { type Judged, judge } from './judge.ts'
import { KNOWN } from './known.ts'
import type { Leg, Revision } from './required.ts'
import { type Referee, runScenario } from './scenario-run.ts'
import { keepServed, type Program } from './served.ts'

export interface Work {
  leg: Leg
  revision: Revision
  scenarios: readonly string[]
  referee: Referee
  say(line: string): void
}

export async function runServerLeg(
  { leg, revision, scenarios, referee, say }: Work,
  program: Program,
): Promise<Judged[]> {
  const server = keepServed(program)
  const judged: Judged[] = []
  try {
    for (const scenario of scenarios) {
      const asked = { leg, revision, scenario }
      const outcome = await server.url().then(
        url => runScenario(asked, url, referee),
        cause => ({ ended: 'unread' as const, said: String(cause) }),
      )
      const verdict = judge(asked, outcome, KNOWN, server.death())
      judged.push(verdict)
      say(lineFor(verdict))
      // Whatever went wrong in it is not for the next one.
      if (verdict.verdict === 'failed') await server.stop()
    }
  } finally {
    await server[Symbol.asyncDispose]()
  }
  return judged
}

export async function runClientLeg(
  { leg, revision, scenarios, referee, say }: Work,
  command: string,
): Promise<Judged[]> {
  const judged: Judged[] = []
  const waiting = [...scenarios]
  async function work(): Promise<void> {
    for (;;) {
      const scenario = waiting.shift()
      if (scenario === undefined) return
      const asked = { leg, revision, scenario }
      const verdict = judge(asked, await runScenario(asked, command, referee), KNOWN)
      judged.push(verdict)
      say(lineFor(verdict))
    }
  }
  await Promise.all([work(), work()])
  return judged
}

function lineFor({ scenario, verdict, lines }: Judged): string {
  return [
    `${verdict.padEnd(8)}  ${scenario}`,
    ...lines.map(line => `            ${line}`),
  ].join('\n')
}
