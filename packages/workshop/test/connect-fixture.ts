/**
 * What the tests of `pnpm connect` are made of: a context that keeps what was
 * printed, clients written for one test, and servers whose end can be seen.
 */
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PLAIN } from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { connectCommand } from '../src/connect.ts'
import type { Context } from '../src/context.ts'

export interface Printed {
  code: number
  out: string
  /** `out` without line ends and repeated spaces: where a sentence wraps is no news. */
  flat: string
  err: string
}

export const SCRATCH_DIR = mkdtempSync(join(tmpdir(), 'connect-test-'))
export const removeScratch = (): void => rmSync(SCRATCH_DIR, { recursive: true })

/** `pnpm connect <args>`, typed in the scratch folder. */
export async function connect(
  args: readonly string[],
  { locale = 'en', columns = 88 }: { locale?: Locale; columns?: number } = {},
): Promise<Printed> {
  const printed = { out: '', err: '' }
  const context: Context = {
    stdin: process.stdin,
    stdout: { write: text => (printed.out += text) },
    stderr: { write: text => (printed.err += text) },
    env: process.env,
    cwd: SCRATCH_DIR,
    locale,
    theme: { ...PLAIN, columns },
  }
  const code = await connectCommand(args, context)
  return { code, ...printed, flat: printed.out.replace(/\s+/g, ' ') }
}

/** The options that choose a solution's client. */
export const solution = (variant: string): string[] => [
  '--subject',
  join(ROOT, 'solutions', '01-handrolled', variant),
]

let clients = 0

/** The options that choose a client made of this code, in a folder of its own. */
export function clientOf(code: string): string[] {
  const folder = `client-${++clients}`
  mkdirSync(join(SCRATCH_DIR, folder, 'src'), { recursive: true })
  writeFileSync(join(SCRATCH_DIR, folder, 'src', 'client.ts'), code)
  return ['--subject', folder]
}

/** The published file server on a folder; it is a dependency of `interop` alone. */
export function filesystem(folder: string): string[] {
  const { resolve } = createRequire(join(ROOT, 'interop', 'package.json'))
  const manifest = resolve('@modelcontextprotocol/server-filesystem/package.json')
  return ['--', process.execPath, join(dirname(manifest), 'dist', 'index.js'), folder]
}

export interface WitnessedServer extends AsyncDisposable {
  /** What to type for it, with the `--` in front. */
  command: string[]
  started: Promise<unknown>
  /** Settles when the process is gone, whoever has ended it. */
  gone: Promise<unknown>
}

/** A server made of this code; a connection to us stands and falls with its process. */
export async function serverOf(code: string): Promise<WitnessedServer> {
  const witness = createServer().listen(0, '127.0.0.1')
  await once(witness, 'listening')
  const { port } = witness.address() as AddressInfo
  const connection = once(witness, 'connection') as Promise<[Socket]>
  const gone = connection.then(([socket]) => {
    socket.resume().on('error', () => socket.destroy())
    return once(socket, 'close')
  })
  const holds = `require('node:net').connect(${port}, '127.0.0.1');`
  return {
    command: ['--', process.execPath, '-e', holds + code],
    started: connection,
    gone,
    async [Symbol.asyncDispose]() {
      witness.close()
    },
  }
}

/** A legacy server in a few lines; `tools` and `banner` are JSON. */
export const legacyServer = (tools: object[], banner = ''): string => `
  if (${JSON.stringify(banner)}) console.log(${JSON.stringify(banner)})
  const results = {
    initialize: { protocolVersion: '2025-11-25', capabilities: { tools: {} },
      serverInfo: { name: 'fixture', version: '1' } },
    'tools/list': { tools: ${JSON.stringify(tools)} },
    'tools/call': { content: [{ type: 'text', text: 'done' }] },
  }
  let rest = ''
  process.stdin.on('data', chunk => {
    const lines = (rest + chunk).split('\\n')
    rest = lines.pop()
    for (const line of lines) {
      const { id, method } = JSON.parse(line)
      if (id === undefined) continue
      const result = results[method]
      const outcome = result ? { result } : { error: { code: -32601, message: 'no' } }
      console.log(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }))
    }
  }).on('end', () => process.exit(0))
`

/** None of them is sure to be harmless. */
export const TOOLS = [
  { name: 'wipe_all', description: 'Deletes.', inputSchema: { type: 'object' } },
  { name: 'get_env', inputSchema: { type: 'object' } },
]

/** Does what it must and no more; it takes the word of everybody for everything. */
export const NAIVE_CLIENT = `
  import { spawn } from 'node:child_process'
  export async function connect({ command, args }) {
    const child = spawn(command, args, { detached: globalThis.detached })
    const waiting = new Map()
    let rest = ''
    child.stdout.on('data', chunk => {
      const lines = (rest + chunk).split('\\n')
      rest = lines.pop()
      for (const line of lines) {
        if (!line.startsWith('{')) continue
        const { id, result } = JSON.parse(line)
        waiting.get(id)?.(result)
      }
    })
    let id = 0
    const request = (method, params) => new Promise(resolve => {
      waiting.set(++id, resolve)
      child.stdin.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\\n')
    })
    await request('initialize', { protocolVersion: '2025-11-25', capabilities: {},
      clientInfo: { name: 'naive', version: '1' } })
    return {
      listTools: async () => (await request('tools/list')).tools,
      callTool: (name, args) => request('tools/call', { name, arguments: args }),
      stats: () => ({ health: 'ok', era: 'legacy', protocolVersion: '2025-11-25',
        noise: { lines: 0, samples: [] }, unmatched: 0 }),
      close: async () => {},
    }
  }
`
