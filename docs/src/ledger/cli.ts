/** `pnpm facts [--json] [--only <id>]`: the ledger of the guide, looked at again. */
import { renderFigures } from '@workshop/report'
import {
  explainUsage,
  lookFor,
  readLine,
  type Text,
  wrong,
} from '@workshop/testkit/command-line'
import { FACTS } from '../../data/facts/index.ts'
import { ROOT } from '../root.ts'
import { checkLedger, complaints } from './ledger.ts'

const USAGE: Text = {
  en: `usage: pnpm facts [--only <id>]... [--json] [--plain] [--lang en|zh] [--help]
--only: an entry of docs/data/facts; all of them if absent
it ends with 0, 1 (an entry is stale or wrong) or 2 (this line is wrong)`,
  zh: `用法：pnpm facts [--only <id>]... [--json] [--plain] [--lang en|zh] [--help]
--only：docs/data/facts 里的一条，不指定就全部核对
以 0、1（有条目过期或不符）或 2（命令行有错）结束`,
}
const OPTIONS = { only: { type: 'string', multiple: true } } as const
const PATIENCE_MS = 180_000

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
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
    stdout.write(renderFigures(result, lookFor(stdout, request)))
    for (const line of complaints(result.details)) stdout.write(`  ${line}\n`)
  }
  return result.ok ? 0 : 1
}

interface Request {
  json: boolean
  plain: boolean
  lang?: string | undefined
  only?: readonly string[] | undefined
}

/** A string says what is wrong with the command line; an empty one asks for help. */
function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, only }) => {
    const stranger = only?.find(id => !FACTS.some(fact => fact.id === id))
    if (stranger !== undefined) {
      throw wrong('--only', { en: 'the id of an entry', zh: '条目的 id' }, stranger)
    }
    return { json, plain, lang, only }
  })
}
