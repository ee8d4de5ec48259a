/**
 * The map of `pnpm start`: the five stages, where each one stands, and what to
 * type next.
 */
import { type Score, scoreOf } from './join.ts'
import { testCommand } from './lesson.ts'
import { lessonOf } from './lesson-choice.ts'
import {
  beside,
  nextRow,
  type Page,
  type PageOptions,
  pageOf,
  partsRow,
  roomOf,
  row,
} from './page.ts'
import {
  counts,
  keyLine,
  LABELS,
  stageName,
  survivedOf,
  WORDS,
  watching,
} from './phrases.ts'
import type { Progress, StageProgress } from './progress.ts'
import { dotsOf } from './progress-line.ts'
import { cut, ends, padEnd, widthOf } from './wrap.ts'

export interface MapOptions extends PageOptions {
  /** Address of the guide, without a slash at the end. */
  guide?: string
  /** The folder that is watched, and the time of the last save. */
  watching?: { folder: string; savedAt?: string }
  /** Whether keys are read: then their line comes last. */
  keys?: boolean
}

export function renderMap(progress: Progress, options: MapOptions): string {
  const page = pageOf(options)
  const lines = [
    headLine(page, progress),
    '',
    ...stageRows(page, progress),
    '',
    ...guideRows(page, progress, options),
    ...toDoRows(page, progress, options.keys === true),
    ...(options.keys === true ? row(page, LABELS.keys, page.say(keyLine), 2) : []),
  ]
  return `${lines.join('\n')}\n`
}

export function headLine(page: Page, progress: Progress): string {
  const current = progress.stages.find(({ stage }) => stage.id === progress.current)
  const name = page.say(stageName(progress.current))
  const score = current?.joined === undefined ? undefined : scoreOf(current.joined)
  const count =
    score === undefined
      ? page.say(WORDS.notStarted)
      : page.say(survivedOf(score.survived, score.total))
  const right = `${name} ${page.mark.between} ${count}`
  return page.paint.strong(
    ends(page.say(WORDS.workshop), right, page.columns, page.mark.more),
  )
}

export function stageRows(page: Page, progress: Progress): string[] {
  const rows = progress.stages.map(entry => ({
    entry,
    name: entry.stage.folder.replace('-', ' '),
    dots: dotsOfStage(page, entry),
    words: wordsOfStage(page, entry),
  }))
  const widest = (parts: readonly string[]) => Math.max(...parts.map(widthOf))
  const name = widest(rows.map(row => row.name))
  const dots = widest(rows.map(row => row.dots))
  const here = `${page.mark.here} ${page.say(WORDS.youAreHere)}`
  return rows.map(row => {
    const columns = [padEnd(row.name, name), padEnd(row.dots, dots), row.words]
    const text = `  ${columns.filter(column => column !== '').join('   ')}`
    if (row.entry.stage.id !== progress.current) {
      const shown = cut(text, page.columns, page.mark.more)
      return row.entry.state === 'planned' ? page.paint.dim(shown) : shown
    }
    const room = page.columns - widthOf(here) - 3
    return `${cut(text, room, page.mark.more)}   ${page.paint.accent(here)}`
  })
}

function dotsOfStage(page: Page, { joined, pitfalls }: StageProgress): string {
  if (joined !== undefined) return dotsOf(page, joined.pitfalls)
  return dotsOf(
    page,
    pitfalls.map(pitfall => ({ pitfall, state: 'to-go' as const })),
  )
}

function wordsOfStage(page: Page, { state, joined }: StageProgress): string {
  if (state === 'planned') return page.say(WORDS.planned)
  if (joined === undefined) return page.say(WORDS.notStarted)
  const score = scoreOf(joined)
  return `${doneWord(page, score)}${page.say(counts(score.survived, score.hit, score.toGo))}`
}

const doneWord = (page: Page, score: Score) =>
  score.done ? `${page.mark.good} ${page.say(WORDS.done)} ${page.mark.between} ` : ''

function guideRows(page: Page, progress: Progress, options: MapOptions): string[] {
  const parts: string[] = []
  if (options.guide !== undefined) {
    parts.push(`${options.guide}/stages/${progress.current}`)
  }
  if (options.watching !== undefined) {
    const { folder, savedAt } = options.watching
    parts.push(page.say(watching(folder, savedAt)))
  }
  return parts.length === 0 ? [] : partsRow(page, LABELS.guide, parts)
}

/** The pitfall that is next, and the command that shows it. */
function toDoRows(page: Page, progress: Progress, keys: boolean): string[] {
  const current = progress.stages.find(({ stage }) => stage.id === progress.current)
  const command = nextRow(page, testCommand(progress.current))
  if (current === undefined || current.state === 'planned') return command
  const id =
    current.joined === undefined
      ? current.stage.pitfalls[0]
      : lessonOf(current.joined)?.pitfall.pitfall.id
  const pitfall = current.pitfalls.find(candidate => candidate.id === id)
  if (pitfall === undefined) return command
  const text = `${pitfall.id}: ${page.say(pitfall.title)}`
  return [
    ...beside(page, LABELS.pitfall, [cut(text, roomOf(page), page.mark.more)]),
    ...(keys ? [] : command),
  ]
}
