/**
 * `pnpm docs:test [--json] [--as-built] [--rounds <n>] [--pictures <folder>]`: builds the
 * site and measures it, and shows it in pictures where a folder for them is named.
 * All states of axe, all labelled queries, a phone's first view; `pnpm verify` looks at a
 * part of them only.
 */
import { parseArgs } from 'node:util'
import { commandResult, type Figure, renderFigures } from '@workshop/report'
import { fromCaller } from '@workshop/testkit/command-line'
import { localeFor, themeFor } from '@workshop/testkit/state'
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

const USAGE = `usage: docs:test [--json] [--as-built] [--rounds <n>] [--pictures <folder>]`

interface Request {
  json: boolean
  isBuilt: boolean
  rounds: number
  pictures: string | undefined
}

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
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
    stdout.write(
      renderFigures(result, { theme: themeFor(stdout), locale: localeFor() }),
    )
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
  const options = {
    json: { type: 'boolean', default: false },
    'as-built': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    pictures: { type: 'string' },
  } as const
  try {
    const { values } = parseArgs({ args, options })
    const rounds = Number(values.rounds)
    if (!Number.isInteger(rounds) || rounds < 1) {
      return `--rounds: expected a whole number from 1, got ${values.rounds}`
    }
    const { json, pictures } = values
    const folder = pictures === undefined ? undefined : fromCaller(pictures)
    return { json, isBuilt: values['as-built'], rounds, pictures: folder }
  } catch (cause) {
    return (cause as Error).message
  }
}
