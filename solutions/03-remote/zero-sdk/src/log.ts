/**
 * The one place where lines are written, and cleaned. Whoever logs need not think of
 * secrets, and cannot forget to.
 */
import type { Log } from './contract.ts'
import { plainOf } from './plain-text.ts'
import { secretsIn } from './secrets.ts'

const HIDDEN = '[redacted]'

// #region leaky-log
/** The same text without secrets; not even a beginning of one is left. */
export function redact(text: string): string {
  const plain = plainOf(text)
  let clean = ''
  let done = 0
  for (const [start, end] of secretsIn(plain)) {
    clean += text.slice(done, plain.offsets[start]) + HIDDEN
    done = Number(plain.offsets[end])
  }
  return clean + text.slice(done)
}

/**
 * Lines go through here on their way to whoever gets them. What others have named may
 * hold line ends, and forge a line; or what a terminal takes for a command.
 */
export function createLog(log?: Log): Log {
  return line => log?.(redact(line).replace(/[\p{Cc}\u2028\u2029]/gu, ' '))
}
// #endregion leaky-log
