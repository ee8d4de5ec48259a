/**
 * One meeting of two programs: the same conversation in every cell, and what went over
 * the wire meanwhile. What is checked is read from there, never asked of either side.
 */
import { type Era, LATEST_LEGACY_VERSION, MODERN_VERSION } from '@workshop/wire'

/** One request, and what came back for it. */
export interface Line {
  /** `tools/call` */
  asked: string
  /** `result`, `error -32601`, `200 application/json` */
  answered: string
  /** That of the request, or that the handshake before it has agreed on. */
  revision: string | undefined
}

export interface Meeting extends AsyncDisposable {
  /** Names of tools. */
  listTools(): Promise<string[]>
  callTool(name: string, args: object): Promise<unknown>
  /** All that was asked, in the order of the answers. */
  lines(): Promise<Line[]>
}

/** A question that only this server can answer so. */
export interface Question {
  tool: string
  args: object
  /** Part of the answer, as JSON. */
  answer: string
}

const VERSIONS: Record<Era, string> = {
  modern: MODERN_VERSION,
  legacy: LATEST_LEGACY_VERSION,
}

export interface Held {
  lines: Line[]
  /** Empty if all was as it has to be. */
  complaints: string[]
}

/** Rejects if the two do not get as far as an answer. */
export async function hold(
  meeting: Meeting,
  era: Era,
  { tool, args, answer }: Question,
): Promise<Held> {
  const names = await meeting.listTools()
  const result = JSON.stringify(await meeting.callTool(tool, args))
  const lines = await meeting.lines()
  const complaints = [...aboutEra(lines, era)]
  if (!names.includes(tool)) {
    complaints.push(`expected ${tool} to be listed, got ${names.join(', ')}`)
  }
  if (!result.includes(answer)) {
    complaints.push(`expected an answer with ${answer}, got ${result.slice(0, 200)}`)
  }
  return { lines, complaints }
}

/** The revision of the call itself, and a handshake exactly where there has to be one. */
export function* aboutEra(lines: readonly Line[], era: Era): Generator<string> {
  const calls = lines.filter(({ asked }) => asked === 'tools/call')
  if (calls.length === 0) yield 'expected a tools/call on the wire, got none'
  for (const { revision } of calls) {
    if (revision === VERSIONS[era]) continue
    yield `tools/call: expected revision ${VERSIONS[era]}, got ${revision}`
  }
  const hasHandshake = lines.some(({ asked }) => asked === 'initialize')
  if (hasHandshake !== (era === 'legacy')) {
    yield `expected ${era === 'legacy' ? 'a' : 'no'} handshake, got the opposite`
  }
}
