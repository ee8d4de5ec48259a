export { type Outcome, show, TestContext } from './context.ts'
export { breaks, guards, type Run } from './guards.ts'
export { Red } from './red.ts'
export type { Handle, Program, Subject, Variant } from './subject/index.ts'
