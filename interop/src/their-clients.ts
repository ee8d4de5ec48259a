/**
 * The official clients behind one face, so that one test can be run by each: v1
 * speaks legacy only, v2 whatever its `versionNegotiation` says.
 */
import { Client as ClientV2 } from '@modelcontextprotocol/client'
import { StdioClientTransport as TransportV2 } from '@modelcontextprotocol/client/stdio'
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import type { Command } from './peers.ts'
import { type Recording, startRecording } from './recording.ts'

export interface CallOptions {
  signal?: AbortSignal
  onprogress?: (progress: { progress: number; total?: number | undefined }) => void
}

export interface TheirClient extends AsyncDisposable {
  readonly wire: Recording
  listTools(): Promise<ToolDefinition[]>
  callTool(name: string, args?: object, options?: CallOptions): Promise<ToolResult>
  close(): Promise<void>
}

const INFO = { name: 'interop', version: '1.0.0' }

export type Negotiation = 'legacy' | 'auto' | { pin: string }

export async function openV1Client(server: Command): Promise<TheirClient> {
  const client = new ClientV1(INFO)
  return open(server, client, params => client.connect(new TransportV1(params)))
}

export async function openV2Client(
  server: Command,
  mode: Negotiation,
): Promise<TheirClient> {
  const client = new ClientV2(INFO, { versionNegotiation: { mode } })
  return open(server, client, params => client.connect(new TransportV2(params)))
}

async function open(
  server: Command,
  client: Pick<ClientV1 | ClientV2, 'listTools' | 'callTool' | 'close'>,
  connect: (params: {
    command: string
    args: string[]
    stderr: 'ignore'
  }) => Promise<void>,
): Promise<TheirClient> {
  const wire = await startRecording()
  try {
    await connect({ ...wire.behindTap(server), stderr: 'ignore' })
  } catch (cause) {
    await wire[Symbol.asyncDispose]()
    throw cause
  }
  // Both have the methods, but each with a signature of its own.
  const { callTool } = client as {
    callTool(params: object, ...rest: unknown[]): unknown
  }
  const isV1 = client instanceof ClientV1
  return {
    wire,
    listTools: async () => (await client.listTools()).tools as ToolDefinition[],
    async callTool(name, args = {}, options = {}) {
      const params = { name, arguments: args }
      const rest = isV1 ? [undefined, options] : [options]
      return (await callTool.call(client, params, ...rest)) as ToolResult
    },
    close: () => client.close(),
    async [Symbol.asyncDispose]() {
      await client.close()
      await wire[Symbol.asyncDispose]()
    },
  }
}
