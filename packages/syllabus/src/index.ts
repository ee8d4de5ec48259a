/** Every stage and pitfall of the workshop as data, in both languages. */
export * from './lookups.ts'
export { nearestPitfall } from './nearest.ts'
export { STAGE_01 } from './pitfalls/stage-01.ts'
export { STAGE_02 } from './pitfalls/stage-02.ts'
export { SILENT_FAILURES } from './silent-failures.ts'
export { type PitfallId, type PitfallIdOf, STAGES } from './stages.ts'
export * from './text.ts'
export * from './types.ts'
