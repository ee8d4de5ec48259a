/**
 * From a 401 to a token, and to the next one.
 * A start: it logs in where everybody keeps the rules and nothing happens twice, and it
 * believes what it is told.
 * Specification 2026-07-28: basic/authorization.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { Authorizer, AuthorizerOptions } from './contract.ts'
import { AuthorizationFailed } from './errors.ts'

interface Tokens {
  access_token: string
  refresh_token: string
}

export function parseChallenges(header: string) {
  const [scheme = ''] = header.split(' ')
  const params: Record<string, string> = {}
  for (const [, name = '', value = ''] of header.matchAll(/(\w+)="([^"]*)"/g)) {
    params[name] = value
  }
  return [{ scheme: scheme.toLowerCase(), params }]
}

export function resourceOf(url: string): string {
  return new URL(url).href
}

export function createAuthorizer(options: AuthorizerOptions): Authorizer {
  const { redirectUri, browse, clientId = 'host', log = () => undefined } = options
  const tokens = new Map<string, Tokens>()

  async function authorize(url: string): Promise<void> {
    const { origin } = new URL(url)
    const server = await metadataOf(origin)
    const state = randomUUID()
    const verifier = randomUUID() + randomUUID()
    const page = new URL(server.authorization_endpoint)
    page.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }).toString()
    const callback = new URL(await browse(page.href))
    log(`login: came back to ${callback}`)
    if (callback.searchParams.get('state') !== state) {
      throw new AuthorizationFailed('the answer belongs to another login')
    }
    await ask(origin, {
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    })
  }

  async function ask(origin: string, grant: Record<string, string>): Promise<void> {
    const { token_endpoint } = await metadataOf(origin)
    const body = new URLSearchParams({ ...grant, client_id: clientId })
    log(`POST ${token_endpoint} ${body}`)
    const response = await fetch(token_endpoint, { method: 'POST', body })
    const text = await response.text()
    if (!response.ok) throw new AuthorizationFailed(`no token: ${text}`)
    tokens.set(origin, JSON.parse(text) as Tokens)
  }

  return {
    authorize,
    async accessToken(url) {
      return tokens.get(new URL(url).origin)?.access_token
    },
    async challenged(url, { status }) {
      const { origin } = new URL(url)
      const { refresh_token = '' } = tokens.get(origin) ?? {}
      if (status !== 401 || !refresh_token) return false
      try {
        await ask(origin, { grant_type: 'refresh_token', refresh_token })
        return true
      } catch {
        tokens.delete(origin)
        return false
      }
    },
  }
}

async function metadataOf(origin: string) {
  const resource = await json(`${origin}/.well-known/oauth-protected-resource`)
  const [issuer] = resource.authorization_servers as string[]
  const place = `${issuer}/.well-known/oauth-authorization-server`
  return (await json(place)) as Record<
    'authorization_endpoint' | 'token_endpoint',
    string
  >
}

async function json(url: string): Promise<Record<string, unknown>> {
  const response = await fetch(url)
  return (await response.json()) as Record<string, unknown>
}
