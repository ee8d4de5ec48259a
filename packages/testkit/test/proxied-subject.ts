/** A subject of a few lines in a process of its own, for one test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Subject } from '../src/subject/index.ts'
import { launchOf, openProxiedSubject } from '../src/subject/proxy/index.ts'

export interface Proxied extends AsyncDisposable {
  subject: Subject
  /** What was thrown where nobody caught it, with the account it was thrown on. */
  crashes: { owner: number | 'all'; cause: unknown }[]
  pids: (number | undefined)[]
  /** Runs on the account of a check of this number. */
  as<T>(owner: number, run: () => T): T
}

/** @param code of `src/it.ts` */
export function proxied(code: string, given: object = {}): Proxied {
  const dir = mkdtempSync(join(tmpdir(), 'workshop-proxied-'))
  mkdirSync(join(dir, 'src'))
  writeFileSync(join(dir, 'src/it.ts'), code)
  const crashes: Proxied['crashes'] = []
  const pids: Proxied['pids'] = []
  let current = 0
  const as = <T>(owner: number, run: () => T): T => {
    const before = current
    current = owner
    try {
      return run()
    } finally {
      current = before
    }
  }
  const subject = openProxiedSubject(dir, launchOf(given), {
    current: () => current,
    runFor: as,
    crash: (owner, cause) => void crashes.push({ owner, cause }),
    crashAll: cause => void crashes.push({ owner: 'all', cause }),
    onStart: pid => void pids.push(pid),
  })
  return {
    subject,
    crashes,
    pids,
    as,
    async [Symbol.asyncDispose]() {
      for (const pid of pids) end(pid)
      rmSync(dir, { recursive: true })
    },
  }
}

function end(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}
