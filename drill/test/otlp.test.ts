/**
 * What a collector gets of a call, and that a call does not notice when there is none.
 * The collector is a web server of the test's own, and what it gets is JSON.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '@workshop/testkit/state'
import { openSubject } from '@workshop/testkit/subject'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

interface Span {
  name: string
  kind: number
  status: { code: number }
  attributes: { key: string; value: { stringValue?: string } }[]
}

interface Received {
  path: string
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[]
  resourceSpans?: {
    resource: { attributes: Span['attributes'] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const CLIENT = 3
const ERROR = 2

beforeEach(() => {
  // Wherever this shell sends its signals.
  for (const kind of ['', 'METRICS_', 'TRACES_']) {
    vi.stubEnv(`OTEL_EXPORTER_OTLP_${kind}ENDPOINT`, undefined)
  }
})
afterEach(() => void vi.unstubAllEnvs())

const FLAVOURS = ['zero-sdk', 'sdk']

test.each(FLAVOURS)('%s: metrics and spans of a call arrive', async flavour => {
  await using collector = await listen()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_SERVICE_NAME', 'a-host')
  const { call, signals } = await hostOf(flavour)
  await call()
  await signals.call('shutdown')

  const paths = collector.received.map(({ path }) => path)
  expect(paths.sort()).toEqual(['/v1/metrics', '/v1/traces'])
  const names = collector.received
    .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap(({ metrics }) => metrics.map(({ name }) => name))
  expect(names.sort()).toEqual([
    'mcp.client.operation.duration',
    'workshop.connect.duration',
    'workshop.decisions',
  ])
  const sent = collector.received.flatMap(({ resourceSpans = [] }) => resourceSpans)
  expect(textsOf(sent[0]?.resource.attributes)).toMatchObject({
    'service.name': 'a-host',
  })
  const spans = sent
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
  expect(spans.map(({ name, kind }) => ({ name, kind }))).toEqual([
    { name: 'connect docs', kind: CLIENT },
    { name: 'tools/call search', kind: CLIENT },
  ])
  expect(spans[1]?.status.code).toBe(ERROR)
  expect(textsOf(spans[1]?.attributes)).toMatchObject({
    'gen_ai.tool.name': 'search',
    'network.transport': 'pipe',
    'error.type': 'tool_error',
  })
})

test('an endpoint of one kind gets what is of that kind', async () => {
  await using collector = await listen()
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${collector.url}/spans`)
  const { call, signals } = await hostOf('zero-sdk')
  await call()
  await signals.call('shutdown')
  expect(collector.received.map(({ path }) => path)).toEqual(['/spans'])
})

test('without an endpoint nothing is sent, and all is seen', async () => {
  const { call, seen } = await hostOf('zero-sdk')
  await call()
  expect(await seen()).toEqual(SEEN)
})

test.each([
  ['that refuses', 500],
  ['that is not there', undefined],
] as const)('a collector %s is said once, and changes nothing', async (_, status) => {
  const collector = await listen(status)
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '200')
  if (status === undefined) await collector[Symbol.asyncDispose]()
  const said: string[] = []
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(warning => {
    said.push(String(warning))
  })
  const { call, signals, seen } = await hostOf('zero-sdk')
  await call()
  expect(await seen()).toEqual(SEEN)
  await signals.call('shutdown')
  warn.mockRestore()
  await collector[Symbol.asyncDispose]()
  expect(said.map(text => text.split(':')[0]).sort()).toEqual([
    'metrics do not arrive',
    'spans do not arrive',
  ])
})

const SEEN = {
  metrics: [
    'mcp.client.operation.duration',
    'workshop.connect.duration',
    'workshop.decisions',
  ],
  spans: ['connect docs', 'tools/call search'],
}

/** The signals of a solution, and one call that tells them all about itself. */
async function hostOf(flavour: string) {
  const subject = openSubject(join(ROOT, 'solutions/05-security', flavour))
  const signals = await subject.create('signals', 'createSignals')
  const telemetry = await subject.create('telemetry', 'createTelemetry', signals)
  const docs = { server: 'docs', transport: 'stdio' }
  const search = { ...docs, tool: 'search' }
  return {
    signals,
    async call(): Promise<void> {
      await telemetry.call('connected', { ...docs, ms: 40, state: 'connected' })
      await telemetry.call('decided', { ...search, decision: 'allow', rule: 'none' })
      await telemetry.call('called', { ...search, ms: 5, error: 'tool_error' })
    },
    async seen() {
      const points = (await signals.call('collect')) as { name: string }[]
      const spans = (await signals.call('spans')) as { name: string }[]
      const namesOf = (all: { name: string }[]) => all.map(({ name }) => name).sort()
      return { metrics: namesOf(points), spans: namesOf(spans) }
    },
  }
}

async function listen(status = 200) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Received
    received.push({ ...body, path: request.url ?? '' })
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      if (server.listening) await new Promise(resolve => server.close(resolve))
    },
  }
}

function textsOf(attributes: Span['attributes'] = []): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue]),
  )
}
