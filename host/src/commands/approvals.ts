/** `approve`, `reject`, `forget`, `pins`: what the user says of servers and tools. */
import { diffOf } from '../calling.ts'
import { findTool, isFound } from '../find-tool.ts'
import type { Host } from '../host.ts'
import { HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import type { Screen } from '../screen.ts'
import type { Review, ServerEntry } from '../shapes.ts'
import { type Answer, type Command, failed, type Request } from './command.ts'
import { noTool } from './not-found.ts'
import { definitionOf } from './servers.ts'

export const approve: Command = {
  usage: 'approve <server|tool>',
  says: HELP.approve,
  async run(request) {
    const { host, screen, rest } = request
    const entry = entryNamed(host, rest)
    if (entry) return approveServer(request, entry)
    const found = await findTool(host, rest)
    if (isFound(found)) return approveTools(request, found.server, [found.tool])
    return entryless(screen, rest, found)
  },
}

function entryless(screen: Screen, rest: string, found: Parameters<typeof noTool>[2]) {
  return rest === ''
    ? failed(screen.say(SAYS.usage('approve <server|tool>')))
    : noTool(screen, rest, found)
}

async function approveServer(request: Request, entry: ServerEntry): Promise<Answer> {
  const { host, screen } = request
  const { approvals } = host.parts
  const { name } = entry
  if ((await approvals.ask<string>('stateOf', entry)) === 'pending') {
    if (!approvals.handle) return failed('createApprovals()')
    await approvals.handle.call('approve', entry)
    await host.generations.next()
    const definition = definitionOf(entry)
    const lines = [
      screen.say(SAYS.approvedServer(screen.shown(name))),
      screen.shown(definition),
    ]
    return { ok: true, lines, facts: { approved: name, definition } }
  }
  const held = (await host.catalogue.reviews(name)).filter(isHeld)
  if (held.length > 0) {
    return approveTools(
      request,
      name,
      held.map(({ tool }) => tool),
    )
  }
  const isOwn = entry.scope !== 'project'
  const says = isOwn ? SAYS.notProject(name) : SAYS.nothingHeld(name)
  return { ok: true, lines: [screen.say(says)], facts: { approved: null } }
}

/** What is approved is shown with it: the person has to know to what they say yes. */
async function approveTools(
  { host, screen }: Request,
  server: string,
  tools: readonly string[],
): Promise<Answer> {
  const lines: string[] = []
  const approved: { tool: string; diff: string }[] = []
  for (const tool of tools) {
    const state = await host.catalogue.stateOf(server, tool)
    const name = screen.shown(`${server}/${tool}`)
    if (state === 'same') {
      lines.push(screen.say(SAYS.nothingHeld(name)))
      continue
    }
    const diff = await diffOf(host, server, tool)
    const { asker } = host.options
    const question = { server, tool, state, diff }
    if (asker.interactive && !(await asker.approveTool(question))) continue
    if ((await diffOf(host, server, tool)) !== diff) {
      return failed(screen.say(SAYS.changedAgain(name)), { approved })
    }
    await host.catalogue.approve(server, tool)
    approved.push({ tool, diff })
    if (!asker.interactive) lines.push(...diffLines(screen, diff))
    lines.push(screen.say(SAYS.approvedTool(name)))
  }
  return { ok: true, lines, facts: { approved } }
}

export const reject: Command = {
  usage: 'reject <server>',
  says: HELP.reject,
  run: request => sayOf(request, 'reject', entry => entry),
}

export const forget: Command = {
  usage: 'forget <server>',
  says: HELP.forget,
  run: request => sayOf(request, 'forget', ({ name }) => name),
}

async function sayOf(
  { host, screen, rest }: Request,
  method: 'reject' | 'forget',
  argument: (entry: ServerEntry) => unknown,
): Promise<Answer> {
  const entry = entryNamed(host, rest)
  if (!entry) return failed(screen.say(SAYS.noServer(screen.shown(rest))))
  if (entry.scope !== 'project') {
    return failed(screen.say(SAYS.notProject(screen.shown(rest))))
  }
  const { handle } = host.parts.approvals
  if (!handle) return failed('createApprovals()')
  await handle.call(method, argument(entry))
  await host.generations.next()
  const says = method === 'reject' ? SAYS.rejected(rest) : SAYS.forgotten(rest)
  return { ok: true, lines: [screen.say(says)], facts: { [method]: rest } }
}

export const pins: Command = {
  usage: 'pins',
  says: HELP.pins,
  async run({ host, screen }) {
    const rows: (Review & { server: string })[] = []
    for (const { name: server } of host.generations.current.manager.status()) {
      for (const review of await host.catalogue.reviews(server)) {
        rows.push({ server, ...review })
      }
    }
    const lines: string[] = []
    for (const { server, tool, state } of rows.filter(row => row.state !== 'same')) {
      const name = screen.shown(`${server}/${tool}`)
      lines.push(screen.paint.strong(`${name}  ${state}`))
      if (state === 'gone') {
        lines.push(`  ${screen.say(SAYS.gone)}`)
        continue
      }
      lines.push(...diffLines(screen, await diffOf(host, server, tool)))
      lines.push(`  ${screen.say(SAYS.howToApprove(name))}`)
    }
    if (lines.length === 0) lines.push(screen.say(SAYS.pinsSame(rows.length)))
    return { ok: true, lines, facts: { pins: rows } }
  },
}

export function diffLines(screen: Screen, diff: string): string[] {
  return screen.block(diff).map(line => {
    if (line.startsWith('-')) return `  ${screen.paint.bad(line)}`
    return `  ${line.startsWith('+') ? screen.paint.good(line) : line}`
  })
}

function entryNamed(host: Host, name: string): ServerEntry | undefined {
  return host.generations.current.settings.servers.find(entry => entry.name === name)
}

function isHeld({ state }: Review): boolean {
  return state === 'new' || state === 'changed'
}
