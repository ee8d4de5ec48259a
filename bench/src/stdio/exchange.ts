/**
 * What one call of a contender looks like on the wire: its two lines, and the
 * revision they are in. What a contender says of itself is not asked.
 */
import { join } from 'node:path'
import { messageIn, readTap, wireRevision } from '@workshop/faults'
import { METHODS } from '@workshop/wire'
import { type Contender, SPOKEN } from './contenders.ts'
import { startPair } from './pair.ts'

export interface Exchange {
  request: string
  response: string
  version: string
}

export async function recordExchange(
  contender: Contender,
  folder: string,
): Promise<Exchange> {
  const { name } = contender
  const file = join(folder, `${name}.jsonl`)
  const pair = await startPair(contender, file)
  try {
    await pair.run({ calls: 1, inFlight: 1 })
  } finally {
    await pair.stop()
  }
  const frames = (await readTap(file)).flatMap(run => run.frames)
  const messages = frames.map(frame => ({ frame, message: messageIn(frame) }))
  const call = messages.find(({ message }) => message?.method === METHODS.callTool)
  const answer = messages.find(
    ({ frame, message }) => frame.dir === '<-' && message?.id === call?.message?.id,
  )
  const version = wireRevision(frames)?.version
  if (!call || !answer || !version || version !== SPOKEN[name]) {
    throw new Error(`${name}: expected a call in ${SPOKEN[name]}, got ${version}`)
  }
  return { request: call.frame.text, response: answer.frame.text, version }
}

/** Ids grow while calls are counted; this one is as long as most of them. */
const TYPICAL_ID = 10_000

export function withTypicalId(line: string): string {
  const { jsonrpc, id: _, ...rest } = JSON.parse(line)
  return JSON.stringify({ jsonrpc, id: TYPICAL_ID, ...rest })
}
