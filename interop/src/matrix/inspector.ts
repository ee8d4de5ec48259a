/**
 * The Inspector's command line as a client: one program for each thing that it is asked,
 * each with a connection of its own.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Era } from '@workshop/wire'
import { tapHttp } from '../http-tap.ts'
import { type Command, packageProgram } from '../peers.ts'
import { startRecording } from '../recording.ts'
import type { Meeting } from './meeting.ts'
import { linesOfExchanges, linesOfFrames } from './wire-lines.ts'

const run = promisify(execFile)

interface Asking {
  /** The Node that it runs on. */
  node: string
  era: Era
}

/** What it prints for one method, as JSON. */
async function ask(
  { node, era }: Asking,
  target: readonly string[],
  ...what: string[]
): Promise<Record<string, unknown>> {
  const [program = ''] = packageProgram('@modelcontextprotocol/inspector').args
  const folder = await mkdtemp(join(tmpdir(), 'inspector-'))
  const how = ['--format', 'json', '--protocol-era', era]
  // It keeps a list of servers in the home of whoever runs it.
  const env = {
    ...process.env,
    HOME: folder,
    MCP_CATALOG_PATH: join(folder, 'mcp.json'),
  }
  try {
    const args = [program, '--cli', ...target, ...how, ...what]
    const { stdout } = await run(node, args, { env, timeout: 60_000 })
    return JSON.parse(stdout).result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function conversation(asking: Asking, target: readonly string[]) {
  return {
    async listTools() {
      const { tools } = await ask(asking, target, '--method', 'tools/list')
      return (tools as { name: string }[]).map(({ name }) => name)
    },
    callTool(name: string, args: object) {
      const pairs = Object.entries(args).map(([key, value]) => `${key}=${value}`)
      const what = ['--method', 'tools/call', '--tool-name', name]
      return ask(asking, target, ...what, '--tool-arg', ...pairs)
    },
  }
}

export async function inspectorOverStdio(
  asking: Asking,
  server: Promise<Command>,
): Promise<Meeting> {
  const wire = await startRecording()
  const { command, args } = wire.behindTap(await server)
  return {
    ...conversation(asking, [command, ...args]),
    lines: async () => linesOfFrames((await wire.lastRun()).frames),
    [Symbol.asyncDispose]: () => wire[Symbol.asyncDispose](),
  }
}

export async function inspectorOverHttp(
  asking: Asking,
  serve: () => Promise<AsyncDisposable & { url: string }>,
): Promise<Meeting> {
  const server = await serve()
  const tap = await tapHttp(server.url)
  return {
    ...conversation(asking, [tap.url, '--transport', 'http']),
    lines: async () => linesOfExchanges(tap),
    async [Symbol.asyncDispose]() {
      await tap[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}
