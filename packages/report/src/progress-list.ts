/**
 * The list of `pnpm progress`: the map, and every pitfall of the current stage
 * with its state, the core before what is beyond it.
 */
import { scoreOf } from './join.ts'
import { testCommand } from './lesson.ts'
import { headLine, stageRows } from './map.ts'
import { nextRow, type Page, type PageOptions, pageOf } from './page.ts'
import { survivedOf, WORDS } from './phrases.ts'
import type { Progress, StageProgress } from './progress.ts'
import { cut, padEnd, widthOf } from './wrap.ts'

const STATE_WORDS = {
  survived: WORDS.survived,
  hit: WORDS.hit,
  'to-go': WORDS.toGo,
} as const

const STATE_MARKS = { survived: 'survived', hit: 'hit', 'to-go': 'toGo' } as const

/** The map, and every pitfall of the current stage with its state. */
export function renderProgress(progress: Progress, options: PageOptions): string {
  const page = pageOf(options)
  const current = progress.stages.find(({ stage }) => stage.id === progress.current)
  const lines = [headLine(page, progress), '', ...stageRows(page, progress), '']
  for (const level of ['must', 'should'] as const) {
    const rows = pitfallRows(page, current, level)
    if (rows.length === 0) continue
    lines.push(headOf(page, current, level), ...rows, '')
  }
  lines.push(...nextRow(page, testCommand(progress.current)))
  return `${lines.join('\n')}\n`
}

function headOf(
  page: Page,
  current: StageProgress | undefined,
  level: 'must' | 'should',
): string {
  const name = page.say(level === 'must' ? WORDS.core : WORDS.beyond)
  if (current?.joined === undefined) return page.paint.strong(name)
  const { core, beyond } = scoreOf(current.joined)
  const { survived, total } = level === 'must' ? core : beyond
  return `${page.paint.strong(name)}   ${page.say(survivedOf(survived, total))}`
}

function pitfallRows(
  page: Page,
  current: StageProgress | undefined,
  level: 'must' | 'should',
): string[] {
  const pitfalls = (current?.pitfalls ?? []).filter(pitfall => pitfall.level === level)
  const longest = Math.max(0, ...pitfalls.map(({ id }) => widthOf(id)))
  const words = Object.values(STATE_WORDS).map(word => widthOf(page.say(word)))
  return pitfalls.map(pitfall => {
    const joined = current?.joined?.pitfalls.find(
      candidate => candidate.pitfall.id === pitfall.id,
    )
    const state = joined?.state ?? 'to-go'
    const word = padEnd(page.say(STATE_WORDS[state]), Math.max(...words))
    const head = `  ${page.mark[STATE_MARKS[state]]} ${word}  ${padEnd(pitfall.id, longest)}`
    return cut(`${head}  ${page.say(pitfall.title)}`, page.columns, page.mark.more)
  })
}
