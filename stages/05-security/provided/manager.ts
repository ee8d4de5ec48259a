/**
 * All servers together: who may start, who is there, and where a call goes.
 * It knows of a server only its entry and its link.
 */
import type { ToolResult } from '@workshop/wire'
import type { CallOptions } from '../provided/contract.ts'
import { openLink } from './connection.ts'
import type { ServerEntry } from './entry.ts'
import { createEvents } from './events.ts'
import { createLane } from './lane.ts'
import type { ManagerOptions, MCPManager, OfferedTool } from './manager-contract.ts'
import { createMember, type Member, type ServerStatus } from './member.ts'
import { createNameTable, parseToolName } from './naming.ts'
import { ServerUnavailable, UnknownTool } from './unavailable.ts'

export type * from './manager-contract.ts'
export type { ServerStatus } from './member.ts'
export { ServerUnavailable, UnknownTool } from './unavailable.ts'

export function createManager(options: ManagerOptions): MCPManager {
  const { gate = () => true, open = openLink } = options
  const { connectTimeoutMs = 30_000, callTimeoutMs = 60_000 } = options
  const { local = 3, remote = 20 } = options.limits ?? {}
  const lanes = { stdio: createLane(local), http: createLane(remote) }
  const events = createEvents()
  const names = createNameTable()
  const members = new Map<string, Member>()
  for (const entry of options.servers) {
    members.set(entry.name, createMember(entry, events, lost))
  }

  async function connectAll(): Promise<void> {
    const waiting = [...members.values()].filter(isWaiting)
    await Promise.all(waiting.map(admit))
    const admitted = waiting.filter(isWaiting)
    await Promise.all(twinsAmong(admitted).map(connectOneOf))
  }

  /** Refuses whom configuration or the gate does not let in. */
  async function admit(member: Member): Promise<void> {
    const { entry } = member
    if (entry.disabled) {
      return member.move({
        type: 'disable',
        reason: `switched off in ${entry.files[0]}`,
      })
    }
    if (entry.unset.length > 0) {
      const reason = `not set: ${entry.unset.join(', ')}`
      return member.move({ type: 'refuse', reason })
    }
    let reason: string | undefined
    try {
      if ((await gate(entry)) !== true) reason = 'refused by the gate'
    } catch (cause) {
      reason = `the gate failed: ${cause instanceof Error ? cause.message : cause}`
    }
    if (reason && isWaiting(member)) member.move({ type: 'refuse', reason })
  }

  // #region same-server-twice
  /** Only those who may start can stand in each other's way. */
  function twinsAmong(admitted: readonly Member[]): Member[][] {
    const groups = new Map<string, Member[]>()
    for (const member of admitted) {
      const { signature } = member.entry
      groups.set(signature, [...(groups.get(signature) ?? []), member])
    }
    return [...groups.values()].map(group => group.sort(byPreference))
  }

  async function connectOneOf(twins: readonly Member[]): Promise<void> {
    const [first, ...others] = twins
    const reason = `the same server as ${first?.entry.name}`
    for (const member of others) {
      if (isWaiting(member)) member.move({ type: 'suppress', reason })
    }
    for (const member of twins) {
      if (await connected(member)) return
    }
  }

  async function connected(member: Member): Promise<boolean> {
    await lanes[member.entry.config.type](async () => {
      // It may have been switched off while it stood in line.
      const { status } = member.connection
      if (status !== 'waiting' && status !== 'suppressed') return
      await member.start(open, connectTimeoutMs)
    })
    await member.listed()
    return member.connection.status === 'connected'
  }

  function lost({ entry }: Member): void {
    const twins = [...members.values()].filter(
      member =>
        member.entry.signature === entry.signature &&
        member.connection.status === 'suppressed',
    )
    if (twins.length > 0) void connectOneOf(twins.sort(byPreference))
  }
  // #endregion same-server-twice

  function tools(): OfferedTool[] {
    return [...members.values()].flatMap(({ entry: { name: server }, tools }) =>
      tools.map(({ name: tool, description, inputSchema }) => ({
        name: names.add(server, tool),
        server,
        tool,
        ...(description === undefined ? {} : { description }),
        inputSchema,
      })),
    )
  }

  async function callTool(
    fullName: string,
    args: object = {},
    callOptions: CallOptions = {},
  ): Promise<ToolResult> {
    // A server that never came has no names in the table, but may be in the name.
    const address = names.resolve(fullName) ?? parseToolName(fullName)
    const member = members.get(address?.server ?? '')
    if (!address || !member) throw new UnknownTool(fullName)
    const { connection, link } = member
    if (connection.status !== 'connected' || !link)
      throw new ServerUnavailable(connection)
    if (!member.tools.some(tool => tool.name === address.tool)) {
      throw new UnknownTool(fullName)
    }
    return link.callTool(address.tool, args, {
      timeoutMs: callTimeoutMs,
      ...callOptions,
    })
  }

  /** Once more, after a failure or a login; its twin may have taken over by then. */
  async function connect(name: string): Promise<void> {
    const member = named(name)
    const { signature, config } = member.entry
    const twins = [...members.values()].filter(
      ({ entry }) => entry.signature === signature,
    )
    await lanes[config.type](async () => {
      if (isOver(member) && !twins.some(isUp))
        await member.start(open, connectTimeoutMs)
    })
    await member.listed()
  }

  function named(name: string): Member {
    const member = members.get(name)
    if (!member) throw new Error(`expected the name of a server, got ${name}`)
    return member
  }

  async function disable(name: string): Promise<void> {
    await named(name).end({ type: 'disable', reason: 'switched off' })
  }

  async function close(): Promise<void> {
    await Promise.all(
      [...members.values()].map(member => member.end({ type: 'close' })),
    )
  }

  // Names are given when tools appear, so that a call finds them before `tools()`.
  events.on('tools', ({ server, added }) => {
    for (const tool of added) names.add(server, tool)
  })

  const status = (): ServerStatus[] =>
    [...members.values()].map(member => member.status())
  return { connectAll, connect, status, tools, callTool, disable, close, on: events.on }
}

function isWaiting({ connection }: Member): boolean {
  return connection.status === 'waiting'
}

function isOver({ connection }: Member): boolean {
  return connection.status === 'failed' || connection.status === 'needs-auth'
}

function isUp({ connection }: Member): boolean {
  return connection.status === 'connecting' || connection.status === 'connected'
}

/** What somebody wrote down comes before what a plugin brought; then by scope. */
function byPreference(a: Member, b: Member): number {
  return preference(a.entry) - preference(b.entry)
}

function preference({ scope }: ServerEntry): number {
  return ['enterprise', 'local', 'project', 'user', 'dynamic'].indexOf(scope)
}
