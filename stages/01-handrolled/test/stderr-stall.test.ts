import { guards } from '@workshop/testkit'
import { connect, rpcResult, server } from './contract.ts'

guards('stderr-stall', 'client-drains', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        // One write of a pipe that nobody reads would block the process here.
        await peer.stderr('e'.repeat(256 * 1024))
        await peer.write(`${rpcResult(id, 'still here')}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('x')), 'still here', 'the answer')
  const { state, stderrTail = '' } = await client.stats()
  t.equal(state, 'connected', 'stats().state')
  t.equal(
    stderrTail.length <= 8192,
    true,
    `stderrTail has ${stderrTail.length} characters`,
  )
  t.witness(stderrTail.length > 0, 'stats().stderrTail')
})
