/**
 * `interop [--json] [--only <text>] [--record]`: both solutions against programs that
 * nobody here wrote. `--record` keeps the exchanges for the guide.
 */
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { renderFigures } from '@workshop/report'
import { isCi } from '@workshop/testkit/newer-node'
import { localeFor, ROOT, themeFor } from '@workshop/testkit/state'
import { type Judged, judge } from './cell.ts'
import { cellsIn } from './cells.ts'
import { nameOf, resultOf } from './result.ts'
import { recordOf } from './table.ts'

const USAGE = 'usage: interop [--json] [--only <text>] [--record]'
const RECORD = join(ROOT, 'docs', 'data', 'interop.json')

export async function main({
  argv,
  stdout,
  stderr,
  env,
}: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const cells = await runAll(request.only, line => void stderr.write(`${line}\n`))
  const result = resultOf(cells, isCi(env))
  if (request.record && result.ok) {
    await writeFile(RECORD, `${JSON.stringify(recordOf(cells), null, 2)}\n`)
  }
  stdout.write(
    request.json
      ? `${JSON.stringify(result)}\n`
      : renderFigures(result, { theme: themeFor(stdout), locale: localeFor() }),
  )
  return result.ok ? 0 : 1
}

async function runAll(
  only: string | undefined,
  say: (line: string) => void,
): Promise<Judged[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'interop-matrix-')))
  const judged: Judged[] = []
  try {
    for (const cell of cellsIn(folder)) {
      const name = nameOf({
        ...cell,
        ok: true,
        skipped: false,
        lines: [],
        complaints: [],
      })
      if (only !== undefined && !name.includes(only)) continue
      const one = await judge(cell)
      judged.push(one)
      const word = one.ok ? 'ok' : one.skipped ? 'skipped' : 'FAILED'
      say([`${word.padEnd(7)}  ${name}`, ...one.complaints].join('\n         '))
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return judged
}

interface Request {
  json: boolean
  record: boolean
  only?: string
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
    only: { type: 'string' },
  } as const
  try {
    const { json, record, only } = parseArgs({ args, options }).values
    if (record && only !== undefined) return '--record: expected all cells, got --only'
    return { json, record, ...(only !== undefined && { only }) }
  } catch (cause) {
    return (cause as Error).message
  }
}
