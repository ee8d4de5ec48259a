/**
 * One host with the manager of a solution and as many servers as the bench says:
 * how long until all are connected, listed and gone, and what they cost in memory.
 * A process for one run: memory that an earlier run has left would be counted.
 *
 * node --expose-gc many-servers <server program>; `BENCH_MANAGER` names the manager.
 */

import { readFileSync } from 'node:fs'
import { setImmediate as turn } from 'node:timers/promises'
import { answerOrder } from './answer-order.ts'
import {
  builtModule,
  entryOf,
  type Manager,
  type ManagerModule,
} from './solution-manager.ts'

export interface ManyOrder {
  servers: number
}

export interface ManyRun {
  /** Milliseconds from `connectAll()`: to the last `connected`, to the last tool. */
  connectedMs: number
  listedMs: number
  /** Milliseconds of `close()`. */
  closedMs: number
  /** Bytes that the connected servers have added to this process. */
  resident: number
  heap: number
}

const [server = ''] = process.argv.slice(2)
const TOOLS_EACH = 3

answerOrder<ManyOrder, ManyRun>(({ servers }) => run(servers))

async function run(servers: number): Promise<ManyRun> {
  const { createManager } = await builtModule<ManagerModule>('BENCH_MANAGER')
  const before = await memory()
  const manager = createManager({
    servers: Array.from({ length: servers }, (_, index) =>
      entryOf(`server-${index}`, process.execPath, [server, `--copy=${index}`]),
    ),
  })
  let lastConnected = Number.NaN
  manager.on('status', ({ status }) => {
    if (status === 'connected') lastConnected = performance.now()
  })
  const start = performance.now()
  await manager.connectAll()
  const listedMs = performance.now() - start
  assertComplete(manager, servers)
  const after = await memory()
  const closing = performance.now()
  await manager.close()
  const closedMs = performance.now() - closing
  assertNoneLeft()
  return {
    connectedMs: lastConnected - start,
    listedMs,
    closedMs,
    resident: after.resident - before.resident,
    heap: after.heap - before.heap,
  }
}

/** Fast for nothing, if one is missing. */
function assertComplete(manager: Manager, servers: number): void {
  const up = manager.status().filter(({ status }) => status === 'connected')
  const names = new Set(manager.tools().map(({ name }) => name))
  if (up.length === servers && names.size === servers * TOOLS_EACH) return
  const got = `${up.length} servers with ${names.size} tools`
  throw new Error(
    `expected ${servers} servers with ${TOOLS_EACH} tools each, got ${got}`,
  )
}

function assertNoneLeft(): void {
  if (process.platform !== 'linux') return
  const { pid } = process
  const left = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  if (left !== '') throw new Error(`expected no process after close(), got ${left}`)
}

async function memory(): Promise<{ resident: number; heap: number }> {
  await turn()
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { resident: rss, heap: heapUsed + external }
}
