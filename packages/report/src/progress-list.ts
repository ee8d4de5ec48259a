/**
 * The list of `pnpm progress`: the map, every pitfall of the current stage with its
 * state, the core before what is beyond it, and the ids of all other stages.
 */
import { type JoinedStage, scoreOf } from './join.ts'
import { testCommand } from './lesson.ts'
import { headLine, stageRows } from './map.ts'
import { nextRow, type Page, type PageOptions, packed, pageOf } from './page.ts'
import { survivedOf, WORDS } from './phrases.ts'
import type { Progress, StageProgress } from './progress.ts'
import { cut, padEnd, widthOf } from './wrap.ts'

const STATE_WORDS = {
  survived: WORDS.survived,
  hit: WORDS.hit,
  'to-go': WORDS.toGo,
} as const

const STATE_MARKS = { survived: 'survived', hit: 'hit', 'to-go': 'toGo' } as const

export function renderProgress(progress: Progress, options: PageOptions): string {
  const page = pageOf(options)
  const current = progress.stages.find(({ stage }) => stage.id === progress.current)
  const lines = [headLine(page, progress), '', ...stageRows(page, progress), '']
  for (const level of ['must', 'should'] as const) {
    const rows = pitfallRows(page, current, level)
    if (rows.length === 0) continue
    lines.push(headOf(page, current, level), ...rows, '')
  }
  for (const entry of progress.stages) {
    if (entry !== current) lines.push(...otherStage(page, entry), '')
  }
  lines.push(...nextRow(page, testCommand(progress.current)))
  return `${lines.join('\n')}\n`
}

/** Its ids only, each with its state: titles are for the stage one is at. */
function otherStage(page: Page, { stage, pitfalls, joined }: StageProgress): string[] {
  const ids = pitfalls.map(({ id }) => `${markOf(page, joined, id)} ${id}`)
  const head = page.paint.strong(stage.folder.replace('-', ' '))
  return [head, ...packed(ids, page.columns - 2).map(line => `  ${line}`)]
}

const stateOf = (joined: JoinedStage | undefined, id: string) =>
  joined?.pitfalls.find(({ pitfall }) => pitfall.id === id)?.state ?? 'to-go'

const markOf = (page: Page, joined: JoinedStage | undefined, id: string) =>
  page.mark[STATE_MARKS[stateOf(joined, id)]]

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
    const state = stateOf(current?.joined, pitfall.id)
    const word = padEnd(page.say(STATE_WORDS[state]), Math.max(...words))
    const head = `  ${markOf(page, current?.joined, pitfall.id)} ${word}  ${padEnd(pitfall.id, longest)}`
    return cut(`${head}  ${page.say(pitfall.title)}`, page.columns, page.mark.more)
  })
}
