import { oneOf, type TestContext } from '@workshop/testkit'
import {
  type Bill,
  breaks,
  contract,
  data,
  guards,
  type ServerBill,
  type Tool,
} from './contract.ts'
import { manageTools } from './listed.ts'
import { KINDS, SAMPLES } from './samples.ts'
import { about, between, rowsWith } from './shapes.ts'
import { tokensOf, tokensOfTool } from './tokenizer.ts'
import { blockOf, namesOf, tool } from './tools.ts'
import { calling, of } from './what.ts'
import { what } from './what-cost.ts'

/** A tenth of a window of 200,000. */
const MANY_TOKENS = 20_000

breaks('token-bill', async t => {
  const made = t.subject.call('break/token-bill', 'makeTools')
  const tools = data<Tool[]>(await t.value(made))
  t.fits(tools, rowsWith('name'), 'makeTools()')
  const tokens = sumOf(tools.map(tokensOfTool))
  const count = new Set(namesOf(tools)).size
  t.ok(count >= 60 && tokens >= MANY_TOKENS, {
    kind: 'not-hit',
    what: what.toolsWorth(count, tokens),
  })
})

const LONG = `Lists what the team has decided. ${'Use it when asked for a date. '.repeat(9)}`
const CHINESE =
  '搜索团队的文档，返回最相关的段落。用户问到内部规范时用它，公开网页不要用它。'
/** Neither the dearest first, nor by name. */
const TOOLS = [
  tool('wiki', 'ping_b', { description: 'Answers.' }),
  tool('wiki', 'ping_a', { description: 'Answers.' }),
  tool('docs', 'search', { description: CHINESE }),
  tool('docs', 'list_decisions', { description: LONG }),
  tool('mail', 'send', { name: 'mcp__mail__send' }),
]

guards('token-bill', 'counted', async t => {
  const { tokenBill } = contract(t)
  const own = { description: `${LONG} ${t.random.words(5).join(' ')}` }
  const tools = [...TOOLS.toSpliced(3, 1), tool('docs', 'list_decisions', own)]
  const bill = await tokenBill(tools, { window: 1000 })
  adds(t, bill, tools, 1000)
  t.equal(serversOf(bill), ['docs', 'wiki', 'mail'], 'servers[].server')
  const [docs, wiki] = bill.servers as [ServerBill, ServerBill]
  t.equal(
    namesOf(docs.tools),
    names('docs', 'list_decisions', 'search'),
    of('docs', 'tools'),
  )
  t.equal(namesOf(wiki.tools), names('wiki', 'ping_a', 'ping_b'), of('wiki', 'tools'))

  const nameless = [{ ...tool('bare', 'run') }]
  delete nameless[0]?.description
  adds(t, await tokenBill(nameless), nameless, 200_000)
  t.equal((await tokenBill([])).tokens, 0, calling('tokenBill', []))
  await equalOnesByName(t)
})

/** As dear as each other, in no order. */
async function equalOnesByName(t: TestContext): Promise<void> {
  const twins = ['b', 'a', 'c'].map(server => tool(server, 'ping'))
  const counts = new Set(twins.map(tokensOfTool))
  t.witness(counts.size === 1, what.tokensOf('a, b, c'))
  const bill = await contract(t).tokenBill(twins)
  t.equal(serversOf(bill), ['a', 'b', 'c'], 'servers[].server')
}

guards('token-bill', 'rule-of-four', async t => {
  const { estimateError, tokenBill } = contract(t)
  const rows = await estimateError(KINDS.map(({ kind, text }) => ({ kind, text })))
  t.equal(
    rows.map(({ kind }) => kind),
    KINDS.map(({ kind }) => kind),
    calling('estimateError'),
  )
  for (const [at, { kind, text, tokens }] of KINDS.entries()) {
    const row = rows[at]
    t.equal(row?.tokens, tokens, what.tokensOf(kind))
    t.fits(row?.quarter, about(text.length / 4, 0, 1), of(kind, 'quarter'))
    const error = (text.length / 4 - tokens) / tokens
    t.fits(row?.error, about(error, 0, 0.03), what.errorOf(kind))
  }
  const chinese = [tool('docs', 'search', { description: CHINESE.repeat(20) })]
  const bill = await tokenBill(chinese)
  const quarter = JSON.stringify(chinese.map(blockOf)).length / 4
  t.fits(bill.quarter?.tokens, about(quarter, 0.02), 'quarter.tokens')
  const tokens = sumOf(chinese.map(tokensOfTool))
  t.fits(bill.quarter?.error, about((quarter - tokens) / tokens, 0.05), 'quarter.error')
})

guards('token-bill', 'estimate', async t => {
  const { estimateTokens } = contract(t)
  for (const { kind, text, tokens } of SAMPLES) {
    const estimate = await estimateTokens(text)
    const fair = between(Math.floor(tokens * 0.85), Math.ceil(tokens * 2.5))
    t.fits(estimate, fair, what.estimateOf(kind, text.length))
  }
})

guards('token-bill', 'any-text', async t => {
  const { countTokens } = contract(t)
  const odd = '<|endoftext|>'
  for (const text of ['', odd, `Stops at ${odd}, or at <|im_start|>.`, '漢字 😀']) {
    t.equal(await countTokens(text), tokensOf(text), calling('countTokens', text))
  }
  // Half of an emoji is counted as what replaces it.
  const half = await countTokens('\uD83D')
  t.fits(half, oneOf([1, 2, 3]), calling('countTokens', '\uD83D'))
})

guards('token-bill', 'listed', async t => {
  const { tokenBill } = contract(t)
  const tools = await manageTools(t, {
    docs: [{ name: 'search', description: LONG }, { name: 'read' }],
    mail: [{ name: 'send', description: CHINESE }],
  })
  t.equal(tools.length, 3, 'tools()')
  const bill = await tokenBill(tools)
  adds(t, bill, tools, 200_000)
  t.equal(serversOf(bill), ['docs', 'mail'], 'servers[].server')
})

/** What was counted, against the harness's own count of the same tools. */
function adds(t: TestContext, bill: Bill, tools: Tool[], window: number): void {
  isNear(bill.tokens, tools, what.tokensOf('tokenBill()'))
  t.fits(bill.share, about(bill.tokens / window, 0.001), of('tokenBill()', 'share'))
  t.fits(bill.servers, rowsWith('server'), of('tokenBill()', 'servers'))
  for (const { server, tokens, share, tools: rows } of bill.servers) {
    const own = tools.filter(tool => tool.server === server)
    isNear(tokens, own, what.tokensOf(server))
    t.fits(share, about(tokens / window, 0.001), of(server, 'share'))
    t.fits(rows, rowsWith('name'), of(server, 'tools'))
    t.equal(namesOf(rows).sort(), namesOf(own).sort(), of(server, 'tools'))
    for (const row of rows) {
      isNear(
        row.tokens,
        own.filter(({ name }) => name === row.name),
        what.tokensOf(row.name),
      )
    }
  }

  /** Keys in another order are a token or two more, or less. */
  function isNear(
    tokens: number,
    counted: Tool[],
    named: ReturnType<typeof what.tokensOf>,
  ) {
    const wanted = sumOf(counted.map(tokensOfTool))
    t.fits(tokens, about(wanted, 0.02, 3 * counted.length), named)
  }
}

function serversOf(bill: Bill): string[] {
  return bill.servers.map(({ server }) => server)
}

function names(server: string, ...tools: string[]): string[] {
  return tools.map(own => `mcp__${server}__${own}`)
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
