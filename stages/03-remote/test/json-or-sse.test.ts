import { legacyWeb, modernResult, modernWeb, textResult } from '@workshop/faults'
import { atMost, containing } from '@workshop/testkit'
import { guards, openLink, PIECES_PATIENCE_MS, type TestContext } from './contract.ts'
import { byteByByte, LINE_ENDS, streamFor, TOOLS } from './streams.ts'
import { whatClient as what } from './what-client.ts'

guards('json-or-sse', 'cuts', async t => {
  const ends = Object.entries(LINE_ENDS)
  let nth = 0
  const peer = await t.web(
    modernWeb({
      'tools/list': exchange => {
        const [, end = ''] = ends[nth++] ?? []
        return byteByByte(exchange, streamFor(exchange.id, end, []))
      },
    }),
  )
  const link = await openLink(t, peer.url)
  for (const [name] of ends) {
    const { tools } = await link.listPage(undefined, PIECES_PATIENCE_MS)
    t.equal(tools, TOOLS, what.listed(name))
  }
})

guards('json-or-sse', 'grammar', async t => {
  const said = t.random.word()
  const ends = Object.entries(LINE_ENDS)
  let nth = 0
  const peer = await t.web(
    modernWeb({
      'tools/list': async exchange => {
        const [, end = ''] = ends[nth++] ?? []
        exchange.stream()
        await exchange.write(`\uFEFF${streamFor(exchange.id, end)}`)
        exchange.end()
      },
      'tools/call': async exchange => {
        exchange.stream()
        const { progressToken } = exchange.message?.params?._meta ?? {}
        const messages = [
          { method: 'notifications/progress', params: { progressToken, progress: 1 } },
          { id: exchange.id, result: modernResult(textResult(said)) },
        ]
        // Several events in one piece, and a stream that nobody ends.
        const text = messages.map(
          message => `data: ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n\n`,
        )
        await exchange.write(text.join(''))
      },
    }),
  )
  const link = await openLink(t, peer.url)
  for (const [name] of ends) {
    t.equal((await link.listPage()).tools, TOOLS, what.listed(name))
  }
  const steps: unknown[] = []
  const text = await link.textOf('echo', {}, { onProgress: step => steps.push(step) })
  t.equal(text, said, what.answerOf('echo'))
  t.equal(steps.length, 1, 'onProgress()')
})

guards('json-or-sse', 'content-type', async t => {
  const types = [
    'Application/JSON; charset=utf-8',
    'application/json',
    'text/event-stream;charset=UTF-8',
    'Text/Event-Stream',
  ]
  const page = `<!doctype html><p>Please sign in.${' '.repeat(2000)}`
  let type = ''
  const peer = await t.web(
    modernWeb({
      'tools/call': exchange => {
        const headers = { 'Content-Type': type }
        const result = modernResult(textResult(type))
        const answer = JSON.stringify({ jsonrpc: '2.0', id: exchange.id, result })
        if (type === 'text/html') return exchange.text(200, page, headers)
        const isStream = /event-stream/i.test(type)
        exchange.text(200, isStream ? `data: ${answer}\n\n` : answer, headers)
      },
    }),
  )
  const link = await openLink(t, peer.url)
  for (type of types) t.equal(await link.textOf('echo'), type, what.answerTo(type))
  type = 'text/html'
  const error = await t.error<{ sample: string }>(link.call('echo'), 'BadAnswer')
  t.fits(error.sample, containing('Please sign in.'), 'error.sample')
  t.fits(error.sample.length, atMost(200), what.sampleLength)
  for (const { headers } of peer.of('POST')) {
    t.fits(headers.accept, containing('application/json'), what.accept)
    t.fits(headers.accept, containing('text/event-stream'), what.accept)
  }
})

guards('json-or-sse', 'empty-body', async t => {
  for (const status of [200, 202, 204]) {
    const legacy = await t.web(
      legacyWeb({ 'notifications/initialized': exchange => exchange.empty(status) }),
    )
    const link = await openLink(t, legacy.url)
    t.equal(await link.textOf('echo', { text: 'x' }), 'x', what.answerOf('echo'))

    const json = { 'Content-Type': 'application/json' }
    const modern = await t.web(
      modernWeb({
        'tools/call': exchange => exchange.empty(status, status === 200 ? json : {}),
      }),
    )
    await t.error((await openLink(t, modern.url)).call('echo'), 'BadAnswer')
  }
  await badWhere(t, 'text/event-stream', ': nothing to say\n\n')
})

/** A stream that ends, and has not said anything. */
async function badWhere(t: TestContext, type: string, body: string): Promise<void> {
  const headers = { 'Content-Type': type }
  const peer = await t.web(
    modernWeb({ 'tools/call': exchange => exchange.text(200, body, headers) }),
  )
  await t.error((await openLink(t, peer.url)).call('echo'), 'BadAnswer')
}

guards('json-or-sse', 'error-inside', async t => {
  const errors = [
    { code: -32603, message: 'out of paper', data: { tray: 2 } },
    { code: -32001, message: 'Session not found' },
  ]
  for (const error of errors) {
    for (const kind of ['json', 'stream'] as const) {
      const peer = await t.web(
        modernWeb({
          'tools/call': async exchange => {
            if (kind === 'json') return exchange.fail(error)
            exchange.stream()
            await exchange.event({ jsonrpc: '2.0', id: exchange.id, error })
            exchange.end()
          },
        }),
      )
      const link = await openLink(t, peer.url)
      const said = await t.error(link.call('echo'), 'RpcError')
      t.equal(said.code, error.code, 'error.code')
      t.equal(said.message, error.message, 'error.message')
      t.equal(said.data, 'data' in error ? error.data : undefined, 'error.data')
      t.equal(said.layer, undefined, 'error.layer')
    }
  }
})
