/**
 * Why the skeleton of stage 05 is red: it is the code that most people write first.
 * The observation is that of the first check of the pitfall that is not green.
 */
import { expectedOf } from '../src/expected.ts'

export default expectedOf('05', {
  // The experiments are clean until the learner breaks them.
  'empty-allowlist': { verdict: 'fail', observed: 'not-hit' },
  'small-denominator': { verdict: 'fail', observed: 'not-hit' },
  'trusting-hints': { verdict: 'fail', observed: 'not-hit' },
  // The first list that says something decides, and a name is as good as a command.
  'deny-wins': { verdict: 'fail', observed: 'differs' },
  'name-is-not-identity': { verdict: 'fail', observed: 'differs' },
  // A star is whatever comes, across every border.
  'url-wildcards': { verdict: 'fail', observed: 'differs' },
  // Whoever is not rejected may start; whatever has an approved name is approved.
  'approval-pending': { verdict: 'fail', observed: 'differs' },
  'tool-poisoning': { verdict: 'fail', observed: 'differs' },
  'tool-shadowing': { verdict: 'fail', observed: 'not-implemented' },
  // One string for the shell, and the command in it runs.
  'shell-arguments': { verdict: 'fail', observed: 'unwanted' },
  // A path is where it says it is, a sibling's path included.
  'path-escape': { verdict: 'fail', observed: 'resolved' },
  // The host gives all it has, and the trail writes down all it sees.
  'minimal-environment': { verdict: 'fail', observed: 'differs' },
  'secret-in-audit': { verdict: 'fail', observed: 'differs' },
  'dead-timeout': { verdict: 'fail', observed: 'not-implemented' },
  // Connected is healthy, and what was sent how often is not known.
  'green-but-empty': { verdict: 'fail', observed: 'differs' },
  'zero-calls': { verdict: 'fail', observed: 'differs' },
  // Only what was allowed is counted.
  'silent-block': { verdict: 'fail', observed: 'unanswered' },
  // A test is a caller, and so is a comment.
  'dead-feature': { verdict: 'fail', observed: 'differs' },
})
