/**
 * The states of a server, and the link the manager depends on.
 * A state is a word that anybody may change to any other word.
 */
import type {
  Era,
  JsonRpcNotification,
  ToolDefinition,
  ToolResult,
} from '@workshop/wire'
import { connect } from '../provided/client.ts'
import type { CallOptions } from '../provided/contract.ts'
import { NotImplemented, type ServerConfig } from './entry.ts'

export interface Link {
  readonly era: Era
  readonly protocolVersion: string
  readonly capabilities: Readonly<Record<string, unknown>>
  readonly gone: Promise<Error>
  listPage(cursor?: string): Promise<{ tools: ToolDefinition[]; nextCursor?: string }>
  callTool(tool: string, args: object, options?: CallOptions): Promise<ToolResult>
  onNotification(listener: (notification: JsonRpcNotification) => void): void
  close(): Promise<void>
}

export interface Connection {
  name: string
  status: string
  reason?: string
}

export function transition(
  connection: Connection,
  event: { type: string; reason?: string },
): Connection {
  void connection
  void event
  throw new NotImplemented('state-machine')
}

export async function openLink(
  config: ServerConfig,
  { name }: { name: string; timeoutMs: number },
): Promise<Link> {
  if (config.type !== 'stdio') throw new Error('servers behind a URL come in stage 03')
  const { command, args, env } = config
  const client = await connect({ name, command, args, env })
  const { era = 'legacy', protocolVersion = '' } = client.stats()
  return { ...client, era, protocolVersion }
}
