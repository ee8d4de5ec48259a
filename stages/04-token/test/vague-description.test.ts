import { containing } from '@workshop/testkit'
import {
  contract,
  type Finding,
  guards,
  type TestContext,
  type Tool,
} from './contract.ts'
import { tool } from './tools.ts'
import { what } from './what-text.ts'

type Rule = Finding['rule']

const GOOD =
  'Lists the open issues of a repository. Use it when the user asks what is open. ' +
  'Not for pull requests.'

/** [description, what is missing] */
type Case = readonly [string | undefined, readonly Rule[]]

const SAID: readonly Case[] = [
  [GOOD, []],
  [undefined, ['no-what', 'no-when', 'no-when-not']],
  ['', ['no-what', 'no-when', 'no-when-not']],
  [' \n ', ['no-what', 'no-when', 'no-when-not']],
  ['Search.', ['no-what', 'no-when', 'no-when-not']],
  ['Lists open issues newest first.', ['no-when', 'no-when-not']],
  ['Lists open issues newest first. USE before closing one.', ['no-when-not']],
  ['Lists open issues newest first, never closed ones.', ['no-when']],
  ['Lists open issues newest first. Don’t close them with it.', ['no-when']],
  ["Lists open issues newest first; don't close them.", ['no-when']],
  ['Use only if needed', []],
  ['Only if', ['no-what']],
  ['列出仓库里还没关闭的问题，最新的在前', ['no-when', 'no-when-not']],
  ['列出仓库里还没关闭的问题，适合了解进度', ['no-when-not']],
  ['列出仓库里还没关闭的问题，仅限公开的', ['no-when']],
  ['查询城市天气，出行前使用，勿查历史', []],
  ['查天气', ['no-what', 'no-when', 'no-when-not']],
]

/** The words are there, inside others. */
const INSIDE: readonly Case[] = [
  [
    'Formats information about users, because notifications modify annotations ' +
      'beforehand and hereafter, whenever commonly noted.',
    ['no-when', 'no-when-not'],
  ],
  ['列出用户在应用里的当前时间和类别，按级别分别识别区别', ['no-when', 'no-when-not']],
  ['Formats a note. Use for notes, not for users.', []],
  ['列出用户的类别，用于统计，别用来登录', []],
]

guards('vague-description', 'what-when-not', t => areFound(t, SAID))
guards('vague-description', 'whole-words', t => areFound(t, INSIDE))

async function areFound(t: TestContext, cases: readonly Case[]): Promise<void> {
  const { lintDescriptions } = contract(t)
  for (const [description, missing] of cases) {
    const { description: _, ...rest } = tool('docs', 'search')
    const given = description === undefined ? rest : { ...rest, description }
    const found = await lintDescriptions([given])
    const rules = found.map(({ rule }) => rule)
    t.equal(rules.toSorted(), missing.toSorted(), what.findingsOn(`${description}`))
    for (const { name } of found) t.equal(name, given.name, 'lintDescriptions()[].name')
  }
}

guards('vague-description', 'parameters', async t => {
  const text = { type: 'string', description: 'What to look for.' }
  const bare = { type: 'string' }
  await lacks(t, {}, [])
  await lacks(t, { query: text, description: text, type: text }, [])
  await lacks(t, { query: bare, limit: { ...bare, description: '  ' }, all: true }, [
    'query',
    'limit',
    'all',
  ])
  await lacks(t, { description: bare, properties: bare }, ['description', 'properties'])
  const filter = { ...text, properties: { state: bare, label: text } }
  await lacks(t, { filter }, ['filter.state'])
  const labels = { ...text, items: { properties: { color: bare, name: text } } }
  await lacks(t, { labels }, ['labels[].color'])
  const either = { ...text, anyOf: [{ properties: { id: bare } }, { type: 'null' }] }
  await lacks(t, { either }, ['either.id'])
  const twice = {
    ...text,
    oneOf: [{ properties: { id: bare } }, { properties: { id: bare } }],
  }
  await lacks(t, { twice }, ['twice.id'])
  const deep = {
    ...filter,
    properties: { inner: { ...bare, properties: { x: bare } } },
  }
  await lacks(t, { deep }, ['deep.inner', 'deep.inner.x'])
  await lacks(t, JSON.parse('{ "__proto__": { "type": "string" } }'), ['__proto__'])
})

async function lacks(
  t: TestContext,
  properties: object,
  paths: readonly string[],
): Promise<void> {
  const { lintDescriptions } = contract(t)
  const inputSchema = { type: 'object', properties } as Tool['inputSchema']
  const shown = JSON.stringify(properties)
  const found = await lintDescriptions([
    tool('docs', 'search', { description: GOOD, inputSchema }),
  ])
  const missing = found.filter(({ rule }) => rule === 'no-parameter')
  t.equal(missing.length, paths.length, what.parametersOf(shown))
  t.equal(found.length, paths.length, what.findingsOn(shown))
  const messages = missing.map(({ message }) => message)
  for (const path of paths) {
    const own = messages.filter(message => namesPath(message, path))
    t.fits(own.join() || messages.join(), containing(path), what.parametersOf(shown))
  }
}

/** The path, and not the end of a longer one. */
function namesPath(message: string, path: string): boolean {
  const at = message.indexOf(path)
  return at !== -1 && !/[\w.\]]/.test(message.charAt(at - 1))
}

/** Ten words; one that is exchanged leaves 9 of 11, two leave 8 of 12. */
const TEN = 'lists open issues of one repository by date for reading'
const NINE_OF_ELEVEN = TEN.replace('date', 'label')
const FOUR_OF_FIVE = ['use alpha beta gamma', 'use alpha beta gamma delta'] as const

guards('vague-description', 'twins', async t => {
  // Across servers, whatever their case and punctuation.
  await areTwins(t, [TEN, `${TEN.toUpperCase()}!`], ['0-1'])
  await areTwins(t, [TEN, `${TEN} ${TEN}, ${TEN}.`], ['0-1'])
  await areTwins(t, [TEN, NINE_OF_ELEVEN], ['0-1'])
  await areTwins(t, [TEN, NINE_OF_ELEVEN.replace('open', 'closed')], [])
  await areTwins(t, FOUR_OF_FIVE, ['0-1'])
  await areTwins(t, ['use alpha beta', 'use alpha beta gamma'], [])
  await areTwins(t, ['查询城市天气', '查询城市的天气'], ['0-1'])
  await areTwins(t, ['查询城市天气', '查询城市人口数量'], [])
  await areTwins(t, [TEN, GOOD, TEN, TEN], ['0-2', '0-3', '2-3'])
  // Nothing is not a description that two share.
  await areTwins(t, ['', '', ' . '], [])
})

async function areTwins(
  t: TestContext,
  descriptions: readonly string[],
  wanted: readonly string[],
): Promise<void> {
  const { lintDescriptions } = contract(t)
  const tools = descriptions.map((description, at) => ({
    ...tool(`server${at}`, 'list', { description }),
    name: String(at),
  }))
  const found = await lintDescriptions(tools)
  const twins = found.filter(({ rule }) => rule === 'near-duplicate')
  const pairs = twins.map(({ name, other }) => `${name}-${other}`)
  t.equal(pairs.toSorted(), wanted, what.pairs)
  const order = found.map(({ name }) => Number(name))
  t.equal(order, order.toSorted(), 'lintDescriptions()[].name')
}
