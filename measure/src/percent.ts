/** A part of one, as people read it. */
export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
