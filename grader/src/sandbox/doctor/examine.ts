/**
 * Runs the probes in sandboxes of a host and says what each one reached. A probe
 * that could not be run is not held: nothing was proved.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import type { SandboxHost } from '../host.ts'
import { type Limits, limitsFrom } from '../limits.ts'
import { NODE } from '../node-files.ts'
import type { Sandbox } from '../sandbox.ts'
import { PROBES, type Probe, type ProbeContext } from './probes.ts'

export interface ProbeResult {
  name: string
  /** `null`: it was not tried, because nothing would stop it. */
  held: boolean | null
  detail: string
}

const MiB = 1024 * 1024
/** Small, so that reaching them is quick and cheap. */
const LIMITS: Partial<Limits> = {
  wallMs: 20_000,
  memoryBytes: 128 * MiB,
  processes: 48,
  diskBytes: 4 * MiB,
  outputBytes: MiB,
}

/** Most of a probe is waiting for a process to start. */
const LANES = 3

export async function examine(
  host: SandboxHost,
  probes: readonly Probe[] = PROBES,
): Promise<ProbeResult[]> {
  if (host.level === 'D') {
    return probes.map(({ name }) => ({ name, held: null, detail: 'no isolation' }))
  }
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  const canary = await listening()
  try {
    const canaryFile = join(folder, 'canary.txt')
    writeFileSync(canaryFile, 'canary')
    const { port: canaryPort } = canary.address() as { port: number }
    const context = { canaryFile, canaryPort, limits: limitsFrom(LIMITS) }
    const results = new Map<Probe, ProbeResult>()
    const waiting = [...probes]
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results.set(next, await tried(host, next, context))
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    return probes.flatMap(probe => results.get(probe) ?? [])
  } finally {
    canary.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function tried(
  host: SandboxHost,
  probe: Probe,
  context: ProbeContext,
): Promise<ProbeResult> {
  const submission = mkdtempSync(join(tmpdir(), 'probe-'))
  const { name } = probe
  try {
    writeFileSync(join(submission, 'probe.cjs'), probe.source(context))
    const trusted = [ROOT]
    const sandbox = await host.open({ submission, limits: LIMITS, trusted })
    const reached = await reachedBy(probe, sandbox)
    return { name, held: reached === undefined, detail: reached ?? 'refused' }
  } catch (cause) {
    return {
      name,
      held: false,
      detail: `could not be run: ${(cause as Error).message}`,
    }
  } finally {
    rmSync(submission, { recursive: true, force: true })
  }
}

/** `undefined`: nothing that it must not reach. */
async function reachedBy(probe: Probe, sandbox: Sandbox): Promise<string | undefined> {
  const { child, ended } = sandbox.start([
    sandbox.seen(NODE),
    sandbox.seen('/app/probe.cjs'),
  ])
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-500)
  })
  const { code } = await ended
  const { breaches, leftOver } = await sandbox.close()
  if (probe.expects) {
    if (said.includes('all of it')) return 'all that it wanted'
    const noticed = breaches.some(({ verdict }) => verdict === probe.expects)
    if (!noticed) return `no ${probe.expects} was noticed`
    if (probe.expects !== 'disk-limit') return undefined
  }
  if (probe.leavesNothing && leftOver > 0) return `${leftOver} processes were left`
  const last = said.trim()
  if (last === 'null') return undefined
  return last === '' ? `no answer, ended with ${code}` : last.replaceAll('"', '')
}

function listening(): Promise<Server> {
  const server = createServer(socket => socket.destroy())
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
