/**
 * What a stage and a pitfall are. Tests' titles, failure text, hints, the
 * rubric and the guide's catalogue are all read from values of these types.
 */
import type { Text } from './text.ts'

export type StageId = '01' | '02' | '03' | '04' | '05'

/** The twelve failures that never raise an error. */
export type SilentFailureId =
  | 'R1'
  | 'R2'
  | 'R3'
  | 'R4'
  | 'R5'
  | 'R6'
  | 'R7'
  | 'R8'
  | 'R9'
  | 'R10'
  | 'R11'
  | 'R12'

export interface SilentFailure {
  id: SilentFailureId
  title: Text
  /** What everybody sees while it is broken. */
  looksFine: Text
  /** The observation that would tell. */
  tell: Text
}

export interface Stage {
  id: StageId
  /** Folder under `stages/`; also the stage's short name on screen. */
  folder: string
  title: Text
  /** What the learner can do afterwards that they could not do before. */
  goal: Text
  /** As a person would say it: "half a day". */
  time: Text
  /** Pitfall ids in the order they are met. */
  pitfalls: readonly string[]
}

/** One test: what it looks at, and what a survivor does there. */
export interface Check {
  title: Text
  /** Printed after "expected": the behaviour, never the fix. */
  expected: Text
}

/** A pitfall with everything a learner meets. */
export interface Pitfall {
  id: string
  stage: StageId
  /** `must`: part of the core that makes a stage done. `should`: beyond it. */
  level: 'must' | 'should'
  /** The silent failure it is an instance of, if it is one. */
  failure?: SilentFailureId
  /** Whether the learner causes the symptom before surviving it. */
  breaks: boolean
  title: Text
  /** What must hold in code that survives the pitfall. */
  holds: Text
  /** What it looks like from outside. */
  symptom: Text
  /** Why it happens, in at most three sentences. */
  cause: Text
  /** A ladder: where to look, what to think of, what the reference does. */
  hints: readonly [Text, Text, Text]
  /**
   * Files of a reference solution, relative to the repository, that have a region
   * of the pitfall's name; the last hint names the same ones.
   */
  references?: readonly string[]
  /** For pitfalls that are broken first: what to write, and why it is worth it. */
  experiment?: Text
  /** Tests by id; the keys are what `guards(pitfall, check, …)` accepts. */
  checks: Readonly<Record<string, Check>>
}
