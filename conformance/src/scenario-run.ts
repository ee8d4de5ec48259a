/**
 * One scenario, one process of the suite, one folder for what it writes. So a scenario
 * that hangs costs its own time, and what follows starts afresh.
 * Not here: what its checks mean (`checks.ts`).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Check, readChecks } from './checks.ts'
import type { Leg, Revision } from './required.ts'

export interface Asked {
  leg: Leg
  revision: Revision
  scenario: string
}

/** What the suite runs on, and how long it may take for one scenario. */
export interface Referee {
  node: string
  program: string
  timeoutMs: number
  /** How much longer it may take to say so. */
  graceMs?: number
}

export type Outcome =
  | { ended: 'judged'; checks: Check[] }
  /** It was ended from outside; `said` is the last of what it wrote. */
  | { ended: 'hung'; said: string }
  /** No checks, or none that can be read. */
  | { ended: 'unread'; said: string }

const GRACE_MS = 5000
const LAST_WORDS = 400

/** `target` is the URL of a server, or the command line of a client. Never rejects. */
export async function runScenario(
  { leg, revision, scenario }: Asked,
  target: string,
  { node, program, timeoutMs, graceMs = GRACE_MS }: Referee,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
  const aim = leg === 'server' ? ['--url', target] : ['--command', target]
  const args = [
    ...[program, leg, ...aim, '--scenario', scenario, '--spec-version', revision],
    ...['--timeout', String(timeoutMs), '-o', folder],
  ]
  try {
    const child = spawn(node, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    const { hung, said } = await ending(child, timeoutMs + graceMs)
    if (hung) return { ended: 'hung', said }
    return await checksIn(folder, said)
  } catch (cause) {
    return { ended: 'unread', said: String(cause) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function ending(child: ChildProcess, limitMs: number) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', text => {
      said = (said + text).slice(-LAST_WORDS)
    })
  }
  let hung = false
  const timer = setTimeout(() => {
    hung = true
    endGroup(child)
  }, limitMs)
  try {
    await once(child, 'close')
  } finally {
    clearTimeout(timer)
    // The client that it started belongs to the same group.
    endGroup(child)
  }
  return { hung, said }
}

function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (cause) {
    // Nobody of the group is left: what was wanted.
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

async function checksIn(folder: string, said: string): Promise<Outcome> {
  const files = await readdir(folder, { recursive: true })
  const [file, second] = files.filter(file => file.endsWith('checks.json'))
  if (file === undefined || second !== undefined) return { ended: 'unread', said }
  const checks = readChecks(await readFile(join(folder, file), 'utf8'))
  return { ended: 'judged', checks }
}
