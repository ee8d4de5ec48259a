/** The complete pitfalls of stage 03, by id. */

export const STAGE_03 = {} as const
