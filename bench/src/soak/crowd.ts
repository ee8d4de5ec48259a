/**
 * The servers of a soak and the manager over them. A server that crashes is connected
 * again; from its end until then nobody is sent to it.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Entry, Manager } from '../manager/programs/solution-manager.ts'

/** From one start of a server to the next. */
export interface Life {
  /** A call that makes the server crash was sent. */
  isDoomed: boolean
}

export interface SoakServer {
  readonly name: string
  life: Life
  /** Settles when it is connected (again), or when that has failed. */
  ready: Promise<void>
}

export interface SoakManager extends Manager {
  connect(name: string): Promise<void>
  callTool(name: string, args: object, options?: object): Promise<object>
}

export interface Crowd {
  /** The one at this share of all. */
  at(share: number): SoakServer
  /** Settles when no server is down; in time also when one stays so. */
  allReady(): Promise<void>
  /** Servers that were connected again, and why others were not. */
  readonly revived: number
  readonly failures: readonly string[]
}

const LOOK_EVERY_MS = 10

/** @param noticeMs how long the manager has to see that a server is gone */
export function crowdOf(
  manager: SoakManager,
  entries: readonly Entry[],
  noticeMs: number,
): Crowd {
  const servers = entries.map(({ name }): SoakServer => {
    return { name, life: { isDoomed: false }, ready: Promise.resolve() }
  })
  const failures: string[] = []
  let revived = 0

  async function revive(server: SoakServer): Promise<void> {
    try {
      await manager.connect(server.name)
      const row = manager.status().find(({ name }) => name === server.name)
      if (row?.status !== 'connected') {
        throw new Error(`expected connected, got ${row?.status}`)
      }
      server.life = { isDoomed: false }
      revived++
    } catch (cause) {
      failures.push(`${server.name}: ${(cause as Error).message}`)
    }
  }

  manager.on('status', ({ name, status }) => {
    const server = servers.find(server => server.name === name)
    if (status === 'failed' && server) server.ready = revive(server)
  })

  async function allReady(): Promise<void> {
    const end = performance.now() + noticeMs
    while (servers.some(({ life }) => life.isDoomed) && performance.now() < end) {
      await wait(LOOK_EVERY_MS)
    }
    await Promise.all(servers.map(({ ready }) => ready))
  }

  return {
    at: share => servers[Math.floor(share * servers.length)] as SoakServer,
    allReady,
    get revived() {
      return revived
    },
    failures,
  }
}
