/**
 * Whose doing it is: code runs on the account of the check whose asynchronous context
 * it runs in, in this process and, by number, in the subject's.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestContext } from './context.ts'
import type { Accounts } from './subject/proxy/index.ts'

const current = new AsyncLocalStorage<TestContext>()
/** Checks that are running now. */
const open = new Map<number, TestContext>()
const numbers = new WeakMap<TestContext, number>()
let last = 0

export function openAccount(t: TestContext): void {
  numbers.set(t, ++last)
  open.set(last, t)
}

export function closeAccount(t: TestContext): void {
  open.delete(numbers.get(t) ?? 0)
}

export function runOnAccountOf<T>(t: TestContext, run: () => T): T {
  return current.run(t, run)
}

/** For a subject in a process of its own. */
export const accounts: Accounts = {
  current: () => numbers.get(current.getStore() as TestContext) ?? 0,
  runFor(owner, run) {
    const t = open.get(owner)
    return t ? current.run(t, run) : current.exit(run)
  },
  crash(owner, cause) {
    // A check that is over is not made red by what it has left behind.
    const isOver = owner > 0 && owner <= last && !open.has(owner)
    if (isOver) return
    const t = open.get(owner)
    if (t) t.crash(cause)
    else accounts.crashAll(cause)
  },
  crashAll(cause) {
    for (const t of open.values()) t.crash(cause)
  },
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  const strangers = process.listeners(event as 'uncaughtException')
  process.removeAllListeners(event)
  process.on(event, (cause: Error, origin: unknown) => {
    const t = current.getStore()
    if (t) t.crash(cause)
    else
      for (const listener of strangers) listener(cause, origin as 'uncaughtException')
  })
}
