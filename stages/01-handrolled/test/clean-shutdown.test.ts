import type { Peer } from '@workshop/faults'
import { guards } from '@workshop/testkit'
import { connect, gone, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

guards('clean-shutdown', 'eof-first', async t => {
  const peer = await t.peer(server())
  const client = await connect(t, peer, { graceMs: 5000 })
  t.equal(await t.value(client.echo('x')), 'x', what.answer)
  await t.value(client.close())
  await gone(t, peer)
  t.equal(farewellOf(peer), ['EOF'], what.farewell)
  const { state } = await client.stats()
  t.equal(state, 'closed', 'stats().state')
})

guards('clean-shutdown', 'stubborn', async t => {
  const peer = await t.peer(server())
  peer.makeStubborn()
  const client = await connect(t, peer, { graceMs: 150 })
  await t.value(client.close())
  await gone(t, peer)
  t.equal(farewellOf(peer), ['EOF', 'SIGTERM'], what.farewell)
})

/** A launcher such as npx: it starts the real server, and ends when that has ended. */
const LAUNCHER = `
  const { spawn } = require('node:child_process')
  spawn(process.execPath, process.argv.slice(1), { stdio: 'inherit' }).on('exit', process.exit)
`

guards('clean-shutdown', 'whole-group', async t => {
  t.witness(process.platform !== 'win32', what.processGroups)
  const peer = await t.peer(server())
  peer.makeStubborn()
  const launched = { command: peer.command, args: ['-e', LAUNCHER, '--', ...peer.args] }
  const client = await connect(t, launched, { graceMs: 150 })
  t.equal(await t.value(client.echo('x')), 'x', what.answer)
  await t.value(client.close())
  await gone(t, peer)
})

guards('clean-shutdown', 'server-eof', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'tools/list')
  await t.answer(program, 1)
  program.endInput()
  const exit = await t.ending(program, what.server)
  t.equal(exit, { code: 0, signal: null }, what.exit)
})

guards('clean-shutdown', 'server-pipe', async t => {
  const program = await t.start('src/server.ts')
  program.request(1, 'tools/list')
  await t.answer(program, 1)
  program.hangUp()
  for (let id = 2; id < 6; id++) program.request(id, 'tools/list')
  program.endInput()
  await t.ending(program, what.server)
  if (/\n\s+at /.test(program.stderr)) throw await t.exited(program)
})

guards('clean-shutdown', 'client-pipe', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        peer.closeStdin()
        await peer.write(`${rpcResult(id, 'my ears are shut now')}\n`)
      },
    }),
  )
  peer.makeStubborn()
  const client = await connect(t, peer)
  await t.value(client.echo('x'))
  // Too large for the pipe's buffer, so that the write itself meets the closed end.
  await t.outcome(client.echo('y'.repeat(256 * 1024), { timeoutMs: 300 }))
  await t.value(client.stats())
})

/** The end of stdin and the signals that can be ignored, in their order. */
function farewellOf({ stdinEnded, signals }: Peer): string[] {
  if (!stdinEnded) return signals
  return signals.toSpliced(stdinEnded.afterSignals, 0, 'EOF')
}
