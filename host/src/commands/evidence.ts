/** `audit`, `bill`, `timeouts`, `signals`: what was written down. */

import { sendable } from '../calling.ts'
import type { Host } from '../host.ts'
import { tellNoise } from '../noise.ts'
import { AUDIT_FILE } from '../parts.ts'
import { COLUMNS, HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import type { Point } from '../shapes.ts'
import { type Command, failed } from './command.ts'

/** The default of stage 03 for one HTTP request. */
const REQUEST_MS = 30_000
const DEFAULT_LINES = 10
const LONGEST_AUDIT = 1000
const LONGEST_ARGS = 400
/** The last column may be as wide as it is: what is left out of it is counted. */
const AUDIT_CELLS = [24, 64, 64, 64, 64, 64, 64, 8 * LONGEST_ARGS]

export const audit: Command = {
  usage: 'audit [n]',
  says: HELP.audit,
  async run({ host, screen, rest }) {
    const count = rest === '' ? DEFAULT_LINES : Number(rest)
    if (!Number.isInteger(count) || count < 1 || count > LONGEST_AUDIT) {
      return failed(screen.say(SAYS.usage('audit [1-1000]')))
    }
    const entries = host.state.tail(AUDIT_FILE, count).map(entryIn)
    const cells = entries.map(entry => [
      typeof entry.at === 'number' ? new Date(entry.at).toISOString() : '-',
      ...['who', 'server', 'tool', 'decision', 'rule', 'result'].map(key =>
        screen.shown(entry[key] ?? '-'),
      ),
      screen.shown(JSON.stringify(entry.args), LONGEST_ARGS),
    ])
    const lines =
      cells.length > 0 ? screen.table(cells, AUDIT_CELLS) : [screen.say(SAYS.noAudit)]
    return { ok: true, lines, facts: { entries } }
  },
}

/** Somebody may have written into the file; then the line is shown as it is. */
function entryIn(line: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(line) }
  } catch {
    return { result: line }
  }
}

export const bill: Command = {
  usage: 'bill',
  says: HELP.bill,
  async run({ host, screen }) {
    const { calls, conversation, generations } = host
    const tools = await sendable(host, generations.current.manager.tools())
    const found = await conversation.bill(tools)
    if (!found) return failed('tokenBill()')
    const exposure = await conversation.exposure(tools)
    const plan = await conversation.plan(tools)
    const servers = found.servers.map(({ server, tokens, share, tools }) => ({
      server,
      tokens,
      share,
      tools: tools.map(tool => ({ ...tool, calls: calls.get(tool.name) ?? 0 })),
    }))
    const sum = (of: (typeof servers)[number]['tools']) =>
      of.reduce((total, tool) => total + tool.calls, 0)
    const rows = servers.flatMap(({ server, tokens, share, tools }) => [
      [screen.shown(server), `${tokens}`, percent(share), `${sum(tools)}`],
      ...tools.map(({ name, tokens, calls }) => [
        `  ${screen.shown(name)}`,
        `${tokens}`,
        '',
        `${calls}`,
      ]),
    ])
    const all = sum(servers.flatMap(({ tools }) => tools))
    const total = [
      screen.say(SAYS.total),
      `${found.tokens}`,
      percent(found.share),
      `${all}`,
    ]
    const [head = '', ...lines] = screen.table(
      [[...COLUMNS.bill[screen.locale]], ...rows, total],
      [70],
    )
    return {
      ok: true,
      lines: [
        screen.paint.dim(head),
        ...lines,
        ...(plan ? [screen.say(SAYS.plan(plan.mode, screen.shown(plan.reason)))] : []),
        ...exposureLines(screen, exposure),
      ],
      facts: { tokens: found.tokens, share: found.share, servers, plan, ...exposure },
    }
  },
}

type Exposure = Awaited<ReturnType<Host['conversation']['exposure']>>

function exposureLines(
  screen: Parameters<Command['run']>[0]['screen'],
  { turns, broken, order, cachedShare, gone }: Exposure,
): string[] {
  if (turns === 0) return []
  const hash = (order ?? '-').slice(0, 12)
  return [
    screen.say(SAYS.turns(turns, broken, hash)),
    ...(cachedShare === undefined
      ? []
      : [screen.say(SAYS.cache(percent(cachedShare)))]),
    ...(gone.length === 0
      ? []
      : [screen.say(SAYS.stillSent(screen.shown(gone.join('  '))))]),
  ]
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

interface Layer {
  layer: string
  ms: number
  fired: number
  dead?: boolean
  because?: string
}

export const timeouts: Command = {
  usage: 'timeouts',
  says: HELP.timeouts,
  async run({ host, screen }) {
    const { connectMs, callMs, turnMs } = host.options.limits
    const points = await pointsOf(host)
    const fired = (layer: string): number =>
      points.find(
        ({ name, attributes }) =>
          name === 'workshop.timeouts' && attributes.layer === layer,
      )?.value ?? 0
    const layer = (name: string, ms: number) => ({
      layer: name,
      ms,
      fired: fired(name),
    })
    const { servers } = host.generations.current.settings
    const isRemote = servers.some(({ config }) => config.type === 'http')
    const requestLayer = isRemote ? [layer('request', REQUEST_MS)] : []
    // Two ways from the inside out: opening a server, and calling a tool.
    const ways = [
      [layer('probe', Math.min(3000, connectMs / 3)), layer('connect', connectMs)],
      [...requestLayer, layer('call', callMs), layer('turn', turnMs)],
    ]
    const layers: Layer[] = []
    for (const way of ways) {
      const reviewed = await host.stack.call<Layer[]>(
        ...(['gates', 'telemetry', 'reviewTimeouts', way] as const),
      )
      layers.push(...(reviewed ?? way))
    }
    const rows = layers.map(({ layer, ms, fired, because }) => [
      layer,
      `${ms}`,
      `${fired}`,
      because === undefined ? '' : screen.say(SAYS.dead(screen.shown(because))),
    ])
    const [head = '', ...lines] = screen.table([
      [...COLUMNS.limits[screen.locale]],
      ...rows,
    ])
    return { ok: true, lines: [screen.paint.dim(head), ...lines], facts: { layers } }
  },
}

export const signals: Command = {
  usage: 'signals',
  says: HELP.signals,
  async run({ host, screen }) {
    await tellNoise(host)
    const points = await pointsOf(host)
    const rows = points.map(({ name, attributes, value, sum }) => [
      name,
      sum === undefined ? `${value}` : `${value} (${sum.toFixed(3)})`,
      screen.shown(
        Object.entries(attributes)
          .map(([key, value]) => `${key}=${value}`)
          .join(' '),
      ),
    ])
    const lines = rows.length > 0 ? screen.table(rows, [40, 20, 200]) : []
    return { ok: true, lines, facts: { points } }
  },
}

async function pointsOf({ parts }: Host): Promise<Point[]> {
  return (await parts.signals.ask<Point[]>('collect')) ?? []
}
