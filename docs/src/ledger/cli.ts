/** `pnpm facts [--json] [--only <id>]`: the ledger of the guide, looked at again. */
import { parseArgs } from 'node:util'
import { renderFigures } from '@workshop/report'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { FACTS } from '../../data/facts/index.ts'
import { ROOT } from '../root.ts'
import { checkLedger, complaints } from './ledger.ts'

const USAGE = 'usage: facts [--json] [--only <id>]'
const PATIENCE_MS = 180_000

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const { only, json } = request
  const chosen = only ? FACTS.filter(({ id }) => only.includes(id)) : FACTS
  const result = await checkLedger(chosen, {
    today: new Date(),
    cwd: ROOT,
    patience: PATIENCE_MS,
    say: line => void stderr.write(`${line}\n`),
  })
  if (json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    stdout.write(
      renderFigures(result, { theme: themeFor(stdout), locale: localeFor() }),
    )
    for (const line of complaints(result.details)) stdout.write(`  ${line}\n`)
  }
  return result.ok ? 0 : 1
}

/** A string says what is wrong with the command line. */
function requestOf(
  args: string[],
): { json: boolean; only?: readonly string[] } | string {
  const options = {
    json: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  } as const
  try {
    const { json, only } = parseArgs({ args, options }).values
    const stranger = only?.find(id => !FACTS.some(fact => fact.id === id))
    if (stranger !== undefined) return `--only: no entry is called ${stranger}`
    return { json, ...(only && { only }) }
  } catch (cause) {
    return (cause as Error).message
  }
}
