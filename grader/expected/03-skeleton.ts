/**
 * Why the skeleton of stage 03 is red: it is the code that most people write first.
 * The observation is that of the first check of the pitfall that is not green.
 */
import { expectedOf } from '../src/expected.ts'

export default expectedOf('03', {
  // The experiments are clean until the learner breaks them.
  'blind-reconnect': { verdict: 'fail', observed: 'not-hit' },
  'masked-timeout': { verdict: 'fail', observed: 'not-hit' },
  'leaky-log': { verdict: 'fail', observed: 'not-hit' },
  // A failure of any kind is tried again, at once.
  'retry-class': { verdict: 'fail', observed: 'unwanted' },
  // One transport, and no other.
  'transport-seam': { verdict: 'fail', observed: 'differs' },
  // Every body is JSON, every status a success.
  'json-or-sse': { verdict: 'fail', observed: 'rejected' },
  'mirrored-headers': { verdict: 'fail', observed: 'differs' },
  'status-map': { verdict: 'fail', observed: 'differs' },
  'foreign-origin': { verdict: 'fail', observed: 'differs' },
  'era-over-http': { verdict: 'fail', observed: 'differs' },
  // Nobody looks whether a connection is still there.
  'stream-cut': { verdict: 'fail', observed: 'differs' },
  'hang-up-cancels': { verdict: 'fail', observed: 'never-settled' },
  'lost-subscription': { verdict: 'fail', observed: 'unanswered' },
  // The login ends at the first door.
  'needs-auth': { verdict: 'fail', observed: 'differs' },
  'wrong-audience': { verdict: 'fail', observed: 'not-implemented' },
  'issuer-mix-up': { verdict: 'fail', observed: 'rejected' },
  'refresh-race': { verdict: 'fail', observed: 'rejected' },
  // A question is an answer.
  'input-required': { verdict: 'fail', observed: 'resolved' },
})
