/**
 * The contract of stage 01 as the tests use it: the exports of a subject with
 * their types, reached through the context so that any subject will do.
 */
import {
  legacyServer,
  modernResult,
  modernServer,
  type Peer,
  type Script,
} from '@workshop/faults'
import type { TestContext } from '@workshop/testkit'
import type { Params, ToolDefinition, ToolResult } from '@workshop/wire'
import { what } from './what.ts'

export interface FramingEvent {
  type: 'message' | 'noise' | 'oversize' | 'truncated'
  message?: Record<string, unknown>
  sample?: string
  bytes?: number
  damaged?: boolean
}

export interface Stats {
  state: string
  health: string
  era?: string
  protocolVersion?: string
  pid?: number
  pending?: number
  noise?: { lines?: number; samples?: string[] }
  unmatched?: number
  stderrTail?: string
}

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  maxTimeoutMs?: number
  onProgress?: (progress: unknown) => void
}

/** A decoder of the subject; takes text or bytes. */
export async function createDecoder(
  t: TestContext,
  options: { maxBytes?: number } = {},
) {
  const handle = await t.create('framing', 'createLineDecoder', options)
  return {
    push: async (chunk: string | Uint8Array) =>
      (await handle.call('push', Buffer.from(chunk))) as FramingEvent[],
    end: async () => (await handle.call('end')) as FramingEvent[],
    handle,
  }
}

/** The subject's client, connected; rejections stay rejections. */
export async function connect(
  t: TestContext,
  { command, args }: Pick<Peer, 'command' | 'args'>,
  options: Record<string, unknown> = {},
) {
  const opening = t.create('client', 'connect', {
    command,
    args: [...args],
    name: 'peer',
    // Longer than the harness is patient: a hang has to be seen as a hang.
    timeoutMs: 60_000,
    probeTimeoutMs: 60_000,
    graceMs: 300,
    ...options,
  })
  const handle = await t.value<Awaited<typeof opening>>(opening)
  return {
    listTools: () => handle.call('listTools') as Promise<ToolDefinition[]>,
    callTool: (name: string, args: object = {}, options: CallOptions = {}) =>
      handle.call('callTool', name, args, options) as Promise<ToolResult>,
    /** Calls the peer's `echo`; the text of the answer. */
    echo: async (text: string, options: CallOptions = {}) =>
      textOf(await handle.call('callTool', 'echo', { text }, options)),
    stats: async () => ((await handle.call('stats')) ?? {}) as Stats,
    close: () => handle.call('close') as Promise<void>,
  }
}

/**
 * A server of both eras: whatever a client opens with, it gets an answer. For the
 * checks that are not about eras.
 */
export function server(script: Script = {}): Script {
  return { ...legacyServer(), ...modernServer(script) }
}

export { modernResult }

/** The member of an answer that says how it went: where the caret goes. */
export const OUTCOME = /"(?:error|result)"/

export const fromClient = ({ dir }: { dir: string }) => dir === '->'

/** Waits until nothing is left of a peer's process. */
export function gone(t: TestContext, peer: Peer): Promise<void> {
  const process = what.process(peer.pid)
  return t.within(peer.gone, { kind: 'still-running', what: process })
}

/** The text of the first block, or what stands in its place. */
export function textOf(result: unknown): unknown {
  const [first] = (result as Partial<ToolResult> | undefined)?.content ?? []
  return first?.text ?? result
}

/** The arguments of a call to `echo`. */
export function argumentsOf(params: Params | undefined): { text: string } {
  return { text: '', ...(params?.arguments as { text?: string } | undefined) }
}

export function rpcResult(id: unknown, text: string): string {
  const result = { resultType: 'complete', content: [{ type: 'text', text }] }
  return JSON.stringify({ jsonrpc: '2.0', id, result })
}
