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
import './redirects.test.ts'
import './foreign-origin.test.ts'
import './hang-up-cancels.test.ts'
import './wrong-audience.test.ts'
import './issuer-mix-up.test.ts'
import './refresh-race.test.ts'
import './leaky-log.test.ts'
import './transport-seam.test.ts'
import './json-or-sse.test.ts'
import './era-over-http.test.ts'
import './stream-cut.test.ts'
import './served-subscription.test.ts'
import './input-required.test.ts'
import './lost-subscription.test.ts'
