/**
 * The guide beside the workshop: a program of its own that builds the site when its
 * sources have changed, serves it on loopback, and is gone when we are. What it says on
 * stdout is one word, `building`, or the address.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@workshop/testkit/state'
import type { Context } from '../context.ts'
import { killTree, MARK } from '../run/process-tree.ts'

export interface Guide {
  /** Resolves when nothing of it is left. */
  close(): Promise<void>
}

export interface GuideListener {
  building(): void
  /** Without a slash at the end. */
  ready(address: string): void
  failed(): void
}

const ADDRESS = /^http:\/\/127\.0\.0\.1:\d+$/

/** `undefined`: this checkout has no guide. */
export function startGuide(
  { env }: Pick<Context, 'env'>,
  { building, ready, failed }: GuideListener,
): Guide | undefined {
  const program = join(ROOT, 'docs/bin.js')
  if (!existsSync(program)) return undefined
  const mark = `${process.pid}-guide`
  const child = spawn(process.execPath, [program, 'serve', '--quiet'], {
    cwd: ROOT,
    env: { ...env, [MARK]: mark },
    // Its stdin ends with us, however we end; nobody reads what a build complains of
    // here, `pnpm docs:build` says it again.
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: process.platform !== 'win32',
  })
  let isClosed = false
  const gone = new Promise<void>(resolve => {
    child.on('error', () => resolve())
    child.on('close', () => resolve())
  })
  child.stdin.on('error', () => undefined)
  giveWay(child.pid)
  createInterface({ input: child.stdout }).on('line', line => {
    if (isClosed) return
    if (line === 'building') building()
    else if (ADDRESS.test(line)) ready(line)
  })
  void gone.then(() => isClosed || failed())
  return {
    async close() {
      isClosed = true
      if (child.pid !== undefined) killTree(child.pid, mark)
      await gone
    },
  }
}

/** A build takes all it gets, and the learner's tests come first. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has ended already, or this system does not allow it: then it is merely faster.
  }
}
