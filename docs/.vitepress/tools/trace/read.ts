/**
 * From what somebody pasted or dropped to frames. Reads the workshop's recordings (JSON
 * lines) and bare messages; says of everything else what it seems to be, with its line.
 * It judges nothing: see `analyse.ts`.
 */
import type { Text } from '@workshop/syllabus'
import { isJson, isObject, kindOf, type Members } from '../input/json-text.ts'
import { foreignKind } from './foreign.ts'

export const STREAMS = ['stdin', 'stdout', 'stderr', 'request', 'response'] as const

export interface TraceFrame {
  dir: '->' | '<-'
  text: string
  stream?: (typeof STREAMS)[number]
  at?: number
  /** Line of the file, from 1. */
  line: number
  /** Frames with one key are of one connection. */
  connection: string
  /** The direction was not recorded, only concluded. */
  isGuessed: boolean
  verdict?: string
}

export interface Skipped {
  line: number
  says: Text
}

export interface ReadTrace {
  frames: readonly TraceFrame[]
  /** The first of those that are no frames. */
  skipped: readonly Skipped[]
  skippedCount: number
}

/** More frames than anybody looks at; a recording of an hour has fewer. */
export const MOST_FRAMES = 100_000
const MOST_SKIPPED = 20

export function readTrace(text: string): ReadTrace {
  const source = text.replace(/^\ufeff/, '')
  const whole = /^\s*[[{]/.test(source) ? wholeOf(source) : undefined
  return whole ?? collected(linesOf(source))
}

/** One JSON value over many lines: a list of frames, one message, or foreign. */
function wholeOf(source: string): ReadTrace | undefined {
  const firstLine = source.trimStart().split('\n', 1)[0] ?? ''
  // Most recordings end here: their first line is a whole value.
  if (isJson(firstLine) && source.trim() !== firstLine.trim()) return undefined
  if (!isJson(source)) return undefined
  const value: unknown = JSON.parse(source)
  const values = Array.isArray(value) ? value : [value]
  return collected(values.map(value => ({ line: 1, value })))
}

type Item = { line: number } & ({ value: unknown } | { says: Text })

function* linesOf(source: string): Iterable<Item> {
  let line = 0
  for (let from = 0; from <= source.length; ) {
    const to = source.indexOf('\n', from)
    const end = to < 0 ? source.length : to
    line += 1
    const row = source
      .slice(from, end)
      .replace(/^data:\s?/, '')
      .trim()
    from = end + 1
    if (row === '' || /^(event|id|retry):/.test(row)) continue
    yield itemOf(row, line)
  }
}

function itemOf(row: string, line: number): Item {
  try {
    return { line, value: JSON.parse(row) }
  } catch {
    const shown = row.length > 40 ? `${row.slice(0, 40)}…` : row
    return {
      line,
      says: { en: `is no JSON: “${shown}”`, zh: `不是 JSON：「${shown}」` },
    }
  }
}

function collected(items: Iterable<Item>): ReadTrace {
  const frames: TraceFrame[] = []
  const skipped: Skipped[] = []
  let skippedCount = 0
  for (const item of items) {
    const found = 'value' in item ? frameOf(item.value, item.line) : item
    if ('text' in found && frames.length < MOST_FRAMES) {
      frames.push(found)
      continue
    }
    skippedCount += 1
    if (skipped.length >= MOST_SKIPPED) continue
    const says = 'text' in found ? TOO_MANY : found.says
    skipped.push({ line: item.line, says })
  }
  return { frames, skipped, skippedCount }
}

const TOO_MANY: Text = {
  en: `is left out: only the first ${MOST_FRAMES} frames are read`,
  zh: `没有读：只读前 ${MOST_FRAMES} 帧`,
}

function frameOf(value: unknown, line: number): TraceFrame | Skipped {
  if (isRecorded(value)) return recorded(value, line)
  if (isMessage(value)) return bare(value, line)
  const foreign = foreignKind(value)
  const { en, zh } = kindOf(value)
  return {
    line,
    says: foreign ?? {
      en: `expected an object with dir (-> or <-) and text, got ${en}`,
      zh: `要的是带 dir（-> 或 <-）和 text 的对象，这是${zh}`,
    },
  }
}

function isRecorded(
  value: unknown,
): value is Members & { dir: '->' | '<-'; text: string } {
  if (!isObject(value) || typeof value.text !== 'string') return false
  return value.dir === '->' || value.dir === '<-'
}

/** Members of the wrong type are as good as absent. */
function recorded(
  value: Members & { dir: '->' | '<-'; text: string },
  line: number,
): TraceFrame {
  const { dir, text, at, verdict } = value
  const stream = STREAMS.find(known => known === value.stream)
  const parts = [value.pitfall, value.check, value.wire]
  const connection = parts
    .filter(part => part !== undefined)
    .map(String)
    .join(' · ')
  return {
    ...{ dir, text, line, connection, isGuessed: false },
    ...(stream && { stream }),
    ...(typeof at === 'number' && { at }),
    ...(typeof verdict === 'string' && { verdict }),
  }
}

const isMessage = (value: unknown): value is Members =>
  isObject(value) && value.jsonrpc !== undefined

/** What only a server sends. */
const OF_SERVERS =
  /^(sampling\/|elicitation\/|roots\/list$|notifications\/(message|progress|elicitation|resources|tools|prompts|tasks|subscriptions))/

function bare(value: Members, line: number): TraceFrame {
  const { method } = value
  const isOfServer = typeof method !== 'string' || OF_SERVERS.test(method)
  const dir = isOfServer ? '<-' : '->'
  const text = JSON.stringify(value)
  return { dir, text, line, connection: '', isGuessed: true }
}
