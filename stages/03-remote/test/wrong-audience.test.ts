import {
  formOf,
  guardedWeb,
  issuerWeb,
  Mint,
  modernWeb,
  RESOURCE_PLACE,
  tokenOf,
  Visitor,
  type WebScript,
} from '@workshop/faults'
import { containing } from '@workshop/testkit'
import { bodyOf, ECHO, guards, openLink, serve, type TestContext } from './contract.ts'
import { clientOf, createAuthorizer, guardedBy, oneForBoth } from './login.ts'
import { whatLogin } from './what-login.ts'

const CALL = { name: 'echo', arguments: { text: 'hi' } }

guards('wrong-audience', 'tokens-refused', async t => {
  const [mint, forger] = [new Mint(), new Mint()]
  const issuer = await t.web(issuerWeb({}, keysOf(mint)))
  let runs = 0
  const counted = { ...ECHO, run: () => String(++runs) }
  const auth = { issuer: issuer.origin, scopes: ['read'] }
  const { url } = await serve(t, { tools: [counted], auth })
  const now = Math.floor(Date.now() / 1000)
  const good = {
    iss: issuer.origin,
    aud: url,
    sub: 'ada',
    scope: 'read',
    exp: now + 60,
  }
  const { aud: _, ...nobody } = good
  const client = clientOf(t)

  async function come(kind: string, token: string, wanted: number): Promise<void> {
    const headers = { Authorization: `Bearer ${token}` }
    const before = runs
    const answer = await client.post(url, bodyOf('tools/call', CALL), headers)
    await answer.over
    t.equal(answer.status, wanted, whatLogin.statusFor(kind))
    t.equal(runs - before, wanted === 200 ? 1 : 0, whatLogin.toolRuns)
    if (wanted === 200) return
    const error = wanted === 403 ? 'insufficient_scope' : 'invalid_token'
    const told = answer.headers['www-authenticate']
    t.fits(told, containing(error), whatLogin.challengeFor(kind))
    t.fits(told, containing('scope="read"'), whatLogin.challengeFor(kind))
  }

  await come('a good token', mint.token(good), 200)
  const several = ['https://other.example/mcp', url]
  await come('a token for several', mint.token({ ...good, aud: several }), 200)
  const { origin } = new URL(url)
  for (const aud of ['https://other.example/mcp', origin, `${origin}/other`]) {
    await come(`a token for ${aud}`, mint.token({ ...good, aud }), 401)
  }
  await come('a token for nobody', mint.token(nobody), 401)
  const strange = { ...good, iss: 'https://as.example' }
  await come('a token of another issuer', mint.token(strange), 401)
  await come('a forged token', forger.token(good), 401)
  await come('an unsigned token', mint.token(good, { alg: 'none' }), 401)
  await come('an expired token', mint.token({ ...good, exp: now - 600 }), 401)
  await come('no JWT at all', 'access-1', 401)
  await come('a token to write', mint.token({ ...good, scope: 'write' }), 403)
})

guards('wrong-audience', 'says-where', async t => {
  const mint = new Mint()
  const issuer = await t.web(issuerWeb({}, keysOf(mint)))
  const auth = { issuer: issuer.origin, scopes: ['read', 'write'] }
  const { url } = await serve(t, { auth })
  const client = clientOf(t)
  const exp = Math.floor(Date.now() / 1000) + 60
  const good = { iss: issuer.origin, aud: url, scope: 'read write', exp }
  // A URL is kept by proxies and in histories: what is in it is no credential.
  for (const place of [url, `${url}?access_token=${mint.token(good)}`]) {
    const answer = await client.post(place, bodyOf('tools/call', CALL))
    t.equal(answer.status, 401, whatLogin.statusFor(place.slice(url.length) || '/mcp'))
    const challenge = String(answer.headers['www-authenticate'])
    const { origin } = new URL(url)
    const told = `resource_metadata="${origin}${RESOURCE_PLACE}/mcp"`
    t.fits(challenge, containing(told), 'WWW-Authenticate')
    t.fits(challenge, containing('scope="read write"'), 'WWW-Authenticate')
    const document = await client.send(`${origin}${RESOURCE_PLACE}/mcp`, {
      method: 'GET',
    })
    await document.over
    t.equal(document.status, 200, whatLogin.document)
    const said = document.json as Record<string, unknown>
    t.equal(said.resource, url, whatLogin.resource)
    t.equal(said.authorization_servers, [issuer.origin], 'authorization_servers')
  }
})

guards('wrong-audience', 'stays-home', async t => {
  const elsewhere = await t.web(modernWeb())
  await redirectedCall(t, elsewhere.url)
  await redirectedLogin(t, elsewhere.origin)
  t.equal(elsewhere.exchanges.length, 0, whatLogin.requestsElsewhere)
})

async function redirectedCall(t: TestContext, away: string): Promise<void> {
  for (const status of [307, 308, 302]) {
    const moving: WebScript = {
      ...modernWeb(),
      'tools/call': exchange => exchange.empty(status, { Location: away }),
    }
    const server = await t.web({ ...issuerWeb(), ...guardedWeb(moving) })
    const authorizer = await createAuthorizer(t)
    await t.value(authorizer.authorize(server.url))
    const link = await openLink(t, server.url, { authorizer: authorizer.handle })
    await t.error(link.call('echo', { text: 'hi' }), 'RedirectRefused')
    const tokens = server.of('POST /mcp').map(tokenOf)
    t.equal(new Set(tokens), new Set(['access-1']), 'Authorization')
    for (const url of [`${server.origin}/other`, away]) {
      t.equal(await authorizer.accessToken(url), undefined, whatLogin.tokenFor(url))
    }
  }
}

async function redirectedLogin(t: TestContext, away: string): Promise<void> {
  const { server } = await guardedBy(
    t,
    issuerWeb(
      {},
      {
        'POST /token': exchange => exchange.empty(307, { Location: `${away}/token` }),
      },
    ),
  )
  const authorizer = await createAuthorizer(t)
  await t.error(authorizer.authorize(server.url), 'AuthorizationFailed')
}

guards('wrong-audience', 'right-resource', async t => {
  const canonical: [string, string][] = [
    ['https://MCP.example.com/mcp', 'https://mcp.example.com/mcp'],
    ['https://mcp.example.com', 'https://mcp.example.com'],
    ['HTTPS://mcp.example.com:443/mcp', 'https://mcp.example.com/mcp'],
    ['https://mcp.example.com/MCP/#part', 'https://mcp.example.com/MCP/'],
    ['https://mcp.example.com:8443/a?b=c', 'https://mcp.example.com:8443/a?b=c'],
  ]
  for (const [url, wanted] of canonical) {
    t.equal(
      await t.value(t.subject.call('oauth', 'resourceOf', url)),
      wanted,
      'resourceOf()',
    )
  }
  await inEveryRequest(t)
  await aboutAnother(t)
})

async function inEveryRequest(t: TestContext): Promise<void> {
  const server = await oneForBoth(t)
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  // As somebody may have written it down.
  const written = server.url.replace('http://', 'HTTP://')
  await t.value(authorizer.authorize(written))
  const token = (await authorizer.accessToken(written)) ?? ''
  await authorizer.challenged(written, { status: 401, challenge: 'Bearer', token })
  const asked = server.of('POST /token').map(each => formOf(each))
  t.equal(
    asked.map(({ grant_type }) => grant_type),
    ['authorization_code', 'refresh_token'],
    'grant_type',
  )
  const wanted = [server.url, server.url, server.url]
  const resources = [...visitor.asked('resource'), ...asked.map(each => each.resource)]
  t.equal(resources, wanted, whatLogin.resource)
}

async function aboutAnother(t: TestContext): Promise<void> {
  for (const resource of ['https://mcp.example.com/mcp', '/other', undefined]) {
    const server = await t.web({
      ...issuerWeb(),
      [`GET ${RESOURCE_PLACE}/mcp`]: (exchange, { origin }) =>
        exchange.json(200, {
          resource: resource?.startsWith('/') ? `${origin}${resource}` : resource,
          authorization_servers: [origin],
        }),
    })
    const visitor = new Visitor()
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    await t.error(authorizer.authorize(server.url), 'AuthorizationFailed')
    t.equal(visitor.pages.length, 0, whatLogin.pages)
  }
}

function keysOf(mint: Mint): WebScript {
  return { 'GET /jwks': exchange => exchange.json(200, mint.jwks) }
}
