import { atMost, listWith } from '@workshop/testkit'
import { contract, guards, type TestContext, type Tool } from './contract.ts'
import { CLUSTERS, commonHead, digitsOf, isBorder, isWellFormed } from './graphemes.ts'
import { tool } from './tools.ts'
import { calling, of } from './what.ts'
import { what } from './what-text.ts'

const SENTENCE = 'Lists the issues of a repository, newest first. '

guards('long-description', 'limit', async t => {
  const { capDescription } = contract(t)
  for (const text of ['', 'Short.', 'x'.repeat(2048), '漢'.repeat(2048)]) {
    const whole = { text, cut: false }
    t.equal(await capDescription(text), whole, calling('capDescription', text))
  }
  const fifty = 'x'.repeat(50)
  t.equal(
    await capDescription(fifty, 50),
    { text: fifty, cut: false },
    what.capped('x', 50),
  )
  const ownMax = t.random.integer(200, 2000)
  for (const [characters, max] of [
    [2049, 2048],
    [ownMax + t.random.integer(1, 2000), ownMax],
    [60_000, 2048],
    [60_000, 100],
    [101, 100],
    [3000, 2999],
  ] as const) {
    const text = SENTENCE.repeat(1300).slice(0, characters)
    const capped = await capDescription(text, max === 2048 ? undefined : max)
    const named = what.lengthOf(characters, max)
    t.equal(capped.cut, true, of('capDescription()', 'cut'))
    t.fits(capped.text.length, atMost(max), named)
    const kept = commonHead(capped.text, text)
    const mark = capped.text.slice(kept)
    t.fits(digitsOf(mark), listWith(String(characters)), of('capDescription()', 'text'))
    // Room that is there is used.
    t.ok(kept >= max - 90, { kind: 'unwanted', what: what.endKept('x') })
  }
  for (const max of [0, 1, 10, 99]) {
    const { text, cut } = await capDescription(SENTENCE.repeat(99), max)
    t.fits(text.length, atMost(max), what.lengthOf(99 * SENTENCE.length, max))
    t.equal(cut, true, of('capDescription()', 'cut'))
  }
})

guards('long-description', 'graphemes', async t => {
  const { capDescription } = contract(t)
  for (const [named, cluster] of Object.entries(CLUSTERS)) {
    // Wherever the mark begins, some of these borders fall inside a cluster.
    for (let before = 0; before < cluster.length; before++) {
      const text = 'x'.repeat(before) + cluster.repeat(300)
      const capped = await capDescription(text, 240)
      t.fits(capped.text.length, atMost(240), what.lengthOf(text.length, 240))
      t.ok(isWellFormed(capped.text), { kind: 'unwanted', what: what.endKept(named) })
      const end = commonHead(capped.text, text)
      t.ok(isBorder(text, end), { kind: 'unwanted', what: what.endKept(named) })
    }
  }
  const endless = `a${'\u0301'.repeat(5000)}`
  const { text } = await capDescription(endless)
  t.fits(text.length, atMost(2048), what.lengthOf(endless.length, 2048))
  t.equal(text.startsWith('a'), false, what.endKept('a + U+0301'))
})

const LONG = SENTENCE.repeat(1250)

guards('long-description', 'schema', async t => {
  const inSchema = tool('docs', 'search', {
    inputSchema: {
      type: 'object',
      description: LONG,
      properties: {
        q: { type: 'string', description: LONG },
        filter: {
          type: 'object',
          properties: {
            state: { description: LONG },
            short: { description: 'Short.' },
          },
        },
        labels: { type: 'array', items: { description: LONG } },
      },
      anyOf: [{ required: ['q'], description: LONG }, { required: ['filter'] }],
      $defs: { point: { description: LONG } },
    },
  })
  await isCapped(t, tool('docs', 'read', { description: LONG }), ['description'])
  await isCapped(t, inSchema, [
    'inputSchema.description',
    'inputSchema.properties.q.description',
    'inputSchema.properties.filter.properties.state.description',
    'inputSchema.properties.labels.items.description',
    'inputSchema.anyOf.0.description',
    'inputSchema.$defs.point.description',
  ])
  await isCapped(t, tool('docs', 'read'), [])
})

/** Everything is as it was but for what stands at these paths. */
async function isCapped(t: TestContext, given: Tool, paths: string[]): Promise<void> {
  const { capTool, capDescription } = contract(t)
  const before = JSON.stringify(given)
  const capped = await capTool(given)
  const held = t.subject.hold(structuredClone(given))
  await capTool(held as Tool)
  t.equal(JSON.stringify(await t.subject.read(held)), before, what.toolGiven)
  t.equal(capped.cut.toSorted(), paths.toSorted(), of('capTool()', 'cut'))
  const { text } = await capDescription(LONG)
  const wanted = JSON.parse(
    before.replaceAll(JSON.stringify(LONG), JSON.stringify(text)),
  )
  t.equal(capped.tool, wanted, of('capTool()', 'tool'))
}

guards('long-description', 'data', async t => {
  const { capTool } = contract(t)
  const value = { description: LONG }
  const inputSchema = JSON.parse(`{
    "type": "object",
    "properties": {
      "description": { "type": "string" },
      "default": { "description": "Short." },
      "const": { "const": ${JSON.stringify(value)} },
      "enum": { "enum": [${JSON.stringify(value)}, "x"] },
      "given": { "default": ${JSON.stringify(value)}, "examples": [${JSON.stringify(value)}] },
      "__proto__": { "type": "string", "description": "Short." }
    },
    "additionalProperties": false
  }`)
  const given = tool('docs', 'search', { inputSchema })
  const same = JSON.parse(JSON.stringify(given))
  t.equal(await capTool(given), { tool: same, cut: [] }, 'capTool()')

  const named = JSON.stringify(inputSchema).replaceAll('"Short."', JSON.stringify(LONG))
  const capped = await capTool({ ...given, inputSchema: JSON.parse(named) })
  const paths = ['default', '__proto__'].map(
    name => `inputSchema.properties.${name}.description`,
  )
  t.equal(capped.cut.toSorted(), paths.toSorted(), of('capTool()', 'cut'))

  const bare = {
    name: 'a',
    server: 'b',
    tool: 'c',
    inputSchema: { type: 'object' },
  } as const
  t.equal(await capTool(bare), { tool: bare, cut: [] }, 'capTool()')
})
