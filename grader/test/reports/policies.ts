/** Results that have a score: of every verdict, and of every policy on hidden checks. */
import { FEEDBACK, type GradeResult } from '../../src/results/index.ts'
import { resultOf } from '../results/fixture.ts'
import { SAMPLES } from './samples.ts'

/** Everything that the policy can do to a result with hidden checks. */
export const HIDDEN: [string, GradeResult][] = FEEDBACK.map(feedback => [
  `hidden ${feedback}`,
  resultOf(
    { 'glued-frames/hit': 'fail', 'split-utf8/hit': 'fail' },
    {
      isHidden: pitfall => pitfall < 'i',
      about: { policy: { feedback } },
    },
  ),
])
export const SCORED: [string, GradeResult][] = [
  ...Object.entries(SAMPLES).filter(([name]) => name !== 'infra-error'),
  ...HIDDEN,
]
