/**
 * From a 401 to a token, and to the next one: what a link asks about every request,
 * and the login that a host starts when the user agrees. What was found out about a
 * server is kept by its resource; a token of one is never given out for another.
 * Specification 2026-07-28: basic/authorization.
 */
import { createAsking } from './asking.ts'
import { parseChallenges } from './challenges.ts'
import type { Authorizer, AuthorizerOptions, Refusal } from './contract.ts'
import { resourceOf } from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'
import { createLog, redact } from './log.ts'
import { logIn } from './login.ts'
import { createRefresh, isDue } from './refresh.ts'
import type { Published } from './registration.ts'
import { systemClock } from './system-clock.ts'
import { createTokenShelf, memoryStore, type Tokens } from './tokens.ts'

export { parseChallenges } from './challenges.ts'
export { resourceOf } from './discovery.ts'

const MOST_LOGINS = 3

/** What a server has let us know, besides tokens. */
interface Known {
  challenge: Record<string, string>
  /** Logins that brought a token, since a request was last accepted. */
  logins: number
  /** Requests that a token was given out for, and those that were refused with it. */
  given: number
  refused: number
  running?: Promise<void>
}

export function createAuthorizer(options: AuthorizerOptions & Published): Authorizer {
  const { clock = systemClock, store = memoryStore() } = options
  const log = createLog(options.log)
  const asking = createAsking({ clock, log })
  const shelf = createTokenShelf(store, clock)
  const refresh = createRefresh(shelf, asking.post)
  const servers = new Map<string, Known>()

  function knownOf(resource: string): Known {
    const fresh = { challenge: {}, logins: 0, given: 0, refused: 0 }
    const known = servers.get(resource) ?? fresh
    servers.set(resource, known)
    return known
  }

  async function accessToken(url: string): Promise<string | undefined> {
    const resource = resourceOf(url)
    const tokens = await shelf.load(resource)
    if (!tokens) return undefined
    const good = await inTime(resource, tokens)
    if (good) knownOf(resource).given++
    return good?.accessToken
  }

  /** The tokens, or the next ones if these are about to end. */
  async function inTime(resource: string, tokens: Tokens): Promise<Tokens | undefined> {
    const left = shelf.left(resource, tokens)
    if (!isDue(tokens, left)) return tokens
    const next = refresh(resource, tokens)
    if (left <= 0) return next
    // What is early may fail: there is still something to work with.
    return next.then(
      found => found ?? tokens,
      () => tokens,
    )
  }

  // #region refresh-race
  async function challenged(url: string, refusal: Refusal): Promise<boolean> {
    const resource = resourceOf(url)
    const known = knownOf(resource)
    const challenge = bearerIn(refusal.challenge)
    const tooNarrow = challenge.error === 'insufficient_scope'
    if (refusal.token !== undefined) known.refused++
    if (refusal.status !== 401 && !tooNarrow) return false
    known.challenge = challenge
    const tokens = await shelf.load(resource)
    if (!tokens) return false
    if (tokens.accessToken !== refusal.token) return true
    // A refresh gives what the user allowed, and not more.
    return !tooNarrow && (await refresh(resource, tokens)) !== undefined
  }
  // #endregion refresh-race

  function authorize(url: string): Promise<void> {
    const known = knownOf(resourceOf(url))
    known.running ??= login(url, known).finally(() => delete known.running)
    return known.running
  }

  async function login(url: string, known: Known): Promise<void> {
    if (known.given > known.refused) known.logins = 0
    if (known.logins >= MOST_LOGINS) {
      const where = redact(url)
      throw new AuthorizationFailed(
        `${where} refuses what ${MOST_LOGINS} logins brought`,
      )
    }
    const resource = resourceOf(url)
    const before = (await shelf.load(resource))?.scope
    const { challenge } = known
    const means = { options, store, asking, log }
    await shelf.save(resource, await logIn({ url, challenge, before }, means))
    Object.assign(known, { logins: known.logins + 1, given: 0, refused: 0 })
  }

  return { authorize, accessToken, challenged }
}

function bearerIn(header: string): Record<string, string> {
  const bearers = parseChallenges(header).filter(({ scheme }) => scheme === 'bearer')
  const told = bearers.find(({ params }) => 'resource_metadata' in params)
  return (told ?? bearers[0])?.params ?? {}
}
