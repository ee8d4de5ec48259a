/**
 * Who we are to an authorization server: somebody it knows already, or somebody who
 * introduces himself (RFC 7591). What one of them knows is nothing for another.
 */
import type { Asking } from './asking.ts'
import type { AuthorizerOptions, TokenStore } from './contract.ts'
import type { ServerMetadata } from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'
import { type Client, codeIn } from './token-request.ts'

type Identity = Pick<
  AuthorizerOptions,
  'clientId' | 'clientSecret' | 'clientName' | 'redirectUri'
>

export async function clientFor(
  server: ServerMetadata,
  { clientId, clientSecret, clientName, redirectUri }: Identity,
  store: TokenStore,
  { post }: Asking,
): Promise<Client> {
  if (clientId !== undefined) return clientOf(clientId, clientSecret, server)
  const key = `client ${server.issuer} ${redirectUri}`
  const kept = await store.load(key)
  if (kept !== undefined) return JSON.parse(kept)
  if (!server.registration_endpoint) {
    throw new AuthorizationFailed(
      `${server.issuer} takes nobody it does not know; give a clientId`,
    )
  }
  const { status, json } = await post(server.registration_endpoint, {
    client_name: clientName ?? 'MCP host',
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    application_type: redirectUri.startsWith('https:') ? 'web' : 'native',
  })
  if (status >= 300 || typeof json?.client_id !== 'string') {
    throw new AuthorizationFailed(`registration is refused: ${codeIn(json, status)}`)
  }
  const secret = json.client_secret as string | undefined
  const client = clientOf(json.client_id, secret, server)
  await store.save(key, JSON.stringify(client))
  return client
}

function clientOf(
  id: string,
  secret: string | undefined,
  { token_endpoint_auth_methods_supported: methods }: ServerMetadata,
): Client {
  if (secret === undefined) return { id, method: 'none' }
  const basic = methods?.includes('client_secret_basic') ?? true
  return { id, secret, method: basic ? 'client_secret_basic' : 'client_secret_post' }
}
