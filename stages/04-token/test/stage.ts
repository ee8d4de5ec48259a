/**
 * The one entry of the stage's tests; the preset says why there is only one.
 * A file that is missing here shows as not-reported.
 */
import './token-bill.test.ts'
import './order-drift.test.ts'
import './sorted-evidence.test.ts'
import './stable-set.test.ts'
import './cache-hints.test.ts'
import './accuracy-denominator.test.ts'
import './never-called.test.ts'
import './search-threshold.test.ts'
import './search-recall.test.ts'
import './heading-speaker.test.ts'
import './instructions-delta.test.ts'
import './vague-description.test.ts'
import './long-description.test.ts'
import './oversized-result.test.ts'
