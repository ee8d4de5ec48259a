/**
 * The suite that hostile programs are measured with: initialize, list, one known
 * sum, five random ones. It speaks from the grader's side, and nothing that comes
 * back is interpreted before its size, depth and id were looked at.
 */
import { randomInt } from 'node:crypto'
import type { GradeVerdict } from '../../results/limits.ts'
import { NODE } from '../node-files.ts'
import type { Sandbox, SlotReport } from '../sandbox.ts'

export interface Graded {
  verdict: GradeVerdict
  passed: number
  report: SlotReport
  stderr: string
}

type Ended = 'timeout' | 'crashed' | 'protocol-violation'
type Answer = Record<string, unknown>

const LINE = 1024 * 1024
const DEPTH = 64
const FIRST_ID = 100
const STDERR_KEPT = 64 * 1024

export async function grade(sandbox: Sandbox, deadlineMs: number): Promise<Graded> {
  const { child, ended, kill } = sandbox.start([
    sandbox.seen(NODE),
    sandbox.seen('/app/server.cjs'),
  ])
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => {
    if (stderr.length < STDERR_KEPT) stderr += chunk.toString('latin1')
  })
  const talk = new Conversation(child.stdout, ended)
  let passed = 0
  let why: Ended | undefined
  try {
    for (const test of TESTS) {
      const ask = (method: string, params: Answer) => {
        const { id, answer } = talk.expect(deadlineMs)
        const request = { jsonrpc: '2.0', id, method, params }
        child.stdin.write(`${JSON.stringify(request)}\n`)
        return answer
      }
      if (await test(ask)) passed++
    }
  } catch (cause) {
    if (!(cause instanceof Stopped)) throw cause
    why = cause.why
  }
  // What it left in the disk or in memory is looked at while it still runs.
  kill()
  await ended
  const report = await sandbox.close()
  const limit = report.breaches[0]?.verdict
  const verdict = limit ?? why ?? (passed === TESTS.length ? 'passed' : 'failed')
  return { verdict, passed, report, stderr }
}

class Stopped extends Error {
  readonly why: Ended

  constructor(why: Ended) {
    super(why)
    this.why = why
  }
}

type Ask = (method: string, params: Answer) => Promise<Answer>

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Answer)[key]
    : undefined

const add = async (ask: Ask, a: number, b: number) => {
  const result = await ask('tools/call', { name: 'add', arguments: { a, b } })
  const content = own(result, 'content')
  return Array.isArray(content) && own(content[0], 'text') === String(a + b)
}

const TESTS: readonly ((ask: Ask) => Promise<boolean>)[] = [
  async ask => {
    const protocolVersion = '2025-11-25'
    const result = await ask('initialize', { protocolVersion, capabilities: {} })
    return own(result, 'protocolVersion') === protocolVersion
  },
  async ask => {
    const tools = own(await ask('tools/list', {}), 'tools')
    return Array.isArray(tools) && own(tools[0], 'name') === 'add'
  },
  ask => add(ask, 2, 3),
  async ask => {
    let right = 0
    for (let n = 0; n < 5; n++) {
      if (await add(ask, randomInt(1e6), randomInt(1e6))) right++
    }
    return right === 5
  },
]

/** Pairs answers with requests; the first thing that is wrong ends it for good. */
class Conversation {
  #nextId = FIRST_ID + randomInt(1000)
  #waiting: { id: number; resolve(result: Answer): void } | undefined
  #stopped: Ended | undefined
  #stop: (cause: Stopped) => void = () => undefined
  readonly #refused = new Promise<never>((_, reject) => {
    this.#stop = reject
  })

  constructor(stdout: NodeJS.ReadableStream, ended: Promise<unknown>) {
    // Whoever expects an answer hears of it; nobody may be expecting one.
    this.#refused.catch(() => undefined)
    void ended.then(() => this.#end('crashed'))
    let rest = Buffer.alloc(0)
    stdout.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk])
      for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
        this.#take(rest.subarray(0, end))
        rest = rest.subarray(end + 1)
      }
      if (rest.length > LINE) rest = Buffer.alloc(0)
    })
  }

  expect(deadlineMs: number): { id: number; answer: Promise<Answer> } {
    const id = this.#nextId++
    const given = new Promise<Answer>(resolve => {
      this.#waiting = { id, resolve }
    })
    const timer = setTimeout(() => this.#end('timeout'), deadlineMs)
    const answer = Promise.race([given, this.#refused])
    return { id, answer: answer.finally(() => clearTimeout(timer)) }
  }

  #end(why: Ended): void {
    this.#stopped ??= why
    this.#stop(new Stopped(this.#stopped))
  }

  #take(line: Buffer): void {
    if (this.#stopped) return
    const message = parsed(line)
    const id = own(message, 'id')
    if (message === undefined || own(message, 'jsonrpc') !== '2.0') {
      this.#end('protocol-violation')
    } else if (this.#waiting && id === this.#waiting.id) {
      this.#waiting.resolve((own(message, 'result') ?? {}) as Answer)
      this.#waiting = undefined
    } else if (typeof id !== 'number' || id >= this.#nextId || id < FIRST_ID) {
      this.#end('protocol-violation')
    }
  }
}

/** `undefined` for what is too long, too deep, not UTF-8 or not an object. */
function parsed(line: Buffer): unknown {
  if (line.length > LINE || depthOf(line) > DEPTH) return undefined
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(line)
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

function depthOf(line: Buffer): number {
  let [depth, most] = [0, 0]
  for (const byte of line) {
    if (byte === 0x5b || byte === 0x7b) most = Math.max(most, ++depth)
    else if (byte === 0x5d || byte === 0x7d) depth--
  }
  return most
}
