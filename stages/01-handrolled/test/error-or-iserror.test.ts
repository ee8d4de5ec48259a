import type { RawClient } from '@workshop/faults'
import { aString, containing, guards, show, type TestContext } from '@workshop/testkit'
import { connect, modernResult, server, textOf } from './contract.ts'
import { what } from './what.ts'

guards('error-or-iserror', 'unknown-method', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, `${t.random.word()}/${t.random.word()}`)
  const { error } = await t.answer(program, 1)
  t.equal(error?.code, -32601, 'error.code')
})

guards('error-or-iserror', 'unknown-tool', async t => {
  const program = await t.start('src/server.ts')
  const name = `get_${t.random.word()}`
  program.request(1, 'tools/call', { name, arguments: { city: 'Oslo' } })
  const { error } = await t.answer(program, 1)
  t.equal(error?.code, -32602, 'error.code')
})

guards('error-or-iserror', 'bad-arguments', async t => {
  const program = await t.start('src/server.ts')
  for (const args of [{}, { city: 5 }, { city: null }, { town: 'Oslo' }]) {
    const result = await callTool(t, program, show(args), 'get_weather', args)
    t.equal(result?.isError, true, what.isErrorWith(args))
    t.fits(textOf(result), containing('city'), what.textWith(args))
  }
  const result = await callTool(t, program, 'good', 'get_weather', { city: 'Oslo' })
  t.equal(result?.isError ?? false, false, 'result.isError')
  t.fits(textOf(result), containing('Oslo'), 'result.content[0].text')
})

guards('error-or-iserror', 'failed-execution', async t => {
  const program = await t.start('src/server.ts')
  for (let id = 1; id <= 4; id++) {
    const result = await callTool(t, program, id, 'always_fails', {})
    t.equal(result?.isError, true, 'result.isError')
    t.fits(textOf(result), aString, 'result.content[0].text')
  }
  const result = await callTool(t, program, 5, 'get_weather', { city: 'Oslo' })
  t.equal(result?.isError ?? false, false, 'result.isError')
})

guards('error-or-iserror', 'client-result', async t => {
  const content = [{ type: 'text', text: 'object is locked by user U1' }]
  const peer = await t.peer(
    server({
      'tools/call': ({ id }, peer) =>
        peer.respond(id, modernResult({ content, isError: true })),
    }),
  )
  const client = await connect(t, peer)
  for (let call = 0; call < 4; call++) {
    const result = await t.value<{ isError?: boolean }>(client.callTool('edit'))
    t.equal(result?.isError, true, 'result.isError')
    t.equal(textOf(result), content[0]?.text, what.answer)
  }
  const { health } = await client.stats()
  t.equal(health, 'ok', 'stats().health')
})

guards('error-or-iserror', 'client-error', async t => {
  const error = {
    code: -32602,
    message: 'Unknown tool: serch',
    data: { near: 'search' },
  }
  const peer = await t.peer(
    server({ 'tools/call': ({ id }, peer) => peer.fail(id, error) }),
  )
  t.blame('"error"')
  const client = await connect(t, peer)
  const { code, message, data } = await t.error(client.callTool('serch'), 'RpcError')
  t.equal({ code, message, data }, error, what.rpcError)
})

async function callTool(
  t: TestContext,
  program: RawClient,
  id: string | number,
  name: string,
  args: object,
) {
  program.request(id, 'tools/call', { name, arguments: args })
  const { result } = await t.answer(program, id)
  return result as { isError?: boolean; content?: object[] } | undefined
}
