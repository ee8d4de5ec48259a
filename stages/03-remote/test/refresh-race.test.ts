import {
  authorizationServer,
  formOf,
  guardedWeb,
  issuerWeb,
  modernWeb,
  tokenAnswer,
  Visitor,
  type WebPeer,
} from '@workshop/faults'
import { atMost, containing, FakeClock, oneOf, verbatim } from '@workshop/testkit'
import { guards, opening, openLink, type TestContext } from './contract.ts'
import {
  createAuthorizer,
  oneForBoth,
  scopesIn,
  sharedStore,
  type TokenStore,
} from './login.ts'
import { whatLogin } from './what-login.ts'

guards('refresh-race', 'one-for-many', async t => {
  const issuer = await authorizationServer()
  let refused: string | undefined
  const guarded = {
    issuer: issuer.issuer,
    document: { scopes_supported: ['read'] },
    admits: (token?: string) => token !== undefined && token !== refused,
  }
  const server = await t.web(guardedWeb(modernWeb(), guarded))
  const authorizer = await createAuthorizer(t, { browse: issuer.agree })
  await t.value(authorizer.authorize(server.url))
  const link = await openLink(t, server.url, { authorizer: authorizer.handle })
  refused = await authorizer.accessToken(server.url)
  const texts = ['1', '2', '3', '4', '5']
  const calls = texts.map(text => link.textOf('echo', { text }))
  t.equal(await Promise.all(calls), texts, whatLogin.answers)
  const grants = issuer.grantsFor(server.url)
  t.equal(grants, ['authorization_code', 'refresh_token'], 'grant_type')
})

guards('refresh-race', 'early', async t => {
  await onTime(t, 3600, 30)
  await onTime(t, 100, 10)
  await failing(t)
})

/** Not before so many seconds are left, but then. */
async function onTime(t: TestContext, lifeS: number, earlyS: number): Promise<void> {
  const { server, authorizer, clock } = await loggedIn(t, lifeS)
  await clock.advance((lifeS - earlyS - 1) * 1000)
  t.equal(await authorizer.accessToken(server.url), 'access-1', 'accessToken()')
  const left = (earlyS + 1) * 1000
  t.equal(refreshesOf(server), 0, whatLogin.refreshesAt(left))
  await clock.advance(2000)
  const now = await authorizer.accessToken(server.url)
  t.fits(now, oneOf(['access-1', 'access-2']), 'accessToken()')
  await t.until(server, 'grant_type=refresh_token', () => refreshesOf(server) > 0)
  t.equal(refreshesOf(server), 1, whatLogin.refreshesAt(left - 2000))
}

async function failing(t: TestContext): Promise<void> {
  const down = { 'POST /token': (exchange: Asked) => exchange.empty(503) }
  const { server, authorizer, clock } = await loggedIn(t, 3600, down)
  await clock.advance(3_571_000)
  t.equal(await authorizer.accessToken(server.url), 'access-1', 'accessToken()')
}

type Asked = Parameters<NonNullable<ReturnType<typeof issuerWeb>[string]>>[0]

/** A server whose token endpoint gives `access-1`, then does as it is told. */
async function loggedIn(t: TestContext, lifeS: number, later = issuerWeb()) {
  const server = await oneForBoth(
    t,
    {},
    {
      'POST /token': (exchange, peer) => {
        const nth = peer.of('POST /token').length
        if (nth === 1) exchange.json(200, tokenAnswer(nth, { expires_in: lifeS }))
        else return later['POST /token']?.(exchange, peer)
      },
    },
  )
  const clock = new FakeClock()
  const store = sharedStore()
  const authorizer = await createAuthorizer(t, { clock, store })
  await t.value(authorizer.authorize(server.url))
  return { server, authorizer, clock, store }
}

function refreshesOf(peer: WebPeer): number {
  const forms = peer.of('POST /token').map(formOf)
  return forms.filter(({ grant_type }) => grant_type === 'refresh_token').length
}

guards('refresh-race', 'losing-refresh', async t => {
  const used = new Set<string | undefined>()
  const { server, authorizer, store } = await loggedIn(t, 3600, {
    'POST /token': (exchange, peer) => {
      const { refresh_token } = formOf(exchange)
      if (used.has(refresh_token)) return exchange.json(400, { error: 'invalid_grant' })
      used.add(refresh_token)
      exchange.json(200, tokenAnswer(peer.of('POST /token').length))
    },
  })
  // The second program has read the store before the first one wrote to it.
  const before = new Map(store.texts)
  const late: TokenStore = {
    ...store,
    load: async key => (refreshesOf(server) < 2 ? before : store.texts).get(key),
  }
  const second = await createAuthorizer(t, { store: late })
  const refusal = { status: 401, challenge: 'Bearer', token: 'access-1' }
  const first = await authorizer.challenged(server.url, refusal)
  t.equal(first, true, whatLogin.worthRepeating)
  const won = [...store.texts.values()].join('\n')
  t.fits(won, containing('access-2'), whatLogin.storeAfter)
  const lost = await second.challenged(server.url, refusal)
  t.equal(refreshesOf(server), 2, whatLogin.refreshes)
  t.equal(lost, true, whatLogin.worthRepeating)
  t.equal([...store.texts.values()].join('\n'), won, whatLogin.storeAfter)
  for (const each of [authorizer, second]) {
    t.equal(await each.accessToken(server.url), 'access-2', 'accessToken()')
  }
})

guards('refresh-race', 'step-up', async t => {
  const server = await oneForBoth(t)
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  const read = { status: 401, challenge: 'Bearer scope="r"' }
  await authorizer.challenged(server.url, read)
  await t.value(authorizer.authorize(server.url))
  const token = (await authorizer.accessToken(server.url)) ?? ''

  const silent = { status: 403, challenge: '', token }
  const worth = [await authorizer.challenged(server.url, silent)]
  const challenge = 'Bearer error="insufficient_scope", scope="w"'
  worth.push(await authorizer.challenged(server.url, { status: 403, challenge, token }))
  t.equal(worth, [false, false], whatLogin.worthRepeating)
  t.equal(visitor.pages.length, 1, whatLogin.pages)
  t.equal(refreshesOf(server), 0, whatLogin.refreshes)

  await t.value(authorizer.authorize(server.url))
  const asked = visitor.asked('scope').map(scopesIn)
  t.equal(asked, [['r'], ['r', 'w']], whatLogin.scopesAsked)
  const old = await authorizer.challenged(server.url, { ...read, token })
  t.equal(old, true, whatLogin.worthRepeating)
})

guards('refresh-race', 'bounded', async t => {
  await neverContent(t)
  await contentForAWhile(t)
})

async function neverContent(t: TestContext): Promise<void> {
  const server = await oneForBoth(t, { admits: () => false })
  const visitor = new Visitor()
  const authorizer = await createAuthorizer(t, { browse: visitor.browse })
  const options = { authorizer: authorizer.handle }
  for (let login = 1; login <= 3; login++) {
    await t.value(authorizer.authorize(server.url))
    const before = server.of('POST /mcp').length
    await t.error(opening(t, server.url, options), 'NeedsAuth')
    const requests = server.of('POST /mcp').length - before
    t.fits(requests, atMost(2), whatLogin.requests)
  }
  await t.error(authorizer.authorize(server.url), 'AuthorizationFailed')
  t.equal(visitor.pages.length, 3, whatLogin.pages)
}

/** Somebody who has been let in may knock again whenever that is over. */
async function contentForAWhile(t: TestContext): Promise<void> {
  const server = await oneForBoth(t)
  const authorizer = await createAuthorizer(t)
  const options = { authorizer: authorizer.handle }
  for (let login = 1; login <= 4; login++) {
    await t.value(authorizer.authorize(server.url))
    const link = await openLink(t, server.url, options)
    t.equal(await link.textOf('echo', { text: 'hi' }), 'hi', verbatim('callTool()'))
    await link.close()
  }
}
