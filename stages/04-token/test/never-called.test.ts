import type { TestContext, Wanted } from '@workshop/testkit'
import { contract, type Evidence, guards, type Silence, type Tool } from './contract.ts'
import { body, FORMS } from './requests.ts'
import { blockOf, namesOf, tool, toolsOf } from './tools.ts'
import { calling } from './what.ts'
import { what } from './what-cost.ts'

/** Says what and when. */
const SAYS = 'Searches the documents of the team. Use this when the user asks for one.'
const SEARCH = tool('docs', 'search', { description: SAYS })
const SEARCH_ALL = tool('docs', 'search_all', {
  description: `Searches everything, with ${SEARCH.name} and others, when asked to.`,
})
const VAGUE = tool('docs', 'run', { description: 'Runs it.' })

guards('never-called', 'not-sent', async t => {
  const { neverCalled } = contract(t)
  const said = `Use ${SEARCH.name} for documents.`
  const beside = {
    system: said,
    messages: [{ role: 'user', content: said }],
    tool_choice: { name: SEARCH.name },
  }
  for (const form of FORMS) {
    // Named in every place but the one that counts.
    const request = body([SEARCH_ALL, VAGUE].map(blockOf), form, beside)
    const spaced = JSON.stringify(JSON.parse(request), null, 4)
    const [found] = await neverCalled({
      tools: [SEARCH, SEARCH_ALL],
      requests: [request, spaced, request],
      calls: [SEARCH_ALL.name],
    })
    is(t, found, SEARCH, 'not-sent', /\b3\b/)
    // In one of them it is.
    const [sent] = await neverCalled({
      tools: [SEARCH],
      requests: [request, JSON.stringify(JSON.parse(withAll(form)), null, 4)],
      calls: [],
    })
    is(t, sent, SEARCH, 'not-chosen')
  }
  const unheard = await neverCalled({
    tools: [SEARCH],
    requests: [body([])],
    calls: [],
  })
  is(t, unheard[0], SEARCH, 'not-sent')

  function withAll(form: (typeof FORMS)[number]): string {
    return body([SEARCH_ALL, SEARCH].map(blockOf), form)
  }
})

guards('never-called', 'renamed', async t => {
  const { neverCalled } = contract(t)
  const dotted = tool('documents', 'find', { name: 'mcp__documents__pages.find' })
  const long = tool('documents', 'x', { name: `mcp__documents__${'find_'.repeat(12)}` })
  const cut = { ...long, name: long.name.slice(0, 64) }
  const cases = [
    [dotted, { ...dotted, name: 'mcp__documents__pages_find' }],
    [long, cut],
  ] as const
  for (const form of FORMS) {
    for (const [own, sent] of cases) {
      const requests = [body([sent, SEARCH].map(blockOf), form)]
      const found = await neverCalled({ tools: [own], requests, calls: [SEARCH.name] })
      is(t, found[0], own, 'renamed', sent.name)
    }
    // It is there as it is called, and no model API takes it.
    const requests = [body([blockOf(long)], form)]
    const found = await neverCalled({ tools: [long], requests, calls: [] })
    is(t, found[0], long, 'renamed', new RegExp(`64|${long.name.length}`))
    // A neighbour that begins alike is a tool of its own.
    const others = [body([blockOf(SEARCH_ALL)], form)]
    const alike = { tools: [SEARCH, SEARCH_ALL], requests: others, calls: [] }
    is(t, (await neverCalled(alike))[0], SEARCH, 'not-sent')
  }
})

guards('never-called', 'blocked-or-buried', async t => {
  const { neverCalled } = contract(t)
  const requests = [body([SEARCH, SEARCH_ALL].map(blockOf))]
  const calls: string[] = []
  const decisions = [
    { name: SEARCH_ALL.name, decision: 'deny', rule: 'mcp__docs__search_*' },
    { name: SEARCH.name, decision: 'allow', rule: 'mcp__docs__search' },
  ]
  const tools = [SEARCH, SEARCH_ALL]
  const [free, blocked] = await neverCalled({ tools, requests, calls, decisions })
  is(t, free, SEARCH, 'not-chosen')
  is(t, blocked, SEARCH_ALL, 'blocked', 'mcp__docs__search_*')

  for (const [count, cause] of [
    [50, 'not-chosen'],
    [51, 'buried'],
  ] as const) {
    const crowd = [...toolsOf('forge', count - 1), SEARCH].map(blockOf)
    const found = await neverCalled({
      tools: [SEARCH],
      requests: [body([SEARCH_ALL].map(blockOf)), body(crowd)],
      calls,
    })
    is(t, found[0], SEARCH, cause, count > 50 ? '51' : undefined)
  }
})

guards('never-called', 'words', async t => {
  const { neverCalled, lintDescriptions } = contract(t)
  const silent = tool('docs', 'sync', {
    description: 'Copies the documents of the team to the archive.',
  })
  const tools = [VAGUE, silent, SEARCH]
  const requests = [body(tools.map(blockOf))]
  const found = await neverCalled({ tools, requests, calls: [] })
  const findings = await lintDescriptions(tools)
  for (const [at, own] of [VAGUE, silent].entries()) {
    is(t, found[at], own, 'vague')
    // By its rule, or in the linter's own words.
    const said = findings
      .filter(({ name, rule }) => name === own.name && /no-what|no-when$/.test(rule))
      .flatMap(({ rule, message }) => [rule, message])
    t.witness(said.length > 0, calling('lintDescriptions'))
    t.fits(found[at]?.evidence, containingOneOf(said), what.evidenceOf(own.name))
  }
  is(t, found[2], SEARCH, 'not-chosen')
})

guards('never-called', 'first-cause', async t => {
  const { neverCalled } = contract(t)
  const dotted = tool('docs', 'run.now', { description: 'Runs it.' })
  const away = tool('attic', 'run', { description: 'Runs it.' })
  const denied = tool('docs', 'drop', { description: 'Drops it.' })
  const tools = [VAGUE, away, SEARCH, denied, dotted]
  const sent = [VAGUE, SEARCH, denied, { ...dotted, name: 'mcp__docs__run_now' }]
  const crowd = [...toolsOf('forge', 60), ...sent].map(blockOf)
  const evidence: Evidence = {
    tools,
    requests: [body(crowd)],
    calls: [SEARCH.name, 'mcp__forge__tool_01'],
    decisions: [away, denied, dotted].map(({ name }) => ({
      name,
      decision: 'deny',
      rule: '*',
    })),
  }
  const found = await neverCalled(evidence)
  // In the order of the tools, without the one that was called.
  t.equal(
    namesOf(found),
    namesOf([VAGUE, away, denied, dotted]),
    'neverCalled()[].name',
  )
  const causes = ['buried', 'not-sent', 'blocked', 'renamed']
  for (const [at, cause] of causes.entries()) {
    const { name = '', cause: actual } = found[at] ?? {}
    t.equal(actual, cause, what.causeOf(name))
  }
})

function is(
  t: TestContext,
  found: Silence | undefined,
  { name }: Tool,
  cause: Silence['cause'],
  shown?: string | RegExp,
): void {
  t.equal(found?.name, name, 'neverCalled()[].name')
  t.equal(found?.cause, cause, what.causeOf(name))
  if (shown === undefined) return
  const evidence = String(found?.evidence)
  const isShown =
    typeof shown === 'string' ? evidence.includes(shown) : shown.test(evidence)
  t.ok(isShown, {
    kind: 'differs',
    what: what.evidenceOf(name),
    actual: evidence,
    wanted: { en: `something with ${shown}`, zh: `含有 ${shown} 的内容` },
  })
}

function containingOneOf(parts: readonly string[]): Wanted {
  return {
    said: {
      en: `something with ${parts.join(' or ')}`,
      zh: `含有 ${parts.join(' 或 ')} 的内容`,
    },
    holds: value => parts.some(part => String(value).includes(part)),
  }
}
