/**
 * What the tools of published servers cost: all of them are started through the
 * subject's manager, twice, the second time in the opposite order. Two connects are
 * two turns of a conversation in which every server had to be connected again.
 */
import { allOf } from '@workshop/report'
import { listTools } from './live-tools.ts'
import type { Measured, Measurement } from './measurement.ts'
import { SAMPLES } from './samples.ts'
import { SERVERS, versionOf } from './servers.ts'
import type { Bill, Finding, SampleError, Stage } from './stage.ts'
import { percent, table } from './table.ts'
import type { Tool } from './tool.ts'

/** Of so many, the dearest are shown; all of them are among the details. */
const SHOWN = 10

export const bill: Measurement = {
  name: 'bill',
  title: 'published servers, started and listed twice: what their tools cost',
  goals: { 'order.stableTurns': { unit: 'turns' }, 'estimate.error': { unit: '' } },
  measure,
}

async function measure(stage: Stage): Promise<Measured> {
  const turns: Tool[][] = []
  for (const servers of [SERVERS, SERVERS.toReversed()]) {
    const { tools, missing } = await listTools(stage.subject, servers)
    stage.say(`  ${tools.length} tools of ${servers.length} servers`)
    if (missing.length > 0)
      throw new Error(`expected a list, got ${missing.join('; ')}`)
    turns.push(tools)
  }
  const [tools = []] = turns
  const cost = await stage.tokenBill(tools)
  const findings = await stage.lintDescriptions(tools)
  const errors = await stage.estimateError(SAMPLES)
  const hashes = await Promise.all(
    turns.map(async turn => stage.hashesOf(await stage.toolBlocks(turn))),
  )
  const first = JSON.stringify(hashes[0])
  const stable = hashes.filter(hash => JSON.stringify(hash) === first).length
  const arrived = await Promise.all(turns.map(turn => stage.hashesOf(asTheyCome(turn))))
  return {
    values: {
      'order.stableTurns': allOf(stable, hashes.length, 'turns'),
      'estimate.error': cost.quarter.error,
    },
    lines: [
      ...billLines(cost),
      '',
      ...findingLines(findings, tools),
      '',
      ...errorLines(errors, cost),
      '',
      `order hash, turn by turn: ${hashes.map(({ order }) => order.slice(0, 12)).join(' ')}`,
      `as they came: ${arrived.map(({ order }) => order.slice(0, 12)).join(' ')}`,
    ],
    details: {
      servers: SERVERS.map(versionOf),
      bill: cost,
      findings,
      errors,
      hashes,
      arrived,
    },
  }
}

function asTheyCome(tools: readonly Tool[]) {
  return tools.map(({ name, description = '', inputSchema }) => {
    return { name, description, input_schema: inputSchema }
  })
}

function billLines({ tokens, share, servers }: Bill): string[] {
  const count = servers.reduce((sum, { tools }) => sum + tools.length, 0)
  const dearest = servers
    .flatMap(({ tools }) => tools)
    .toSorted((a, b) => b.tokens - a.tokens)
    .slice(0, SHOWN)
  return [
    `${count} tools: ${tokens} tokens, ${percent(share)} of a window of 200,000`,
    ...table([
      ['server', 'tools', 'tokens', 'of the window', 'a tool'],
      ...servers.map(({ server, tokens, share, tools }) => [
        server,
        String(tools.length),
        String(tokens),
        percent(share),
        String(Math.round(tokens / tools.length)),
      ]),
    ]),
    '',
    `the ${dearest.length} dearest tools`,
    ...table(dearest.map(({ name, tokens }) => [String(tokens), name])),
  ]
}

function findingLines(findings: readonly Finding[], tools: readonly Tool[]): string[] {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort()
  const rows = rules.map(rule => {
    const found = findings.filter(finding => finding.rule === rule)
    const concerned = new Set(found.map(({ name }) => name)).size
    return [rule, String(found.length), `${concerned} of ${tools.length} tools`]
  })
  return ['findings in descriptions', ...table(rows)]
}

function errorLines(errors: readonly SampleError[], { quarter }: Bill): string[] {
  const rows = errors.map(({ kind, tokens, quarter, error }) => [
    kind,
    String(tokens),
    String(quarter),
    percent(error),
  ])
  const all = ['all definitions', '', String(quarter.tokens), percent(quarter.error)]
  return [
    'four characters a token, beside the tokenizer',
    ...table([['kind of text', 'tokens', '÷ 4', 'off by'], ...rows, all]),
  ]
}
