/**
 * What one reader may see of a result. Every report is made from a view and from
 * nothing else, so what the policy keeps from a learner cannot slip into a format.
 */
import { z } from 'zod'
import {
  bilingual,
  checkVerdict,
  feedback,
  flag,
  gradedCheck,
  gradeVerdict,
  instant,
  learner,
  limit,
  notice,
  score,
  shortText,
} from '../results/index.ts'

export const LEARNER_SCHEMA = 'mcp-workshop/learner-report/v1'

export type Audience = 'learner' | 'instructor'

const count = z.int().min(0)
const passed = z.strictObject({ passed: count, total: count })
export type Passed = z.infer<typeof passed>

export const viewCheck = gradedCheck.extend({
  title: bilingual,
  /** The behaviour that was looked for; absent for a symptom that is caused first. */
  expected: bilingual.exactOptional(),
})
export type ViewCheck = z.infer<typeof viewCheck>

const viewPitfall = z.strictObject({
  id: shortText,
  title: bilingual,
  level: z.enum(['must', 'should']),
  verdict: checkVerdict,
  points: count,
  max: count,
  checks: z.array(viewCheck),
  /** Hidden checks that are told as a count only; their points are in `points`. */
  hidden: passed.exactOptional(),
})
export type ViewPitfall = z.infer<typeof viewPitfall>

const kept = z.strictObject({ at: instant, points: count, max: count })

export const view = z.strictObject({
  schema: z.literal(LEARNER_SCHEMA),
  submission: z.strictObject({
    name: shortText,
    learner: learner.nullable(),
    submittedAt: instant.nullable(),
    notices: z.array(notice),
  }),
  stage: z.strictObject({ id: shortText, title: bilingual }).nullable(),
  verdict: gradeVerdict,
  reason: bilingual.nullable(),
  limit: limit.nullable(),
  needsAttention: z.boolean(),
  flags: z.array(flag),
  score: score.nullable(),
  /** Whether verdict and score are of the public checks only. */
  publicOnly: z.boolean(),
  checks: z.strictObject({
    public: passed,
    /** `passed` is `null` where it is not told. */
    hidden: z.strictObject({ passed: count.nullable(), total: count }),
  }),
  pitfalls: z.array(viewPitfall),
  /** The result that stays when this one is an infrastructure error. */
  kept: kept.nullable(),
  isolation: z.enum(['A', 'B', 'C', 'D']).nullable(),
  gradedAt: instant,
  durationMs: z.number().min(0),
  grader: shortText,
  feedback,
})
export type View = z.infer<typeof view>
