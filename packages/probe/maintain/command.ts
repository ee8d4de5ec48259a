/**
 * `pnpm probe <folder…> [--json]`: the folders' pages, and how the probe does on its
 * corpus, in the shape of every maintainer's command.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import {
  atLeast,
  atMost,
  commandResult,
  PLAIN,
  renderFigures,
  reported,
  rounded,
} from '@workshop/report'
import { type Row, rows } from '../test/corpus/index.ts'
import { adviceOf, pagesOf } from './site.ts'

const USAGE = `usage: pnpm probe <folder…> [--json] [--help]   (as pnpm probe docs)
it ends with 0, 1 (a page is dated, or the corpus is misjudged) or 2 (this line is wrong)`
const OPTIONS = ['--json', '--help']

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const words = argv.slice(2).filter(word => word !== '--')
  if (words.includes('--help')) {
    stdout.write(`${USAGE}\n`)
    return 0
  }
  const stranger = words.find(word => word.startsWith('-') && !OPTIONS.includes(word))
  if (stranger !== undefined) {
    stderr.write(`there is no option ${stranger}\n${USAGE}\n`)
    return 2
  }
  const { values, positionals } = parseArgs({
    args: words,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const missing = positionals.find(folder => !existsSync(folder))
  if (positionals.length === 0 || missing !== undefined) {
    stderr.write(`probe: expected a folder, got ${missing ?? 'nothing'}\n${USAGE}\n`)
    return 2
  }
  const pages = await pagesOf(positionals.map(folder => resolve(folder)))
  const dated = pages.filter(({ verdict }) => verdict === 'dated')
  const advice = pages.flatMap(adviceOf)
  const old = rows.filter(({ label }) => label === 'old')
  const others = rows.filter(({ label }) => label !== 'old')
  const found = old.filter(({ verdict }) => verdict === 'dated')
  const falseDated = others.filter(({ verdict }) => verdict === 'dated')
  const figures = {
    'pages.read': atLeast(pages.length, 1),
    'pages.dated': atMost(dated.length, 0),
    'pages.unmarked': atMost(advice.length, 0),
    'probe.falseDated': atMost(falseDated.length, 0),
    'probe.found': atLeast(rounded(found.length / old.length), 0.9),
    'naive.pages': reported(share(pages)),
    'naive.old': reported(share(old)),
    'naive.others': reported(share(others)),
  }
  const summary = `probe: ${pages.length} pages, ${dated.length} dated, ${advice.length} mentions without an era; corpus of ${rows.length}`
  const details = { pages: pages.filter(({ unmarked }) => unmarked.length > 0), advice }
  const result = commandResult('probe', summary, figures, details)
  if (values.json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    const columns = stdout.columns ?? PLAIN.columns
    const theme = { ...PLAIN, unicode: true, columns }
    stdout.write(renderFigures(result, { theme, locale: 'en' }))
    stdout.write(advice.map(line => `${line}\n`).join(''))
  }
  return result.ok ? 0 : 1
}

const share = (of: readonly Pick<Row, 'naive'>[]): number =>
  of.length === 0 ? 0 : rounded(of.filter(({ naive }) => naive).length / of.length)
