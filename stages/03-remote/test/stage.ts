/**
 * The one entry of the stage's tests; the preset says why there is only one.
 * A file that is missing here shows as not-reported.
 */
import './blind-reconnect.test.ts'
import './masked-timeout.test.ts'
import './retry-class.test.ts'
import './needs-auth.test.ts'
import './mirrored-headers.test.ts'
import './status-map.test.ts'
import './foreign-origin.test.ts'
import './hang-up-cancels.test.ts'
import './wrong-audience.test.ts'
import './issuer-mix-up.test.ts'
import './refresh-race.test.ts'
import './leaky-log.test.ts'
