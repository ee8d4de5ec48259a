/**
 * What the rest of the grader sees of a sandbox: how to start the trusted runner
 * beside the learner, how the runner starts a learner's program, and what was used.
 */
import type { Level } from './levels.ts'
import type { Breach, Limits } from './limits.ts'
import type { ReadOnlyFile } from './node-files.ts'
import type { Program } from './program.ts'
import type { SlotUsage } from './watchdog.ts'

export interface SandboxOptions {
  /** A folder on the host. Its copy is `/app`, read-only. */
  submission: string
  limits?: Partial<Limits>
  /**
   * Files and folders a learner's program may read too, such as trusted modules at
   * `/lib/modules`. What does not lie below `/usr` is copied, at every opening;
   * `host.share` copies once.
   */
  mounts?: readonly ReadOnlyFile[]
  /**
   * Folders that the runner fills while programs run, such as that of its builds: `from`
   * lies below `runnerTmp` and is made when the sandbox opens.
   */
  grows?: readonly ReadOnlyFile[]
  /** Folders on the host that the runner may write to; they become the runner's. */
  writable?: readonly string[]
  /** What the runner has to read; decides under which user it can work. */
  trusted?: readonly string[]
  /** Variables of the runner's environment that learner's programs see as well. */
  passEnv?: readonly string[]
}

export interface SlotReport {
  level: Level
  /** Limits that were reached, the first first. */
  breaches: readonly Breach[]
  usage: SlotUsage
  /** Processes of the learner that were still there at the end. */
  leftOver: number
}

export interface Sandbox {
  readonly level: Level
  readonly limits: Limits
  /** For the runner's temporary files (`TMPDIR`): gone with the slot. */
  readonly runnerTmp: string
  /**
   * The trusted runner's command, for the host's side. Its environment and its
   * folder are the caller's; ending it early is `end`, not a signal.
   */
  runnerCommand(argv: readonly string[]): string[]
  /**
   * Inside the runner: what stands before `node …` to start a learner's program.
   * Streams 0 to 7 pass. Paths are the learner's: `/app`, `/lib/modules`, `/tmp`.
   */
  readonly learnerPrefix: readonly string[]
  /** What a learner's program has to be told for `/app/…`, `/bin/node`, a mount. */
  seen(path: string): string
  /** A learner's program without a runner; `/bin/node` is Node. Paths are as `seen`. */
  start(argv: readonly string[]): Program
  /** Limits reached so far. */
  breaches(): readonly Breach[]
  /** Ends everything in the slot now; `close` still says how it was. */
  end(): Promise<void>
  /** Ends everything, removes every trace, and says what was used. */
  close(): Promise<SlotReport>
  [Symbol.asyncDispose](): Promise<void>
}
