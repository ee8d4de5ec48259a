import { atMost, containing, guards } from '@workshop/testkit'
import { connect, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

const LAST_WORDS = 'and that was all'

guards('stderr-stall', 'client-drains', async t => {
  const peer = await t.peer(
    server({
      'tools/call': async ({ id }, peer) => {
        // One write of a pipe that nobody reads would block the process here.
        await peer.stderr('e'.repeat(256 * 1024) + LAST_WORDS)
        await peer.write(`${rpcResult(id, 'still here')}\n`)
      },
    }),
  )
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('x')), 'still here', what.answer)
  const { state, stderrTail = '' } = await client.stats()
  t.equal(state, 'connected', 'stats().state')
  t.fits(stderrTail.length, atMost(8192), 'stats().stderrTail.length')
  t.fits(stderrTail, containing(LAST_WORDS), 'stats().stderrTail')
})
