/**
 * The weather server: a program that speaks MCP on stdin and stdout.
 * It knows the handshake of older revisions and nothing of today's.
 */
import { realpathSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type {
  Implementation,
  JsonRpcRequest,
  ToolDefinition,
  ToolResult,
} from '@workshop/wire'
import { NotImplemented } from './errors.ts'
import { createLineDecoder, encodeMessage } from './framing.ts'

export interface ToolContext {
  signal: AbortSignal
  progress(progress: number, total?: number, message?: string): void
}

export interface Tool extends ToolDefinition {
  run(
    args: Record<string, unknown>,
    context: ToolContext,
  ): string | ToolResult | Promise<string | ToolResult>
}

export interface ServeOptions {
  tools: readonly Tool[]
  input: Readable
  output: Writable
  info?: Implementation
}

export const tools: readonly Tool[] = [
  {
    name: 'get_weather',
    description: 'Current weather of one city.',
    inputSchema: {
      type: 'object',
      properties: { city: { type: 'string' } },
      required: ['city'],
    },
    run: ({ city }) => `${city}: 21 °C, light wind, no rain`,
  },
  {
    name: 'count_slowly',
    description: 'Counts from 1 to a number, with a pause before each step.',
    inputSchema: {
      type: 'object',
      properties: { to: { type: 'integer' }, everyMs: { type: 'integer' } },
      required: ['to'],
    },
    async run({ to, everyMs = 100 }) {
      for (let step = 1; step <= Number(to); step++) await wait(Number(everyMs))
      return `counted to ${to}`
    },
  },
  {
    name: 'always_fails',
    description: 'Fails every time, with a reason.',
    inputSchema: { type: 'object' },
    run() {
      throw new Error('the printer is on fire')
    },
  },
]

export function serve(options: ServeOptions): { closed: Promise<void> } {
  const { tools, input, output, info = { name: 'weather', version: '1.0.0' } } = options
  const decoder = createLineDecoder()
  console.log('weather server ready')

  async function answer({ id, method, params = {} }: JsonRpcRequest): Promise<object> {
    if (method === 'initialize') {
      const capabilities = { tools: {} }
      const protocolVersion = '2025-11-25'
      return { id, result: { protocolVersion, capabilities, serverInfo: info } }
    }
    if (method === 'server/discover') throw new NotImplemented('two-eras')
    if (method === 'tools/list') return { id, result: { tools } }
    if (method === 'tools/call') {
      const tool = tools.find(tool => tool.name === params.name) ?? tools[0]
      const { signal } = new AbortController()
      const context = { signal, progress: () => undefined }
      const text = await tool?.run(params.arguments as Record<string, unknown>, context)
      return { id, result: { content: [{ type: 'text', text }] } }
    }
    return { id, error: { code: -32603, message: `do not know ${method}` } }
  }

  async function readAll(): Promise<void> {
    for await (const chunk of input) {
      for (const event of decoder.push(chunk)) {
        if (event.type !== 'message') continue
        const reply = await answer(event.message as JsonRpcRequest).catch(cause => {
          if (cause instanceof NotImplemented) throw cause
          return { error: { code: -32603, message: String(cause) } }
        })
        const message = { jsonrpc: '2.0', ...reply } as JsonRpcRequest
        output.write(encodeMessage(message))
      }
    }
  }

  return { closed: readAll() }
}

const [, program = ''] = process.argv
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  serve({ tools, input: process.stdin, output: process.stdout })
}
