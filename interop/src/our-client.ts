/** A solution's client as its contract describes it, opened on a tapped server. */
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import type { Command } from './peers.ts'
import { type Recording, startRecording } from './recording.ts'
import type { Solution } from './solutions.ts'

export interface CallOptions {
  signal?: AbortSignal
  onProgress?: (progress: { progress: number; total?: number }) => void
}

export interface Stats {
  state: string
  health: string
  era: string
  protocolVersion: string
  pending: number
  noise: { lines: number; samples: readonly string[] }
  unmatched: number
  stderrTail: string
}

export interface OurClient extends AsyncDisposable {
  readonly wire: Recording
  listTools(): Promise<ToolDefinition[]>
  callTool(name: string, args?: object, options?: CallOptions): Promise<ToolResult>
  stats(): Promise<Stats>
  close(): Promise<void>
}

export interface OpenOptions {
  era?: 'auto' | 'modern' | 'legacy'
  env?: Record<string, string>
  probeTimeoutMs?: number
  timeoutMs?: number
}

export async function openOurClient(
  { subject }: Solution,
  server: Command,
  options: OpenOptions = {},
): Promise<OurClient> {
  const wire = await startRecording()
  try {
    const handle = await subject.create('client', 'connect', {
      ...wire.behindTap(server),
      ...options,
    })
    const close = async () => void (await handle.call('close'))
    return {
      wire,
      listTools: () => handle.call('listTools') as Promise<ToolDefinition[]>,
      callTool: (...args) => handle.call('callTool', ...args) as Promise<ToolResult>,
      stats: () => handle.call('stats') as Promise<Stats>,
      close,
      async [Symbol.asyncDispose]() {
        await close()
        await wire[Symbol.asyncDispose]()
      },
    }
  } catch (cause) {
    await wire[Symbol.asyncDispose]()
    throw cause
  }
}
