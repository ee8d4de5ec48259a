/** Naming bench, policy bench and token bill: the answers, and what bad input gets. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { namingView } from '../../.vitepress/tools/naming/bench.ts'
import { type PolicyQuestion, policyView } from '../../.vitepress/tools/policy/bench.ts'
import { tool } from '../../.vitepress/tools/policy/presets.ts'
import { createHash as inBrowser } from '../../.vitepress/tools/run/browser-crypto.ts'
import { billOf, toolsIn } from '../../.vitepress/tools/tokens/bill.ts'

test.each(['', 'abc', '中文 😀', JSON.stringify(['a__b', 'c']), 'x'.repeat(1000)])(
  'the hash in a browser is the hash of Node: %s',
  text => {
    const own = createHash('sha256').update(text).digest('hex')
    expect(inBrowser('sha256').update(text).digest('hex')).toBe(own)
  },
)

test('names, and what plain joining would have made of them', () => {
  const view = namingView('a b__c\na__b c\nfiles/read_file\n# a comment\n')
  expect(view.rows.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^mcp__a__b_c__[0-9a-f]{10}$/),
    expect.stringMatching(/^mcp__a_b__c__[0-9a-f]{10}$/),
    'mcp__files__read_file',
  ])
  expect(view.rows.map(({ isReadable }) => isReadable)).toEqual([false, false, true])
  expect([view.clashes, view.joinedClashes]).toEqual([0, 1])
  expect(view.rows[1]?.faults.map(({ pitfall }) => pitfall)).toEqual([
    'name-collision',
    'underscore-split',
  ])
})

test('names may come as JSON, and a wrong part costs only itself', () => {
  const view = namingView('{ "a": ["x", "y"], "b": 3 }')
  expect(view.rows.length).toBe(2)
  expect(view.problems[0]?.says.en).toBe('b: expected a list of names, got a number')
})

test('names that are no pairs are named with their line', () => {
  const view = namingView(`lonely\n\n${'a'.repeat(100)} t\n`)
  expect(view.problems.map(({ line }) => line)).toEqual([1])
  expect(view.rows[0]?.faults[0]?.pitfall).toBe('name-limit')
  const endless = `a${' '.repeat(100_000)}b\u2028c`
  expect(namingView(endless).problems.length).toBe(1)
  expect(namingView('{ broken').problems[0]?.says.en).toContain('line 1')
  expect(namingView('a b\n'.repeat(3_000)).more).toBe(2_000)
})

const toolCall = tool('mail', 'send')
const asked = (policy: unknown, call: PolicyQuestion['call'] = toolCall) =>
  policyView({ policy: JSON.stringify(policy), call })

test('the rule that decided, and the ones that did not', () => {
  const view = asked({
    tools: { deny: ['files/*', 'mail/send'], allow: ['mail/*'] },
  })
  expect([view.decision, view.rule]).toEqual(['deny', 'tools.deny[1]'])
  expect(view.steps.map(step => [step.rule, step.matches, step.isDeciding])).toEqual([
    ['tools.deny[0]', false, false],
    ['tools.deny[1]', true, true],
    ['tools.allow[0]', true, false],
  ])
})

test('absent is not empty', () => {
  expect(asked({}).decision).toBe('ask')
  expect(asked({ tools: { allow: [] } }).decision).toBe('deny')
  const server = {
    kind: 'server',
    name: 'x',
    start: 'node a.js',
    environment: '',
  } as const
  expect(asked({}, server).decision).toBe('allow')
  expect(asked({ servers: { allow: [] } }, server).decision).toBe('deny')
})

test('a server is what starts it, and a URL is no text', () => {
  const policy = {
    servers: {
      allow: [{ command: ['node', 'a.js'] }, { url: 'https://*.example.com/*' }],
    },
  }
  const decided = (start: string, environment = '') =>
    asked(policy, { kind: 'server', name: 'x', start, environment }).decision
  expect(decided('node a.js')).toBe('allow')
  expect(decided('node a.js', 'NODE_OPTIONS=--require ./evil.js')).toBe('deny')
  expect(decided('node a.js --more')).toBe('deny')
  expect(decided('https://a.example.com/mcp')).toBe('allow')
  expect(decided('https://evil.test/?.example.com/')).toBe('deny')
  expect(decided('')).toBe('deny')
})

test.each([
  ['{ "tools": ', 'line 1'],
  ['{ "tools": { "deny": null } }', 'leave it out'],
  ['{ "tool": {} }', 'expected one of'],
  ['', 'line 1'],
])('a policy that cannot be read denies everything: %s', (policy, says) => {
  const view = policyView({ policy, call: toolCall })
  expect(view.decision).toBe('deny')
  expect(view.problems[0]?.says.en).toContain(says)
})

test('a bill, from whatever a tools/list answer was copied as', () => {
  const one = { name: 'a', description: 'Reads.', inputSchema: { type: 'object' } }
  const whole = { jsonrpc: '2.0', id: 1, result: { tools: [one] } }
  for (const value of [[one], { tools: [one] }, whole]) {
    const bill = billOf(JSON.stringify(value))
    expect(bill.rows.map(({ name }) => name)).toEqual(['a'])
    expect(bill.total).toBeGreaterThan(5)
    expect(bill.problems).toEqual([])
  }
})

test.each([
  ['{', 'not JSON: line 1, column 2'],
  ['{"tools":{}}', 'expected a tools/list result'],
  ['"x"', 'got a string'],
])('a bill of %s says what is wrong', (text, says) => {
  expect(billOf(text).problems[0]?.en).toContain(says)
})

test('a tool that is none costs only itself', () => {
  const text = JSON.stringify([{ name: 'a' }, 7, { name: 'b', description: 1 }, {}])
  const { tools, problems } = toolsIn(text)
  expect(tools.map(({ name }) => name)).toEqual(['a'])
  expect(problems.map(({ en }) => en.split(':')[0])).toEqual([
    'tools[1]',
    'tools[2]',
    'tools[3]',
  ])
})

test('names of megabytes and lists without end stay small on the page', () => {
  const tools = Array.from({ length: 2_000 }, (_, at) => ({
    name: `t${at}${'x'.repeat(at)}`,
  }))
  const bill = billOf(JSON.stringify({ tools }))
  expect([bill.rows.length, bill.tools]).toEqual([500, 2_000])
  expect(bill.rows.map(({ at }) => at)).toContain(1_999)
  const pair = namingView(
    JSON.stringify({ ['s'.repeat(9_999)]: ['\u202et'.repeat(9_999)] }),
  )
  expect(JSON.stringify(pair).length).toBeLessThan(4_000)
  expect(pair.rows[0]?.tool.startsWith('\\u202et')).toBe(true)
  const keys = Object.fromEntries(tools.map(({ name }) => [name, 1]))
  const refused = asked(keys)
  expect(refused.problems.length).toBe(21)
  expect(refused.problems.at(-1)?.says.en).toBe('and 1980 more')
  const many = asked({ tools: { deny: tools.map(({ name }) => `a/${name}`) } })
  expect([many.steps.length, many.more]).toEqual([500, 1_500])
})

test('what was pasted into the wrong tool is called what it is', () => {
  expect(billOf('{"a":1}\n{"b":2}').problems[0]?.en).toContain('several lines of JSON')
  expect(namingView('{"tools":[{"name":"a"}]}').problems[0]?.says.en).toBe(
    'tools: expected a list of names, got an object with name as item 1',
  )
  expect(namingView('["a"]').problems[0]?.says.en).toContain('got a list')
})
