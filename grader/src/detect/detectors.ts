/** The pitfalls for which a learner may write a detector, easiest first. */
export const DETECTORS = [
  'dead-timeout',
  'silent-block',
  'green-but-empty',
  'small-denominator',
  'tool-poisoning',
] as const

export type DetectorId = (typeof DETECTORS)[number]
