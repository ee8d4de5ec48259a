/** The scoreboard for people: at most 25 lines, the lesson and what to do next last. */
import {
  clip,
  cut,
  MOST_LINES,
  type Painters,
  padEnd,
  painters,
  safe,
  symbols,
  type Theme,
  widthOf,
  wrap,
} from '@workshop/report'
import type { Locale } from '@workshop/syllabus'
import { type Details, summaryOf } from './result.ts'
import type { Board } from './trial.ts'
import { LESSONS, sayAnswer, WORDS } from './words.ts'

/** What one healthy subject was accused of may be long. */
const ALARM_LINES = 3

export interface Look {
  theme: Theme
  locale: Locale
}

/** Its title, its lesson and its next command are always there. */
export function renderScreen(details: Details, look: Look): string {
  const { theme, locale } = look
  const paint = painters(theme)
  const { boards, folder } = details
  const board = boards.find(({ state }) => state !== 'catches-all') ?? boards[0]
  const head = [
    paint.strong(fit(summaryOf(details)[locale], look)),
    ...(boards.length > 1 ? boards.map(one => rowOf(one, boards, look)) : []),
  ]
  if (!board) return `${head.join('\n')}\n`
  const isAllDone = boards.length > 1 && board.state === 'catches-all'
  const tail = [
    ...(isAllDone ? [] : [paint.dim(fit(`  ${folder}/${board.pitfall}.ts`, look))]),
    '',
    ...labelled(WORDS.why[locale], LESSONS[board.state][locale], look),
    ...labelled(WORDS.next[locale], nextOf(board, boards), look),
  ]
  const room = MOST_LINES - head.length - tail.length
  const found = isAllDone ? [] : findings(board, look, room)
  return `${[...head, ...found, ...tail].join('\n')}\n`
}

function fit(line: string, { theme }: Look): string {
  return cut(safe(line, theme), theme.columns, symbols(theme).more)
}

/** One of several: its name, and how it stands. */
function rowOf(board: Board, boards: readonly Board[], look: Look): string {
  const { theme, locale } = look
  const paint = painters(theme)
  const mark = symbols(theme)
  const isGood = board.state === 'catches-all'
  const width = Math.max(...boards.map(({ pitfall }) => widthOf(pitfall)))
  const state = {
    'not-loaded': WORDS.notLoaded[locale],
    'no-answer': WORDS.broken[locale],
    'not-silent': `${WORDS.alarm[locale]} ${mark.between} 0 ${ofAll(board, locale)}`,
    'says-nothing': WORDS.toWrite[locale],
    misses: `${WORDS.caught[locale]} ${board.caught} ${ofAll(board, locale)}`,
    'catches-all': `${WORDS.caught[locale]} ${board.caught} ${ofAll(board, locale)}`,
  }[board.state]
  const line = `  ${isGood ? mark.good : mark.toGo} ${padEnd(board.pitfall, width)}  ${state}`
  return (isGood ? paint.good : (text: string) => text)(fit(line, look))
}

const ofAll = ({ mutants }: Board, locale: Locale): string =>
  `${WORDS.of[locale]} ${mutants}`

/** False alarms first: while there is one, nothing else counts. */
function findings(board: Board, look: Look, room: number): string[] {
  const { theme, locale } = look
  const paint = painters(theme)
  const mark = symbols(theme)
  if (board.error !== undefined) {
    return [paint.bad(fit(`  ${mark.bad} ${board.error}`, look))]
  }
  if (board.alarms.length > 0) {
    return board.alarms.flatMap(({ subject, answer }) => {
      const word = answer.kind === 'fault' ? WORDS.alarm : WORDS.broken
      const whose = subject && `${WORDS.about[locale]} ${subject}: `
      const said = safe(`${whose}${sayAnswer(answer)[locale]}`, theme)
      const lines = labelled(`  ${mark.bad} ${word[locale]}`, said, look)
      return clip(lines, ALARM_LINES, theme.columns, mark.more).map(paint.bad)
    })
  }
  const head = [
    paint.good(
      fit(
        `  ${mark.good} ${WORDS.silent[locale]}  ` +
          `${board.healthy} ${WORDS.of[locale]} ${board.healthy} ${WORDS.healthy[locale]}`,
        look,
      ),
    ),
    fit(
      `  ${board.state === 'catches-all' ? mark.good : mark.toGo} ` +
        `${WORDS.caught[locale]}  ${board.caught} ${ofAll(board, locale)}`,
      look,
    ),
  ]
  // Whoever has not begun is to think of them, not to read them.
  if (board.state === 'says-nothing') return head
  const missed = board.missed.map(miss => missLine(miss, look, paint))
  const untried = board.mutants - board.caught - board.missed.length
  if (untried > 0) missed.push(fit(`  ${WORDS.notTried[locale]}  ${untried}`, look))
  if (head.length + missed.length <= room) return [...head, ...missed]
  const shown = missed.slice(0, Math.max(0, room - head.length - 1))
  const rest = `  ${mark.more} ${missed.length - shown.length} ${WORDS.more[locale]}`
  return [...head, ...shown, fit(rest, look)]
}

function missLine(
  { symptom, answer }: Board['missed'][number],
  look: Look,
  paint: Painters,
): string {
  const { theme, locale } = look
  const mark = symbols(theme)
  const head = `  ${mark.bad} ${WORDS.missed[locale]}  `
  // What it did instead of an answer is nearer than what it has missed.
  const said = answer.kind === 'silent' ? symptom[locale] : sayAnswer(answer)[locale]
  return paint.bad(head) + fit(said, { ...look, theme: narrower(theme, widthOf(head)) })
}

const narrower = (theme: Theme, by: number): Theme => ({
  ...theme,
  columns: theme.columns - by,
})

function nextOf(board: Board, boards: readonly Board[]): string {
  if (board.state === 'says-nothing') return `pnpm explain ${board.pitfall}`
  if (board.state !== 'catches-all') return `pnpm detect ${board.pitfall}`
  return boards.length === 1 ? 'pnpm detect' : 'pnpm drill'
}

function labelled(label: string, text: string, { theme }: Look): string[] {
  const width = Math.max(widthOf(label) + 2, 6)
  const lines = wrap(text, theme.columns - width)
  return lines.map((line, at) => padEnd(at === 0 ? label : '', width) + line)
}
