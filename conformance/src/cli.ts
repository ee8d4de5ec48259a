/**
 * `conformance [--json] [--revision <revision>] [--leg <server|client>]
 * [--only <scenario>] [--record]`: the official suite on the zero-SDK server and client
 * of stage 03. `--record` keeps the figures of a whole run for the guide.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderFigures } from '@workshop/report'
import { isCi, newerNode } from '@workshop/testkit/newer-node'
import { localeFor, ROOT, themeFor } from '@workshop/testkit/state'
import type { Judged } from './judge.ts'
import { runClientLeg, runServerLeg, type Work } from './legs.ts'
import { clientCommand, serverProgram } from './programs.ts'
import { recordOf } from './record.ts'
import { installedSuite, LEGS, REVISIONS, requiredOf } from './required.ts'
import { resultOf, skipped } from './result.ts'

const USAGE = `usage: conformance [--json] [--revision <revision>] [--leg <leg>] [--only <scenario>] [--record]
revisions: ${REVISIONS.join(', ')}; legs: ${LEGS.join(', ')}`
const RECORD = join(ROOT, 'docs', 'data', 'conformance.json')
const TIMEOUT_MS = 30_000

export async function main(process: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr, env } = process
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const say = (line: string): void => void stderr.write(`${line}\n`)
  const node = newerNode(import.meta.url)
  if (request.only !== undefined && !isRequired(request.only)) {
    stderr.write(`--only: no scenario is called ${request.only}\n`)
    return 2
  }
  const judged = 'missing' in node ? [] : await runAll(request, node.program, say)
  const result =
    'missing' in node
      ? skipped(`the suite ${node.missing}`, isCi(env))
      : resultOf(judged)
  if (request.record && result.ok && judged.length > 0) {
    await writeFile(RECORD, `${JSON.stringify(recordOf(judged), null, 2)}\n`)
  }
  stdout.write(
    request.json
      ? `${JSON.stringify(result)}\n`
      : renderFigures(result, { theme: themeFor(stdout), locale: localeFor() }),
  )
  return result.ok ? 0 : 1
}

const isRequired = (scenario: string): boolean =>
  REVISIONS.some(revision =>
    LEGS.some(leg => requiredOf(revision, leg).includes(scenario)),
  )

async function runAll(
  { revisions, legs, only }: Request,
  node: string,
  say: (line: string) => void,
): Promise<Judged[]> {
  const { program, version } = installedSuite()
  say(`suite ${version} on ${node}, what is under test on ${process.version}`)
  const referee = { node, program, timeoutMs: TIMEOUT_MS }
  const judged: Judged[] = []
  for (const revision of revisions) {
    for (const leg of legs) {
      const scenarios = requiredOf(revision, leg).filter(name => !only || name === only)
      say(`${revision} ${leg}: ${scenarios.length} scenarios`)
      const work: Work = { leg, revision, scenarios, referee, say }
      judged.push(
        ...(leg === 'server'
          ? await runServerLeg(work, await serverProgram())
          : await runClientLeg(work, await clientCommand())),
      )
    }
  }
  return judged
}

interface Request {
  json: boolean
  record: boolean
  revisions: readonly (typeof REVISIONS)[number][]
  legs: readonly (typeof LEGS)[number][]
  only?: string
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    revision: { type: 'string' },
    leg: { type: 'string' },
    only: { type: 'string' },
  } as const
  try {
    const { json, record, revision, leg, only } = parseArgs({ args, options }).values
    if (record && (revision ?? leg ?? only) !== undefined) {
      return '--record: expected the whole suite'
    }
    const revisions = REVISIONS.filter(one => (revision ?? one) === one)
    const legs = LEGS.filter(one => (leg ?? one) === one)
    if (revisions.length === 0) return `--revision: no revision is called ${revision}`
    if (legs.length === 0) return `--leg: no leg is called ${leg}`
    return { json, record, revisions, legs, ...(only !== undefined && { only }) }
  } catch (cause) {
    return (cause as Error).message
  }
}
