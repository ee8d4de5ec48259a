/**
 * What the SDK says about a request it cannot serve, in the words of the specification.
 *
 * The SDK does: the statuses, and an error that says why.
 * Left to us: its `id: null`, which is no id (of a request that could not be read it
 * is absent), and its code -32000, which the specification took out of use.
 * Specification 2026-07-28: basic/index (Error Codes), schema JSONRPCErrorResponse.
 */
import { ERROR_CODES } from '@workshop/wire'

const SDK_CODE = -32000

// #region status-map
export function errorInSpec(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('error' in body)) return body
  const { id, error, ...rest } = body as { id?: unknown; error: { code?: unknown } }
  const code = error?.code === SDK_CODE ? ERROR_CODES.invalidRequest : error?.code
  const isKnown = id !== null && id !== undefined
  return { ...rest, ...(isKnown && { id }), error: { ...error, code } }
}

export async function responseInSpec(response: Response): Promise<Response> {
  const { status, headers } = response
  const isJson = headers.get('content-type')?.includes('json')
  if (status < 400 || !isJson) return response
  const kept = Object.fromEntries(headers)
  delete kept['content-length']
  return Response.json(errorInSpec(await response.json()), { status, headers: kept })
}
// #endregion status-map
