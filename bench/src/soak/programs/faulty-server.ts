/**
 * A server that answers each call with the call's own nonce, in an order of its own,
 * and commits the faults that `fault-of-call.ts` deals out. What it was asked stands
 * in a file: a call that came twice was sent twice.
 *
 * node faulty-server <settings as JSON>
 */
import { appendFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  ERROR_CODES,
  LATEST_LEGACY_VERSION,
  METHODS,
  MODERN_VERSION,
} from '@workshop/wire'
import { faultOf, fraction, LATE_MS, type Rates } from '../fault-of-call.ts'

export interface FaultySettings {
  name: string
  era: 'modern' | 'legacy'
  seed: number
  rates: Rates
  /** Of all servers together: a line for each call. */
  log: string
}

interface Message {
  id?: number
  method?: string
  params?: { arguments?: { nonce?: number } }
}

const [text = '{}'] = process.argv.slice(2)
const { name, era, seed, rates, log } = JSON.parse(text) as FaultySettings
const LONGEST_DELAY_MS = 5
/** No client has so many open calls. */
const STRANGE_ID = 1_000_000_000

const TOOL = {
  name: 'echo',
  description: 'Gives back.',
  inputSchema: { type: 'object' },
}
const CAPABILITIES = { tools: {} }

createInterface({ input: process.stdin }).on('line', line => {
  const { id, method, params } = JSON.parse(line) as Message
  if (id === undefined) return
  if (method === METHODS.callTool) return take(id, Number(params?.arguments?.nonce))
  const result = resultOf(method)
  if (result) send({ id, result })
  else send({ id, error: { code: ERROR_CODES.methodNotFound, message: 'unknown' } })
})

function resultOf(method: string | undefined): object | undefined {
  if (method === METHODS.listTools) return inEra({ tools: [TOOL] })
  if (method === METHODS.discover && era === 'modern') {
    return inEra({ supportedVersions: [MODERN_VERSION], capabilities: CAPABILITIES })
  }
  if (method === METHODS.initialize && era === 'legacy') {
    const serverInfo = { name, version: '1.0.0' }
    const protocolVersion = LATEST_LEGACY_VERSION
    return { protocolVersion, capabilities: CAPABILITIES, serverInfo }
  }
  return undefined
}

function inEra(result: object): object {
  if (era === 'legacy') return result
  return { resultType: 'complete', ...result, ttlMs: 0, cacheScope: 'private' }
}

function take(id: number, nonce: number): void {
  appendFileSync(log, `${nonce}\n`)
  const fault = faultOf(seed, nonce, rates)
  const delay = fraction(seed + 1, nonce) * LONGEST_DELAY_MS
  setTimeout(answer, fault === 'late' ? LATE_MS : delay, id, nonce, fault)
}

function answer(id: number, nonce: number, fault: ReturnType<typeof faultOf>): void {
  const said = JSON.stringify({ nonce, server: name })
  const result = inEra({ content: [{ type: 'text', text: said }] })
  if (fault === 'two-pieces' || fault === 'crash') {
    sendInPieces(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`, fault)
  } else if (fault === 'wrong-id') send({ id: STRANGE_ID + id, result })
  else if (fault === 'text-id') send({ id: String(id), result })
  else {
    if (fault === 'noise') process.stdout.write(noiseAbout(id))
    if (fault === 'twice') send({ id, result })
    send({ id, result })
  }
}

/** What programs print, and what only looks like a message. */
function noiseAbout(id: number): string {
  return `call ${id} is done\n\n[${id}]\n{"id":${id},"result"\n`
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)
}

/** Who crashes does so in the middle of an answer. */
function sendInPieces(line: string, fault: 'two-pieces' | 'crash'): void {
  const middle = line.length >> 1
  process.stdout.write(line.slice(0, middle))
  if (fault === 'crash') process.kill(process.pid, 'SIGKILL')
  process.stdout.write(line.slice(middle))
}
