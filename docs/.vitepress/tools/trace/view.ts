/** What the viewer shows of a recording: counts, problems, and one page of rows. */
import { type Frame, renderLadder, safe } from '@workshop/report'
import type { PitfallId, Text } from '@workshop/syllabus'
import { shownText } from '../input/shown-text.ts'
import { analyse } from './analyse.ts'
import type { Finding } from './findings.ts'
import type { Message } from './message.ts'
import { readTrace, type Skipped, type TraceFrame } from './read.ts'

export interface Row {
  /** From one, over the whole recording. */
  number: number
  dir: '->' | '<-'
  what: Text
  connection: string
  at?: number
  /** The frame as it was: safe to show, and cut. */
  text: string
  findings: readonly Told[]
}

export interface Told {
  weight: Finding['weight']
  says: Text
  pitfall?: PitfallId
}

export interface Problem extends Told {
  number: number
}

export interface TraceView {
  frames: number
  connections: number
  isGuessed: boolean
  counts: Readonly<Record<Message['kind'], number>>
  skipped: readonly Skipped[]
  skippedCount: number
  problems: readonly Problem[]
  problemCount: number
  /** Of all problems, those that are no notes. */
  mistakes: number
  /** Page of the first mistake, where none was asked for. */
  page: number
  pages: number
  rows: readonly Row[]
  /** The same page as a terminal shows it; empty where nobody asked for it. */
  ladder: string
}

export const ROWS = 500
const MOST_PROBLEMS = 200
const LONGEST_SHOWN = 2_000

export interface TraceQuestion {
  text: string
  page?: number
  /** The page as text, in this language. */
  ladder?: keyof Text
}

export function traceView({ text, page, ladder }: TraceQuestion): TraceView {
  const { frames, skipped, skippedCount } = readTrace(text)
  const { messages, findings } = analyse(frames)
  const pages = Math.max(1, Math.ceil(frames.length / ROWS))
  const first = Math.floor((findings[0]?.at ?? 0) / ROWS)
  const shown = Math.min(pages - 1, Math.max(0, page ?? first))
  const told = byFrame(findings)
  const from = shown * ROWS
  const ofPage = frames.slice(from, from + ROWS)
  const rows = ofPage.map((frame, at) => rowOf(frame, from + at, messages, told))
  return {
    frames: frames.length,
    connections: new Set(frames.map(({ connection }) => connection)).size,
    isGuessed: frames.some(({ isGuessed }) => isGuessed),
    counts: countsOf(messages),
    ...{ skipped, skippedCount, pages, rows },
    ladder: ladder === undefined ? '' : ladderOf(ofPage, rows, ladder),
    problems: findings.slice(0, MOST_PROBLEMS).map(({ at, ...finding }) => ({
      number: at + 1,
      ...finding,
    })),
    problemCount: findings.length,
    mistakes: findings.filter(({ weight }) => weight === 'wrong').length,
    page: shown,
  }
}

const PAPER = { color: false, unicode: true, columns: 88 }

function ladderOf(
  frames: readonly TraceFrame[],
  rows: readonly Row[],
  locale: keyof Text,
): string {
  const shown = frames.map(({ dir, text, stream, at }, nth): Frame => {
    const isWrong = rows[nth]?.findings.some(({ weight }) => weight === 'wrong')
    return {
      ...{ dir, text },
      ...(stream && { stream }),
      ...(at !== undefined && { at }),
      ...(isWrong && { bad: { start: 0, length: text.length } }),
    }
  })
  return renderLadder(shown, { locale, theme: PAPER })
}

function rowOf(
  frame: TraceFrame,
  index: number,
  messages: readonly Message[],
  told: ReadonlyMap<number, readonly Told[]>,
): Row {
  const { dir, connection, at, text } = frame
  const message = messages[index] as Message
  return {
    number: index + 1,
    ...{ dir, connection, text: shownText(text, LONGEST_SHOWN) },
    what: whatOf(message),
    findings: told.get(index) ?? [],
    ...(at !== undefined && { at: Math.round(at) }),
  }
}

function whatOf(message: Message): Text {
  const same = (text: string): Text => ({ en: safe(text), zh: safe(text) })
  const id = 'id' in message ? `id ${message.id.slice(0, 40)} · ` : ''
  switch (message.kind) {
    case 'request':
    case 'notification': {
      const { name } = message.params
      const target = typeof name === 'string' ? ` ${name.slice(0, 80)}` : ''
      return same(`${id}${message.method.slice(0, 80)}${target}`)
    }
    case 'result': {
      const failed = message.result.isError === true ? ' · isError' : ''
      return { en: safe(`${id}result${failed}`), zh: safe(`${id}结果${failed}`) }
    }
    case 'error': {
      const why = `${message.code}: ${message.message.slice(0, 120)}`
      return { en: safe(`${id}error ${why}`), zh: safe(`${id}错误 ${why}`) }
    }
    default:
      return WORDS[message.kind]
  }
}

const WORDS = {
  'not-a-message': { en: 'JSON, and no message', zh: '是 JSON，不是消息' },
  'not-json': { en: 'no message', zh: '不是消息' },
  head: { en: 'HTTP', zh: 'HTTP' },
  stderr: { en: 'a line on stderr', zh: 'stderr 上的一行' },
  cut: { en: 'a long message, cut', zh: '很长的消息，已截断' },
} as const satisfies Record<string, Text>

function byFrame(findings: readonly Finding[]): Map<number, Told[]> {
  const told = new Map<number, Told[]>()
  for (const { at, ...finding } of findings) {
    told.set(at, [...(told.get(at) ?? []), finding])
  }
  return told
}

function countsOf(messages: readonly Message[]): TraceView['counts'] {
  const counts = {
    request: 0,
    notification: 0,
    result: 0,
    error: 0,
    'not-a-message': 0,
    'not-json': 0,
    head: 0,
    stderr: 0,
    cut: 0,
  }
  for (const { kind } of messages) counts[kind] += 1
  return counts
}
