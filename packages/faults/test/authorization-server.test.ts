import { randomBytes } from 'node:crypto'
import { afterAll, expect, test, vi } from 'vitest'
import { AuthorizationServer } from '../src/authorization-server.ts'
import { challengeFor, KNOWN_CLIENT } from '../src/index.ts'

const RESOURCE = 'https://mcp.example.com/mcp'

const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info')]
const server = await AuthorizationServer.listen({ lifeS: 60 })
afterAll(() => server.close())

test('a login, and a refresh token that is good for one use', async () => {
  const { verifier, page } = await pageFor({ state: 'state-1' })
  const callback = new URL(await server.agree(page))
  expect(callback.searchParams.get('iss')).toBe(server.issuer)
  expect(callback.searchParams.get('state')).toBe('state-1')
  const code = callback.searchParams.get('code') ?? ''
  const first = await ask({
    grant_type: 'authorization_code',
    redirect_uri: KNOWN_CLIENT.redirectUri,
    code,
    code_verifier: verifier,
  })
  expect(first).toMatchObject({ expires_in: 60, token_type: 'Bearer', scope: 'read' })
  const [, claims = ''] = String(first.access_token).split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: RESOURCE,
    iss: server.issuer,
    scope: 'read',
  })

  const refresh = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
  const second = await ask(refresh)
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect(await ask(refresh)).toMatchObject({ error: 'invalid_grant' })
  const grants = ['authorization_code', 'refresh_token', 'refresh_token']
  expect(server.grantsFor(RESOURCE)).toEqual(grants)

  const given = [first.access_token, first.refresh_token, second.access_token]
  for (const secret of ['state-1', code, verifier, ...given]) {
    expect(server.secrets).toContain(secret)
  }
})

test('nobody gets in without PKCE', async () => {
  const { page } = await pageFor({ code_challenge: undefined })
  const callback = new URL(await server.agree(page))
  expect(callback.searchParams.get('error')).toBe('invalid_request')
  expect(callback.searchParams.has('code')).toBe(false)
})

test('a host that nobody knows can register', async () => {
  const { registration_endpoint } = await metadata()
  const response = await fetch(registration_endpoint ?? '', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      redirect_uris: [KNOWN_CLIENT.redirectUri],
      application_type: 'native',
      token_endpoint_auth_method: 'none',
    }),
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toHaveProperty('client_id')
})

test('it says nothing', () => {
  for (const spy of said) expect(spy).not.toHaveBeenCalled()
})

async function metadata(): Promise<Record<string, string | undefined>> {
  const place = `${server.issuer}/.well-known/oauth-authorization-server`
  return (await fetch(place)).json() as Promise<Record<string, string>>
}

async function pageFor(other: Record<string, string | undefined>) {
  const verifier = randomBytes(32).toString('base64url')
  const page = new URL((await metadata()).authorization_endpoint ?? '')
  const asked = {
    response_type: 'code',
    client_id: KNOWN_CLIENT.clientId,
    redirect_uri: KNOWN_CLIENT.redirectUri,
    scope: 'read',
    resource: RESOURCE,
    code_challenge: challengeFor(verifier),
    code_challenge_method: 'S256',
    ...other,
  }
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) page.searchParams.set(name, value)
  }
  return { verifier, page: page.href }
}

async function ask(grant: Record<string, unknown>): Promise<Record<string, unknown>> {
  const form = { ...grant, client_id: KNOWN_CLIENT.clientId, resource: RESOURCE }
  const body = new URLSearchParams(form as Record<string, string>)
  const response = await fetch((await metadata()).token_endpoint ?? '', {
    method: 'POST',
    body,
  })
  return (await response.json()) as Record<string, unknown>
}
