/**
 * Links made in the test, for what no process is needed to see: a manager takes
 * them through its `open` option, and knows nothing else of a server.
 */
import { MODERN_VERSION, type ToolResult } from '@workshop/wire'
import { definition } from './servers.ts'

export interface Link {
  era: string
  protocolVersion: string
  capabilities: object
  listPage(cursor?: string): Promise<{ tools: object[]; nextCursor?: string }>
  callTool(tool: string, args: object): Promise<ToolResult>
  onNotification(listener: (notification: object) => void): void
  gone: Promise<Error>
  close(): Promise<void>
}

export function link(more: Partial<Link> = {}): Link {
  return {
    era: 'modern',
    protocolVersion: MODERN_VERSION,
    capabilities: { tools: {} },
    listPage: async () => ({ tools: [definition('search')] }),
    callTool: async () => ({ content: [] }),
    onNotification: () => undefined,
    gone: new Promise(() => undefined),
    close: async () => undefined,
    ...more,
  }
}

/** An `open` that holds every server back, and counts whom it holds. */
export class HeldOpen {
  /** Called with each server that is held from now on. */
  onHeld: () => void = () => undefined
  readonly #held = new Map<string, () => void>()
  readonly #most = new Map<string, number>()

  readonly open = async (_: unknown, { name }: { name: string }): Promise<Link> => {
    const released = new Promise<void>(resolve => this.#held.set(name, resolve))
    const kind = kindOf(name)
    this.#most.set(kind, Math.max(this.most(kind), this.count(kind)))
    this.onHeld()
    await released
    return link()
  }

  /** How many servers of a kind (`local3`: `local`) are held. */
  count(kind: string): number {
    return [...this.#held.keys()].filter(name => kindOf(name) === kind).length
  }

  /** The most that were ever held at a time. */
  most(kind: string): number {
    return this.#most.get(kind) ?? 0
  }

  release(kind: string): void {
    for (const [name, go] of this.#held) {
      if (kindOf(name) !== kind) continue
      this.#held.delete(name)
      go()
    }
  }
}

function kindOf(name: string): string {
  return name.replace(/\d+$/, '')
}
