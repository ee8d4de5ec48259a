/**
 * Whose doing it is: code runs on the account of the check whose asynchronous context
 * it runs in, in this process and, by number, in the subject's.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { TestContext } from './context.ts'
import { type Accounts, launchFrom } from './subject/proxy/index.ts'
import { isOfTheSubject } from './whose-fault.ts'

const current = new AsyncLocalStorage<TestContext>()
const checks = new Map<number, TestContext>()
/** Those that are running now. */
const open = new Set<TestContext>()
const numbers = new WeakMap<TestContext, number>()
let last = 0

export function openAccount(t: TestContext): void {
  numbers.set(t, ++last)
  checks.set(last, t)
  open.add(t)
}

export function closeAccount(t: TestContext): void {
  open.delete(t)
}

export function runOnAccountOf<T>(t: TestContext, run: () => T): T {
  return current.run(t, run)
}

/** For a subject in a process of its own. */
export const accounts: Accounts = {
  current: () => numbers.get(current.getStore() as TestContext) ?? 0,
  runFor(owner, run) {
    const t = checks.get(owner)
    return t ? current.run(t, run) : current.exit(run)
  },
  crash(owner, cause) {
    // A check that is over is not made red any more by what it has left behind.
    const t = checks.get(owner)
    if (t) t.crash(cause)
    else accounts.crashAll(cause)
  },
  crashAll(cause) {
    for (const t of open) t.crash(cause)
  },
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  const strangers = process.listeners(event as 'uncaughtException')
  process.removeAllListeners(event)
  process.on(event, (cause: Error, origin: unknown) => {
    const t = current.getStore()
    if (t) t.crash(cause)
    else if (launchFrom(process.env) && isOfTheSubject(cause)) accounts.crashAll(cause)
    else
      for (const listener of strangers) listener(cause, origin as 'uncaughtException')
  })
}
