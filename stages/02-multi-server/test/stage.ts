/**
 * The one entry of the stage's tests; the preset says why there is only one.
 * A file that is missing here shows as not-reported.
 */
import './spawn-storm.test.ts'
import './one-bad-server.test.ts'
import './capability-gap.test.ts'
import './config-scopes.test.ts'
import './empty-section.test.ts'
import './gate-the-real-value.test.ts'
import './list-changed-race.test.ts'
import './name-collision.test.ts'
import './name-limit.test.ts'
import './pagination.test.ts'
import './same-server-twice.test.ts'
import './state-machine.test.ts'
import './underscore-split.test.ts'
import './unset-variable.test.ts'
