/**
 * A request that is turned away: a status of HTTP, and why in JSON-RPC's words.
 * Specification 2026-07-28: basic/index (Error Codes), basic/transports/streamable-http.
 */
import { ERROR_CODES, type RequestId } from '@workshop/wire'

interface Details {
  code?: number
  data?: unknown
  /** Of the request, where it could be read: an unreadable one has no id, not `null`. */
  id?: RequestId
  headers?: Record<string, string>
}

export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  toResponse(): Response {
    const { code = ERROR_CODES.invalidRequest, data, id, headers = {} } = this.details
    const error = { code, message: this.message, data }
    return Response.json(
      { jsonrpc: '2.0', id, error },
      { status: this.status, headers },
    )
  }
}
