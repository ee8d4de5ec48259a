/**
 * `measure [--subject <folder>] [--dataset <folder>] [--only <name>]`: what tools cost
 * and how they are found, by the code of a stage 04. Without a subject it is the
 * learner's own.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  explainUsage,
  fromCaller,
  lookFor,
  oneOf,
  readLine,
  subjectFolder,
  type Text,
  wrong,
} from '@workshop/testkit/command-line'
import { ROOT, subjectDir } from '@workshop/testkit/state'
import { bill } from './bill.ts'
import { cache } from './cache.ts'
import { foreignFor } from './foreign.ts'
import { largeFor } from './large.ts'
import { type Measurement, perform } from './measurement.ts'
import { renderResult, resultOf } from './result.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { Stage } from './stage.ts'

const NAMES = ['bill', 'cache', 'saved', 'search', 'large', 'dataset'] as const
const USAGE: Text = {
  en: `usage: pnpm measure [--subject <folder>] [--dataset <folder>] [--only <name>]...
                    [--json] [--plain] [--lang en|zh] [--help]
--subject: a stage 04, without it yours; --dataset: a folder with tools.json and queries.csv
--only: ${NAMES.join(', ')}
it ends with 0, 1 (a figure was missed) or 2 (this line is wrong)`,
  zh: `用法：pnpm measure [--subject <目录>] [--dataset <目录>] [--only <名字>]...
                    [--json] [--plain] [--lang en|zh] [--help]
--subject：阶段 04，不写就是你自己的；--dataset：有 tools.json 和 queries.csv 的目录
--only：${NAMES.join('、')}
以 0、1（有指标没达到）或 2（命令行有错）结束`,
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  // Servers are ended on `exit`, which a bare signal skips.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(130))
  }
  const stage = new Stage(request.dir, line => void stderr.write(`${line}\n`))
  const performed = []
  for (const measurement of chosenOf(request, stage)) {
    stage.say(`${measurement.name}: ${measurement.title}`)
    performed.push(await perform(measurement, stage))
  }
  const result = resultOf(performed, stage.shown)
  const look = lookFor(stdout, request)
  stdout.write(
    request.json ? `${JSON.stringify(result)}\n` : renderResult(result, look),
  )
  return result.ok ? 0 : 1
}

export interface Request {
  dir: string
  dataset?: string
  only?: readonly string[]
  json: boolean
  plain: boolean
  lang?: string | undefined
}

const OPTIONS = {
  subject: { type: 'string' },
  dataset: { type: 'string' },
  only: { type: 'string', multiple: true },
} as const

const DATASET: Text = {
  en: 'a folder with tools.json and queries.csv',
  zh: '有 tools.json 和 queries.csv 的目录',
}

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, subject, only, ...values }) => {
    for (const name of only ?? []) oneOf('--only', name, NAMES)
    const dataset = values.dataset && fromCaller(values.dataset)
    if (only?.includes('dataset') && !dataset) {
      throw wrong('--dataset', DATASET, undefined)
    }
    if (dataset && !existsSync(join(dataset, 'tools.json'))) {
      throw wrong('--dataset', DATASET, dataset)
    }
    const own = subjectDir(join(ROOT, 'stages/04-token'))
    const dir = subjectFolder('--subject', subject ? fromCaller(subject) : own)
    return {
      ...{ dir, json: json === true, plain: plain === true, lang },
      ...(dataset && { dataset }),
      ...(only && { only }),
    }
  })
}

function chosenOf({ dataset, only }: Request, stage: Stage): Measurement[] {
  const foreign = dataset ? [foreignFor(dataset)] : []
  const all = [bill, cache, saved, search, largeFor(stage), ...foreign]
  return all.filter(({ name }) => !only || only.includes(name))
}
