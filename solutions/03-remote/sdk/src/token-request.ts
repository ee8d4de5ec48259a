/**
 * The token endpoint: who we are there, what we ask for, and what of its answer may
 * be told to anybody. Not here: when to ask, and where tokens are kept.
 */
import type { Asking } from './asking.ts'
import { AuthorizationFailed, HttpError } from './errors.ts'

export interface Client {
  id: string
  secret?: string
  method: 'none' | 'client_secret_basic' | 'client_secret_post'
}

/** All that a token request needs besides its grant. */
export interface Audience {
  endpoint: string
  client: Client
  resource: string
}

export interface TokenAnswer {
  accessToken: string
  refreshToken?: string
  scope?: string
  /** Of its life, from now. */
  lifeMs?: number
}

export async function requestTokens(
  { endpoint, client, resource }: Audience,
  grant: Record<string, string>,
  post: Asking['post'],
): Promise<TokenAnswer> {
  // Without `resource` the token would be good for some other server, or for any.
  const form = new URLSearchParams({ ...grant, resource })
  const headers: Record<string, string> = {}
  if (client.method === 'client_secret_basic') {
    const { id, secret = '' } = client
    const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
    headers.Authorization = `Basic ${Buffer.from(pair).toString('base64')}`
  } else {
    form.set('client_id', client.id)
    if (client.method === 'client_secret_post') {
      form.set('client_secret', client.secret ?? '')
    }
  }
  const { status, json } = await post(endpoint, form, headers)
  if (status >= 500) throw new HttpError(status, '')
  const { access_token, token_type, refresh_token, scope, expires_in } = json ?? {}
  if (status !== 200 || typeof access_token !== 'string') {
    throw new AuthorizationFailed(`the token endpoint says ${codeIn(json, status)}`)
  }
  const isBearer = typeof token_type === 'string' && /^bearer$/i.test(token_type)
  // What does not fit in a header would fail there, at every request.
  if (!isBearer || !/^[ -~]+$/.test(access_token)) {
    throw new AuthorizationFailed('the token endpoint gives no bearer token')
  }
  const lifeMs = Number(expires_in) * 1000
  return {
    accessToken: access_token,
    ...(typeof refresh_token === 'string' && { refreshToken: refresh_token }),
    ...(typeof scope === 'string' && { scope }),
    ...(lifeMs > 0 && lifeMs < Infinity && { lifeMs }),
  }
}

// #region leaky-log
/** Only the word of the register: descriptions repeat what was sent, secrets too. */
export function codeIn(answer: Record<string, unknown> | undefined, status: number) {
  const code = answer?.error
  const isWord = typeof code === 'string' && /^[a-z_]{1,40}$/.test(code)
  return isWord ? code : `${status}`
}
// #endregion leaky-log
