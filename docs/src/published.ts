/**
 * What the published reference servers do, for the ledger: how many of them answer
 * `server/discover`, declare a capability, or answer a call of no tool with a result.
 * `node --import tsx docs/src/published.ts modern` prints `0 / 4`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { META, METHODS, MODERN_VERSION } from '@workshop/wire'

const ASKED = ['modern', 'tools', 'resources', 'prompts', 'unknown-tool'] as const
/** Each with the argument it needs to serve on a pipe. */
const SERVERS = {
  'server-everything': ['stdio'],
  'server-filesystem': ['.'],
  'server-memory': [],
  'server-sequential-thinking': [],
} as const satisfies Record<string, readonly string[]>
const PATIENCE_MS = 20_000

interface Answer {
  id?: number
  result?: { capabilities?: object; isError?: boolean }
}

const asked = process.argv[2]
if (!ASKED.some(word => word === asked)) {
  throw new Error(`expected one of ${ASKED.join(', ')}, got ${asked}`)
}
let yes = 0
for (const [name, args] of Object.entries(SERVERS)) {
  if (saysYes(await ask(name, args), name)) yes++
}
console.log(`${yes} / ${Object.keys(SERVERS).length}`)

function saysYes(
  [discovered, opened, called]: readonly Answer[],
  name: string,
): boolean {
  const capabilities = opened?.result?.capabilities
  if (!capabilities) {
    throw new Error(`${name}: expected an answer to initialize, got none`)
  }
  if (asked === 'modern') return discovered?.result !== undefined
  if (asked === 'unknown-tool') return called?.result?.isError === true
  return `${asked}` in capabilities
}

/** @returns the answers to `server/discover`, `initialize` and a call of no tool */
async function ask(name: string, args: readonly string[]): Promise<Answer[]> {
  const child = spawn(process.execPath, [programOf(name), ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  })
  const answers: Answer[] = []
  const client = { name: 'mcp-zero-to-one', version: '1.0.0' }
  const _meta = {
    [META.protocolVersion]: MODERN_VERSION,
    [META.clientCapabilities]: {},
  }
  send(0, METHODS.discover, { _meta })
  send(1, METHODS.initialize, {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: client,
  })
  send(2, METHODS.callTool, { name: 'no-such-tool', arguments: {} })
  for await (const line of createInterface({ input: child.stdout })) {
    const answer = JSON.parse(line) as Answer
    if (answer.id !== undefined) answers[answer.id] = answer
    if (answers[0] && answers[1] && answers[2]) break
  }
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return answers

  function send(id: number, method: string, params: object): void {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`)
  }
}

function programOf(name: string): string {
  const interop = createRequire(new URL('../../interop/package.json', import.meta.url))
  const manifest = interop.resolve(`@modelcontextprotocol/${name}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: Record<string, string>
  }
  const [program] = Object.values(bin)
  if (program === undefined)
    throw new Error(`expected a program in ${manifest}, got none`)
  return join(dirname(manifest), program)
}
