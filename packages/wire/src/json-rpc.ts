/**
 * JSON-RPC 2.0 as MCP uses it: the four shapes a message can have.
 * Types only; telling them apart at run time is the reader's first exercise.
 * Specification 2026-07-28: basic/index (Messages).
 */

/** A string or an integer, never null. `0` is an ordinary id. */
export type RequestId = string | number

/** `params` is an object; since 2026-07-28 every request must carry one. */
export interface JsonRpcRequest {
  jsonrpc: '2.0'
  id: RequestId
  method: string
  params?: Params
}

/** A message without an id. It is never answered. */
export interface JsonRpcNotification {
  jsonrpc: '2.0'
  method: string
  params?: Params
}

export interface JsonRpcResult {
  jsonrpc: '2.0'
  id: RequestId
  result: Record<string, unknown>
}

/** The id is absent where the faulty request's id could not be read. */
export interface JsonRpcError {
  jsonrpc: '2.0'
  id?: RequestId | null
  error: ErrorObject
}

export interface ErrorObject {
  code: number
  message: string
  data?: unknown
}

export type JsonRpcResponse = JsonRpcResult | JsonRpcError
export type JsonRpcMessage = JsonRpcRequest | JsonRpcNotification | JsonRpcResponse

/** Parameters of a request or notification; `_meta` lives inside, never beside. */
export interface Params {
  _meta?: Record<string, unknown>
  [key: string]: unknown
}
