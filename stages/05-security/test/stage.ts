/**
 * The one entry of the stage's tests; the preset says why there is only one.
 * A file that is missing here shows as not-reported.
 */
import './small-denominator.test.ts'
import './shell-arguments.test.ts'
import './path-escape.test.ts'
import './minimal-environment.test.ts'
import './secret-in-audit.test.ts'
import './dead-timeout.test.ts'
import './green-but-empty.test.ts'
import './zero-calls.test.ts'
import './silent-block.test.ts'
import './dead-feature.test.ts'
import './empty-allowlist.test.ts'
import './trusting-hints.test.ts'
import './deny-wins.test.ts'
import './name-is-not-identity.test.ts'
import './url-wildcards.test.ts'
import './approval-pending.test.ts'
import './tool-poisoning.test.ts'
import './tool-shadowing.test.ts'
