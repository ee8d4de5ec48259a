/** Servers that say more than anybody can take, or what nobody can use. */
import {
  issuerWeb,
  legacyWeb,
  modernWeb,
  RESOURCE_PLACE,
  resourceDocument,
  textResult,
  type WebExchange,
} from '@workshop/faults'
import { atMost, FakeClock, PATIENCE_MS } from '@workshop/testkit'
import { guards, opening, openLink, PIECES_PATIENCE_MS, textIn } from './contract.ts'
import { createAuthorizer, guardedBy } from './login.ts'
import { whatClient as what } from './what-client.ts'
import { whatLogin } from './what-login.ts'
import { whatServer } from './what-server.ts'

const SPACES = ' '.repeat(2 ** 20)

guards('json-or-sse', 'endless', async t => {
  const kinds: [type: string, begin: string, between: string, end: string][] = [
    ['application/json', '', SPACES, ''],
    ['text/event-stream', 'data: ', SPACES, '\n\n'],
    ['text/event-stream', 'data: ', `\ndata: ${SPACES}`, '\n\n'],
  ]
  for (const [type, begin, between, end] of kinds) {
    const peer = await t.web(
      modernWeb({
        'tools/call': async exchange => {
          exchange.stream({ 'Content-Type': type })
          const { id } = exchange
          const result = { resultType: 'complete', ...textResult('x') }
          const answer = JSON.stringify({ jsonrpc: '2.0', id, result })
          await exchange.write(begin + answer.slice(0, -1))
          for (let sent = 0; sent < 18 && !exchange.hungUp; sent++) {
            await exchange.write(between)
          }
          await exchange.write(`}${end}`)
          exchange.end()
        },
      }),
    )
    const link = await openLink(t, peer.url)
    await t.error(link.call('echo'), 'BadAnswer')
    const { over } = await peer.seen('tools/call')
    await t.within(over, {
      kind: 'unanswered',
      what: whatServer.hungUp,
      ms: PATIENCE_MS,
    })
  }
})

guards('era-over-http', 'questions', async t => {
  const pings = Array.from({ length: 200 }, (_, id) => ({ id, method: 'ping' }))
  const answers: WebExchange[] = []
  const peer = await t.web(
    legacyWeb({
      'tools/call': async exchange => {
        exchange.stream()
        for (const ping of pings) await exchange.event({ jsonrpc: '2.0', ...ping })
        await exchange.finish(textResult('done'))
      },
      '*': exchange => {
        if (exchange.message?.method) return exchange.empty(202)
        // Not answered: each of them keeps a connection.
        answers.push(exchange)
      },
    }),
  )
  const link = await openLink(t, peer.url)
  const answer = await t.value(link.call('echo'), PIECES_PATIENCE_MS)
  t.equal(textIn(answer), 'done', what.answerOf('echo'))
  // Whatever else would be said has come by the time of the next answer.
  await link.listPage()
  t.witness(answers.length, what.answersToPing)
  t.fits(answers.length, atMost(50), what.answersToPing)
})

guards('needs-auth', 'long-metadata', async t => {
  const { issuer } = await guardedBy(t)
  const server = await t.web({
    ...issuerWeb(),
    [`GET ${RESOURCE_PLACE}/mcp`]: (exchange, peer) => {
      const document = resourceDocument(peer, { issuer: issuer.origin })
      const headers = { 'Content-Type': 'application/json' }
      const text = JSON.stringify(document) + SPACES + SPACES
      exchange.text(200, text, headers)
    },
  })
  const authorizer = await createAuthorizer(t)
  await t.error(authorizer.authorize(server.url), 'AuthorizationFailed')
  t.equal(issuer.exchanges.length, 0, whatLogin.requestsElsewhere)
})

guards('hang-up-cancels', 'opening', async t => {
  const peer = await t.web(modernWeb({ 'server/discover': () => undefined }))
  const host = new AbortController()
  // No limit ends it: nobody turns this clock.
  const options = { signal: host.signal, clock: new FakeClock() }
  const link = t.error(opening(t, peer.url, options))
  const { over } = await t.within(peer.seen('server/discover'), {
    kind: 'unanswered',
    what: what.methodsAfter(what.opening),
    ms: PATIENCE_MS,
  })
  host.abort()
  const late = { kind: 'unanswered', what: whatServer.hungUp, ms: PATIENCE_MS } as const
  await t.within(Promise.all([link, over]), late)
})
