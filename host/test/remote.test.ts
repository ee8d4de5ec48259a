/** Servers behind a URL, through the links of stage 03. */
import {
  modernResult,
  modernWeb,
  textResult,
  WebPeer,
  type WebScript,
} from '@workshop/faults'
import { afterAll, expect, test } from 'vitest'
import { Session } from './session.ts'

const peers: WebPeer[] = []
afterAll(() => peers.forEach(peer => void peer.dispose()))

async function opened(script: WebScript): Promise<WebPeer> {
  const peer = await WebPeer.listen(script)
  peers.push(peer)
  return peer
}

const QUESTION = {
  method: 'elicitation/create',
  params: {
    message: 'Which one?',
    requestedSchema: {
      type: 'object',
      properties: { size: { type: 'string', enum: ['small', 'large'] } },
      required: ['size'],
    },
  },
}

const asking = modernWeb({
  'tools/call': exchange => {
    const { inputResponses } = exchange.message?.params ?? {}
    const answer = inputResponses
      ? textResult(JSON.stringify(inputResponses))
      : { resultType: 'input_required', inputRequests: { size: QUESTION } }
    return exchange.respond({ ...modernResult({}), ...answer })
  },
})

test('a question in several rounds, over HTTP', async () => {
  const web = await opened(asking)
  await using session = await Session.open({
    ...{ servers: { shop: { url: web.url } }, interactive: true },
  })
  await session.until('host> ')
  session.type('call shop/echo')
  expect(await session.until('small, large): ')).toContain('shop asks')
  session.type('large')
  await session.until('else declines: ')
  session.type('y')
  await session.until('{"size":{"action":"accept","content":{"size":"large"}}}')
  session.type('timeouts')
  expect(await session.until('turn')).toContain('request')
})

test('nobody there: the question is not answered, and the call says so', async () => {
  const web = await opened(asking)
  await using session = await Session.open({
    ...{ servers: { shop: { url: web.url } }, json: true },
  })
  await session.run('call shop/echo')
  expect(session.answers).toMatchObject([{ ok: false, result: 'InputRequired' }])
})

test('a server that wants a login says so, and the others work', async () => {
  const web = await opened({ '*': exchange => exchange.empty(401) })
  const other = await opened(modernWeb())
  await using session = await Session.open({
    servers: { closed: { url: web.url }, open: { url: other.url } },
  })
  const { shown, code } = await session.run('status', 'call open/echo {"text":"in"}')
  expect(shown).toContain('needs-auth')
  expect(shown).toContain('in')
  expect(code).toBe(0)
})
