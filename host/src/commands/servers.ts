/** `status`: who is there, and how well that goes. */
import type { Host } from '../host.ts'
import { noiseOf, tellNoise } from '../noise.ts'
import { COLUMNS, HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import { wordFor } from '../phrases/words.ts'
import type { Screen } from '../screen.ts'
import type { HealthRow, ServerStatus } from '../shapes.ts'
import type { Command } from './command.ts'
import {
  gapLines,
  isHealthWritten,
  isOfProject,
  problemFacts,
  remarksOn,
} from './remarks.ts'

export const status: Command = {
  usage: 'status',
  says: HELP.status,
  async run({ host, screen }) {
    const { current } = host.generations
    const rows = current.manager.status()
    const report = (await host.parts.health.ask<HealthRow[]>('report', rows)) ?? []
    await keep(host, report)
    const health = isHealthWritten(host)
      ? report
      : report.map((row): HealthRow => ({ ...row, business: 'unknown' }))
    await tellNoise(host)
    const breakers = await breakersOf(host)
    const { settings } = current
    const lines = [
      ...(settings.isClosed ? [screen.paint.bad(screen.say(SAYS.policyClosed))] : []),
      ...(rows.length === 0
        ? [screen.say(SAYS.noServers)]
        : tableOf(host, screen, rows, health)),
      ...breakers.map(({ name, state, failures, calls }) =>
        screen.say(
          SAYS.breaker(screen.shown(name), screen.say(wordFor(state)), failures, calls),
        ),
      ),
      ...gapLines(host, screen),
    ]
    const facts = {
      servers: rows.map(row => ({
        ...row,
        scope: isOfProject(host, row.name) ? 'project' : 'user',
        refusal: current.refusals.get(row.name) ?? null,
        health: health.find(({ server }) => server === row.name) ?? null,
        noise: noiseOf(host, row.name),
      })),
      breakers,
      problems: problemFacts(settings.problems),
      policyClosed: settings.isClosed,
      gaps: [...host.stack.gaps],
    }
    return { ok: true, lines, facts }
  },
}

/** What `status` has found is a signal too. */
async function keep({ parts }: Host, health: readonly HealthRow[]): Promise<void> {
  for (const row of health) {
    for (const layer of ['transport', 'protocol', 'business'] as const) {
      const { server, [layer]: state } = row
      await parts.telemetry.ask('health', { server, layer, state })
    }
  }
}

function tableOf(
  host: Host,
  screen: Screen,
  rows: readonly ServerStatus[],
  health: readonly HealthRow[],
): string[] {
  const word = (said = '-') => screen.say(wordFor(said))
  const cells = rows.map(row => {
    const layers = health.find(({ server }) => server === row.name)
    return [
      screen.shown(row.name),
      screen.say(isOfProject(host, row.name) ? SAYS.theirs : SAYS.yours),
      screen.say(wordFor(row.status)),
      screen.shown([row.era, row.protocolVersion].filter(Boolean).join(' ') || '-'),
      `${row.tools}`,
      word(layers?.transport),
      word(layers?.protocol),
      word(layers?.business),
    ]
  })
  const [head = '', ...lines] = screen.table([
    [...COLUMNS.servers[screen.locale]],
    ...cells,
  ])
  const told = rows.flatMap((row, at) => [
    lines[at] ?? '',
    ...remarksOn(host, screen, row, health).map(remark => `  ${remark}`),
  ])
  return [screen.paint.dim(head), ...told]
}

interface BreakerState {
  state: string
  failures: number
  calls: number
}

async function breakersOf({ parts, generations }: Host) {
  const found: (BreakerState & { name: string })[] = []
  for (const { name, server, tool } of generations.current.manager.tools()) {
    const state = await parts.breaker.ask<BreakerState>('stateOf', server, tool)
    if (state && state.state !== 'closed') found.push({ name, ...state })
  }
  return found
}
