/**
 * `conformance [--json] [--revision <revision>] [--leg <server|client>]
 * [--only <scenario>] [--record]`: the official suite on the zero-SDK server and client
 * of stage 03. `--record` keeps the figures of a whole run for the guide.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderFigures } from '@workshop/report'
import { nearestName } from '@workshop/syllabus'
import {
  explainUsage,
  lookFor,
  oneOf,
  readLine,
  type Text,
  wrong,
} from '@workshop/testkit/command-line'
import { isCi, newerNode } from '@workshop/testkit/newer-node'
import { ROOT } from '@workshop/testkit/state'
import type { Judged } from './judge.ts'
import { runClientLeg, runServerLeg, type Work } from './legs.ts'
import { clientCommand, serverProgram } from './programs.ts'
import { recordOf } from './record.ts'
import { installedSuite, LEGS, REVISIONS, requiredOf } from './required.ts'
import { resultOf, skipped } from './result.ts'

const USAGE: Text = {
  en: `usage: pnpm conformance [--revision <revision>] [--leg <leg>] [--only <scenario>]
                        [--record] [--json] [--plain] [--lang en|zh] [--help]
revisions: ${REVISIONS.join(', ')}; legs: ${LEGS.join(', ')}
--record: keeps the figures of a whole run for the guide
it ends with 0, 1 (a scenario is not as listed) or 2 (this line is wrong)`,
  zh: `用法：pnpm conformance [--revision <修订版>] [--leg <一侧>] [--only <场景>]
                        [--record] [--json] [--plain] [--lang en|zh] [--help]
修订版：${REVISIONS.join('、')}；一侧：${LEGS.join('、')}
--record：把一次完整运行的结果记下来，供指南使用
以 0、1（有场景与清单不符）或 2（命令行有错）结束`,
}
const OPTIONS = {
  record: { type: 'boolean', default: false },
  revision: { type: 'string' },
  leg: { type: 'string' },
  only: { type: 'string' },
} as const
const RECORD = join(ROOT, 'docs', 'data', 'conformance.json')
const TIMEOUT_MS = 30_000

export async function main(process: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr, env } = process
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, process)
  const say = (line: string): void => void stderr.write(`${line}\n`)
  const node = newerNode(import.meta.url)
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
      : renderFigures(result, lookFor(stdout, request)),
  )
  return result.ok ? 0 : 1
}

/** Of both revisions and both legs. */
const scenarios = (): string[] => [
  ...new Set(
    REVISIONS.flatMap(revision => LEGS.flatMap(leg => requiredOf(revision, leg))),
  ),
]

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
  plain: boolean
  lang?: string | undefined
  record: boolean
  revisions: readonly (typeof REVISIONS)[number][]
  legs: readonly (typeof LEGS)[number][]
  only?: string | undefined
}

/** There are too many to list them. */
function unknown(only: string): Error {
  const near = nearestName(only, scenarios())
  return wrong(
    '--only',
    near === undefined
      ? { en: 'a scenario of the suite', zh: '套件里的场景' }
      : { en: `a scenario, such as ${near}`, zh: `场景名，例如 ${near}` },
    only,
  )
}

/** A string says what is wrong with the command line; an empty one asks for help. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, record, ...values }) => {
    const { revision, leg, only } = values
    const part = Object.keys(OPTIONS).find(
      name => name !== 'record' && values[name as keyof typeof values] !== undefined,
    )
    if (record && part !== undefined) {
      throw wrong('--record', { en: 'the whole suite', zh: '整套场景' }, `--${part}`)
    }
    const revisions = revision && [oneOf('--revision', revision, REVISIONS)]
    const legs = leg && [oneOf('--leg', leg, LEGS)]
    if (only !== undefined && !scenarios().includes(only)) throw unknown(only)
    return {
      ...{ json, plain, lang, record, only },
      revisions: revisions || REVISIONS,
      legs: legs || LEGS,
    }
  })
}
