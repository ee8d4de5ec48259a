/**
 * Why the skeleton of stage 02 is red: it is the code that most people write first.
 * The observation is that of the first check of the pitfall that is not green.
 */
import { expectedOf } from '../src/expected.ts'

export default expectedOf('02', {
  // The experiments are clean until the learner breaks them.
  'name-collision': { verdict: 'fail', observed: 'not-hit' },
  'underscore-split': { verdict: 'fail', observed: 'not-hit' },
  'spawn-storm': { verdict: 'fail', observed: 'not-hit' },
  // Each part is cut to 64 characters, the whole is not.
  'name-limit': { verdict: 'fail', observed: 'differs' },
  // The last file wins, whatever its scope; null and lists add nothing.
  'config-scopes': { verdict: 'fail', observed: 'differs' },
  'empty-section': { verdict: 'fail', observed: 'unanswered' },
  // The command and its arguments are the whole signature.
  'same-server-twice': { verdict: 'fail', observed: 'differs' },
  // What is not set is an empty string.
  'unset-variable': { verdict: 'fail', observed: 'differs' },
  // The gate sees the text as it is written.
  'gate-the-real-value': { verdict: 'fail', observed: 'differs' },
  'state-machine': { verdict: 'fail', observed: 'not-implemented' },
  // The first server that fails ends the connecting of all.
  'one-bad-server': { verdict: 'fail', observed: 'rejected' },
  // Nobody listens to notifications, nobody follows a cursor.
  'list-changed-race': { verdict: 'fail', observed: 'differs' },
  pagination: { verdict: 'fail', observed: 'differs' },
  // Everybody is asked for tools.
  'capability-gap': { verdict: 'fail', observed: 'unanswered' },
})
