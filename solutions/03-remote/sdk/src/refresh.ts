/**
 * From a token to the next one, without the user: early, once for everybody who waits,
 * and never at the cost of somebody who was quicker.
 */
import type { Asking } from './asking.ts'
import { requestTokens } from './token-request.ts'
import { type TokenShelf, type Tokens, tokensFrom } from './tokens.ts'

const EARLY_MS = 30_000

/** The next tokens; undefined if only the user can help. */
export type Refresh = (resource: string, used: Tokens) => Promise<Tokens | undefined>

// #region refresh-race
export function createRefresh(shelf: TokenShelf, post: Asking['post']): Refresh {
  const running = new Map<string, Promise<Tokens | undefined>>()
  /** Refresh tokens that were refused: asking again may end what others still use. */
  const refused = new Set<string>()

  async function renew(resource: string, used: Tokens): Promise<Tokens | undefined> {
    const kept = (await shelf.load(resource)) ?? used
    if (kept.accessToken !== used.accessToken) return kept
    const { refreshToken } = kept
    if (refreshToken === undefined || refused.has(refreshToken)) return undefined
    const grant = { grant_type: 'refresh_token', refresh_token: refreshToken }
    try {
      const next = tokensFrom(await requestTokens(kept, grant, post), kept)
      await shelf.save(resource, next)
      return next
    } catch (cause) {
      // Refresh tokens are good for one use, and another program may have been first.
      const winner = await shelf.load(resource)
      if (winner && winner.accessToken !== used.accessToken) return winner
      // A server that is down has not said no.
      if ((cause as Error).name !== 'AuthorizationFailed') throw cause
      refused.add(refreshToken)
      return undefined
    }
  }

  return (resource, used) => {
    const shared = running.get(resource)
    if (shared) return shared
    const own = renew(resource, used).finally(() => running.delete(resource))
    running.set(resource, own)
    return own
  }
}

/** Late enough to use a token, early enough that no request is under way at its end. */
export function isDue({ lifeMs = Infinity }: Tokens, left: number): boolean {
  return left <= Math.min(EARLY_MS, lifeMs / 10)
}
// #endregion refresh-race
