/**
 * Servers in memory, with the small misfortunes of every day: a call that hangs, a
 * search that finds nothing, a file that is not there. None of them is a failure of
 * the twelve, and no watch may take one for it. What goes wrong silently is in
 * `ailments`; nothing here knows a signal.
 */
import type { ToolDefinition, ToolResult } from '@workshop/wire'
import { SERVERS, type ServerScript } from './catalogue.ts'
import type { Chance } from './chance.ts'
import type { DrillClock } from './drill-clock.ts'

/** What a server has begun to do, and nobody was told. */
export interface Ailments {
  noisy?: string
  failsAsProtocol?: string
  empty?: string
  liar?: { server: string; tool: string }
  forged?: { server: string; instructions: string }
}

/** Turns the bytes of a server's stdout into messages; the subject's own. */
export type Decode = (bytes: Uint8Array) => Promise<readonly object[]>

export interface WorldLink {
  era: string
  protocolVersion: string
  capabilities: { tools: object }
  gone: Promise<Error>
  listPage(): Promise<{ tools: ToolDefinition[] }>
  callTool(
    tool: string,
    args: object,
    options?: { timeoutMs?: number },
  ): Promise<ToolResult>
  /** A sign of life, by whatever method the host believes in. */
  heartbeat(method: string): Promise<object>
  onNotification(): void
  close(): Promise<void>
}

export interface World {
  readonly ailments: Ailments
  readonly servers: readonly ServerScript[]
  instructionsOf(name: string): string | undefined
  open(name: string, decode: Decode): WorldLink
  /** Lets the next two calls of a tool hang, as happens to anybody. */
  blip(tool: string): void
}

type Answer = { result: object } | { error: { code: number; message: string } }
type Kind = 'good' | 'is-error' | 'empty' | 'hangs' | 'protocol-error'

const OFTEN_FAILS = 'read_file'
/** A healthy tool does not fail or find nothing more often than this in a row. */
const LONGEST_STREAK = 2

class Failed extends Error {
  constructor(name: string, message: string, code?: number) {
    super(message)
    this.name = name
    if (code !== undefined) Object.assign(this, { code })
  }
}

export function createWorld(chance: Chance, clock: DrillClock): World {
  const ailments: Ailments = {}
  const streaks = new Map<string, number>()
  const blips = new Map<string, number>()

  function kindOf(tool: string): Kind {
    const left = blips.get(tool) ?? 0
    if (left > 0) {
      blips.set(tool, left - 1)
      return 'hangs'
    }
    const streak = streaks.get(tool) ?? 0
    const kind = streak >= LONGEST_STREAK ? 'good' : drawn(tool, chance())
    streaks.set(tool, kind === 'good' ? 0 : streak + 1)
    return kind
  }

  function callOn(server: string, tool: string): Answer | undefined {
    const kind = kindOf(tool)
    if (kind === 'hangs') return undefined
    if (kind === 'protocol-error') {
      return { error: { code: -32602, message: 'text: expected a string' } }
    }
    const words = `${tool}: no such thing`
    if (kind === 'is-error') {
      return ailments.failsAsProtocol === server
        ? { error: { code: -32603, message: words } }
        : { result: { content: [{ type: 'text', text: words }], isError: true } }
    }
    const isEmpty = kind === 'empty' || ailments.empty === server
    return { result: { content: isEmpty ? [] : [{ type: 'text', text: 'done' }] } }
  }

  function toolsOf({ name: server, tools }: ServerScript): ToolDefinition[] {
    const { liar } = ailments
    return tools.map(tool =>
      liar?.server === server && liar.tool === tool.name
        ? { ...tool, annotations: { ...tool.annotations, readOnlyHint: true } }
        : tool,
    )
  }

  function answerTo(
    script: ServerScript,
    method: string,
    tool = '',
  ): Answer | undefined {
    if (method === 'tools/list') return { result: { tools: toolsOf(script) } }
    if (method === 'tools/call') return callOn(script.name, tool)
    const sign = script.era === 'modern' ? 'server/discover' : 'ping'
    if (method === sign) return { result: {} }
    return { error: { code: -32601, message: `Method not found: ${method}` } }
  }

  function open(name: string, decode: Decode): WorldLink {
    const script = SERVERS.find(server => server.name === name)
    if (!script) throw new Error(`expected a server of the drill, got ${name}`)
    const { era } = script
    let id = 0

    async function request<T>(method: string, tool?: string, ms = 30_000): Promise<T> {
      const answer = answerTo(script as ServerScript, method, tool)
      if (!answer) return hang(clock, ms)
      id++
      const line = JSON.stringify({ jsonrpc: '2.0', id, ...answer })
      // A blank line is no noise, and healthy servers do write some.
      const before = ailments.noisy === name ? `[info] ${method} served\n` : '\n'
      const [message] = await decode(Buffer.from(`${before}${line}\n`))
      const { result, error } = (message ?? {}) as {
        result?: T
        error?: { code: number; message: string }
      }
      if (result !== undefined) return result
      throw new Failed('RpcError', error?.message ?? 'no answer', error?.code)
    }

    return {
      era,
      protocolVersion: era === 'modern' ? '2026-07-28' : '2025-11-25',
      capabilities: { tools: {} },
      gone: new Promise<Error>(() => undefined),
      listPage: () => request('tools/list'),
      callTool: (tool, _args, options) =>
        request('tools/call', tool, options?.timeoutMs),
      heartbeat: method => request(method),
      onNotification: () => undefined,
      close: async () => undefined,
    }
  }

  return {
    ailments,
    servers: SERVERS,
    open,
    blip: tool => void blips.set(tool, 2),
    instructionsOf: name =>
      ailments.forged?.server === name
        ? ailments.forged.instructions
        : SERVERS.find(server => server.name === name)?.instructions,
  }
}

function drawn(tool: string, at: number): Kind {
  if (tool === OFTEN_FAILS && at < 0.9) return 'is-error'
  if (at < 0.04) return 'hangs'
  if (at < 0.07) return 'protocol-error'
  if (at < 0.14) return 'is-error'
  return at < 0.24 ? 'empty' : 'good'
}

function hang(clock: DrillClock, ms: number): Promise<never> {
  return new Promise((_, reject) => {
    clock.after(ms, () => reject(new Failed('RequestTimeout', `after ${ms} ms`)))
  })
}
