/**
 * What a test may do with a subject, wherever that is: data in, data out, callbacks
 * and signals as the only live things.
 */
import type { Variant } from './build.ts'

/** An object that a factory of the subject has made. */
export interface Handle {
  call(method: string, ...args: unknown[]): Promise<unknown>
  /** As `call`; what it gives stays where it is and may be looked at later. */
  keep(method: string, ...args: unknown[]): Promise<Held>
}

/**
 * The very object, where the subject has it: for what a copy could not show. Passed
 * to the subject, it arrives as itself.
 */
export type Held = object

export interface Program {
  command: string
  args: readonly string[]
}

export interface Subject {
  /** The folder with `src/` and `break/`. */
  readonly dir: string
  /**
   * A file that has been loading for so long, in milliseconds: it may be waiting at its
   * top level for ever.
   */
  loadingFor(ms: number): string | undefined
  /**
   * Calls an exported function of `src/<module>.ts`, `break/<id>.ts` or
   * `provided/<module>.ts`. A handle among the arguments stands for its object.
   */
  call(module: string, name: string, ...args: unknown[]): Promise<unknown>
  /** Calls an exported function that makes an object, and keeps the object. */
  create(module: string, factory: string, ...args: unknown[]): Promise<Handle>
  /** How to start a file of the subject (`src/server.ts`) as a program. */
  program(file: string, variant?: Variant): Promise<Program>
  /** How the subject itself starts one of its files. */
  ownProgram(file: string): Promise<Program>
  /** Milliseconds of processor time for calls of one method, without the seam. */
  timed(handle: Handle, method: string, calls: unknown[][]): Promise<number>
  /** The same for one call of an exported function. */
  timedCall(module: string, name: string, ...args: unknown[]): Promise<number>
  hold(value: object): Held
  /** Copies these members into it, as anybody could who has it. */
  change(held: Held, members: object): void
  /** What it is by now. */
  read(held: Held): Promise<unknown>
  /** Node with these arguments, where programs of the subject run. */
  node(args: readonly string[]): Program
  /** A new folder that the subject can read; whoever wants it has to remove it. */
  folder(): Promise<string>
  /** A path as the subject reads it: for what no seam translates, such as a link. */
  seen(path: string): string
  /** The other way round: what a program wrote there, with paths as they are here. */
  here(text: string): string
  /** Bytes the subject's process holds, after what can be freed was freed. */
  memory(): Promise<number>
}
