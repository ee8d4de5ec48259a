/**
 * One server among many: from its entry to a link with a list of tools, and back.
 * Not here: who may start and when, and what the tools are called outside.
 */
import { NOTIFICATIONS, type ToolDefinition } from '@workshop/wire'
import {
  type Connection,
  type ConnectionEvent,
  type Link,
  transition,
} from './connection.ts'
import type { ServerConfig, ServerEntry } from './entry.ts'
import type { Events } from './events.ts'
import type { OpenOptions } from './link.ts'
import { createToolList, type ToolList } from './tool-list.ts'

export type Open = (config: ServerConfig, options: OpenOptions) => Promise<Link>

export interface ServerStatus {
  name: string
  status: Connection['status']
  reason?: string
  era?: string
  protocolVersion?: string
  /** Number of tools on offer. */
  tools: number
}

export interface Member {
  readonly entry: ServerEntry
  readonly connection: Connection
  readonly link: Link | undefined
  readonly tools: readonly ToolDefinition[]
  move(event: ConnectionEvent): void
  status(): ServerStatus
  /** Opens the link and reads the tools; never rejects. Call it inside a lane. */
  start(open: Open, timeoutMs: number): Promise<void>
  /** Settles when the list is complete for the first time. */
  listed(): Promise<void>
  /** Ends whatever there is, and waits for it. */
  end(event: ConnectionEvent): Promise<void>
}

/** @param onLost called when a connected server has gone by itself */
export function createMember(
  entry: ServerEntry,
  events: Events,
  onLost: (member: Member) => void,
): Member {
  let connection: Connection = { name: entry.name, status: 'waiting' }
  let link: Link | undefined
  let list: ToolList | undefined
  let opening: Promise<void> | undefined
  let giveUp = new AbortController()
  let listing: Promise<void> | undefined

  function move(event: ConnectionEvent): void {
    connection = transition(connection, event)
    events.emit('status', status())
  }

  function problem(message: string): void {
    events.emit('problem', { server: entry.name, message })
  }

  async function openAndAdopt(open: Open, timeoutMs: number): Promise<void> {
    move({ type: 'start' })
    giveUp = new AbortController()
    const { signal } = giveUp
    let opened: Link
    try {
      opened = await open(entry.config, { name: entry.name, timeoutMs, signal })
    } catch (cause) {
      // Switched off or closed meanwhile: then nobody waits for this failure.
      if (connection.status === 'connecting') move(endingFor(cause))
      return
    }
    if (connection.status !== 'connecting') return opened.close()
    adopt(opened)
  }

  function adopt(opened: Link): void {
    link = opened
    const { era, protocolVersion } = opened
    move({ type: 'open', era, protocolVersion })
    void opened.gone.then(reason => lose(opened, reason))
    listing = readTools(opened)
  }

  // #region capability-gap
  /** Only what was declared is asked for. Nothing to offer is worth a word. */
  async function readTools(from: Link): Promise<void> {
    if ('tools' in from.capabilities) {
      const tools = createToolList({
        listPage: cursor => from.listPage(cursor),
        onChange: change => events.emit('tools', { server: entry.name, ...change }),
        onProblem: problem,
      })
      list = tools
      from.onNotification(({ method }) => {
        if (method === NOTIFICATIONS.toolsListChanged) tools.changed()
      })
      await tools.refresh()
    }
    if (link === from && !list?.tools.length)
      problem('is connected, but offers no tools')
  }
  // #endregion capability-gap

  // #region one-bad-server
  function lose(from: Link, reason: Error): void {
    if (link !== from) return
    forget()
    move(endingFor(reason))
    onLost(member)
  }
  // #endregion one-bad-server

  function forget(): void {
    const removed = (list?.tools ?? []).map(tool => tool.name)
    list?.stop()
    link = undefined
    list = undefined
    if (removed.length > 0) {
      events.emit('tools', { server: entry.name, added: [], removed })
    }
  }

  async function end(event: ConnectionEvent): Promise<void> {
    const ending = link
    if (connection.status === 'closed') return
    forget()
    move(event)
    giveUp.abort()
    await ending?.close()
    await opening
  }

  function status(): ServerStatus {
    const tools = list?.tools.length ?? 0
    return { ...connection, tools }
  }

  const member: Member = {
    entry,
    get connection() {
      return connection
    },
    get link() {
      return link
    },
    get tools() {
      return list?.tools ?? []
    },
    move,
    status,
    start(open, timeoutMs) {
      opening = openAndAdopt(open, timeoutMs)
      return opening
    },
    listed: () => listing ?? Promise.resolve(),
    end,
  }
  return member
}

/** A link may say that it is the user who has to do something. */
function endingFor(cause: unknown): ConnectionEvent {
  if (!(cause instanceof Error)) return { type: 'fail', reason: String(cause) }
  const type = cause.name === 'NeedsAuth' ? 'challenge' : 'fail'
  return { type, reason: cause.message }
}
