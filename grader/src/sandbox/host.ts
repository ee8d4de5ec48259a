/**
 * The machine as a place for sandboxes: finds the best level that really opens,
 * and opens slots on it. Start one for a whole batch.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { adviceFor } from './advice.ts'
import { copyOpen } from './box.ts'
import { findEngine, openContainer } from './container.ts'
import { findGround, sweep } from './find-ground.ts'
import { type Level, type Missing, NoSandbox } from './levels.ts'
import { NODE } from './node-files.ts'
import type { Sandbox, SandboxOptions } from './sandbox.ts'
import { openSlot } from './slot.ts'
import { type Staging, takeSlot } from './staging.ts'
import { openUnconfined } from './unconfined.ts'

export interface SandboxHost {
  readonly level: Level
  /** Better levels, and why they cannot be had here. */
  readonly missing: readonly Missing[]
  /** Slots of killed graders that were cleared away at the start. */
  readonly swept: number
  /** Copies a folder once, for the mounts of many sandboxes. */
  share(folder: string): string
  open(options: SandboxOptions): Promise<Sandbox>
  /** Removes what was shared; sandboxes close themselves. */
  close(): void
}

export interface HostOptions {
  /** No better level than this one. */
  level?: Level | undefined
  /** Level D is never taken by itself: the submission can do what this user can. */
  iAcceptNoIsolation?: boolean | undefined
}

type Open = (options: SandboxOptions) => Promise<Sandbox>

/** @throws NoSandbox with a reason and a remedy for each level */
export async function openSandboxHost(options: HostOptions = {}): Promise<SandboxHost> {
  const { grounds, missing: absent } = findGround()
  const swept = await sweep(grounds)
  const missing: Missing[] = [...absent]
  const wanted = (level: Level) => level >= (options.level ?? 'A')
  for (const ground of grounds) {
    if (!wanted(ground.level)) continue
    const open: Open = options => openSlot(ground, options)
    const why = await whyNot(open)
    if (why === undefined) return hostOf(ground.level, open, missing, swept)
    missing.push({ level: ground.level, why, fix: adviceFor(why) })
  }
  const engine = wanted('C') ? findEngine() : { why: 'not wanted', fix: '' }
  if (!('why' in engine)) {
    return hostOf('C', async options => openContainer(engine, options), missing, swept)
  }
  missing.push({ level: 'C', ...engine })
  if (!options.iAcceptNoIsolation) throw new NoSandbox(missing)
  return hostOf('D', async options => openUnconfined(options), missing, swept)
}

function hostOf(
  level: Level,
  open: Open,
  missing: readonly Missing[],
  swept: number,
): SandboxHost {
  const shared: Staging[] = []
  return {
    level,
    missing: missing.filter(missed => missed.level < level),
    swept,
    open,
    share(folder) {
      // Only bwrap needs it below a neutral path.
      if (level > 'B') return folder
      const staging = takeSlot()
      shared.push(staging)
      const copy = join(staging.folder, 'files')
      copyOpen(folder, copy)
      return copy
    },
    close() {
      for (const staging of shared.splice(0)) staging.remove()
    },
  }
}

/** Whether Node starts there, which is the least that a sandbox is for. */
async function whyNot(open: Open): Promise<string | undefined> {
  const submission = mkdtempSync(join(tmpdir(), 'trial-'))
  writeFileSync(join(submission, 'trial.js'), '')
  try {
    // As it is going to be: a runner that may read the workshop.
    const sandbox = await open({ submission, trusted: [ROOT] })
    try {
      const { child, ended } = sandbox.start([NODE, '/app/trial.js'])
      let said = ''
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-500)
      })
      const { code } = await ended
      return code === 0 ? undefined : said.trim() || `Node ended with ${code}`
    } finally {
      await sandbox.close()
    }
  } catch (cause) {
    return (cause as Error).message
  } finally {
    rmSync(submission, { recursive: true, force: true })
  }
}
