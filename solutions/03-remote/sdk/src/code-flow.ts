/**
 * The page that the user is sent to, and what they come back with (RFC 7636, RFC 9207).
 * Each time has a state and a verifier of its own. Not here: what a code is good for.
 *
 * The SDK does: the page with its challenge, and whether an answer is the issuer's.
 * Left to us: the state, and an answer that says a thing twice. The rest of a login is
 * as without an SDK: its discovery takes an issuer with a slash for the one without,
 * and does not ask for S256; its client secrets go into `Authorization` unencoded; its
 * errors repeat what the server sent; and what refreshes there does so for one request.
 */
import { randomBytes } from 'node:crypto'
import {
  type AuthorizationServerMetadata,
  startAuthorization,
  validateAuthorizationResponseIssuer,
} from '@modelcontextprotocol/client'
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
  const { server, clientId, redirectUri, resource, scope, browse } = page
  const state = randomBytes(32).toString('base64url')
  // Whoever lets people in by a code says so, or goes without saying it.
  const metadata = { response_types_supported: ['code'], ...server }
  const { authorizationUrl, codeVerifier } = await startAuthorization(server.issuer, {
    metadata: metadata as AuthorizationServerMetadata,
    clientInformation: { client_id: clientId },
    redirectUrl: redirectUri,
    ...(scope && { scope }),
    state,
    resource,
  })
  const callback = await browse(authorizationUrl.href)
  return { code: codeIn(callback, state, server), verifier: codeVerifier }
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
  checkIssuer(only('iss'), server)
  const error = only('error')
  if (error !== undefined) {
    const isWord = /^[a-z_]{1,40}$/.test(error)
    throw new AuthorizationFailed(`the login ended with ${isWord ? error : 'an error'}`)
  }
  const code = only('code')
  if (!code) throw new AuthorizationFailed('the answer has no code')
  return code
}

function checkIssuer(iss: string | undefined, server: ServerMetadata): void {
  const { issuer, authorization_response_iss_parameter_supported: isTold } = server
  try {
    validateAuthorizationResponseIssuer({
      iss,
      expectedIssuer: issuer,
      issParameterSupported: isTold ?? false,
    })
  } catch {
    throw new AuthorizationFailed(`expected an answer of ${issuer}, got ${iss}`)
  }
}
// #endregion issuer-mix-up
