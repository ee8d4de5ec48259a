/**
 * What can be said of one check, and what a learner is shown when it is red.
 * Data only: it is written to `.workshop/reports/` and read back by the screens.
 */
import type { StageId, Text } from '@workshop/syllabus'

/**
 * - `pass`, `fail`: the subject's doing.
 * - `locked`: the guard of a pitfall that has not been hit yet.
 * - `vacuous`: the probe saw nothing, so a pass would mean nothing.
 * - `not-reported`: the syllabus names the check, the run did not.
 * - `harness-fault`: ours, never the learner's.
 */
export const VERDICTS = [
  'pass',
  'fail',
  'locked',
  'vacuous',
  'not-reported',
  'harness-fault',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** One line that crossed the wire. `->` is client to server. */
export interface Frame {
  dir: '->' | '<-'
  /** The line as it was, without its line end; cut for display only. */
  text: string
  stream?: 'stdin' | 'stdout' | 'stderr' | 'request' | 'response'
  /** Milliseconds since the check began. */
  at?: number
  /** Where the caret goes: offset and length in `text`, as `slice` counts. */
  bad?: { start: number; length: number }
}

/** A name in code (`stats().noise.lines`) is a string; prose is in both languages. */
export type Said = string | Text

/** What the harness saw, in a vocabulary that `report` says in both languages. */
export type Observation =
  | { kind: 'never-settled'; ms: number }
  | { kind: 'rejected'; name: string; message: string; where?: string }
  | { kind: 'resolved'; value: Said }
  | { kind: 'differs'; what: Said; actual: string; wanted: Said }
  | { kind: 'unanswered'; what: Said; ms: number }
  | { kind: 'unwanted'; what: Said }
  | { kind: 'crashed'; name: string; message: string; where?: string }
  | { kind: 'not-implemented'; pitfall: string; where?: string }
  | { kind: 'load-error'; file: string; line?: number; message: string }
  | { kind: 'missing-file'; file: string }
  | { kind: 'missing-export'; file: string; name: string; actual: string }
  | {
      kind: 'exited'
      code: number | null
      signal: string | null
      stderr: string
      where?: string
    }
  | { kind: 'still-running'; what: Said }
  | { kind: 'not-hit'; what: Said }
  | { kind: 'saw-nothing'; what: Said }
  | { kind: 'too-slow'; what: Said }

export interface Lesson {
  /** What the check looked at last, oldest first; may be empty. */
  frames: readonly Frame[]
  observed: Observation
}

export interface CheckResult {
  pitfall: string
  /** Check id within the pitfall; `hit` for the break experiment. */
  check: string
  kind: 'hit' | 'guard'
  verdict: Verdict
  lesson?: Lesson
  ms: number
}

/** One run of one stage on one subject: `.workshop/reports/stage-0N.json`. */
export interface StageReport {
  schema: 1
  stage: StageId
  /** Path of the subject relative to the repository, or absolute outside it. */
  subject: string
  /** ISO 8601. */
  startedAt: string
  durationMs: number
  results: readonly CheckResult[]
  /** What the learner wrote after `// I expect:`, by pitfall id. */
  guesses: Readonly<Record<string, string>>
  /** JSON lines of every frame of the run, relative to the repository. */
  trace?: string
}
