import { containing, guards, without } from '@workshop/testkit'
import { connect, server } from './contract.ts'

const LAST_WORDS = 'out of memory while indexing'

const dying = () =>
  server({
    'tools/call': async (_, peer) => {
      const calls = peer.received.filter(message => message.method === 'tools/call')
      if (calls.length < 2) return
      await peer.stderr(`${LAST_WORDS}\n`)
      peer.exit(3)
    },
  })

guards('dead-server', 'pending-rejects', async t => {
  const peer = await t.peer(dying())
  const client = await connect(t, peer, { timeoutMs: 60_000 })
  const calls = [client.echo('a'), client.echo('b')]
  for (const call of calls) {
    const { exitCode, stderrTail } = await t.error(call, 'ServerExited')
    t.equal(exitCode, 3, 'error.exitCode')
    t.fits(stderrTail, containing(LAST_WORDS), 'error.stderrTail')
  }
  const { state, pending } = await client.stats()
  t.equal(state, 'failed', 'stats().state')
  t.equal(pending, 0, 'stats().pending')
})

guards('dead-server', 'later-calls', async t => {
  const peer = await t.peer(dying())
  const client = await connect(t, peer, { timeoutMs: 60_000 })
  const calls = [client.echo('a'), client.echo('b')]
  await Promise.all(calls.map(call => t.error(call, 'ServerExited')))
  await t.error(client.echo('c'), 'ServerExited')
  await t.error(client.listTools(), 'ServerExited')
})

guards('dead-server', 'no-command', async t => {
  const command = 'no-such-command-of-stage-01'
  const opening = t.create('client', 'connect', {
    command,
    args: [],
    timeoutMs: 60_000,
  })
  const { message } = await t.error(opening, 'ServerExited')
  t.fits(message, containing(command), 'error.message')
})

guards('dead-server', 'instant-exit', async t => {
  const command = process.execPath
  const args = ['-e', 'process.exit(0)']
  const opening = t.create('client', 'connect', { command, args, timeoutMs: 60_000 })
  const { exitCode, message } = await t.error(opening, 'ServerExited')
  t.equal(exitCode, 0, 'error.exitCode')
  t.fits(message, without('ENOENT', 'not found'), 'error.message')
})
