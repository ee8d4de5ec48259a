/**
 * The one entry of the stage's tests; the preset says why there is only one.
 * A file that is missing here shows as not-reported.
 */
import './clean-shutdown.test.ts'
import './dead-server.test.ts'
import './error-or-iserror.test.ts'
import './glued-frames.test.ts'
import './id-discipline.test.ts'
import './json-not-rpc.test.ts'
import './line-ends.test.ts'
import './notification-reply.test.ts'
import './oversize-line.test.ts'
import './required-meta.test.ts'
import './slow-neighbour.test.ts'
import './split-utf8.test.ts'
import './stderr-stall.test.ts'
import './stdout-noise.test.ts'
import './two-eras-client.test.ts'
import './two-eras-server.test.ts'
