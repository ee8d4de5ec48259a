/**
 * Why the skeleton of stage 01 is red: it is the code that most people write first.
 * The observation is that of the first check of the pitfall that is not green.
 */
import { expectedOf } from '../src/expected.ts'

export default expectedOf('01', {
  // Both experiments are clean until the learner breaks them.
  'stdout-noise': { verdict: 'fail', observed: 'not-hit' },
  'glued-frames': { verdict: 'fail', observed: 'not-hit' },
  // A chunk is parsed as it comes, and what does not parse throws.
  'split-utf8': { verdict: 'fail', observed: 'rejected' },
  'json-not-rpc': { verdict: 'fail', observed: 'differs' },
  'line-ends': { verdict: 'fail', observed: 'rejected' },
  'oversize-line': { verdict: 'fail', observed: 'crashed' },
  // An answer that matches nothing is dropped, and its call waits for ever.
  'id-discipline': { verdict: 'fail', observed: 'never-settled' },
  // Two requests in one chunk end the server.
  'notification-reply': { verdict: 'fail', observed: 'exited' },
  'slow-neighbour': { verdict: 'fail', observed: 'exited' },
  'error-or-iserror': { verdict: 'fail', observed: 'differs' },
  // Nobody listens for the exit, nobody reads stderr.
  'dead-server': { verdict: 'fail', observed: 'never-settled' },
  'stderr-stall': { verdict: 'fail', observed: 'never-settled' },
  // Closing is SIGTERM, before the end of stdin.
  'clean-shutdown': { verdict: 'fail', observed: 'differs' },
  // It speaks the older era only.
  'two-eras': { verdict: 'fail', observed: 'not-implemented' },
  'required-meta': { verdict: 'fail', observed: 'unanswered' },
})
