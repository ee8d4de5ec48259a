export { type CallRecord, keepRecord, type Recorders } from './call-record.ts'
export { type Gaps, gapsIn } from './gaps.ts'
export { type LimitedCall, limitedCall, type Outcome } from './limited-call.ts'
export { createStack, type Part, type Stack, type Subjects } from './stack.ts'
