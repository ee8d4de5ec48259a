/**
 * `bench [--json] [--quick] [--cold] [--only <name>]`: from the command line to
 * the measurements, one after the other, and to one result.
 */
import { parseArgs } from 'node:util'
import { coldStart } from './cold/measure.ts'
import { gate } from './gate/measure.ts'
import { http } from './http/measure.ts'
import { feedbackLoop } from './loop/measure.ts'
import { manager } from './manager/measure.ts'
import { type Measurement, perform } from './measurement.ts'
import { renderResult, resultOf } from './result.ts'
import { search } from './search/measure.ts'
import { stack } from './stack/measure.ts'
import { stdio } from './stdio/measure.ts'

/** The last one downloads everything anew, so it runs only when it is asked for. */
const MEASUREMENTS: readonly Measurement[] = [
  stdio,
  http,
  manager,
  gate,
  stack,
  search,
  feedbackLoop,
  coldStart,
]
const USAGE = `usage: bench [--json] [--quick] [--cold] [--only <name>]
measurements: ${MEASUREMENTS.map(({ name }) => name).join(', ')}`

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
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
  stdout.write(json ? `${JSON.stringify(result)}\n` : renderResult(result, stdout))
  return result.ok ? 0 : 1
}

export interface Request {
  chosen: readonly Measurement[]
  quick: boolean
  json: boolean
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    cold: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  } as const
  try {
    const { json, quick, cold, only } = parseArgs({ args, options }).values
    const names = MEASUREMENTS.map(({ name }) => name)
    const stranger = only?.find(name => !names.includes(name))
    if (stranger !== undefined) return `--only: no measurement is called ${stranger}`
    const chosen = MEASUREMENTS.filter(measurement => {
      const isExtra = measurement === coldStart
      return only ? only.includes(measurement.name) : !isExtra || cold
    })
    const isColdToo = cold && !chosen.includes(coldStart)
    return { json, quick, chosen: isColdToo ? [...chosen, coldStart] : chosen }
  } catch (cause) {
    return (cause as Error).message
  }
}
