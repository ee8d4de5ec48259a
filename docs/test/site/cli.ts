/**
 * `pnpm docs:test [--json] [--as-built] [--rounds <n>] [--pictures <folder>]`: builds the
 * site and measures it, and shows it in pictures where a folder for them is named.
 * All states of axe, all labelled queries, a phone's first view; `pnpm verify` looks at a
 * part of them only.
 */
import { commandResult, type Figure, renderFigures } from '@workshop/report'
import {
  explainUsage,
  fromCaller,
  integerIn,
  lookFor,
  readLine,
  type Text,
} from '@workshop/testkit/command-line'
import { build } from '../../src/build.ts'
import { oneAtATime } from '../../src/one-build.ts'
import { CHROMIUM, openSite } from './browser.ts'
import { ensureBuilt } from './built.ts'
import {
  type Measured,
  measureFiles,
  measurePages,
  notMeasuredPages,
} from './figures.ts'
import { takePictures } from './pictures.ts'

const USAGE: Text = {
  en: `usage: pnpm docs:test [--as-built] [--rounds <n>] [--pictures <folder>]
                      [--json] [--plain] [--lang en|zh] [--help]
--as-built: builds only what has changed; --rounds: first views of each page (3)
--pictures: six kinds of page, as PNG
it ends with 0, 1 (a goal was missed) or 2 (this line is wrong)`,
  zh: `用法：pnpm docs:test [--as-built] [--rounds <n>] [--pictures <目录>]
                      [--json] [--plain] [--lang en|zh] [--help]
--as-built：没变就不重新构建；--rounds：每页首次打开量几遍（3）
--pictures：六类页面的截图，PNG
以 0、1（有指标没达到）或 2（命令行有错）结束`,
}
const OPTIONS = {
  'as-built': { type: 'boolean', default: false },
  rounds: { type: 'string', default: '3' },
  pictures: { type: 'string' },
} as const

interface Request {
  json: boolean
  plain: boolean
  lang?: string | undefined
  isBuilt: boolean
  rounds: number
  pictures: string | undefined
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const seconds = request.isBuilt ? await asBuilt() : await builtAnew()
  if (seconds === undefined) return 1
  const files = measureFiles(seconds)
  const pages = await pagesOf(request, line => void stderr.write(`${line}\n`))
  const figures: Record<string, Figure> = { ...files.figures, ...pages.figures }
  const missed = Object.values(figures).filter(({ ok }) => !ok).length
  const summary =
    missed === 0 ? 'the site holds' : `the site misses ${missed} of its goals`
  const details = { ...files.details, ...pages.details }
  const result = commandResult('docs:test', summary, figures, details)
  if (request.json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    stdout.write(renderFigures(result, lookFor(stdout, request)))
    for (const line of Object.values(details).flat()) stdout.write(`  ${line}\n`)
  }
  return result.ok ? 0 : 1
}

async function pagesOf(
  { rounds, pictures }: Request,
  say: (line: string) => void,
): Promise<Measured> {
  if (CHROMIUM === undefined) return notMeasuredPages('there is no chromium in PATH')
  const site = await openSite()
  try {
    if (pictures !== undefined) await takePictures(site, pictures, say)
    return await measurePages(site, rounds, say)
  } finally {
    await site.close()
  }
}

async function builtAnew(): Promise<number | undefined> {
  return oneAtATime(async () => {
    const start = performance.now()
    const isThere = await build({ isDraft: false, isQuiet: true })
    return isThere ? (performance.now() - start) / 1000 : undefined
  })
}

/** Built only when it has to be, and then not a measurement. */
async function asBuilt(): Promise<number> {
  await ensureBuilt()
  return Number.NaN
}

function requestOf(args: string[]): Request | string {
  return readLine(args, OPTIONS, ({ json, plain, lang, ...values }) => {
    const { pictures } = values
    return {
      ...{ json, plain, lang, isBuilt: values['as-built'] },
      rounds: integerIn('--rounds', values.rounds, 1),
      pictures: pictures === undefined ? undefined : fromCaller(pictures),
    }
  })
}
