/**
 * What the tools of published servers cost: all of them are started through the
 * subject's manager, twice, the second time in the opposite order. Two connects are
 * two turns of a conversation in which every server had to be connected again.
 */
import { allOf, table } from '@workshop/report'
import { listTools } from './live-tools.ts'
import type { Measured, Measurement } from './measurement.ts'
import { percent } from './percent.ts'
import { SAMPLES } from './samples.ts'
import { SERVERS, versionOf } from './servers.ts'
import type { Bill, Finding, SampleError, Stage } from './stage.ts'
import { hashAsSent, tokensOfBlocks } from './tokens.ts'
import type { Tool, ToolBlock } from './tool.ts'

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
  // Whoever has not got as far as the linter still sees the bill.
  const findings = await orReason(stage.lintDescriptions(tools))
  const errors = await orReason(stage.estimateError(SAMPLES))
  const sent = await Promise.all(turns.map(turn => stage.toolBlocks(turn)))
  const said = await Promise.all(sent.map(blocks => stage.hashesOf(blocks)))
  const hashes = sent.map(hashAsSent)
  const arrived = turns.map(turn => hashAsSent(turn.map(asItCame)))
  const stable = hashes.filter(hash => hash === hashes[0]).length
  return {
    values: {
      'order.stableTurns': allOf(stable, hashes.length, 'turns'),
      'estimate.error': cost.quarter.error,
    },
    lines: [
      ...billLines(cost, tokensOfBlocks(sent[0] ?? [])),
      '',
      ...findingLines(findings, tools),
      '',
      ...errorLines(errors, cost),
      '',
      ...table([
        [
          'hash of the blocks, turn by turn',
          ...turns.map((_, turn) => `turn ${turn + 1}`),
        ],
        ['as they came', ...arrived.map(short)],
        ['as the subject sends them', ...hashes.map(short)],
        ['order, as the subject says', ...said.map(({ order }) => short(order))],
      ]),
    ],
    details: {
      servers: SERVERS.map(versionOf),
      bill: cost,
      findings,
      errors,
      hashes,
      said,
      arrived,
    },
  }
}

type Reason = string

async function orReason<T>(asked: Promise<T>): Promise<T | Reason> {
  return asked.catch((cause: Error) => `not measured: ${cause.name}: ${cause.message}`)
}

function asItCame({ name, description = '', inputSchema }: Tool): ToolBlock {
  return { name, description, input_schema: inputSchema }
}

const short = (hash: string): string => hash.slice(0, 12)

function billLines({ tokens, share, servers }: Bill, ours: number): string[] {
  const count = servers.reduce((sum, { tools }) => sum + tools.length, 0)
  const dearest = servers
    .flatMap(({ tools }) => tools)
    .toSorted((a, b) => b.tokens - a.tokens)
    .slice(0, SHOWN)
  return [
    `${count} tools: ${tokens} tokens, ${percent(share)} of a window of 200,000`,
    ...(Math.abs(tokens / ours - 1) > 0.01
      ? [`by the tokenizer they are ${ours}`]
      : []),
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

function findingLines(
  findings: readonly Finding[] | Reason,
  tools: readonly Tool[],
): string[] {
  if (typeof findings === 'string') return [`findings in descriptions ${findings}`]
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort()
  const rows = rules.map(rule => {
    const found = findings.filter(finding => finding.rule === rule)
    const concerned = new Set(found.map(({ name }) => name)).size
    return [rule, String(found.length), `${concerned} of ${tools.length} tools`]
  })
  return ['findings in descriptions', ...table(rows)]
}

function errorLines(
  errors: readonly SampleError[] | Reason,
  { quarter }: Bill,
): string[] {
  if (typeof errors === 'string') return [`four characters a token ${errors}`]
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
