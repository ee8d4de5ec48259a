/** How fast the reference solutions are, as `pnpm bench --record` wrote it down. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Figure } from '@workshop/report'
import { fenced, heading, type Language, markdown, type Page, plain } from '../page.ts'
import { type Chart, svgOf } from './chart.ts'
import { NOTES, TITLES, WORDS, type Word } from './speed-words.ts'

interface Recorded {
  recorded: string
  quick: boolean
  machine: Record<'node' | 'platform' | 'cpu' | 'cores' | 'load', string | number>
  figures: Record<string, Figure>
  measurements: {
    name: string
    lines: string[]
    curves: { name: CurveName; series: Chart['series'] }[]
  }[]
}

type CurveName = 'decoder' | 'servers' | 'results' | 'search'
type Say = (name: Word) => string

export function speedPage(language: Language): Page {
  const say: Say = name => WORDS[name][language]
  const run = recordedRun()
  const front = {
    title: say('title'),
    description: say('description'),
    checked: run.recorded,
  }
  const blocks = [
    heading(1, say('title'), 'speed'),
    say('lead'),
    fenced('sh', 'pnpm bench'),
    machineLine(run, say),
    heading(2, say('figures'), 'figures'),
    figureTable(run, say),
    ...run.measurements.flatMap(one => measurement(one, say, language)),
  ]
  return { path: `${language}/about/speed.md`, text: markdown(front, blocks) }
}

function machineLine({ recorded, machine, quick }: Recorded, say: Say): string {
  const filled = Object.entries({ day: recorded, ...machine }).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    say('run'),
  )
  return quick ? `${filled} ${say('quick')}` : filled
}

function figureTable({ figures }: Recorded, say: Say): string {
  const rows = Object.entries(figures).map(([name, { value, unit, goal, ok }]) => [
    `\`${name}\``,
    value === null ? say('notMeasured') : `${value} ${plain(unit)}`,
    plain(goal === 'reported' ? say('noGoal') : goal),
    goal === 'reported' ? '' : say(ok ? 'met' : 'missed'),
  ])
  const head = [say('figure'), say('value'), say('goal'), '']
  return [head, head.map(() => '---'), ...rows]
    .map(cells => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function measurement(
  { name, lines, curves }: Recorded['measurements'][number],
  say: Say,
  language: Language,
): string[] {
  const title = TITLES[name]?.[language]
  if (title === undefined) throw new Error(`speed-words.ts: no title for ${name}`)
  const charts = curves.map(({ name, series }) =>
    svgOf({ label: say(name), x: say(`${name}X`), y: say(`${name}Y`), series }),
  )
  // Printed in English whatever the page: it is what the command prints.
  const printed = lines.length > 0 ? [fenced('text', lines.join('\n'))] : []
  const note = NOTES[name]?.[language]
  return [heading(2, title, name), ...(note ? [note] : []), ...charts, ...printed]
}

function recordedRun(): Recorded {
  const file = fileURLToPath(new URL('../../data/bench.json', import.meta.url))
  return JSON.parse(readFileSync(file, 'utf8'))
}
