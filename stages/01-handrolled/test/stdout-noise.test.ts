import { atMost, breaks, guards, verbatim } from '@workshop/testkit'
import { connect, rpcResult, server } from './contract.ts'
import { what } from './what.ts'

const BANNER = 'ready on stdio'

breaks('stdout-noise', async t => {
  const program = await t.start('break/stdout-noise.ts')
  program.request(1, 'tools/call', { name: 'get_weather', arguments: { city: 'Oslo' } })
  await t.answer(program, 1)
  const noise = program.lines.find(line => line !== '' && !isMessage(line))
  t.ok(noise !== undefined, { kind: 'not-hit', what: what.onlyMessages })
})

guards('stdout-noise', 'client-banner', async t => {
  const peer = await t.peer(server())
  void peer.write(`${BANNER}\n`)
  t.blame(BANNER)
  const client = await connect(t, peer)
  t.equal(await t.value(client.echo('hello')), 'hello', what.answer)
  const { noise } = await client.stats()
  t.equal(noise?.lines, 1, 'stats().noise.lines')
  t.equal(noise?.samples, [BANNER], 'stats().noise.samples')
})

guards('stdout-noise', 'client-degraded', async t => {
  const long = `warming cache ${'.'.repeat(1000)}`
  const peer = await t.peer(
    server({
      'tools/call': ({ id }, peer) => peer.write(`${long}\n${rpcResult(id, 'ok')}\n`),
    }),
  )
  t.blame('warming cache')
  const client = await connect(t, peer)
  for (let call = 0; call < 5; call++) {
    t.equal(await t.value(client.echo('hello')), 'ok', what.answer)
  }
  const { noise, health } = await client.stats()
  t.equal(noise?.lines, 5, 'stats().noise.lines')
  t.equal(health, 'degraded', 'stats().health')
  for (const sample of noise?.samples ?? []) {
    t.fits(sample.length, atMost(200), what.sampleLength)
  }
})

guards('stdout-noise', 'server-console', async t => {
  const program = await t.start('src/server.ts', {
    prepend: { 'src/framing.ts': "console.log('framing loaded');" },
    program: `
      import { serve } from './server.ts'
      const noisy = {
        name: 'noisy', description: 'Logs.', inputSchema: { type: 'object' },
        run() { console.log('working'); console.info({ still: 'working' }); return 'done' },
      }
      serve({ tools: [noisy], input: process.stdin, output: process.stdout })
    `,
  })
  program.request(1, 'tools/call', { name: 'noisy', arguments: {} })
  await t.answer(program, 1)
  program.endInput()
  await t.ending(program, what.server)
  const logged = program.lines.join('\n') + program.stderr
  t.witness(logged.includes('framing loaded'), what.imports)
  for (const line of program.lines) {
    if (!isMessage(line)) t.blame(line)
    t.ok(isMessage(line), { kind: 'unwanted', what: verbatim(line) })
  }
})

function isMessage(line: string): boolean {
  try {
    return JSON.parse(line).jsonrpc === '2.0'
  } catch {
    return false
  }
}
