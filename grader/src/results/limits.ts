/**
 * The words a result is made of: verdicts, flags, limits. Their lists are the
 * vocabulary of every report format; adding a word is a change of the schema.
 */
import { z } from 'zod'

/** How a grading ended. Only `infra-error` is ours, and it is never a score. */
export const GRADE_VERDICTS = [
  'passed',
  'failed',
  'timeout',
  'memory-limit',
  'process-limit',
  'output-limit',
  'disk-limit',
  'crashed',
  'protocol-violation',
  'rejected-input',
  'not-run',
  'infra-error',
] as const
export const gradeVerdict = z.enum(GRADE_VERDICTS)
export type GradeVerdict = z.infer<typeof gradeVerdict>

/** `locked`: a guard whose symptom was not caused first. */
export const CHECK_VERDICTS = [...GRADE_VERDICTS, 'locked'] as const
export const checkVerdict = z.enum(CHECK_VERDICTS)
export type CheckVerdict = z.infer<typeof checkVerdict>

/** Verdicts that a limit has to be named with. */
export const LIMIT_VERDICTS = [
  'timeout',
  'memory-limit',
  'process-limit',
  'output-limit',
  'disk-limit',
] as const satisfies readonly GradeVerdict[]
export type LimitVerdict = (typeof LIMIT_VERDICTS)[number]

export const isLimitVerdict = (verdict: CheckVerdict): verdict is LimitVerdict =>
  (LIMIT_VERDICTS as readonly string[]).includes(verdict)

/** Where a path, a name or a sentence ends. Longer ones are cut before they get here. */
export const LONGEST = { name: 256, text: 4_000, frame: 2_000 } as const

export const shortText = z.string().max(LONGEST.name)
export const longText = z.string().max(LONGEST.text)

/** A sentence in both languages. */
export const bilingual = z.strictObject({ en: longText, zh: longText })

/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()

const amount = z.number().min(0)

/** The limit that ended something: which one, how much was allowed, how much used. */
export const limit = z.strictObject({
  /** Of what: one request, one check, the submission, one process, the slot. */
  of: z.enum(['request', 'check', 'submission', 'process', 'slot']),
  unit: z.enum(['ms', 'bytes', 'processes', 'lines', 'levels']),
  value: amount,
  /** `null`: it could not be measured, only that it was reached. */
  usage: amount.nullable(),
})
export type Limit = z.infer<typeof limit>

/**
 * - `tamper-notice`: protected files differ; they were not used.
 * - `suspicious`: a reason to look, never a verdict.
 * - `advisory`: the tests ran in one process with the submission.
 * - `unverified`: there was no isolation.
 */
export const flag = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tamper-notice') }),
  z.strictObject({ kind: z.literal('suspicious'), why: shortText.min(1) }),
  z.strictObject({ kind: z.literal('advisory') }),
  z.strictObject({ kind: z.literal('unverified') }),
])
export type Flag = z.infer<typeof flag>

/** What a learner is told of hidden checks. */
export const FEEDBACK = ['none', 'count', 'group', 'full'] as const
export const feedback = z.enum(FEEDBACK)
export type Feedback = z.infer<typeof feedback>
