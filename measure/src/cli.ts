/**
 * `measure [--json] [--subject <folder>] [--dataset <folder>] [--only <name>]`: what
 * tools cost and how they are found, by the code of a stage 04. Without a subject it
 * is the learner's own.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
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
const USAGE = `usage: measure [--json] [--subject <folder>] [--dataset <folder>] [--only <name>]
measurements: ${NAMES.join(', ')}`

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
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
  stdout.write(
    request.json ? `${JSON.stringify(result)}\n` : renderResult(result, stdout),
  )
  return result.ok ? 0 : 1
}

export interface Request {
  dir: string
  dataset?: string
  only?: readonly string[]
  json: boolean
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    subject: { type: 'string' },
    dataset: { type: 'string' },
    only: { type: 'string', multiple: true },
  } as const
  try {
    const { json, subject, dataset, only } = parseArgs({ args, options }).values
    const stranger = only?.find(name => !NAMES.some(known => known === name))
    if (stranger !== undefined) return `--only: no measurement is called ${stranger}`
    if (only?.includes('dataset') && !dataset)
      return '--only dataset: expected --dataset'
    if (dataset && !existsSync(join(dataset, 'tools.json'))) {
      return `--dataset: expected a folder with tools.json and queries.csv, got ${dataset}`
    }
    const dir = subject ? resolve(subject) : subjectDir(join(ROOT, 'stages/04-token'))
    if (!existsSync(join(dir, 'src'))) {
      return `--subject: expected a folder with src/, got ${subject}`
    }
    return { dir, json, ...(dataset && { dataset }), ...(only && { only }) }
  } catch (cause) {
    return (cause as Error).message
  }
}

function chosenOf({ dataset, only }: Request, stage: Stage): Measurement[] {
  const foreign = dataset ? [foreignFor(dataset)] : []
  const all = [bill, cache, saved, search, largeFor(stage), ...foreign]
  return all.filter(({ name }) => !only || only.includes(name))
}
