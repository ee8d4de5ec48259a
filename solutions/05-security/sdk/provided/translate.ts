/**
 * What the SDK rejects with, in the words of the contract.
 *
 * The SDK does: `ProtocolError` for what the peer answered, `SdkError` with a
 * code for what happened on this side.
 * Left to us: which method, how long, and why the server is gone.
 */
import { ProtocolError, SdkError, SdkErrorCode } from '@modelcontextprotocol/client'
import { ERROR_CODES } from '@workshop/wire'
import { RequestTimeout, RpcError } from './errors.ts'

export interface Circumstances {
  method: string
  timeoutMs: number
  /** Why the connection ended, if it did. */
  failure: Error | undefined
}

export function inOurWords(cause: unknown, known: Circumstances): unknown {
  if (cause instanceof ProtocolError) {
    return new RpcError(cause.code, cause.message, cause.data)
  }
  if (!(cause instanceof SdkError)) return cause
  switch (cause.code) {
    case SdkErrorCode.RequestTimeout:
      return new RequestTimeout(known.method, known.timeoutMs)
    case SdkErrorCode.ConnectionClosed:
      return known.failure ?? cause
    case SdkErrorCode.InvalidResult:
    case SdkErrorCode.UnsupportedResultType:
      return new RpcError(ERROR_CODES.invalidRequest, cause.message)
    default:
      return cause
  }
}
