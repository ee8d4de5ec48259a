/**
 * What the sandbox adds to the start of a program, measured where it counts: in
 * the slot, by a runner, bare and shut in by turns.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxHost } from '../host.ts'
import { NODE } from '../node-files.ts'
import type { Sandbox } from '../sandbox.ts'

export interface Overhead {
  bareMs: number
  shutInMs: number
  /**
   * Median of the differences of neighbours, which share the machine's mood; of several
   * rounds the best, since whatever else runs can only add.
   */
  addedMs: number
}

/** @throws Error with what the runner said */
export async function measureOverhead(
  host: SandboxHost,
  pairs = 15,
  rounds = 3,
): Promise<Overhead> {
  const submission = mkdtempSync(join(tmpdir(), 'overhead-'))
  try {
    writeFileSync(join(submission, 'empty.cjs'), '')
    const all: Overhead[] = []
    for (let round = 0; round < rounds; round++) {
      const sandbox = await host.open({ submission, trusted: [process.execPath] })
      all.push(await measuredIn(sandbox, pairs))
    }
    const [best] = all.sort((a, b) => a.addedMs - b.addedMs)
    if (best) return best
    throw new RangeError(`rounds: expected 1 or more, got ${rounds}`)
  } finally {
    rmSync(submission, { recursive: true, force: true })
  }
}

async function measuredIn(sandbox: Sandbox, pairs: number): Promise<Overhead> {
  try {
    const shutIn = [...sandbox.learnerPrefix, sandbox.seen(NODE), '/app/empty.cjs']
    const program = measuring([process.execPath, '-e', '0'], shutIn, pairs)
    const [file = '', ...args] = sandbox.runnerCommand([
      process.execPath,
      '-e',
      program,
    ])
    const { stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', cwd: '/' })
    if (!stdout.startsWith('{')) throw new Error(`the runner said: ${stderr.trim()}`)
    return JSON.parse(stdout)
  } finally {
    await sandbox.close()
  }
}

const measuring = (
  bare: readonly string[],
  shutIn: readonly string[],
  pairs: number,
) => `
  const { spawnSync } = require('node:child_process')
  const once = ([file, ...args]) => {
    const start = performance.now()
    const { status, stderr } = spawnSync(file, args, { env: {} })
    if (status !== 0) { process.stderr.write(stderr); process.exit(1) }
    return performance.now() - start
  }
  const [bare, shutIn] = [${JSON.stringify(bare)}, ${JSON.stringify(shutIn)}]
  once(bare), once(shutIn)
  const all = Array.from({ length: ${pairs} }, () => [once(bare), once(shutIn)])
  const median = values => values.sort((a, b) => a - b)[values.length >> 1]
  console.log(JSON.stringify({
    bareMs: median(all.map(([a]) => a)),
    shutInMs: median(all.map(([, b]) => b)),
    addedMs: median(all.map(([a, b]) => b - a)),
  }))`
