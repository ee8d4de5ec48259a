/**
 * The page that the user is sent to, and what they come back with (RFC 7636, RFC 9207).
 * Each time has a state and a verifier of its own. Not here: what a code is good for.
 */
import { createHash, randomBytes } from 'node:crypto'
import type { ServerMetadata } from './discovery.ts'
import { AuthorizationFailed } from './errors.ts'

export interface Page {
  server: ServerMetadata
  clientId: string
  redirectUri: string
  resource: string
  scope: string
  browse: (url: string) => Promise<string>
}

/** A code is worth nothing without the verifier, which only we have. */
export interface Code {
  code: string
  verifier: string
}

export async function askUser(page: Page): Promise<Code> {
  const [state, verifier] = [random(), random()]
  const { server, clientId, redirectUri, resource, scope } = page
  const url = new URL(server.authorization_endpoint)
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
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  const callback = await page.browse(url.href)
  return { code: codeIn(callback, state, server), verifier }
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

function random(): string {
  return randomBytes(32).toString('base64url')
}
