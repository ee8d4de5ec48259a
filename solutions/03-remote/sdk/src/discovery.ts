/**
 * Where a server says who lets people in, and where that one says how: protected
 * resource metadata (RFC 9728), authorization server metadata (RFC 8414, OpenID).
 * What is found is checked before anybody uses it. Not here: who asks, and why.
 */
import { AuthorizationFailed } from './errors.ts'
import { redact } from './log.ts'

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
  client_id_metadata_document_supported?: boolean
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

/** https, or a program on this machine; nobody from elsewhere may send us to one. */
export function isSecure(url: string, namedBy: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, username, password } = new URL(url)
  if (username || password) return false
  const loopback = isLoopback(url) && isLoopback(namedBy)
  return protocol === 'https:' || (protocol === 'http:' && loopback)
}

function isLoopback(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
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
    told !== undefined && (isSecure(told, url) || told.startsWith(`${origin}/`))
  for (const place of isHonest ? [told] : places) {
    const found = await get(place)
    if (found) return checkedResource(found, place, url)
  }
  throw new AuthorizationFailed(`${redact(url)} does not say who lets people in`)
}

function checkedResource(
  { resource, authorization_servers, scopes_supported }: Record<string, unknown>,
  place: string,
  url: string,
): ProtectedResource {
  if (typeof resource !== 'string' || !isSameOrAbove(resource, url)) {
    throw new AuthorizationFailed(
      `${place} is about ${named(resource)}, not about ${redact(url)}`,
    )
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
      throw new AuthorizationFailed(
        `${place} is about ${named(found.issuer)}, not ${issuer}`,
      )
    }
    yield metadataIn(found)
  }
}
// #endregion issuer-mix-up

/** Lists that are none are left out. Endpoints are looked at before they are used. */
function metadataIn(found: Record<string, unknown>): ServerMetadata {
  const usable = Object.entries(found).filter(
    ([name, value]) =>
      !/_supported$/.test(name) || Array.isArray(value) || value === true,
  )
  return Object.fromEntries(usable) as unknown as ServerMetadata
}

function named(name: unknown): string {
  return typeof name === 'string' ? name : `no text (${typeof name})`
}

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
