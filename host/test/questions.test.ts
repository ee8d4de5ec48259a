/** Questions of a server, in the middle of its call. */
import { legacyServer, modernResult, modernServer, textResult } from '@workshop/faults'
import { expect, test } from 'vitest'
import { peer } from './servers.ts'
import { Session } from './session.ts'

const FORM = {
  type: 'object',
  properties: {
    name: { type: 'string', title: 'Your name' },
    age: { type: 'integer', minimum: 18 },
    colour: { type: 'string', enum: ['red', 'blue'] },
    news: { type: 'boolean', default: false },
  },
  required: ['name', 'age'],
}

const QUESTION = {
  method: 'elicitation/create',
  params: { mode: 'form', message: 'Who \u001b[2Jare you?', requestedSchema: FORM },
}

/** Asks once, then says what it was answered. */
const asking = () =>
  modernServer({
    'tools/call': ({ id, params }, peer) => {
      const { inputResponses } = params as { inputResponses?: object }
      const result = inputResponses
        ? textResult(`got ${JSON.stringify(inputResponses)}`)
        : {
            resultType: 'input_required',
            inputRequests: { who: QUESTION },
            requestState: 's1',
          }
      return peer.respond(id, { ...modernResult({}), ...result })
    },
  })

test('a question of many fields, asked again where an answer does not fit', async () => {
  const { peer: server, entry } = await peer(asking())
  await using session = await Session.open({
    servers: { peer: entry },
    interactive: true,
  })
  await session.until('host> ')
  session.type('call peer/echo {"text":"x"}')
  const asked = await session.until('Your name* (text): ')
  expect(asked).not.toContain('\u001b')
  session.type('')
  await session.until('this one is needed')
  await session.until('Your name* (text): ')
  session.type('Ada')
  await session.until('age* (integer): ')
  session.type('7')
  await session.until('expected >= 18')
  session.type('36')
  await session.until('red, blue): ')
  session.type('green')
  await session.until('expected choice: red, blue')
  session.type('')
  await session.until('[false]: ')
  session.type('')
  await session.until('else declines: ')
  session.type('y')
  await session.until('got ')
  const [, second] = server.received.filter(({ method }) => method === 'tools/call')
  expect(second?.params).toMatchObject({
    requestState: 's1',
    inputResponses: {
      who: { action: 'accept', content: { name: 'Ada', age: 36, news: false } },
    },
    _meta: {
      'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
    },
  })
})

test('while a person thinks, no limit runs; the layer that fires is named', async () => {
  const script = { ...asking(), 'tools/list': asking()['tools/list'] }
  const { entry } = await peer(script as ReturnType<typeof asking>)
  const { entry: silent } = await peer(modernServer({ 'tools/call': () => undefined }))
  await using session = await Session.open({
    ...{ servers: { peer: entry, silent }, interactive: true },
    ...{ callMs: 300, turnMs: 10_000 },
  })
  await session.until('host> ')
  session.type('call peer/echo {"text":"x"}')
  await session.until('Your name* (text): ')
  session.type('call silent/echo')
  // The line above was an answer; now the other call, behind the question.
  await session.until('age* (integer): ')
  session.type('/decline')
  await session.until('"action":"decline"')
  session.type('call silent/echo')
  const fired = await session.until('fired after')
  expect(fired).toContain('RequestTimeout')
  expect(fired).toContain('the layer "call"')
  session.type('timeouts')
  expect(await session.until('turn')).toMatch(/call +300 +1/)
})

test('without a person the same is declared, so that the same is listed', async () => {
  const { peer: server, entry } = await peer(asking())
  await using session = await Session.open({ servers: { peer: entry }, json: true })
  await session.run('call peer/echo {"text":"x"}')
  expect(session.answers).toMatchObject([{ ok: false, result: 'InputRequired' }])
  const listing = server.received.find(({ method }) => method === 'tools/list')
  expect(JSON.stringify(listing)).toContain('"elicitation":{"form":{}')
  expect(server.received.filter(({ method }) => method === 'tools/call')).toHaveLength(
    1,
  )
})

test('a legacy server may ask inside a call, and not outside of one', async () => {
  let answers = 0
  const script = legacyServer({
    'notifications/initialized': async (_, peer) => {
      await peer.send({ jsonrpc: '2.0', id: 'outside', ...QUESTION })
    },
    'tools/call': async ({ id }, peer) => {
      await peer.send({ jsonrpc: '2.0', id: 'inside', ...QUESTION })
      const answer = await peer.seen(message => message.id === 'inside')
      answers++
      await peer.respond(id, textResult(JSON.stringify(answer.result)))
    },
  })
  const { peer: server, entry } = await peer(script)
  await using session = await Session.open({
    servers: { peer: entry },
    interactive: true,
  })
  await session.until('host> ')
  expect((await server.seen(({ id }) => id === 'outside')).error).toBeDefined()
  session.type('call peer/echo')
  await session.until('Your name* (text): ')
  session.type('/cancel')
  await session.until('{"action":"cancel"}')
  expect(answers).toBe(1)
})
