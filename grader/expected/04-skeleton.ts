/**
 * Why the skeleton of stage 04 is red: it is the code that most people write first.
 * The observation is that of the first check of the pitfall that is not green.
 */
import { expectedOf } from '../src/expected.ts'

export default expectedOf('04', {
  // The experiments are clean until the learner breaks them.
  'token-bill': { verdict: 'fail', observed: 'not-hit' },
  'order-drift': { verdict: 'fail', observed: 'not-hit' },
  'heading-speaker': { verdict: 'fail', observed: 'not-hit' },
  // It sorts what it is to judge.
  'sorted-evidence': { verdict: 'fail', observed: 'differs' },
  // Whoever is connected is announced, in every turn.
  'instructions-delta': { verdict: 'fail', observed: 'differs' },
  'vague-description': { verdict: 'fail', observed: 'not-implemented' },
  // Cut where it is too long, whatever stands there.
  'long-description': { verdict: 'fail', observed: 'differs' },
  'oversized-result': { verdict: 'fail', observed: 'differs' },
  'search-threshold': { verdict: 'fail', observed: 'differs' },
  'never-called': { verdict: 'fail', observed: 'not-implemented' },
  // A tool is found if the question stands in its text.
  'search-recall': { verdict: 'fail', observed: 'differs' },
  'stable-set': { verdict: 'fail', observed: 'differs' },
  'cache-hints': { verdict: 'fail', observed: 'differs' },
  // All turns are the denominator.
  'accuracy-denominator': { verdict: 'fail', observed: 'differs' },
})
