/**
 * Which errors say that a server cannot be reached or does not work. One list for
 * whoever counts them: the breaker, and health.
 */
const NAMES = new Set([
  ...['ServerExited', 'ServerUnavailable', 'Unreachable', 'OutcomeUnknown'],
  ...['TruncatedStream', 'BadAnswer', 'RequestTimeout', 'LayerTimeout'],
])

/** An answer that we do not like is an answer: 4xx and `RpcError` are none of these. */
export function isTransportFailure(error: unknown): boolean {
  const { name, status } = (error ?? {}) as { name?: unknown; status?: unknown }
  if (name === 'HttpError') return Number(status) >= 500
  return NAMES.has(String(name))
}

/** It was answered, if not with what was asked for. */
export function isAnswer(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown }
  return name === 'RpcError' || (name === 'HttpError' && !isTransportFailure(error))
}
