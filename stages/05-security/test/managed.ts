/**
 * The manager of stage 02 behind a gate, on servers that are only counted: whatever
 * is opened here was let through.
 */
import { PATIENCE_MS, type TestContext } from '@workshop/testkit'
import { MODERN_VERSION } from '@workshop/wire'
import { data, type ServerEntry, type ServerStatus } from './contract.ts'

export interface OfferedRow {
  name: string
  server: string
  tool: string
}

export type Gate = (entry: ServerEntry) => unknown

/** Tools by server; a server may be given others later. */
export type Offers = Record<string, string[]>

export async function manage(
  t: TestContext,
  servers: ServerEntry[],
  gate: Gate,
  offers: Offers = {},
) {
  const opened: string[] = []
  const called: string[] = []
  const notify = new Map<string, (notification: object) => void>()
  const open = async (_: object, { name }: { name: string }) => {
    opened.push(name)
    return {
      era: 'modern',
      protocolVersion: MODERN_VERSION,
      capabilities: { tools: { listChanged: true } },
      listPage: async () => ({ tools: (offers[name] ?? []).map(definition) }),
      callTool: async (tool: string) => {
        called.push(`${name}/${tool}`)
        return { content: [] }
      },
      onNotification: (listener: (notification: object) => void) =>
        notify.set(name, listener),
      gone: new Promise(() => undefined),
      close: async () => undefined,
    }
  }
  const manager = await managerOf(t, { servers, gate, open })

  return {
    ...manager,
    /** Every server that was opened, as often as it was. */
    opened,
    /** Every call that reached a server. */
    called,
    /** The server says that its list is another one now. */
    async changed(name: string): Promise<void> {
      const told = manager.next('tools')
      notify.get(name)?.({
        jsonrpc: '2.0',
        method: 'notifications/tools/list_changed',
      })
      await t.within(told, { kind: 'never-settled', ms: PATIENCE_MS })
    },
  }
}

/** The same manager on servers that are really started. */
export function manageReal(t: TestContext, servers: ServerEntry[], gate: Gate) {
  return managerOf(t, { servers, gate })
}

async function managerOf(t: TestContext, options: object) {
  const handle = await t.create('provided/manager', 'createManager', options)
  const call = (method: string, ...args: unknown[]) =>
    t.value(handle.call(method, ...args))
  return {
    connectAll: () => call('connectAll'),
    connect: (name: string) => call('connect', name),
    status: async () => data<ServerStatus[]>(await call('status')),
    tools: async () => data<OfferedRow[]>(await call('tools')),
    callTool: (name: string) => handle.call('callTool', name, {}),
    /** Settles at the next event of this kind. */
    next: (event: string) =>
      new Promise(resolve => void handle.call('on', event, resolve)),
  }
}

function definition(name: string): object {
  return { name, inputSchema: { type: 'object' } }
}
