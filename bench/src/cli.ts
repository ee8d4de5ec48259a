/**
 * `bench [--quick] [--cold] [--only <name>]`: from the command line to
 * the measurements, one after the other, and to one result.
 */
import {
  explainUsage,
  lookFor,
  oneOf,
  readLine,
  type Text,
} from '@workshop/testkit/command-line'
import { coldStart } from './cold/measure.ts'
import { decoder } from './decoder/measure.ts'
import { gate } from './gate/measure.ts'
import { grader } from './grader/measure.ts'
import { http } from './http/measure.ts'
import { feedbackLoop } from './loop/measure.ts'
import { manager } from './manager/measure.ts'
import { type Measurement, perform } from './measurement.ts'
import { record } from './record.ts'
import { renderResult, resultOf } from './result.ts'
import { results } from './results/measure.ts'
import { search } from './search/measure.ts'
import { stack } from './stack/measure.ts'
import { stdio } from './stdio/measure.ts'

/** The last one downloads everything anew, so it runs only when it is asked for. */
const MEASUREMENTS: readonly Measurement[] = [
  stdio,
  decoder,
  results,
  http,
  manager,
  gate,
  stack,
  search,
  feedbackLoop,
  grader,
  coldStart,
]
const NAMES = MEASUREMENTS.map(({ name }) => name)
const USAGE: Text = {
  en: `usage: pnpm bench [--quick] [--cold] [--only <name>]...
                  [--record] [--json] [--plain] [--lang en|zh] [--help]
--only: ${NAMES.join(', ')}
--record: writes the run into docs/data/bench.json, for the guide
it ends with 0, 1 (a figure was missed) or 2 (this line is wrong)`,
  zh: `用法：pnpm bench [--quick] [--cold] [--only <名字>]...
                  [--record] [--json] [--plain] [--lang en|zh] [--help]
--only：${NAMES.join('、')}
--record：把这次运行写进 docs/data/bench.json，供指南使用
以 0、1（有指标没达到）或 2（命令行有错）结束`,
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  // Folders and processes are cleaned up on `exit`, which a bare signal skips.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130))
  }
  const { chosen, quick, json } = request
  const settings = { quick, say: (line: string) => void stderr.write(`${line}\n`) }
  const performed = []
  for (const measurement of chosen) {
    settings.say(`${measurement.name}: ${measurement.title}`)
    performed.push(await perform(measurement, settings))
  }
  const result = resultOf(performed, { quick })
  const look = lookFor(stdout, request)
  if (request.record) record(result)
  stdout.write(json ? `${JSON.stringify(result)}\n` : renderResult(result, look))
  return result.ok ? 0 : 1
}

export interface Request {
  chosen: readonly Measurement[]
  quick: boolean
  json: boolean
  plain: boolean
  lang?: string | undefined
  /** Writes the run down for the guide. */
  record: boolean
}

const OPTIONS = {
  quick: { type: 'boolean', default: false },
  cold: { type: 'boolean', default: false },
  only: { type: 'string', multiple: true },
  record: { type: 'boolean', default: false },
} as const

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, given => {
    const { json, plain, lang, quick, cold, only, record } = given
    for (const name of only ?? []) oneOf('--only', name, NAMES)
    const chosen = MEASUREMENTS.filter(measurement => {
      const isExtra = measurement === coldStart
      return only ? only.includes(measurement.name) : !isExtra || cold
    })
    const isColdToo = cold && !chosen.includes(coldStart)
    return {
      ...{ quick: quick === true, json: json === true, plain: plain === true, lang },
      record: record === true,
      chosen: isColdToo ? [...chosen, coldStart] : chosen,
    }
  })
}
