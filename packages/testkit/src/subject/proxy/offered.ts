/**
 * What the process of a subject does when it is asked: the other half of `Subject`.
 * Each answers with a pair, so that a value of the subject is never taken for the
 * harness's own word: `[true, value]`, or `[false, type]` of what is no function.
 */
import { freeMemory } from '../memory.ts'
import { isThenable } from './members.ts'
import { Kept } from './write-values.ts'

export type Loaded = Record<string, unknown>
type Run = (...args: unknown[]) => unknown
type Answer = readonly [true, unknown] | readonly [false, string]

function answerOf(member: unknown, run: (member: Run) => unknown): Answer {
  if (typeof member === 'function') return [true, run(member as Run)]
  return [false, member === undefined ? 'nothing' : typeof member]
}

/** As it is before anything of the subject is loaded, which may put its own here. */
const cpuUsage = process.cpuUsage.bind(process)

/** Milliseconds of processor time: those of the clock may belong to other programs. */
function timing(run: () => unknown): number {
  const start = cpuUsage()
  run()
  const { user, system } = cpuUsage(start)
  return (user + system) / 1000
}

/** Stays here; the other side has a handle of it. */
function kept(made: unknown): Kept | Promise<Kept> {
  const isLate = typeof made === 'object' && made !== null && isThenable(made)
  return isLate ? Promise.resolve(made).then(made => new Kept(made)) : new Kept(made)
}

export function exportsOf(
  loaded: ReadonlyMap<string, Loaded>,
  own: (id: unknown) => unknown,
  fenced: () => unknown,
) {
  function memberOf(id: unknown, name: string) {
    const made = (own(id) as Kept | undefined)?.value
    return { made, member: (made as Loaded | undefined | null)?.[name] }
  }

  return {
    call: (file: string, name: string, ...args: unknown[]): Answer =>
      answerOf(loaded.get(file)?.[name], run => run(...args)),

    create: (file: string, name: string, ...args: unknown[]): Answer =>
      answerOf(loaded.get(file)?.[name], run => kept(run(...args))),

    keep: (id: unknown, name: string, ...args: unknown[]): Answer => {
      const { made, member } = memberOf(id, name)
      return answerOf(member, run => kept(run.apply(made, args)))
    },

    method: (id: unknown, name: string, ...args: unknown[]): Answer => {
      const { made, member } = memberOf(id, name)
      return answerOf(member, run => run.apply(made, args))
    },

    timed: (id: unknown, name: string, calls: unknown[][]): Answer => {
      const { made, member } = memberOf(id, name)
      return answerOf(member, run =>
        timing(() => {
          for (const args of calls) run.apply(made, args)
        }),
      )
    },

    timedCall: (file: string, name: string, ...args: unknown[]): Answer =>
      answerOf(loaded.get(file)?.[name], run => timing(() => run(...args))),

    hold: (value: unknown): Kept => new Kept(value),
    change: (id: unknown, members: object): void => {
      Object.assign(memberOf(id, '').made as object, members)
    },
    read: (id: unknown): unknown => memberOf(id, '').made,

    memory: (): number => freeMemory(),

    // The first turn runs what has been promised, the second tells what came of it.
    fence: (): void => {
      setImmediate(() => setImmediate(fenced))
    },
  }
}
