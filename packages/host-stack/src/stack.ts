/**
 * The subject of the drill: one host's modules of stages 04 and 05, the manager of
 * stage 02 among them. A gap, or anything else that it throws, is a signal that does
 * not move: it never ends a run, and never counts for the subject.
 */
import { type Handle, LoadError, type Subject } from '@workshop/testkit/subject'

export interface Subjects {
  /** Stage 05, with the manager and the framing under `provided/`. */
  gates: Subject
  /** Stage 04. */
  tokens: Subject
}

export interface Part {
  readonly handle: Handle | undefined
  /** `undefined` where there is nothing, or what is there throws. */
  ask<T>(method: string, ...args: unknown[]): Promise<T | undefined>
}

export interface Stack {
  /** What threw, each once. */
  readonly gaps: ReadonlySet<string>
  /** Files that do not load, with their line and why. */
  readonly unloaded: ReadonlySet<string>
  create(
    side: keyof Subjects,
    module: string,
    factory: string,
    ...args: unknown[]
  ): Promise<Part>
  call<T>(
    side: keyof Subjects,
    module: string,
    name: string,
    ...args: unknown[]
  ): Promise<T | undefined>
}

export function createStack(subjects: Subjects): Stack {
  const gaps = new Set<string>()
  const unloaded = new Set<string>()

  async function trying<T>(where: string, work: () => Promise<unknown>) {
    try {
      return (await work()) as T
    } catch (cause) {
      const { name, message } = cause as Error
      if (cause instanceof LoadError) unloaded.add(placeOf(cause))
      gaps.add(`${where}: ${name}: ${message.split('\n')[0]}`)
      return undefined
    }
  }

  return {
    gaps,
    unloaded,
    async create(side, module, factory, ...args) {
      const handle = await trying<Handle>(factory, () =>
        subjects[side].create(module, factory, ...args),
      )
      return {
        handle,
        ask: async (method, ...args) =>
          handle &&
          trying(`${factory}().${method}`, () => handle.call(method, ...args)),
      }
    },
    call: (side, module, name, ...args) =>
      trying(name, () => subjects[side].call(module, name, ...args)),
  }
}

function placeOf({ file, line, message }: LoadError): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message.split('\n')[0]}`
}
