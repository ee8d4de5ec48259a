/**
 * The server's door: is there a token, did our issuer sign it, is it for us, is it
 * still good, does it allow enough. And the document that says where to get one.
 * Not here: HTTP, which is `http-server.ts`.
 */
import type { Clock } from '@workshop/wire'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { createAsking } from './asking.ts'
import type { Log } from './contract.ts'
import { type GetJson, metadataOf } from './discovery.ts'

export interface TokenRules {
  issuer: string
  /** All of them are needed for every request. */
  scopes?: readonly string[]
  /** The URL of the server: the one name that tokens have to be for. */
  resource: string
  clock: Clock
  log: Log
}

/** What to answer to a request that may not come in. */
export interface Refused {
  status: 401 | 403 | 503
  headers: Record<string, string>
}

export interface TokenCheck {
  /** Where `metadata` has to be served, for everybody. */
  readonly metadataPath: string
  readonly metadata: object
  /** Undefined if the holder of this `Authorization` header may come in. */
  check(authorization: string | undefined): Promise<Refused | undefined>
}

export function createTokenCheck(rules: TokenRules): TokenCheck {
  const { issuer, scopes = [], resource } = rules
  const { get } = createAsking(rules)
  const { origin, pathname } = new URL(resource)
  const metadataPath = `/.well-known/oauth-protected-resource${pathname}`
  const pointer = {
    resource_metadata: `${origin}${metadataPath}`,
    ...(scopes.length > 0 && { scope: scopes.join(' ') }),
  }
  let keys: Promise<JWTVerifyGetKey> | undefined

  async function check(authorization = ''): Promise<Refused | undefined> {
    const [, token] = /^bearer +([\w.~+/=-]+) *$/i.exec(authorization) ?? []
    if (!token) return refused(401, pointer)
    const reason = await faultOf(token)
    if (reason === 'no keys') return { status: 503, headers: { 'Retry-After': '5' } }
    if (reason === 'scope') {
      return refused(403, { error: 'insufficient_scope', ...pointer })
    }
    return reason && refused(401, { error: 'invalid_token', ...pointer })
  }

  // #region wrong-audience
  async function faultOf(token: string) {
    keys ??= keysOf(issuer, get)
    try {
      // A good signature only says who made the token, not for whom.
      const { payload } = await jwtVerify(token, await keys, {
        issuer,
        audience: resource,
        requiredClaims: ['exp'],
      })
      const { scope } = payload
      const granted = typeof scope === 'string' ? scope.split(' ') : []
      return scopes.every(scope => granted.includes(scope)) ? undefined : 'scope'
    } catch (cause) {
      if (isAboutToken(cause)) return 'token'
      keys = undefined
      return 'no keys'
    }
  }
  // #endregion wrong-audience

  return {
    metadataPath,
    metadata: {
      resource,
      authorization_servers: [issuer],
      bearer_methods_supported: ['header'],
      ...(scopes.length > 0 && { scopes_supported: scopes }),
    },
    check,
  }
}

async function keysOf(issuer: string, get: GetJson): Promise<JWTVerifyGetKey> {
  for await (const { jwks_uri } of metadataOf(issuer, get)) {
    if (jwks_uri) return createRemoteJWKSet(new URL(jwks_uri))
  }
  throw new Error(`${issuer} publishes no keys`)
}

const ISSUER_FAULTS = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID']

/** Else the issuer could not be asked, which is no fault of whoever has the token. */
function isAboutToken(cause: unknown): boolean {
  return cause instanceof errors.JOSEError && !ISSUER_FAULTS.includes(cause.code)
}

function refused(status: 401 | 403, params: Record<string, string>): Refused {
  const shown = Object.entries(params).map(([name, value]) => `${name}="${value}"`)
  return { status, headers: { 'WWW-Authenticate': `Bearer ${shown.join(', ')}` } }
}
