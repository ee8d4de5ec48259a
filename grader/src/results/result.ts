/**
 * One graded submission as data, in version 1 of its shape. Everything a report
 * says comes from here; the journal keeps it, and a published JSON schema
 * (`grader/schema/`) is made from it. Texts in it are as they came, cut but not
 * escaped: each report escapes for its own reader.
 */
import { z } from 'zod'
import {
  bilingual,
  checkVerdict,
  feedback,
  flag,
  gradeVerdict,
  instant,
  LONGEST,
  limit,
  longText,
  shortText,
} from './limits.ts'

export const RESULT_SCHEMA = 'mcp-workshop/grade-result/v1'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const stageId = z.enum(['01', '02', '03', '04', '05'])
const points = z.int().min(0)
const ms = z.number().min(0)

/** Who handed it in, from the roster. */
export const learner = z.strictObject({
  id: shortText.min(1),
  name: shortText,
  email: shortText.exactOptional(),
})
export type Learner = z.infer<typeof learner>

/** Something the intake saw that is no reason to refuse. */
export const notice = z.strictObject({
  kind: shortText.min(1),
  /** The file it is about, relative to the submission. */
  entry: longText.exactOptional(),
  message: bilingual,
})
export type Notice = z.infer<typeof notice>

export const submission = z.strictObject({
  /** The name of the file or folder; no path. */
  name: shortText.min(1),
  /** `null`: the roster has no row for it, or there is no roster. */
  learner: learner.nullable(),
  source: z.enum(['folder', 'zip', 'tar', 'git', 'bundle']),
  /** Hash of the files that were taken; `null` when none were. */
  tree: sha256.nullable(),
  /** When it was handed in, where that is known: commit time, or what a platform says. */
  submittedAt: instant.nullable(),
  /** The commit that was graded, for `git` and `bundle`. */
  commit: shortText.exactOptional(),
  notices: z.array(notice).max(1_000),
})
export type Submission = z.infer<typeof submission>

/** A line that crossed the wire, for the learner to read. */
const frame = z.strictObject({
  dir: z.enum(['->', '<-']),
  text: z.string().max(LONGEST.frame),
})

export const gradedCheck = z.strictObject({
  id: shortText.min(1),
  kind: z.enum(['hit', 'guard']),
  /** A hidden check's details are for the instructor; see `policy`. */
  visibility: z.enum(['public', 'hidden']),
  verdict: checkVerdict,
  points,
  max: points,
  ms,
  /** What the harness saw, said in both languages. */
  observed: bilingual.exactOptional(),
  frames: z.array(frame).max(12).exactOptional(),
  limit: limit.exactOptional(),
})
export type GradedCheck = z.infer<typeof gradedCheck>

export const gradedPitfall = z.strictObject({
  id: shortText.min(1),
  level: z.enum(['must', 'should']),
  verdict: checkVerdict,
  points,
  max: points,
  checks: z.array(gradedCheck).max(200),
})
export type GradedPitfall = z.infer<typeof gradedPitfall>

const share = z.strictObject({ points, max: points })

export const score = z.strictObject({
  points,
  max: points,
  /** The pitfalls that make the stage done, and those beyond. */
  core: share,
  beyond: share,
  /** The core is survived. */
  done: z.boolean(),
})
export type Score = z.infer<typeof score>

export const probe = z.strictObject({
  name: shortText.min(1),
  /** `null`: it could not be tried here. */
  held: z.boolean().nullable(),
  detail: longText,
})
export type Probe = z.infer<typeof probe>

export const sandbox = z.strictObject({
  /** A strict, B user, C container, D none. */
  level: z.enum(['A', 'B', 'C', 'D']),
  probes: z.array(probe).max(100),
})
export type SandboxReport = z.infer<typeof sandbox>

/** A try that ended in an infrastructure error and was made again. */
const attempt = z.strictObject({ at: instant, why: longText })

/** A result of the same learner and stage that this one follows. */
const earlier = z.strictObject({
  key: sha256,
  at: instant,
  verdict: gradeVerdict,
  points: points.nullable(),
  max: points,
})
export type EarlierResult = z.infer<typeof earlier>

export const gradeResult = z.strictObject({
  schema: z.literal(RESULT_SCHEMA),
  /** What makes it the same grading; see `keyOf`. */
  key: sha256,
  submission,
  /** `null`: none was given and none could be told. */
  stage: stageId.nullable(),
  verdict: gradeVerdict,
  /** What stopped the grading, or why it was refused. */
  reason: bilingual.nullable(),
  limit: limit.nullable(),
  /** Who has to act: an infrastructure error that did not go away. */
  needsAttention: z.boolean(),
  flags: z.array(flag).max(50),
  /** `null` exactly for an infrastructure error, which is no score. */
  score: score.nullable(),
  pitfalls: z.array(gradedPitfall).max(100),
  /** `null`: nothing was run. */
  sandbox: sandbox.nullable(),
  seeds: z.array(shortText).max(20),
  versions: z.strictObject({ grader: shortText, node: shortText, tests: sha256 }),
  times: z.strictObject({ startedAt: instant, finishedAt: instant, durationMs: ms }),
  policy: z.strictObject({ feedback }),
  attempts: z.array(attempt).max(20),
  /** Newest first. */
  history: z.array(earlier).max(100),
})
export type GradeResult = z.infer<typeof gradeResult>
