/**
 * What an attempt came to: an answer, a broken connection, or a refusal. Only what can
 * be read from it; what to do then is the sender's.
 */
import { ConnectionBroken } from './exchange.ts'
import { parseChallenges } from './oauth.ts'
import type { Failure } from './reconnect.ts'
import type { Reply } from './reply.ts'

export type Outcome = Reply | ConnectionBroken

export function onlyBroken(cause: unknown): ConnectionBroken {
  if (cause instanceof ConnectionBroken) return cause
  throw cause
}

export function failureIn(outcome: Outcome): Failure | undefined {
  if (outcome instanceof ConnectionBroken) return { code: outcome.code }
  const { status, headers } = outcome
  if (status < 400) return undefined
  const retryAfter = headers['retry-after']
  return { status, ...(retryAfter === undefined ? {} : { retryAfter }) }
}

/** 429 and 503 say that nothing was done. A gateway (502, 504) does not know. */
export function mayBeDone(outcome: Outcome): boolean {
  if (outcome instanceof ConnectionBroken) return outcome.hadConnection
  return outcome.status === 502 || outcome.status === 504
}

/** 401, and a 403 that says which scope is missing. Any other 403 is an answer. */
export function refusalIn({ status, headers }: Reply) {
  if (status !== 401 && status !== 403) return undefined
  const challenge = headers['www-authenticate'] ?? ''
  const bearer = parseChallenges(challenge).find(({ scheme }) => scheme === 'bearer')
  const { error, scope } = bearer?.params ?? {}
  if (status === 403 && error !== 'insufficient_scope') return undefined
  return { status, challenge, ...(scope === undefined ? {} : { scope }) }
}
