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

export const TOOL = 'get_weather'
export const ARGUMENTS = { city: 'Oslo' }
export const CLIENT_INFO = { name: 'mcp-zero-to-one', version: '1.0.0' }
const ANSWER = 'Oslo: 21 °C, light wind, no rain'

/** A contender that answers wrongly is fast for nothing. */
export function checkAnswer(result: object): void {
  const [block] = (result as { content?: { text?: unknown }[] }).content ?? []
  if (block?.text !== ANSWER) {
    throw new Error(`expected ${JSON.stringify(ANSWER)}, got ${JSON.stringify(result)}`)
  }
}

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
