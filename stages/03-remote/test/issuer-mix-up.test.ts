import {
  formOf,
  guardedWeb,
  ISSUER_PLACE,
  issuerMetadata,
  issuerWeb,
  modernWeb,
  tokenAnswer,
  Visitor,
  type WebPeer,
} from '@workshop/faults'
import type { Handle } from '@workshop/testkit'
import { guards, type TestContext } from './contract.ts'
import { createAuthorizer, oneForBoth, sharedStore } from './login.ts'
import { whatLogin } from './what-login.ts'

const PROMISE = 'authorization_response_iss_parameter_supported'

guards('issuer-mix-up', 'own-metadata', async t => {
  const told: [listed: string, said: string, pages: number][] = [
    ['/', '/', 1],
    ['', '', 1],
    ['', '/', 0],
    ['/', '', 0],
    ['', 'https://honest.example', 0],
  ]
  for (const [listed, said, pages] of told) {
    const issuer = await t.web(
      issuerWeb(
        {},
        {
          [`GET ${ISSUER_PLACE}`]: (exchange, { origin }) => {
            const own = said.startsWith('https:') ? said : origin + said
            exchange.json(200, { ...issuerMetadata(origin), issuer: own })
          },
        },
      ),
    )
    const guarded = { issuer: issuer.origin + listed }
    const server = await t.web(guardedWeb(modernWeb(), guarded))
    const visitor = new Visitor()
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    const login = authorizer.authorize(server.url)
    if (pages > 0) await t.value(login)
    else await t.error(login, 'AuthorizationFailed')
    t.equal(
      visitor.pages.length,
      pages,
      whatLogin.loginWith(`issuer …${listed}, …${said}`),
    )
  }
})

guards('issuer-mix-up', 'who-answers', async t => {
  const attacker = 'https://attacker.example'
  const answers: [promised: boolean, iss: (own: string) => unknown, tokens: number][] =
    [
      [true, own => own, 1],
      [false, own => own, 1],
      [false, () => undefined, 1],
      [true, () => undefined, 0],
      [true, () => attacker, 0],
      [false, () => attacker, 0],
      [true, own => `${own}/`, 0],
      [true, own => own.toUpperCase(), 0],
      [true, own => [own, attacker], 0],
    ]
  for (const [promised, iss, tokens] of answers) {
    const peer = await oneForBoth(t, {}, promised ? promising() : {})
    const visitor = new Visitor({ iss: iss(peer.origin) })
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    const login = authorizer.authorize(peer.url)
    if (tokens > 0) await t.value(login)
    else await t.error(login, 'AuthorizationFailed')
    const shown = `iss ${iss('(own)') ?? '(absent)'}, ${promised ? '' : 'not '}promised`
    t.equal(peer.of('POST /token').length, tokens, whatLogin.loginWith(shown))
  }
})

function promising() {
  const { [`GET ${ISSUER_PLACE}`]: metadata } = issuerWeb({ [PROMISE]: true })
  return { [`GET ${ISSUER_PLACE}`]: metadata } as ReturnType<typeof issuerWeb>
}

guards('issuer-mix-up', 'own-login', async t => {
  const states: [name: string, state: string | string[] | undefined][] = [
    ['no state', undefined],
    ['an empty state', ''],
    ['another state', 'state-of-another-login'],
  ]
  for (const [name, state] of states) {
    const peer = await oneForBoth(t)
    const visitor = new Visitor({ state })
    const authorizer = await createAuthorizer(t, { browse: visitor.browse })
    await t.error(authorizer.authorize(peer.url), 'AuthorizationFailed')
    t.equal(peer.of('POST /token').length, 0, whatLogin.loginWith(name))
  }
  await stateOfAnEarlierLogin(t)
})

async function stateOfAnEarlierLogin(t: TestContext): Promise<void> {
  const peer = await oneForBoth(t)
  const visitor = new Visitor()
  let first: string | undefined
  const browse = async (page: string) => {
    first ??= await visitor.browse(page)
    return first
  }
  const authorizer = await createAuthorizer(t, { browse })
  await t.value(authorizer.authorize(peer.url))
  await t.error(authorizer.authorize(peer.url), 'AuthorizationFailed')
  t.equal(peer.of('POST /token').length, 1, whatLogin.tokenRequests)
}

guards('issuer-mix-up', 'own-credentials', async t => {
  const options = {
    redirectUri: 'http://127.0.0.1/callback',
    browse: new Visitor().browse,
    store: sharedStore(),
  }
  const handle = await t.value<Handle>(t.create('oauth', 'createAuthorizer', options))
  const names = ['first', 'second']
  const peers = await Promise.all(names.map(name => registering(t, name)))
  for (const { url } of peers) await t.value(handle.call('authorize', url))
  for (const [nth, peer] of peers.entries()) {
    const [asked] = peer.of('POST /register')
    const { redirect_uris } = (asked?.message ?? {}) as { redirect_uris?: unknown }
    t.equal(redirect_uris, [options.redirectUri], 'redirect_uris')
    const ids = peer.of('POST /token').map(each => formOf(each).client_id)
    t.equal(ids, [names[nth]], 'client_id')
  }
  const tokens = []
  for (const { url } of peers)
    tokens.push(await t.value(handle.call('accessToken', url)))
  t.equal(tokens, ['access of first', 'access of second'], 'accessToken()')
  await secretOfTheFirst(t)
})

/** A hostile server names an issuer of its own, and waits for the secret. */
async function secretOfTheFirst(t: TestContext): Promise<void> {
  const [honest, hostile] = [await registering(t, 'a'), await registering(t, 'b')]
  const authorizer = await createAuthorizer(t, { clientSecret: 'CS-7f3' })
  await t.value(authorizer.authorize(honest.url))
  t.witness(secretIn(honest), 'client_secret')
  // Whether it registers there or gives up is its own affair.
  await t.outcome(authorizer.authorize(hostile.url))
  t.ok(!secretIn(hostile), {
    kind: 'unwanted',
    what: whatLogin.secretIn('POST /token'),
  })
}

function secretIn(peer: WebPeer): boolean {
  return peer.of('POST /token').some(({ body, headers }) => {
    const [, basic = ''] = (headers.authorization ?? '').split(' ')
    return `${body}${Buffer.from(basic, 'base64')}`.includes('CS-7f3')
  })
}

function registering(t: TestContext, name: string): Promise<WebPeer> {
  return oneForBoth(
    t,
    {},
    {
      'POST /register': exchange =>
        exchange.json(201, { ...exchange.message, client_id: name }),
      'POST /token': exchange =>
        exchange.json(200, tokenAnswer(1, { access_token: `access of ${name}` })),
    },
  )
}
