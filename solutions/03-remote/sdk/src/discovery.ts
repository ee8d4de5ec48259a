/**
 * Where a server says who lets people in, and where that one says how: protected
 * resource metadata (RFC 9728), authorization server metadata (RFC 8414, OpenID).
 * What is found is checked before anybody uses it. Not here: who asks, and why.
 */
import { AuthorizationFailed } from './errors.ts'

/** A JSON object from this URL, or undefined if there is none. */
export type GetJson = (url: string) => Promise<Record<string, unknown> | undefined>

export interface ServerMetadata {
  issuer: string
  authorization_endpoint: string
  token_endpoint: string
  registration_endpoint?: string
  jwks_uri?: string
  scopes_supported?: string[]
  code_challenge_methods_supported?: string[]
  token_endpoint_auth_methods_supported?: string[]
  authorization_response_iss_parameter_supported?: boolean
}

export interface ProtectedResource {
  /** The name that tokens have to be for. */
  resource: string
  issuer: string
  scopes: readonly string[]
}

// #region wrong-audience
/** As parsed, but with no slash where nobody wrote one, and without the fragment. */
export function resourceOf(url: string): string {
  const { origin, pathname, search } = new URL(url)
  const hasPath = pathname !== '/' || /^[^/]+\/\/[^/?#]+\//.test(url.trim())
  return origin + (hasPath ? pathname : '') + search
}
// #endregion wrong-audience

/** https, or a program on this machine. */
export function isSecure(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname } = new URL(url)
  const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return protocol === 'https:' || (protocol === 'http:' && loopback)
}

// #region needs-auth
/** The header's word first; a document at the root may be about somebody else. */
export async function findResource(
  url: string,
  told: string | undefined,
  get: GetJson,
): Promise<ProtectedResource> {
  const { origin, pathname } = new URL(url)
  const wellKnown = `${origin}/.well-known/oauth-protected-resource`
  const places = new Set([`${wellKnown}${pathname.replace(/\/$/, '')}`, wellKnown])
  const isHonest =
    told !== undefined && (isSecure(told) || told.startsWith(`${origin}/`))
  for (const place of isHonest ? [told] : places) {
    const found = await get(place)
    if (found) return checkedResource(found, place, url)
  }
  throw new AuthorizationFailed(`${url} does not say who lets people in`)
}

function checkedResource(
  { resource, authorization_servers, scopes_supported }: Record<string, unknown>,
  place: string,
  url: string,
): ProtectedResource {
  if (typeof resource !== 'string' || !isSameOrAbove(resource, url)) {
    throw new AuthorizationFailed(`${place} is about ${resource}, not about ${url}`)
  }
  const [issuer] = listOf(authorization_servers)
  if (issuer === undefined) {
    throw new AuthorizationFailed(`${place} names no authorization server`)
  }
  return { resource: resourceOf(resource), issuer, scopes: listOf(scopes_supported) }
}

/** A server may be one of several under a common name; never the other way round. */
function isSameOrAbove(resource: string, url: string): boolean {
  if (!URL.canParse(resource)) return false
  const [wide, narrow] = [new URL(resource), new URL(url)]
  const base = wide.pathname.replace(/\/?$/, '/')
  return (
    wide.origin === narrow.origin &&
    (wide.search === '' || wide.search === narrow.search) &&
    narrow.pathname.replace(/\/?$/, '/').startsWith(base)
  )
}
// #endregion needs-auth

// #region issuer-mix-up
/** The documents of an issuer in the order of the specification, each its own word. */
export async function* metadataOf(issuer: string, get: GetJson) {
  for (const place of placesOf(issuer)) {
    const found = await get(place)
    if (!found) continue
    // As text: a URL that was parsed and printed again is another name.
    if (found.issuer !== issuer) {
      throw new AuthorizationFailed(`${place} is about ${found.issuer}, not ${issuer}`)
    }
    yield found as unknown as ServerMetadata
  }
}
// #endregion issuer-mix-up

function placesOf(issuer: string): string[] {
  const { origin, pathname } = new URL(issuer)
  const path = pathname.replace(/\/$/, '')
  const places = [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}/.well-known/openid-configuration${path}`,
  ]
  return path
    ? [...places, `${origin}${path}/.well-known/openid-configuration`]
    : places
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}
