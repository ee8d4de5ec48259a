/** The complete pitfalls of stage 05, by id. */

export const STAGE_05 = {} as const
