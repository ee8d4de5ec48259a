/**
 * One login: the page that the user is sent to, and what they come back with. Each
 * has a state and a verifier of its own, which never leave it in the clear.
 */
import { createHash, randomBytes } from 'node:crypto'
import { isSecure, type ServerMetadata } from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'

export interface Login {
  server: ServerMetadata
  clientId: string
  redirectUri: string
  resource: string
  scope: string
  browse: (url: string) => Promise<string>
}

/** Of all that a code is worth without, the verifier is the one thing to keep. */
export interface Grant {
  code: string
  verifier: string
}

export async function logIn(login: Login): Promise<Grant> {
  const [state, verifier] = [random(), random()]
  const page = new URL(login.server.authorization_endpoint)
  const { clientId, redirectUri, resource, scope } = login
  const asked = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource,
    ...(scope && { scope }),
    // OpenID: without a question to the user there is no offline access.
    ...(scope.split(' ').includes('offline_access') && { prompt: 'consent' }),
  }
  for (const [name, value] of Object.entries(asked)) page.searchParams.set(name, value)
  const callback = await login.browse(page.href)
  return { code: codeIn(callback, state, login.server), verifier }
}

// #region issuer-mix-up
/** Who answers comes before what they answer: an error can be a stranger's too. */
function codeIn(callback: string, state: string, server: ServerMetadata): string {
  if (!URL.canParse(callback)) throw new AuthorizationFailed('nobody came back')
  const { searchParams } = new URL(callback)
  const only = (name: string) => {
    const [value, second] = searchParams.getAll(name)
    if (second === undefined) return value
    throw new AuthorizationFailed(`the answer has ${name} twice`)
  }
  if (only('state') !== state) {
    throw new AuthorizationFailed('the answer belongs to another login')
  }
  const iss = only('iss')
  const mayLack = !server.authorization_response_iss_parameter_supported
  if (iss === undefined ? !mayLack : iss !== server.issuer) {
    throw new AuthorizationFailed(`expected an answer of ${server.issuer}, got ${iss}`)
  }
  const error = only('error')
  if (error !== undefined) {
    const isWord = /^[a-z_]{1,40}$/.test(error)
    throw new AuthorizationFailed(`the login ended with ${isWord ? error : 'an error'}`)
  }
  const code = only('code')
  if (!code) throw new AuthorizationFailed('the answer has no code')
  return code
}
// #endregion issuer-mix-up

// #region needs-auth
/** The first document that promises S256; one that says nothing may have a twin. */
export async function usable(
  issuer: string,
  documents: AsyncIterable<ServerMetadata>,
): Promise<ServerMetadata> {
  let last: ServerMetadata | undefined
  for await (const server of documents) {
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
    if (!isSecure(endpoint)) {
      throw new AuthorizationFailed(`${issuer} names an endpoint that is not https`)
    }
  }
  return last
}
// #endregion needs-auth

function random(): string {
  return randomBytes(32).toString('base64url')
}
