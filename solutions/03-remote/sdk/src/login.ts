/**
 * One login from end to end: what the server says of itself, what its authorization
 * server says, who we are there, the user's word, and tokens for it. Everything that
 * can be refused is refused before the user sees a page.
 */
import type { Asking } from './asking.ts'
import { askUser } from './code-flow.ts'
import type { AuthorizerOptions, Log, TokenStore } from './contract.ts'
import {
  findResource,
  type GetJson,
  isSecure,
  metadataOf,
  type ServerMetadata,
} from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'
import { clientFor, type Published } from './registration.ts'
import { requestTokens } from './token-request.ts'
import { type Tokens, tokensFrom, unite } from './tokens.ts'

/** What is known when a login begins. */
export interface Occasion {
  url: string
  /** Parameters of the challenge last seen. */
  challenge: Readonly<Record<string, string>>
  /** Scopes of the tokens that are not enough. */
  before: string | undefined
}

interface Means {
  options: AuthorizerOptions & Published
  store: TokenStore
  asking: Asking
  log: Log
}

// #region needs-auth
export async function logIn(occasion: Occasion, means: Means): Promise<Tokens> {
  const { url, challenge } = occasion
  const { options, store, asking, log } = means
  const found = await findResource(url, challenge.resource_metadata, asking.get)
  const server = await serverOf(found.issuer, url, asking.get)
  const client = await clientFor(server, options, store, asking)
  const scope = scopeFor(occasion, found.scopes, server)
  const { redirectUri, browse } = options
  const { resource } = found
  log(`login at ${server.issuer}, resource ${resource}, scope ${scope}`)
  const page = { server, clientId: client.id, redirectUri, resource, scope, browse }
  const { code, verifier } = await askUser(page)
  const grant = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  }
  const audience = { endpoint: server.token_endpoint, client, resource }
  const answer = await requestTokens(audience, grant, asking.post)
  return tokensFrom(answer, { ...audience, scope })
}

/** The first document that promises S256; one that says nothing may have a twin. */
async function serverOf(
  issuer: string,
  namedBy: string,
  get: GetJson,
): Promise<ServerMetadata> {
  if (!isSecure(issuer, namedBy))
    throw new AuthorizationFailed(`${issuer} is not https`)
  let last: ServerMetadata | undefined
  for await (const server of metadataOf(issuer, get)) {
    last = server
    if (server.code_challenge_methods_supported?.includes('S256')) break
  }
  if (!last) throw new AuthorizationFailed(`${issuer} publishes no metadata`)
  if (!last.code_challenge_methods_supported?.includes('S256')) {
    throw new AuthorizationFailed(`${issuer} does not promise PKCE with S256`)
  }
  const { authorization_endpoint, token_endpoint, registration_endpoint } = last
  const optional = registration_endpoint === undefined ? [] : [registration_endpoint]
  for (const endpoint of [authorization_endpoint, token_endpoint, ...optional]) {
    if (!isSecure(endpoint, issuer)) {
      throw new AuthorizationFailed(`${issuer} names an endpoint that is not https`)
    }
  }
  return last
}
// #endregion needs-auth

// #region refresh-race
/** What the server wants for this request comes before what it has on offer. */
function scopeFor(
  { challenge, before }: Occasion,
  offered: readonly string[],
  { scopes_supported: known }: ServerMetadata,
): string {
  const asked = challenge.scope ?? offered.join(' ')
  // Whoever asks for the missing one alone has lost the others.
  const isStep = challenge.error === 'insufficient_scope'
  const scope = isStep ? unite(before, asked) : asked
  return scope && known?.includes('offline_access')
    ? unite(scope, 'offline_access')
    : scope
}
// #endregion refresh-race
