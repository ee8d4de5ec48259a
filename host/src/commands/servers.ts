/** `status` and `reload`: who is there, and how well that goes. */
import type { Host } from '../host.ts'
import { noiseOf, tellNoise } from '../noise.ts'
import { COLUMNS, HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import type { Screen } from '../screen.ts'
import type { HealthRow, ServerEntry, ServerStatus } from '../shapes.ts'
import { type Command, failed } from './command.ts'

export const status: Command = {
  usage: 'status',
  says: HELP.status,
  async run({ host, screen }) {
    const { current } = host.generations
    const rows = current.manager.status()
    const health = (await host.parts.health.ask<HealthRow[]>('report', rows)) ?? []
    await keep(host, health)
    await tellNoise(host)
    const breakers = await breakersOf(host)
    const { settings } = current
    const lines = [
      ...(settings.isClosed ? [screen.paint.bad(screen.say(SAYS.policyClosed))] : []),
      ...(rows.length === 0
        ? [screen.say(SAYS.noServers)]
        : tableOf(host, screen, rows, health)),
      ...breakers.map(({ name, state, failures, calls }) =>
        screen.say(SAYS.breaker(screen.shown(name), state, failures, calls)),
      ),
      ...gapLines(host, screen),
    ]
    const facts = {
      servers: rows.map(row => ({
        ...row,
        refusal: current.refusals.get(row.name) ?? null,
        health: health.find(({ server }) => server === row.name) ?? null,
        noise: noiseOf(host, row.name),
      })),
      breakers,
      problems: settings.problems,
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
  const cells = rows.map(row => {
    const layers = health.find(({ server }) => server === row.name)
    return [
      screen.shown(row.name),
      row.status,
      screen.shown([row.era, row.protocolVersion].filter(Boolean).join(' ') || '-'),
      `${row.tools}`,
      layers?.transport ?? '-',
      layers?.protocol ?? '-',
      layers?.business ?? '-',
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

function remarksOn(
  host: Host,
  screen: Screen,
  row: ServerStatus,
  health: readonly HealthRow[],
): string[] {
  const { refusals, settings } = host.generations.current
  const { name, status, reason } = row
  const shown = screen.shown(name)
  const refusal = status === 'refused' ? refusals.get(name) : undefined
  if (refusal?.why === 'policy') return [screen.say(SAYS.byPolicy(refusal.rule))]
  if (refusal?.why === 'rejected') return [screen.say(SAYS.rejectedServer(shown))]
  if (refusal?.why === 'pending') {
    const entry = settings.servers.find(entry => entry.name === name)
    return [
      screen.say(SAYS.pending(shown)),
      ...(entry ? [screen.shown(definitionOf(entry))] : []),
    ]
  }
  if (status === 'needs-auth') return [screen.say(SAYS.needsAuth)]
  const ill = health.find(({ server }) => server === name)?.reason
  const noise = noiseOf(host, name)
  return [
    ...(reason === undefined ? [] : [screen.shown(reason)]),
    ...(ill === undefined || ill === reason ? [] : [screen.shown(ill)]),
    ...(noise > 0 ? [`stdout noise: ${noise}`] : []),
  ]
}

/** What a person has to see before they approve; names of variables, no values. */
export function definitionOf({ config }: ServerEntry): string {
  if (config.type === 'http') {
    const headers = Object.keys(config.headers)
    return [
      config.url,
      ...(headers.length ? [`headers: ${headers.join(', ')}`] : []),
    ].join('  ')
  }
  const { command, args, cwd, env } = config
  const names = Object.keys(env)
  const line = [command, ...args].map(word => JSON.stringify(word)).join(' ')
  return [
    line,
    ...(cwd === undefined ? [] : [`cwd: ${cwd}`]),
    ...(names.length > 0 ? [`env: ${names.join(', ')}`] : []),
  ].join('  ')
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

/** One line for each server that is not there, and nobody has switched off. */
export function absentLines(host: Host, screen: Screen): string[] {
  const rows = host.generations.current.manager.status()
  return rows
    .filter(({ status }) => !['connected', 'disabled', 'suppressed'].includes(status))
    .map(row => {
      const [remark = row.status] = remarksOn(host, screen, row, [])
      return screen.paint.bad(`${screen.shown(row.name)}: ${remark}`)
    })
}

export function gapLines({ stack }: Host, screen: Screen): string[] {
  const gaps = [...stack.gaps]
  return gaps.length === 0 ? [] : [screen.say(SAYS.gaps(screen.shown(gaps.join('; '))))]
}

export const reload: Command = {
  usage: 'reload [server]',
  says: HELP.reload,
  async run({ host, screen, rest }) {
    const known = host.generations.current.manager.status()
    if (rest !== '' && !known.some(({ name }) => name === rest)) {
      return failed(screen.say(SAYS.noServer(screen.shown(rest))))
    }
    await host.generations.next(rest === '' ? undefined : rest)
    const { manager, settings } = host.generations.current
    const rows = manager.status()
    const connected = rows.filter(({ status }) => status === 'connected').length
    const tools = manager.tools().length
    const lines = [
      ...problemLines(screen, settings.problems),
      ...absentLines(host, screen),
      screen.say(SAYS.reloaded(connected, tools)),
    ]
    const facts = { servers: rows, tools, problems: settings.problems }
    return { ok: settings.problems.length === 0, lines, facts }
  },
}

export function problemLines(
  screen: Screen,
  problems: Host['generations']['current']['settings']['problems'],
): string[] {
  return problems.map(({ file, key, line, column, message }) => {
    const place = line === undefined ? '' : `:${line}:${column}`
    const where = `${file}${place}${key === undefined ? '' : ` ${key}`}`
    return screen.paint.bad(screen.shown(`${where}: ${message}`))
  })
}
