/**
 * The errors of the contract: one class for each way a call can end badly, so
 * that a caller can tell "the server said no" from "there is no server".
 */
import type { RequestId } from '@workshop/wire'

/** The peer answered `error`. Specification 2026-07-28: basic/index (Error Codes). */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** The process ended, or never started. */
export class ServerExited extends Error {
  override readonly name = 'ServerExited'
  readonly exitCode: number | null
  readonly signal: string | null
  /** The last of what it wrote to stderr: usually the reason. */
  readonly stderrTail: string

  constructor(
    message: string,
    exit: {
      exitCode?: number | null
      signal?: string | null
      stderrTail?: string
    } = {},
  ) {
    super(message)
    this.exitCode = exit.exitCode ?? null
    this.signal = exit.signal ?? null
    this.stderrTail = exit.stderrTail ?? ''
  }
}

/** Standard output ended inside a message: its answer will never be whole. */
export class TruncatedStream extends Error {
  override readonly name = 'TruncatedStream'
  readonly sample: string

  constructor(sample: string) {
    super(`stdout ended inside a message: ${sample}`)
    this.sample = sample
  }
}

export class RequestTimeout extends Error {
  override readonly name = 'RequestTimeout'
  readonly method: string
  readonly timeoutMs: number

  constructor(method: string, timeoutMs: number) {
    super(`no answer to ${method} within ${timeoutMs} ms`)
    this.method = method
    this.timeoutMs = timeoutMs
  }
}

/** The caller's own signal fired. */
export class RequestCancelled extends Error {
  override readonly name = 'RequestCancelled'
  readonly reason: unknown

  constructor(id: RequestId, reason: unknown) {
    super(`request ${id} was cancelled by the caller`)
    this.reason = reason
  }
}

/** The two sides share no revision. */
export class VersionMismatch extends Error {
  override readonly name = 'VersionMismatch'
  readonly offered: string
  readonly supported: readonly string[]

  constructor(offered: string, supported: readonly string[]) {
    super(`offered revision ${offered}, the server speaks ${supported.join(', ')}`)
    this.offered = offered
    this.supported = supported
  }
}
