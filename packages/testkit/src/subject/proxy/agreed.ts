/** The functions that the two sides of a seam know of each other beforehand. */
export const AGREED = {
  /** Both: a signal of the other side has been aborted. */
  abort: 1,
  /** Test: something was thrown that nobody caught. */
  crashed: 2,
  /** Subject: what `Subject` promises; see there. */
  load: 10,
  call: 11,
  create: 12,
  method: 13,
  timed: 14,
  timedCall: 15,
  memory: 16,
  keep: 18,
  hold: 19,
  change: 20,
  read: 21,
  /** Subject: all that follows at once has to follow; test: it has. */
  fence: 17,
  fenced: 3,
} as const
