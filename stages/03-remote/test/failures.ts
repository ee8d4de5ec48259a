/**
 * What a failure is worth: how long to wait before the next attempt, whatever the
 * jitter, and what is never tried again.
 */

export interface Failure {
  status?: number
  code?: string
  retryAfter?: string
}

interface Delayed {
  failure: () => Failure
  attempt: number
  least: number
  most: number
}

/** So much of a second may be lost in a date of HTTP, and so much time go by. */
const DATE_SLACK_MS = 5000

export const DELAYED: readonly Delayed[] = [
  ...[429, 502, 503, 504].map(status => delayed({ status }, 1, 250, 500)),
  ...['ECONNRESET', 'ECONNREFUSED'].map(code => delayed({ code }, 1, 250, 500)),
  delayed({ status: 503 }, 2, 500, 1000),
  delayed({ code: 'ECONNRESET' }, 3, 1000, 2000),
  // Not before the server wants it, also where our own patience is longer.
  delayed({ status: 429, retryAfter: '7' }, 1, 7000, 7500),
  delayed({ status: 503, retryAfter: '60' }, 1, 60_000, 60_500),
  delayed({ status: 503, retryAfter: '0' }, 1, 250, 500),
  delayed({ status: 429, retryAfter: '1' }, 3, 1000, 3000),
  dated(20_000, 20_000 - DATE_SLACK_MS, 20_500),
  dated(-60_000, 250, 500),
  // Says nothing, and must not be taken for a date of the year 2001.
  delayed({ status: 503, retryAfter: '-1' }, 1, 250, 500),
  delayed({ status: 503, retryAfter: 'soon 2' }, 1, 250, 500),
]

const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toUTCString()

export const NEVER: readonly [Failure, number][] = [
  ...[400, 401, 403, 404, 405, 408, 409, 413, 422, 500, 501].map(
    (status): [Failure, number] => [{ status }, 1],
  ),
  // What may not be retried may not be retried later either.
  [{ status: 403, retryAfter: '1' }, 1],
  [{ status: 503 }, 4],
  [{ code: 'ECONNRESET' }, 4],
  [{ status: 429, retryAfter: '1' }, 4],
  [{ status: 429, retryAfter: '61' }, 1],
  [{ status: 503, retryAfter: IN_AN_HOUR }, 1],
]

function delayed(failure: Failure, attempt: number, least: number, most: number) {
  return { failure: () => failure, attempt, least, most }
}

/** With a date that is so far away when it is looked at. */
function dated(ms: number, least: number, most: number): Delayed {
  const failure = () => ({
    status: 503,
    retryAfter: new Date(Date.now() + ms).toUTCString(),
  })
  return { failure, attempt: 1, least, most }
}
