/**
 * One hostile submission of the corpus: a small line-based JSON-RPC server with one
 * thing changed. Where it must end is part of it.
 */
import type { GradeVerdict } from '../../results/limits.ts'
import type { Limits } from '../limits.ts'
import type { ReadOnlyFile } from '../node-files.ts'

export interface HostileProgram {
  id: string
  what: string
  /** The text of `server.cjs`. */
  source: string
  ends: readonly GradeVerdict[]
  /** Tests of the suite that it may pass at most, of four. */
  most: number
  limits?: Partial<Limits>
  /** What it needs to try what it tries. */
  mounts?: readonly ReadOnlyFile[]
  /** For one answer; longer than the slowest machine needs if absent. */
  deadlineMs?: number
  /** Its streams, if absent. */
  over?: 'http'
}

export interface Parts {
  /** Runs first. */
  before?: string
  /** Body of `sum(a, b)`. */
  sum?: string
  /** Runs for each request before it is answered; `n` counts from 1. */
  each?: string
  /** Runs in place of the ordinary way to write an answer. */
  write?: string
}

export function server({ before = '', sum, each, write }: Parts = {}): string {
  return `
${before}
const sum = (a, b) => { ${sum ?? 'return a + b'} }
const send = message => {
  const text = JSON.stringify(message) + '\\n'
  ${write ?? 'process.stdout.write(text)'}
}
let n = 0
function answer(request) {
  n++
  const { id, method, params } = request
  ${each ?? ''}
  const result =
    method === 'initialize'
      ? { protocolVersion: params.protocolVersion, capabilities: { tools: {} },
          serverInfo: { name: 'adder', version: '1' } }
      : method === 'tools/list'
        ? { tools: [{ name: 'add', inputSchema: { type: 'object' } }] }
        : { content: [{ type: 'text',
            text: String(sum(params.arguments.a, params.arguments.b)) }] }
  send({ jsonrpc: '2.0', id, result })
}
let rest = ''
process.stdin.setEncoding('utf8').on('data', text => {
  const lines = (rest + text).split('\\n')
  rest = lines.pop()
  for (const line of lines) if (line !== '') answer(JSON.parse(line))
})
`
}
