/** `approve`, `reject`, `forget`: what the user says of servers and tools. */
import { diffOf } from '../calling.ts'
import { findTool, isFound } from '../find-tool.ts'
import type { Host } from '../host.ts'
import { HELP } from '../phrases/help.ts'
import { SAYS } from '../phrases/says.ts'
import type { Screen } from '../screen.ts'
import type { Review, ServerEntry } from '../shapes.ts'
import { wholeOf } from '../whole.ts'
import { type Answer, type Command, failed, type Request } from './command.ts'
import { noServer, noTool } from './not-found.ts'
import { diffLines } from './pins.ts'
import { absentLines, definitionOf } from './remarks.ts'

const APPROVE = 'approve <server|tool> [--yes]'

export const approve: Command = {
  usage: APPROVE,
  says: HELP.approve,
  async run(request) {
    const { host, screen } = request
    const words = request.rest.split(/\s+/).filter(word => word !== '')
    const [name, more] = words.filter(word => word !== '--yes')
    if (name === undefined || more !== undefined) {
      return failed(screen.say(SAYS.usage(APPROVE)))
    }
    const asked = { host, screen, isSaid: words.includes('--yes') }
    const entry = entryNamed(host, name)
    if (entry) return approveServer(asked, entry)
    const found = await findTool(host, name)
    if (isFound(found)) return approveTools(asked, found.server, [found.tool])
    return noTool(screen, name, found)
  },
}

interface Approving {
  host: Host
  screen: Screen
  /** With `--yes`, which is what a pipe has instead of a person. */
  isSaid: boolean
}

async function approveServer(asked: Approving, entry: ServerEntry): Promise<Answer> {
  const { host, screen, isSaid } = asked
  const { approvals } = host.parts
  const { name } = entry
  const shown = screen.shown(name)
  const state = await approvals.ask<string>('stateOf', entry)
  if (state === 'rejected') {
    return failed(screen.say(SAYS.rejectedServer(shown)), { approved: null })
  }
  if (state === 'pending') {
    if (!approvals.handle) return failed('createApprovals()')
    const definition = definitionOf(host, entry)
    const { asker } = host.options
    const where = entry.files[0] ?? '-'
    const isYes =
      isSaid || (await asker.approveServer({ server: name, definition, where }))
    // A person who was asked has just seen it.
    const isSeen = asker.interactive && !isSaid
    const whole = wholeOf(screen, definition, 'all').lines
    const seen = isSeen ? [] : whole.map(line => `  ${line}`)
    if (!isYes) return unapproved(asked, name, seen, { definition })
    await approvals.handle.call('approve', entry)
    await host.generations.next()
    const lines = [
      ...seen,
      screen.say(SAYS.approvedServer(shown)),
      ...absentLines(host, screen, name),
    ]
    return { ok: true, lines, facts: { approved: name, definition } }
  }
  const held = (await host.catalogue.reviews(name)).filter(isHeld)
  if (held.length > 0) {
    return approveTools(
      asked,
      name,
      held.map(({ tool }) => tool),
    )
  }
  const isOwn = entry.scope !== 'project'
  const says = isOwn ? SAYS.notProject(shown) : SAYS.nothingHeld(shown)
  return { ok: true, lines: [screen.say(says)], facts: { approved: null } }
}

/** A person has said no; in a pipe nobody has said anything. */
function unapproved(
  { host, screen }: Approving,
  name: string,
  lines: string[],
  more: Answer['facts'],
): Answer {
  const { interactive } = host.options.asker
  const says = interactive ? SAYS.notApproved : SAYS.notApprovedInPipe
  const line = screen.say(says(screen.shown(name)))
  const facts = {
    problem: line,
    approved: null,
    ...more,
    ...(!interactive && { unasked: true }),
  }
  return { ok: false, lines: [...lines, line], facts }
}

/** What is approved is shown with it: the person has to know to what they say yes. */
async function approveTools(
  asked: Approving,
  server: string,
  tools: readonly string[],
): Promise<Answer> {
  const { host, screen, isSaid } = asked
  const lines: string[] = []
  const approved: { tool: string; diff: string }[] = []
  const left: string[] = []
  for (const [nth, tool] of tools.entries()) {
    const state = await host.catalogue.stateOf(server, tool)
    const name = screen.shown(`${server}/${tool}`)
    if (state === 'same') {
      lines.push(screen.say(SAYS.nothingHeld(name)))
      continue
    }
    const diff = await diffOf(host, server, tool)
    const { asker } = host.options
    const question = { server, tool, state, diff, nth: nth + 1, of: tools.length }
    const said = isSaid ? 'yes' : await asker.approveTool(question)
    if (!asker.interactive || isSaid) lines.push(...diffLines(screen, diff))
    if (said === 'stop') left.push(...tools.slice(nth))
    else if (said === 'no') left.push(tool)
    if (said === 'stop') break
    if (said === 'no') continue
    if ((await diffOf(host, server, tool)) !== diff) {
      return failed(screen.say(SAYS.changedAgain(name)), { approved })
    }
    await host.catalogue.approve(server, tool)
    approved.push({ tool, diff })
    lines.push(screen.say(SAYS.approvedTool(name)))
  }
  if (left.length === 0) return { ok: true, lines, facts: { approved } }
  return unapproved(asked, left.map(tool => `${server}/${tool}`).join(' '), lines, {
    approved,
    left,
  })
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
  if (rest === '') return failed(screen.say(SAYS.usage(`${method} <server>`)))
  const entry = entryNamed(host, rest)
  if (!entry) return noServer(host, screen, rest)
  const shown = screen.shown(rest)
  if (entry.scope !== 'project') {
    const says = SAYS.notProject(shown)
    return {
      ok: false,
      lines: [screen.say(says)],
      facts: { problem: screen.say(says) },
    }
  }
  const { handle } = host.parts.approvals
  if (!handle) return failed('createApprovals()')
  await handle.call(method, argument(entry))
  await host.generations.next()
  const says = method === 'reject' ? SAYS.rejected(shown) : SAYS.forgotten(shown)
  return { ok: true, lines: [screen.say(says)], facts: { [method]: rest } }
}

/** What the project says, where it is not in use: that is what can be decided on. */
function entryNamed(host: Host, name: string): ServerEntry | undefined {
  const { rivals, servers } = host.generations.current.settings
  return rivals.get(name)?.entry ?? servers.find(entry => entry.name === name)
}

function isHeld({ state }: Review): boolean {
  return state === 'new' || state === 'changed'
}
