/**
 * The client half of every contender: a process that makes calls when the bench
 * says so, and answers with how long they took. It holds the only clock, so what
 * the bench itself does between two runs is in nobody's figure.
 *
 * node <client> <arguments of the node that serves>
 */

/** What a contender has to offer: one call of the tool, answered and checked. */
export interface Connection {
  call(): Promise<void>
  close(): Promise<void>
}

export interface Server {
  command: string
  args: string[]
}

export interface RunOrder {
  calls: number
  /** How many calls wait for their answers at the same time. */
  inFlight: number
}

export type ClientReport = { ready: true } | { ms: number } | { failed: string }

/** How long the answer is to be; the one tool of stage 01 where nothing is said. */
const BYTES = Number(process.env.BENCH_RESULT_BYTES ?? 0)

export const TOOL = BYTES > 0 ? 'get_text' : 'get_weather'
export const ARGUMENTS = BYTES > 0 ? { bytes: BYTES } : { city: 'Oslo' }
export const CLIENT_INFO = { name: 'mcp-zero-to-one', version: '1.0.0' }
const ANSWER = BYTES > 0 ? textOf(BYTES) : 'Oslo: 21 °C, light wind, no rain'

/** Lines of prose, so that there is something to escape as well. */
export function textOf(bytes: number): string {
  const line = 'Oslo 21 C, light wind, no rain, and clear over the fjord today\n'
  return line.repeat(Math.ceil(bytes / line.length)).slice(0, bytes)
}

/** A contender that answers wrongly is fast for nothing. */
export function checkAnswer(result: object): void {
  const [block] = (result as { content?: { text?: unknown }[] }).content ?? []
  if (block?.text !== ANSWER) {
    const [expected, got] = [ANSWER, JSON.stringify(result)].map(shortened)
    throw new Error(`expected ${expected}, got ${got}`)
  }
}

const shortened = (text: string): string => text.slice(0, 500)

export function runCalls(open: (server: Server) => Promise<Connection>): void {
  const opening = open({ command: process.execPath, args: process.argv.slice(2) })
  opening.then(() => report({ ready: true })).catch(fail)

  process.on('message', (order: RunOrder) => {
    opening
      .then(connection => timed(connection, order))
      .then(ms => report({ ms }))
      .catch(fail)
  })
  process.on('disconnect', () => {
    opening.then(connection => connection.close()).catch(fail)
  })
}

async function timed({ call }: Connection, { calls, inFlight }: RunOrder) {
  let left = calls
  async function caller(): Promise<void> {
    while (left-- > 0) await call()
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: inFlight }, caller))
  return performance.now() - start
}

function fail(cause: unknown): void {
  report({ failed: cause instanceof Error ? cause.message : String(cause) })
}

function report(message: ClientReport): void {
  if (process.connected) process.send?.(message)
}
