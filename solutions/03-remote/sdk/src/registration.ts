/**
 * Who we are to an authorization server: somebody it knows already, somebody who has
 * published who they are, or somebody who introduces himself (RFC 7591). What one of
 * them knows is nothing for another.
 */
import type { Asking } from './asking.ts'
import type { AuthorizerOptions, TokenStore } from './contract.ts'
import type { ServerMetadata } from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'
import { type Client, codeIn } from './token-request.ts'
import { kept } from './tokens.ts'

/** Besides what the contract asks for. */
export interface Published {
  /** The https URL of a document about us: it is our id wherever it can be read. */
  clientDocument?: string
}

type Identity = Published &
  Pick<AuthorizerOptions, 'clientId' | 'clientSecret' | 'clientName' | 'redirectUri'>

// #region issuer-mix-up
/** What one issuer gave us, or was given by us, is kept under its name. */
export async function clientFor(
  server: ServerMetadata,
  identity: Identity,
  store: TokenStore,
  { post }: Asking,
): Promise<Client> {
  const { clientId, clientSecret } = identity
  if (clientId !== undefined && (await isOwner(server.issuer, identity, store))) {
    return clientOf(clientId, clientSecret, server)
  }
  const { clientDocument } = identity
  if (clientDocument !== undefined && server.client_id_metadata_document_supported) {
    // Whoever reads it there knows no secret of ours.
    return clientOf(clientDocument, undefined, server)
  }
  const key = `client ${server.issuer} ${identity.redirectUri}`
  const known = kept<Client>(await store.load(key))
  if (known) return known
  const client = await register(server, identity, post)
  await store.save(key, JSON.stringify(client))
  return client
}

/** A secret is of the first issuer it was used with; any server can name others. */
async function isOwner(
  issuer: string,
  { clientId, clientSecret }: Identity,
  store: TokenStore,
): Promise<boolean> {
  if (clientSecret === undefined) return true
  const key = `issuer of ${clientId}`
  const owner = await store.load(key)
  if (owner === undefined) await store.save(key, issuer)
  return (owner ?? issuer) === issuer
}
// #endregion issuer-mix-up

async function register(
  server: ServerMetadata,
  { clientName, redirectUri }: Identity,
  post: Asking['post'],
): Promise<Client> {
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
  const secret = json.client_secret
  return clientOf(
    json.client_id,
    typeof secret === 'string' ? secret : undefined,
    server,
  )
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
