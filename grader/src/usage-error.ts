/** What was typed cannot be done: one sentence, exit code 2, no stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
