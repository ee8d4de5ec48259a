/** What a sandboxed run left behind, before anything is made of it. */
import type { StageReport } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import type { CheckVerdict, Flag, Limit, LimitVerdict } from './limits.ts'
import type { RunnerExit } from './manifest.ts'
import type { GradeResult, SandboxReport, Submission } from './result.ts'

/** Why the run was ended from outside. `text` must not name a hidden check. */
export type Stop =
  | { verdict: LimitVerdict; limit: Limit; text?: Text }
  | { verdict: 'crashed' | 'protocol-violation' | 'not-run'; text: Text }

/** What the sandbox saw happen to the programs of one check. */
export type Cause = { pitfall: string; check: string } & (
  | { verdict: LimitVerdict; limit: Limit }
  | { verdict: Extract<CheckVerdict, 'crashed' | 'protocol-violation'> }
)

export interface RunOutcome {
  /** `null`: the runner left none, or what it left is no report. */
  report: StageReport | null
  exit: RunnerExit
  /** `together`: the submission shared the runner's process; the result is advice. */
  mode: 'apart' | 'together'
  stop?: Stop
  causes?: readonly Cause[]
}

/** Everything about a grading that is known before its outcome. */
export interface About {
  key: string
  submission: Submission
  stage: GradeResult['stage']
  sandbox: SandboxReport | null
  seeds: readonly string[]
  versions: GradeResult['versions']
  times: GradeResult['times']
  policy: GradeResult['policy']
  attempts?: GradeResult['attempts']
  history?: GradeResult['history']
  /** Only what nothing here can know: `suspicious`. The others are set by `score`. */
  flags?: readonly Flag[]
}
