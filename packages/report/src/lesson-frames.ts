/**
 * The frames of a lesson: sent, then what was expected, then received, each on
 * one line with a caret under the part that is bad.
 */
import type { Text } from '@workshop/syllabus'
import { frameLine } from './frame-lines.ts'
import { beside, type Page, roomOf, row } from './page.ts'
import { LABELS, WORDS } from './phrases.ts'
import type { Frame, Observation } from './verdict.ts'
import { widthOf } from './wrap.ts'

/**
 * At most `most` frames: the bad ones first, then the latest of both directions, so
 * that a flood from one side does not hide what the other said. Oldest first again.
 */
export function framesWorthSeeing(frames: readonly Frame[], most: number): Frame[] {
  const latest = frames.toReversed()
  const bad = latest.filter(frame => frame.bad !== undefined)
  const share = Math.ceil(most / 2)
  const of = (dir: Frame['dir']) =>
    latest.filter(frame => frame.dir === dir).slice(0, share)
  const fair = latest.filter(frame => [...of('->'), ...of('<-')].includes(frame))
  const chosen = [...new Set([...bad, ...fair, ...latest])].slice(0, most)
  return frames.filter(frame => chosen.includes(frame))
}

/** Nothing coming back is worth a line where it is the news. */
const SILENCE: ReadonlySet<Observation['kind']> = new Set([
  'never-settled',
  'unanswered',
  'saw-nothing',
])

export function exchangeRows(
  page: Page,
  frames: readonly Frame[],
  expected: string[],
  observed: Observation | undefined,
): string[] {
  const sent = frames.filter(frame => frame.dir === '->')
  const received = frames.filter(frame => frame.dir === '<-')
  const silent =
    received.length === 0 && observed !== undefined && SILENCE.has(observed.kind)
  return [
    ...directed(page, LABELS.sent, sent),
    ...expected,
    ...directed(page, LABELS.received, received),
    ...(silent && frames.length > 0
      ? row(page, LABELS.received, `${page.mark.received} ${page.say(WORDS.nothing)}`)
      : []),
  ]
}

function directed(page: Page, label: Text, frames: readonly Frame[]): string[] {
  return beside(
    page,
    label,
    frames.flatMap(frame => lineAndCaret(page, frame)),
  )
}

function lineAndCaret(page: Page, frame: Frame): string[] {
  const arrow = frame.dir === '->' ? page.mark.sent : page.mark.received
  const stream = frame.stream === 'stderr' ? 'stderr ' : ''
  const lead = `${arrow} ${stream}`
  const { text, caret } = frameLine(frame, roomOf(page) - widthOf(lead), page.theme)
  if (caret === undefined) return [lead + text]
  return [lead + text, caretLine(page, widthOf(lead) + caret.column, caret.width)]
}

/** Carets under `width` columns, and the word that goes with them where it fits. */
export function caretLine(
  page: Page,
  column: number,
  width: number,
  room: number = roomOf(page),
): string {
  const word = page.say(WORDS.here)
  const carets = page.mark.caret.repeat(Math.max(1, Math.min(width, room - column)))
  const fits = column + carets.length + 1 + widthOf(word) <= room
  const before = column - widthOf(word) - 1
  if (fits) return `${' '.repeat(column)}${page.paint.bad(`${carets} ${word}`)}`
  if (before < 0) return `${' '.repeat(column)}${page.paint.bad(carets)}`
  return `${' '.repeat(before)}${page.paint.bad(`${word} ${carets}`)}`
}
