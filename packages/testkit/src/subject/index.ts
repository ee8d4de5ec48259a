/**
 * The subject of a run: a learner's stage, a solution, a submission or a
 * mutant, all alike. Tests reach it only through this interface: data in, data
 * out, callbacks and signals as the only live things. So the same test runs
 * with the subject in this process, or behind a call proxy in a sandbox.
 */
import { tmpdir } from 'node:os'
import { pathToFileURL } from 'node:url'
import { buildFile, type Variant } from './build.ts'
import { FilesLoading } from './files-loading.ts'
import type { Handle, Held, Program, Subject } from './interface.ts'
import { freeMemory } from './memory.ts'
import { newFolder } from './new-folder.ts'

export { buildFile, isBuilding, LoadError, type Variant } from './build.ts'
export { BUILD_MS } from './in-time.ts'
export type { Handle, Held, Program, Subject } from './interface.ts'
export { displayPath, hashOf, ROOT, SCRATCH, subjectDir } from './paths.ts'
export { whereIn } from './where-in.ts'

type Exported = (...args: unknown[]) => unknown

/** The subject exports something else than its contract says. */
export class MissingExport extends Error {
  override readonly name = 'MissingExport'
  readonly file: string
  readonly export: string
  readonly actual: string

  constructor(file: string, name: string, actual: string) {
    super(`${file}: expected a function ${name}, got ${actual}`)
    this.file = file
    this.export = name
    this.actual = actual
  }
}

/** Errors that came out of the subject, and not out of the harness around it. */
const thrown = new WeakSet<object>()

export function isThrownBySubject(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && thrown.has(cause)
}

export async function throwing(run: () => unknown): Promise<unknown> {
  try {
    return await run()
  } catch (cause) {
    throw asThrown(cause)
  }
}

/** What came out of the subject as an error that is known to be its own. */
export function asThrown(cause: unknown): Error {
  const error = cause instanceof Error ? cause : new Error(kindOf(cause), { cause })
  thrown.add(error)
  return error
}

/** An object may have a `toString` of its own, which throws again. */
const kindOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null ? 'an object' : String(cause)

/** Loads the subject into this process: fast, with its own stack traces. */
export function openSubject(dir: string): Subject {
  const objects = new WeakMap<object, Record<string, unknown>>()
  const loading = new FilesLoading()
  /** Asking Node again for what it has costs a way to its loader and back, each time. */
  const loaded = new Map<string, Record<string, unknown>>()

  /** A handle passed to the subject arrives as the object it stands for. */
  function given(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value
    const made = objects.get(value)
    if (made) return made
    if (Object.getPrototypeOf(value) !== Object.prototype) return value
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, given(v)]))
  }

  async function load(module: string): Promise<Record<string, unknown>> {
    const file = fileOf(module)
    const known = loaded.get(file)
    if (known) return known
    const built = await buildFile(dir, file)
    const { href } = pathToFileURL(built)
    const made = await loading.during(file, () => import(/* @vite-ignore */ href))
    loaded.set(file, made)
    return made
  }

  async function exportOf(module: string, name: string): Promise<Exported> {
    const exported = (await load(module))[name]
    if (typeof exported === 'function') return exported as Exported
    const actual = exported === undefined ? 'nothing' : typeof exported
    throw new MissingExport(fileOf(module), name, actual)
  }

  async function call(module: string, name: string, ...args: unknown[]) {
    const exported = await exportOf(module, name)
    return throwing(() => exported(...args.map(given)))
  }

  async function create(module: string, factory: string, ...args: unknown[]) {
    const made = (await call(module, factory, ...args)) as Record<string, unknown>
    const ask = async (method: string, ...args: unknown[]): Promise<unknown> => {
      const member = made?.[method]
      if (typeof member !== 'function') {
        const actual = member === undefined ? 'nothing' : typeof member
        throw new MissingExport(fileOf(module), `${factory}().${method}`, actual)
      }
      return throwing(() => member.apply(made, args.map(given)))
    }
    const handle: Handle = {
      call: ask,
      keep: async (method, ...args) => (await ask(method, ...args)) as Held,
    }
    objects.set(handle, made)
    return handle
  }

  async function timed(handle: Handle, method: string, calls: unknown[][]) {
    const made = objects.get(handle)
    const member = made?.[method] as (...args: unknown[]) => unknown
    return timing(() => {
      for (const args of calls) member.apply(made, args)
    })
  }

  async function timedCall(module: string, name: string, ...args: unknown[]) {
    const exported = await exportOf(module, name)
    return timing(() => exported(...args))
  }

  async function program(file: string, variant?: Variant): Promise<Program> {
    return { command: process.execPath, args: [await buildFile(dir, file, variant)] }
  }

  return {
    dir,
    loadingFor: ms => loading.lasting(ms),
    call,
    create,
    program,
    ownProgram: file => program(file),
    timed,
    timedCall,
    node: args => ({ command: process.execPath, args }),
    folder: () => newFolder(tmpdir()),
    seen: path => path,
    here: text => text,
    hold: value => value,
    change: (held, members) => void Object.assign(held, members),
    read: async held => held,
    memory: async () => freeMemory(),
  }
}

/** Not the clock's time: most of that may belong to other programs. */
async function timing(run: () => unknown): Promise<number> {
  const start = process.cpuUsage()
  await throwing(run)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

export function fileOf(module: string): string {
  return /^(break|provided)\//.test(module) ? `${module}.ts` : `src/${module}.ts`
}
