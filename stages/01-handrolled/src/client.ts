/**
 * A client for one server. It opens with the handshake of older revisions, and
 * it trusts the server to be alive, quiet, quick and well-spoken.
 */
import { spawn } from 'node:child_process'
import type { Era, ToolDefinition, ToolResult } from '@workshop/wire'
import { NotImplemented, RpcError } from './errors.ts'
import { createLineDecoder, encodeMessage } from './framing.ts'

export * from './errors.ts'

export interface ConnectOptions {
  command: string
  args?: readonly string[]
  env?: Record<string, string>
  cwd?: string
  name?: string
  era?: 'auto' | Era
  timeoutMs?: number
  probeTimeoutMs?: number
  graceMs?: number
  maxBytes?: number
  signal?: AbortSignal
}

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  maxTimeoutMs?: number
  onProgress?: (progress: {
    progress: number
    total?: number
    message?: string
  }) => void
}

interface Pending {
  resolve(result: object): void
  reject(error: Error): void
}

export async function connect(options: ConnectOptions) {
  const { command, args = [], env, cwd, era = 'auto' } = options
  if (era === 'modern') throw new NotImplemented('two-eras')
  const child = spawn(command, args, {
    ...(cwd === undefined ? {} : { cwd }),
    env: { ...process.env, ...env },
  })
  const decoder = createLineDecoder()
  const pending = new Map<unknown, Pending>()
  let lastId = 0

  child.stdout.on('data', chunk => {
    for (const event of decoder.push(chunk)) {
      if (event.type !== 'message') continue
      const message = event.message as {
        id?: unknown
        result: object
        error?: { code: number; message: string }
      }
      const waiting = pending.get(message.id)
      if (message.error) waiting?.reject(new Error(message.error.message))
      else waiting?.resolve(message.result)
    }
  })

  function request(method: string, params: object): Promise<object> {
    const id = ++lastId
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject })
      child.stdin.write(
        encodeMessage({ jsonrpc: '2.0', id, method, params: { ...params } }),
      )
    })
  }

  await request('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'my-first-client', version: '0.0.1' },
  })

  return {
    async listTools(): Promise<ToolDefinition[]> {
      const result = (await request('tools/list', {})) as { tools: ToolDefinition[] }
      return result.tools
    },
    async callTool(name: string, args: object = {}, options: CallOptions = {}) {
      void options // a call takes as long as it takes
      const result = (await request('tools/call', {
        name,
        arguments: args,
      })) as ToolResult
      if (result.isError) throw new RpcError(-32603, 'the tool failed')
      return result
    },
    stats() {
      return {
        state: 'connected',
        health: 'ok',
        era: 'legacy',
        protocolVersion: '2025-11-25',
        pid: child.pid,
        pending: pending.size,
        noise: { lines: 0, samples: [] },
        unmatched: 0,
        stderrTail: '',
      }
    },
    async close(): Promise<void> {
      child.kill()
    },
  }
}
