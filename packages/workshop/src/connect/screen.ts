/**
 * What `pnpm connect` shows of a session. Everything that came from the server or
 * from the client is made safe and short before it reaches a line.
 */
import { cut, type Frame, padEnd, renderLadder, safe, widthOf } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { displayPath } from '@workshop/testkit/state'
import type { Context } from '../context.ts'
import { type Page, pageFor } from '../page.ts'
import { PHRASES, ROWS } from '../phrases/connect.ts'
import { LABELS } from '../phrases.ts'
import type { Finding } from './findings.ts'
import type { Request } from './request.ts'
import { resultLines } from './result-lines.ts'
import type { Session } from './session.ts'
import { endOf, type Trouble } from './trouble.ts'
import { framesToShow, isNoise, lastWords, type Wire } from './wire.ts'

export interface Report {
  request: Request
  session: Session
  wire: Wire
  findings: readonly Finding[]
  trouble: Trouble | undefined
}

interface Screen extends Report {
  page: Page
  context: Context
  /** Foreign text on one line. */
  shown(text: unknown): string
}

/** Columns of a row's label, as `pageFor` lays it out. */
const GUTTER = 12
const MOST_TOOLS = 20
const WIDEST_NAME = 30
const LONGEST_LINE = 400
const LINES_SHOWN = 3

export function connectScreen(report: Report, context: Context): string[] {
  const page = pageFor(context)
  const shown = (text: unknown) =>
    safe(String(text).slice(0, LONGEST_LINE), context.theme)
  const screen: Screen = { ...report, page, context, shown }
  const parts = [
    headRows,
    toolRows,
    callRows,
    healthRows,
    speechRows,
    frameRows,
    endRows,
  ]
  return parts.flatMap(rows => rows(screen)).map(line => line.trimEnd())
}

function headRows({ page, request, wire: { revision }, shown }: Screen): string[] {
  const { dir, command, args } = request
  const says = revision
    ? PHRASES.revision(revision.era, shown(revision.version))
    : PHRASES.noRevision
  return [
    ...fitted(page, ROWS.client, [shown(`${displayPath(dir)}/src/client.ts`)]),
    ...fitted(page, ROWS.server, [shown([command, ...args].join(' '))]),
    '',
    ...page.row(ROWS.era, says),
  ]
}

function toolRows({ page, session: { tools }, shown }: Screen): string[] {
  if (tools === undefined) return []
  const { more } = page.mark
  const listed = tools.slice(0, MOST_TOOLS).map(tool => ({
    name: cut(shown(tool?.name), WIDEST_NAME, more),
    line: shown(firstLine(tool?.description)),
  }))
  const widest = Math.max(0, ...listed.map(({ name }) => widthOf(name)))
  const lines = listed.map(({ name, line }) => `${padEnd(name, widest)}  ${line}`)
  const left = tools.length - listed.length
  return fitted(page, ROWS.tools, [
    tools.length === 0 ? page.say(PHRASES.noTools) : String(tools.length),
    ...lines,
    ...(left > 0 ? [page.say(PHRASES.moreTools(left))] : []),
  ])
}

/** Of a foreign description, whatever it is. */
export function firstLine(description: unknown): string {
  if (typeof description !== 'string') return ''
  return description.trimStart().split('\n', 1)[0] ?? ''
}

function callRows({ page, session, context, shown }: Screen): string[] {
  const { choice, tools, result } = session
  if (tools === undefined) return []
  if (choice === undefined) return page.row(ROWS.call, PHRASES.noneHarmless)
  const { name, args, why } = choice
  return [
    ...fitted(page, ROWS.call, [shown(`${name} ${JSON.stringify(args)}`)]),
    ...(why ? page.row(NO_LABEL, why) : []),
    ...(result
      ? fitted(page, ROWS.result, resultLines(page, result, context.theme))
      : []),
  ]
}

const NO_LABEL: Text = { en: '', zh: '' }

function healthRows({ page, session: { stats }, wire, shown }: Screen): string[] {
  const own = Array.isArray(stats?.noise?.samples) ? stats.noise.samples : []
  const samples = own.length > 0 ? own : wire.noise.samples
  const noise = fitted(page, ROWS.noise, samples.slice(0, LINES_SHOWN).map(shown))
  if (stats === undefined) return noise
  const { health, unmatched } = stats
  const counted = stats.noise?.lines
  const says = PHRASES.health(shown(health), shown(counted), shown(unmatched))
  return [...page.row(ROWS.health, says), ...noise]
}

/** What both sides said besides: the server only where it explains something. */
function speechRows({ page, session, wire, trouble, shown }: Screen): string[] {
  const printed = session.printed.split('\n').filter(line => line.trim() !== '')
  const words = trouble ? lastWords(wire, LINES_SHOWN) : []
  return [
    ...fitted(page, ROWS.stderr, words.map(shown)),
    ...fitted(page, ROWS.printed, printed.slice(-LINES_SHOWN).map(shown)),
  ]
}

function frameRows({ page, wire, context }: Screen): string[] {
  const { frames = [] } = wire.run ?? {}
  const chosen = framesToShow(frames)
  if (chosen.length === 0) return []
  const start = chosen[0]?.at ?? 0
  const steps = chosen.map((frame): Frame => {
    const { dir, stream, text, at } = frame
    const bad = { start: 0, length: 1 }
    return { dir, stream, text, at: at - start, ...(isNoise(frame) && { bad }) }
  })
  const says = PHRASES.someFrames(chosen.length, frames.length)
  const ladder = renderLadder(steps, context).trimEnd().split('\n')
  return ['', ...page.row(ROWS.frames, says), ...ladder, '']
}

function endRows({ page, session, wire, findings, trouble }: Screen): string[] {
  const { closedAfterMs } = session
  const closed =
    closedAfterMs === undefined
      ? []
      : page.row(ROWS.closed, PHRASES.closed(endOf(wire.run?.exit), closedAfterMs))
  const pitfall = [trouble, ...findings].find(found => found?.pitfall)?.pitfall
  return [
    ...closed,
    ...findings.flatMap(({ says }) => page.row(ROWS.note, says)),
    ...(trouble ? page.row(ROWS.problem, trouble.says) : []),
    ...(pitfall === undefined ? [] : page.row(LABELS.next, `pnpm hint ${pitfall}`)),
  ]
}

/** Lines beside a label, each cut to the width there is. */
function fitted(page: Page, label: Text, lines: readonly string[]): string[] {
  const room = page.columns - GUTTER
  return page.list(
    label,
    lines.map(line => cut(line, room, page.mark.more)),
  )
}
