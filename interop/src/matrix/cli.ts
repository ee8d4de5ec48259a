/**
 * `interop [--json] [--only <text>] [--record]`: both solutions against programs that
 * nobody here wrote. `--record` keeps the exchanges for the guide.
 */
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderFigures } from '@workshop/report'
import {
  explainUsage,
  lookFor,
  readLine,
  type Text,
  wrong,
} from '@workshop/testkit/command-line'
import { isCi } from '@workshop/testkit/newer-node'
import { ROOT } from '@workshop/testkit/state'
import { type Judged, judge } from './cell.ts'
import { cellsIn } from './cells.ts'
import { nameOf, resultOf } from './result.ts'
import { recordOf } from './table.ts'

const USAGE: Text = {
  en: `usage: pnpm interop [--only <text>] [--record]
                    [--json] [--plain] [--lang en|zh] [--help]
--only: the cells with this text in their names
--record: keeps the exchanges of all cells for the guide
it ends with 0, 1 (a cell failed) or 2 (this line is wrong)`,
  zh: `用法：pnpm interop [--only <文字>] [--record]
                    [--json] [--plain] [--lang en|zh] [--help]
--only：只跑名字里有这段文字的格子
--record：把全部格子的交互录下来，供指南使用
以 0、1（有格子失败）或 2（命令行有错）结束`,
}
const OPTIONS = {
  record: { type: 'boolean', default: false },
  only: { type: 'string' },
} as const
const RECORD = join(ROOT, 'docs', 'data', 'interop.json')

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr, env } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const cells = await runAll(request.only, line => void stderr.write(`${line}\n`))
  const result = resultOf(cells, isCi(env))
  if (request.record && result.ok) {
    await writeFile(RECORD, `${JSON.stringify(recordOf(cells), null, 2)}\n`)
  }
  stdout.write(
    request.json
      ? `${JSON.stringify(result)}\n`
      : renderFigures(result, lookFor(stdout, request)),
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
  plain: boolean
  lang?: string | undefined
  record: boolean
  only?: string | undefined
}

/** A string says what is wrong with the command line; an empty one asks for help. */
export function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, record, only }) => {
    if (record && only !== undefined) {
      throw wrong('--record', { en: 'all cells', zh: '全部格子' }, '--only')
    }
    return { json, plain, lang, record, only }
  })
}
