export { type KeyParts, keyOf } from './key.ts'
export * from './limits.ts'
export { isGradeResult, NotAResult, parseGradeResult } from './parse-result.ts'
export * from './result.ts'
