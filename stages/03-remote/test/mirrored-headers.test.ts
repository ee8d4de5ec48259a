import { listed, modernWeb, type WebExchange } from '@workshop/faults'
import { guards, openLink } from './contract.ts'
import { callOf, recording, refusalOf, serveRaw } from './raw-http.ts'
import { header, whatServer as what } from './what-server.ts'

const DIFFERENT = [
  ['MCP-Protocol-Version', '2025-11-25'],
  ['MCP-Protocol-Version', undefined],
  ['Mcp-Method', 'tools/list'],
  ['Mcp-Method', 'Tools/Call'],
  ['Mcp-Method', undefined],
  ['Mcp-Name', 'get_weather'],
  ['Mcp-Name', 'ECHO'],
  ['Mcp-Name', undefined],
] as const

guards('mirrored-headers', 'compared', async t => {
  const { tool, calls } = recording()
  const server = await serveRaw(t, { tools: [tool] })
  for (const [name, value] of DIFFERENT) {
    const answer = await server.post(callOf('echo'), { [name]: value })
    const wanted = { status: 400, code: -32020, id: 1 }
    const request = header(name, value)
    t.equal(
      refusalOf(answer),
      wanted,
      what.answerTo({ en: request, zh: ` ${request} ` }),
    )
  }
  t.equal(calls, [], what.runs)
  const { status } = await server.post(callOf('echo'))
  t.equal(status, 200, what.statusOf({ en: 'the same headers', zh: '头部一致' }))
})

const encoded = (text: string): string =>
  `=?base64?${Buffer.from(text).toString('base64')}?=`

guards('mirrored-headers', 'decoded', async t => {
  const own = `${t.random.word()}-größe-漢`
  const umlaut = recording(own)
  const sentinel = recording(encoded(own))
  const server = await serveRaw(t, { tools: [umlaut.tool, sentinel.tool] })
  const cases = [
    [umlaut.tool.name, encoded(umlaut.tool.name), 200],
    [umlaut.tool.name, encoded('grosse'), 400],
    [umlaut.tool.name, '=?base64?%%%?=', 400],
    [sentinel.tool.name, encoded(sentinel.tool.name), 200],
    [sentinel.tool.name, sentinel.tool.name, 400],
  ] as const
  for (const [name, value, wanted] of cases) {
    const { status } = await server.post(callOf(name), { 'Mcp-Name': value })
    t.equal(status, wanted, what.statusFor('Mcp-Name', value))
  }
  t.equal([umlaut.calls.length, sentinel.calls.length], [1, 1], what.runs)
})

/** Two arguments that want a header: one at the top, one further down. */
const MARKED = {
  region: { type: 'string', 'x-mcp-header': 'Region' },
  filter: {
    type: 'object',
    properties: { limit: { type: 'integer', 'x-mcp-header': 'Limit' } },
  },
  text: { type: 'string' },
}

guards('mirrored-headers', 'params', async t => {
  const { tool, calls } = recording('query', MARKED)
  const server = await serveRaw(t, { tools: [tool] })
  const args = { region: 'us-west1', filter: { limit: 5 } }
  const good = { 'Mcp-Param-Region': 'us-west1', 'mcp-param-limit': '5' }
  const bad = [
    { ...good, 'Mcp-Param-Region': 'eu-1' },
    { ...good, 'Mcp-Param-Region': encoded('eu-1') },
    { ...good, 'Mcp-Param-Region': undefined },
    { ...good, 'mcp-param-limit': '6' },
    { ...good, 'mcp-param-limit': undefined },
  ]
  for (const headers of bad) {
    const answer = await server.post(callOf('query', args), headers)
    const wanted = { status: 400, code: -32020, id: 1 }
    t.equal(refusalOf(answer), wanted, what.headersFor(headers))
  }
  t.equal(calls, [], what.runs)
  const fine = [
    [args, good],
    [{ text: 'x' }, {}],
    [
      { ...args, region: '漢' },
      { ...good, 'Mcp-Param-Region': encoded('漢') },
    ],
  ] as const
  for (const [args, headers] of fine) {
    const { status } = await server.post(callOf('query', args), headers)
    t.equal(status, 200, what.headersFor(args))
  }
})

const CALLS: [tool: string, args: object, params: Record<string, string>][] = [
  ['query', { region: 'us-west1' }, { region: 'us-west1' }],
  [
    'größe-漢',
    { region: ' two words ', filter: { limit: 7 } },
    { region: ' two words ', limit: '7' },
  ],
  ['query', { region: '=?base64?eHg=?=', filter: {} }, { region: '=?base64?eHg=?=' }],
  [
    'query',
    { region: 'line\r\nX-Evil: 1', filter: null },
    { region: 'line\r\nX-Evil: 1' },
  ],
  ['query', { text: '漢' }, {}],
]

guards('mirrored-headers', 'sent', async t => {
  const inputSchema = { type: 'object', properties: MARKED }
  const tools = ['query', 'größe-漢'].map(name => ({ name, inputSchema }))
  const peer = await t.web(
    modernWeb({ 'tools/list': exchange => exchange.respond(listed(tools)) }),
  )
  const link = await openLink(t, peer.url)
  await link.listPage()
  for (const method of ['server/discover', 'tools/list']) {
    const told = mirrorsOf(await peer.seen(method))
    t.equal(told, { version: '2026-07-28', method }, what.headersOf(method))
  }
  for (const [i, [tool, args, params]] of CALLS.entries()) {
    await t.value(link.call(tool, args))
    const told = mirrorsOf(await peer.seen('tools/call', i + 1))
    const wanted = {
      version: '2026-07-28',
      method: 'tools/call',
      name: tool,
      ...params,
    }
    t.equal(told, wanted, what.headersFor(args))
  }
})

/** What the mirroring headers of a request say, decoded. */
function mirrorsOf({ headers }: WebExchange): Record<string, string> {
  const names = {
    version: 'mcp-protocol-version',
    method: 'mcp-method',
    name: 'mcp-name',
    region: 'mcp-param-region',
    limit: 'mcp-param-limit',
  }
  const told = Object.entries(names).flatMap(([part, name]) => {
    const value = headers[name]
    if (typeof value !== 'string') return []
    const [, base64] = /^=\?base64\?(.*)\?=$/.exec(value) ?? []
    return [[part, base64 ? Buffer.from(base64, 'base64').toString() : value]]
  })
  return Object.fromEntries(told)
}

const INVALID = {
  empty: { a: { type: 'string', 'x-mcp-header': '' } },
  spaced: { a: { type: 'string', 'x-mcp-header': 'My Region' } },
  injected: { a: { type: 'string', 'x-mcp-header': 'A\r\nX-Evil' } },
  fraction: { a: { type: 'number', 'x-mcp-header': 'A' } },
  twice: {
    a: { type: 'string', 'x-mcp-header': 'Region' },
    b: { type: 'string', 'x-mcp-header': 'REGION' },
  },
  repeated: {
    a: { type: 'array', items: { type: 'string', 'x-mcp-header': 'A' } },
  },
}

guards('mirrored-headers', 'bad-annotation', async t => {
  const schemas = { plain: {}, marked: MARKED, ...INVALID }
  const tools = Object.entries(schemas).map(([name, properties]) => ({
    name,
    inputSchema: { type: 'object', properties },
  }))
  const peer = await t.web(
    modernWeb({ 'tools/list': exchange => exchange.respond(listed(tools)) }),
  )
  const link = await openLink(t, peer.url)
  const page = await link.listPage()
  const names = page.tools.map(({ name }) => name)
  t.equal(names, ['plain', 'marked'], what.listedTools)
})
