import {
  aList,
  anObject,
  aString,
  containing,
  guards,
  integerFrom,
  listWith,
  oneOf,
  type TestContext,
} from '@workshop/testkit'
import { LEGACY_VERSIONS, MODERN_VERSION } from '@workshop/wire'
import { textOf } from './contract.ts'
import { what } from './what.ts'

guards('two-eras', 'server-discover', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'server/discover')
  const result = await resultOf(t, program, 1)
  const { supportedVersions, resultType, capabilities } = result
  t.equal(resultType, 'complete', 'result.resultType')
  t.fits(supportedVersions, listWith(MODERN_VERSION), 'result.supportedVersions')
  const { tools } = (capabilities ?? {}) as { tools?: unknown }
  t.fits(tools, anObject, 'result.capabilities.tools')
  hasCacheHints(t, result)
})

guards('two-eras', 'server-legacy', async t => {
  const program = await t.start('src/server.ts')
  const first = await initialize(t, program, '2025-11-25')
  t.equal(first.protocolVersion, '2025-11-25', 'result.protocolVersion')
  t.fits(first.serverInfo?.name, aString, 'result.serverInfo.name')
  program.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  program.send({ jsonrpc: '2.0', id: 'ping', method: 'ping' })
  t.equal((await t.answer(program, 'ping')).result, {}, what.pingAnswer)
  program.send({ jsonrpc: '2.0', id: 'list', method: 'tools/list' })
  const list = await resultOf(t, program, 'list')
  t.fits(list.tools, aList, 'result.tools')
  t.equal(list.resultType, undefined, 'result.resultType')
  const params = { name: 'get_weather', arguments: { city: 'Oslo' } }
  program.send({ jsonrpc: '2.0', id: 'call', method: 'tools/call', params })
  const result = await resultOf(t, program, 'call')
  t.fits(textOf(result), containing('Oslo'), 'result.content[0].text')

  const stranger = await t.start('src/server.ts')
  const { protocolVersion } = await initialize(t, stranger, '1999-01-01')
  t.fits(protocolVersion, oneOf(LEGACY_VERSIONS), 'result.protocolVersion')
})

guards('two-eras', 'server-results', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'tools/list')
  program.request(2, 'tools/list')
  program.request(3, 'tools/call', { name: 'get_weather', arguments: { city: 'Oslo' } })
  const first = await resultOf(t, program, 1)
  t.equal(first.resultType, 'complete', 'result.resultType')
  hasCacheHints(t, first)
  t.witness(Array.isArray(first.tools) && first.tools.length > 1, 'result.tools')
  const second = await resultOf(t, program, 2)
  t.equal(second.tools, first.tools, what.secondList)
  const call = await resultOf(t, program, 3)
  t.equal(call.resultType, 'complete', 'result.resultType')
})

type Program = Awaited<ReturnType<TestContext['start']>>

async function initialize(t: TestContext, program: Program, protocolVersion: string) {
  const clientInfo = { name: 'raw', version: '0' }
  const params = { protocolVersion, capabilities: {}, clientInfo }
  program.send({ jsonrpc: '2.0', id: 'init', method: 'initialize', params })
  const result = await resultOf(t, program, 'init')
  return result as { protocolVersion?: string; serverInfo?: { name?: string } }
}

/** The result of an answer, empty if there is none. */
async function resultOf(t: TestContext, program: Program, id: string | number) {
  const { result = {} } = await t.answer(program, id)
  return result as Record<string, unknown>
}

function hasCacheHints(
  t: TestContext,
  { ttlMs, cacheScope }: Record<string, unknown>,
): void {
  t.fits(ttlMs, integerFrom(0), 'result.ttlMs')
  t.fits(cacheScope, oneOf(['public', 'private']), 'result.cacheScope')
}
