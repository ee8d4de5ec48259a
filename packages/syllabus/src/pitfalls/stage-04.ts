/** The complete pitfalls of stage 04, by id. */

export const STAGE_04 = {} as const
