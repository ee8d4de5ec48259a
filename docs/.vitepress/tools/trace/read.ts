/**
 * From what somebody pasted or dropped to frames. Reads the workshop's recordings (JSON
 * lines) and bare messages; says of everything else what it seems to be, with its line.
 * It judges nothing: see `analyse.ts`.
 */
import type { Text } from '@workshop/syllabus'
import { isJson, isObject, kindOf, type Members, readJson } from '../input/json-text.ts'
import { shownText } from '../input/shown-text.ts'
import { foreignKind, foreignText } from './foreign.ts'

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
  /** From 1, where the whole file is one list: its lines say nothing then. */
  item?: number
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
  const isBracketed = /^\s*[[{]/.test(source)
  const whole = isBracketed ? wholeOf(source) : undefined
  const read = whole ?? collected(linesOf(source))
  if (read.frames.length > 0 || read.skippedCount === 0) return read
  const says = foreignText(source)
  if (says) return refused(1, says)
  return isBracketed && whole === undefined ? (brokenIn(source) ?? read) : read
}

const refused = (line: number, says: Text): ReadTrace => ({
  frames: [],
  skipped: [{ line, says }],
  skippedCount: 1,
})

/** JSON over many lines that breaks somewhere: where, and not each of its lines. */
function brokenIn(source: string): ReadTrace | undefined {
  if (isJson(firstLineOf(source))) return undefined
  const read = readJson(source)
  if (read.ok) return undefined
  const { en, zh } = read.says
  return refused(read.line, {
    en: `${en}. Mend it there, or give JSON lines: one frame or message a line`,
    zh: `${zh}。请改好这一处，或给 JSON 行：一行一帧或一条消息`,
  })
}

const firstLineOf = (source: string): string =>
  source.trimStart().split('\n', 1)[0] ?? ''

/** One JSON value over many lines: a list of frames, one message, or foreign. */
function wholeOf(source: string): ReadTrace | undefined {
  const firstLine = firstLineOf(source)
  // Most recordings end here: their first line is a whole value.
  if (isJson(firstLine) && source.trim() !== firstLine.trim()) return undefined
  if (!isJson(source)) return undefined
  const value: unknown = JSON.parse(source)
  if (!Array.isArray(value)) return collected([{ line: 1, value }])
  return collected(value.map((value, at) => ({ line: 1, item: at + 1, value })))
}

type Item = { line: number; item?: number } & ({ value: unknown } | { says: Text })

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

/** An exception for each of a million lines of prose would cost seconds. */
const MAY_BE_JSON = /^[[{"\-\dtfn]/

function itemOf(row: string, line: number): Item {
  try {
    if (MAY_BE_JSON.test(row)) return { line, value: JSON.parse(row) }
  } catch {
    // Said below, as of the others.
  }
  const shown = shownText(row, 40)
  return {
    line,
    says: { en: `is no JSON: “${shown}”`, zh: `不是 JSON：「${shown}」` },
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
    const place = item.item === undefined ? {} : { item: item.item }
    skipped.push({ line: item.line, ...place, says })
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
      en: `expected a frame (dir -> or <-, and text) or a message (jsonrpc), got ${en}`,
      zh: `要的是帧（dir 为 -> 或 <-，加 text）或消息（jsonrpc），这是${zh}`,
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
