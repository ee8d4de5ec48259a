/**
 * Where a client asks what a server wants of it: the place that the header names,
 * then the well-known ones, for a server as for its issuer.
 */
import {
  guardedWeb,
  ISSUER_PLACE,
  issuerMetadata,
  issuerWeb,
  modernWeb,
  RESOURCE_PLACE,
  resourceDocument,
  Visitor,
} from '@workshop/faults'
import type { TestContext } from './contract.ts'
import { createAuthorizer, lookedAt, scopesIn } from './login.ts'
import { whatLogin } from './what-login.ts'

/** The root is about somebody else, as behind a gateway; the header knows better. */
export async function headerFirst(t: TestContext): Promise<void> {
  const stranger = await t.web(issuerWeb())
  const issuer = await t.web(issuerWeb())
  const strange = { issuer: stranger.origin }
  const server = await t.web({
    ...guardedWeb(modernWeb(), { ...strange, document: { scopes_supported: ['x'] } }),
    'GET /its/own': (exchange, peer) =>
      exchange.json(200, resourceDocument(peer, { issuer: issuer.origin })),
  })
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  const challenge =
    `Basic realm="x, resource_metadata=\\"${server.origin}/not/this\\"", Bearer ` +
    `scope = "a:read a:write", resource_metadata = "${server.origin}/its/own"`
  await authorizer.challenged(server.url, { status: 401, challenge })
  await t.value(authorizer.authorize(server.url))
  t.equal(lookedAt(server)[0], '/its/own', whatLogin.firstRequests(1))
  t.equal(stranger.exchanges.length, 0, whatLogin.requestsElsewhere)
  const [scope] = visitor.asked('scope')
  t.equal(scopesIn(scope), ['a:read', 'a:write'], whatLogin.scopesAsked)
}

export async function rootLast(t: TestContext): Promise<void> {
  const server = await t.web({
    ...issuerWeb(),
    [`GET ${RESOURCE_PLACE}`]: (exchange, peer) => {
      const document = { scopes_supported: ['read', 'write'] }
      exchange.json(200, resourceDocument(peer, { document }))
    },
  })
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  // What cannot be read says nothing; the well-known places are still there.
  const challenge = 'Bearer resource_metadata="https://'
  await authorizer.challenged(server.url, { status: 401, challenge })
  await t.value(authorizer.authorize(server.url))
  const places = [`${RESOURCE_PLACE}/mcp`, RESOURCE_PLACE]
  t.equal(lookedAt(server).slice(0, 2), places, whatLogin.firstRequests(2))
  const [scope] = visitor.asked('scope')
  t.equal(scopesIn(scope), ['read', 'write'], whatLogin.scopesAsked)
}

export async function pathOfTheIssuer(t: TestContext): Promise<void> {
  const appended = '/tenant1/.well-known/openid-configuration'
  const issuer = await t.web({
    ...issuerWeb(),
    [`GET ${appended}`]: (exchange, { origin }) =>
      exchange.json(200, issuerMetadata(`${origin}/tenant1`)),
  })
  const tenant = { issuer: `${issuer.origin}/tenant1` }
  const server = await t.web(guardedWeb(modernWeb(), tenant))
  const authorizer = await createAuthorizer(t)
  await t.value(authorizer.authorize(server.url))
  const places = [
    `${ISSUER_PLACE}/tenant1`,
    '/.well-known/openid-configuration/tenant1',
    appended,
  ]
  t.equal(lookedAt(issuer).slice(0, 3), places, whatLogin.requestsForMetadata)
}
