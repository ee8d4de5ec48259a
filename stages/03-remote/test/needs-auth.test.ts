import {
  authorizationServer,
  challengeFor,
  formOf,
  guardedWeb,
  issuerMetadata,
  issuerWeb,
  modernWeb,
  Visitor,
} from '@workshop/faults'
import { aList } from '@workshop/testkit'
import { ILLEGIBLE, LEGIBLE } from './challenge-cases.ts'
import { guards, opening, serve, type TestContext, textIn } from './contract.ts'
import {
  createAuthorizer,
  guardedBy,
  managerOf,
  oneForBoth,
  statusOf,
} from './login.ts'
import { headerFirst, pathOfTheIssuer, rootLast } from './places-to-ask.ts'
import { whatLogin } from './what-login.ts'

guards('needs-auth', 'challenge-forms', async t => {
  const parse = (header: string) =>
    t.value<{ scheme: string; params: Record<string, string> }[]>(
      t.subject.call('oauth', 'parseChallenges', header),
    )
  const [scheme, key, value] = t.random.words(3) as [string, string, string]
  const params = { [key]: `${value}, "x"` }
  const unheard: (typeof LEGIBLE)[number] = [
    `${scheme} ${key}="${value}, \\"x\\""`,
    [{ scheme, params }],
  ]
  for (const [header, wanted] of [...LEGIBLE, unheard]) {
    t.equal(await parse(header), wanted, whatLogin.challenges(header))
  }
  for (const [header, scheme] of ILLEGIBLE) {
    const found = await parse(header)
    t.fits(found, aList, whatLogin.challenges(header))
    const told = found.flatMap(({ params }) => params.resource_metadata ?? [])
    t.equal(told, [], whatLogin.challenges(header))
    t.equal(found[0]?.scheme, scheme, whatLogin.challenges(header))
  }
})

guards('needs-auth', 'where-to-ask', async t => {
  await headerFirst(t)
  await rootLast(t)
  await pathOfTheIssuer(t)
})

guards('needs-auth', 'promised-pkce', async t => {
  const methods = 'code_challenge_methods_supported'
  const openId = '/.well-known/openid-configuration'
  const asS256: [string, unknown, unknown, number][] = [
    ['neither document', undefined, undefined, 0],
    ['the second document only', undefined, ['S256'], 1],
    ['["plain"]', ['plain'], ['plain'], 0],
    ['["S256"]', ['S256'], ['S256'], 1],
    ['[]', [], [], 0],
  ]
  for (const [name, first, second, pages] of asS256) {
    const peer = await oneForBoth(
      t,
      {},
      {
        ...issuerWeb({ [methods]: first }),
        ...guardedWeb(modernWeb()),
        [`GET ${openId}`]: (exchange, { origin }) =>
          exchange.json(200, issuerMetadata(origin, { [methods]: second })),
      },
    )
    const visitor = new Visitor()
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    const login = authorizer.authorize(peer.url)
    if (pages > 0) await t.value(login)
    else await t.error(login, 'AuthorizationFailed')
    t.equal(visitor.pages.length, pages, whatLogin.loginWith(name))
  }
  await freshVerifiers(t)
})

async function freshVerifiers(t: TestContext): Promise<void> {
  const peer = await oneForBoth(t)
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  await t.value(authorizer.authorize(peer.url))
  await t.value(authorizer.authorize(peer.url))
  const verifiers = peer.of('POST /token').map(each => formOf(each).code_verifier ?? '')
  t.equal(
    visitor.asked('code_challenge_method'),
    ['S256', 'S256'],
    'code_challenge_method',
  )
  t.equal(
    visitor.asked('code_challenge'),
    verifiers.map(challengeFor),
    whatLogin.verifierFits,
  )
  const isFresh = new Set(verifiers).size === 2
  t.ok(isFresh, { kind: 'unwanted', what: whatLogin.verifierAgain })
}

guards('needs-auth', 'safe-endpoints', async t => {
  const bad = [
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: 'file:///etc/passwd' },
    { authorization_endpoint: 'http://as.example/authorize' },
    { authorization_endpoint: '-url' },
    { token_endpoint: 'http://as.example/token' },
  ]
  for (const metadata of bad) {
    const visitor = new Visitor()
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    const { server } = await guardedBy(t, issuerWeb(metadata))
    await t.error(authorizer.authorize(server.url), 'AuthorizationFailed')
    t.equal(visitor.pages.length, 0, whatLogin.pages)
  }
})

guards('needs-auth', 'whole-way', async t => {
  const issuer = await authorizationServer()
  const { url } = await serve(t, { auth: { issuer: issuer.issuer, scopes: ['read'] } })
  const authorizer = await createAuthorizer(t, { browse: issuer.agree })
  const options = { name: 'remote', authorizer: authorizer.handle }
  const refused = await t.error(opening(t, url, options), 'NeedsAuth')
  t.equal(refused.url, url, 'error.url')
  t.equal(refused.scope, 'read', 'error.scope')

  const manager = await managerOf(t, url, authorizer.handle)
  await t.value(manager.call('connectAll'))
  t.equal(await statusOf(t, manager), 'needs-auth', 'status()')
  await t.value(authorizer.authorize(url))
  await t.value(manager.call('connect', 'remote'))
  t.equal(await statusOf(t, manager), 'connected', 'status()')
  const [tool] = await t.value<{ name: string }[]>(manager.call('tools'))
  const result = await t.value(manager.call('callTool', tool?.name, { text: 'hi' }))
  t.equal(textIn(result), 'hi', 'callTool()')
  t.equal(issuer.grantsFor(url), ['authorization_code'], whatLogin.tokenRequests)
})
