/**
 * How the real authorization server is set up. Not here: that it runs, and who asks it.
 */
import { generateKeyPairSync, randomUUID } from 'node:crypto'

export interface AuthorizationServerOptions {
  /** Of an access token, in seconds. */
  lifeS?: number
  /** What a resource may be asked for. */
  scopes?: readonly string[]
}

/** A host that the server knows without registration; it has no secret. */
export const KNOWN_CLIENT = {
  clientId: 'workshop-host',
  redirectUri: 'http://127.0.0.1/callback',
} as const

export function configuration({
  lifeS = 3600,
  scopes = ['read', 'write'],
}: AuthorizationServerOptions) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'ES256',
    kid: '1',
  }
  return {
    clients: [
      {
        client_id: KNOWN_CLIENT.clientId,
        redirect_uris: [KNOWN_CLIENT.redirectUri],
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    clientDefaults: {
      id_token_signed_response_alg: 'ES256',
      response_types: ['code'],
    },
    jwks: { keys: [key] },
    cookies: { keys: [randomUUID()] },
    responseTypes: ['code'],
    scopes: ['openid', 'offline_access', ...scopes],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => undefined,
        useGrantedResource: () => true,
        getResourceServerInfo: (_: unknown, resource: string) => ({
          scope: scopes.join(' '),
          audience: resource,
          accessTokenTTL: lifeS,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'ES256' } },
        }),
      },
    },
    findAccount: (_: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId }),
    }),
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    interactions: {
      url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}`,
    },
    ttl: {
      AccessToken: lifeS,
      AuthorizationCode: 60,
      Grant: 86_400,
      IdToken: 3600,
      Interaction: 600,
      RefreshToken: 86_400,
      Session: 600,
    },
  }
}
