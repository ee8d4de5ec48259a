/**
 * A subject as a detector gets it, over modules that were built before: data in, data
 * out, a handle for what a factory made, and a clock that is the detector's.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { FakeClock } from '@workshop/testkit/clock'

type Members = Record<string, unknown>

interface Handle {
  call(method: string, ...args: unknown[]): Promise<unknown>
}

/** `subject` is the detector's; `loaded` is for whoever asks it. */
export function openBuilt(dir: string) {
  const objects = new WeakMap<object, Members>()
  const loading = new Set<Promise<unknown>>()

  /** A handle passed to the subject arrives as the object it stands for. */
  function given(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const made = objects.get(value)
    if (made) return made
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, given(v)]))
  }

  async function exported(module: string, name: string): Promise<unknown> {
    const path = /^provided\//.test(module) ? module : `src/${module}`
    const file = join(dir, `${path}.mjs`)
    if (!existsSync(file)) throw new Error(`expected a file ${path}.ts, got none`)
    const found = import(pathToFileURL(file).href)
    loading.add(found)
    try {
      return memberOf(await found, name, `${path}.ts`)
    } finally {
      loading.delete(found)
    }
  }

  /** When nothing is on its way from the disk any more, asked for or not. */
  async function loaded(): Promise<void> {
    while (loading.size > 0) await Promise.allSettled(loading)
  }

  async function call(module: string, name: string, ...args: unknown[]) {
    const run = (await exported(module, name)) as (...args: unknown[]) => unknown
    return run(...args.map(given))
  }

  async function create(module: string, factory: string, ...args: unknown[]) {
    const made = (await call(module, factory, ...args)) as Members
    const handle: Handle = {
      async call(method, ...args) {
        const run = memberOf(made, method, `${factory}()`)
        return run.apply(made, args.map(given))
      },
    }
    objects.set(handle, made)
    return handle
  }

  return { subject: { call, create, clock: new FakeClock() }, loaded }
}

function memberOf(owner: Members, name: string, where: string) {
  const member = owner?.[name]
  if (typeof member === 'function') return member as (...args: unknown[]) => unknown
  const got = member === undefined ? 'nothing' : typeof member
  throw new Error(`${where}: expected a function ${name}, got ${got}`)
}
