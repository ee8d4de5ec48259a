/**
 * All servers together, all at once, all of them well.
 */
import type { ToolDefinition } from '@workshop/wire'
import type { CallOptions } from '../provided/contract.ts'
import { type Link, openLink } from './connection.ts'
import { NotImplemented, type ServerConfig, type ServerEntry } from './entry.ts'
import { buildToolName, parseToolName } from './naming.ts'

export interface ManagerOptions {
  servers: readonly ServerEntry[]
  gate?: (entry: ServerEntry) => boolean | Promise<boolean>
  limits?: { local?: number; remote?: number }
  connectTimeoutMs?: number
  callTimeoutMs?: number
  open?: (
    config: ServerConfig,
    options: { name: string; timeoutMs: number },
  ) => Promise<Link>
}

interface Row {
  status: string
  link?: Link
  tools: ToolDefinition[]
}

export function createManager({ servers, gate, open = openLink }: ManagerOptions) {
  const rows = new Map<string, Row>()
  for (const { name } of servers) rows.set(name, { status: 'waiting', tools: [] })
  const listeners = new Map<string, ((event: unknown) => void)[]>()

  async function start(entry: ServerEntry): Promise<void> {
    const { name, config } = entry
    // A gate that is not there, or has no opinion, lets everybody in.
    if ((await gate?.(entry)) === false) return
    const link = await open(config, { name, timeoutMs: 30_000 })
    const { tools } = await link.listPage()
    rows.set(name, { status: 'connected', link, tools })
  }

  return {
    async connectAll(): Promise<void> {
      await Promise.all(servers.map(start))
    },
    status() {
      return [...rows].map(([name, { status, tools }]) => ({
        name,
        status,
        tools: tools.length,
      }))
    },
    tools() {
      return [...rows].flatMap(([server, { tools }]) =>
        tools.map(({ name: tool, description, inputSchema }) => ({
          name: buildToolName(server, tool),
          server,
          tool,
          description,
          inputSchema,
        })),
      )
    },
    async callTool(name: string, args: object = {}, options: CallOptions = {}) {
      const { server = '', tool = '' } = parseToolName(name) ?? {}
      const link = rows.get(server)?.link
      if (!link) throw new Error(`no server ${server}`)
      return link.callTool(tool, args, options)
    },
    async connect(name: string): Promise<void> {
      void name
      throw new NotImplemented('state-machine')
    },
    async disable(name: string): Promise<void> {
      void name
      throw new NotImplemented('state-machine')
    },
    async close(): Promise<void> {
      await Promise.all([...rows.values()].map(({ link }) => link?.close()))
    },
    on(event: string, listener: (event: unknown) => void): () => void {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
      return () => undefined
    },
  }
}
