/**
 * An exchange of frames as a ladder: the client left, the server right, an arrow
 * for each frame with its id and method, oldest first. A bad frame shows its text
 * and a caret under the part that is bad.
 */
import type { Locale } from '@workshop/syllabus'
import { frameLine } from './frame-lines.ts'
import { caretLine } from './lesson-frames.ts'
import { type Page, pageOf } from './page.ts'
import type { Theme } from './paint.ts'
import { characters, WORDS } from './phrases.ts'
import { quoted, short } from './quotation.ts'
import type { Frame } from './verdict.ts'
import { cut, padEnd, widthOf } from './wrap.ts'

export interface LadderOptions {
  locale: Locale
  theme: Theme
  /** The theme's width if absent. */
  columns?: number
}

/** Columns for the time, with the space after it. */
const TIME = 9

export function renderLadder(
  frames: readonly Frame[],
  { locale, theme, columns = theme.columns }: LadderOptions,
): string {
  const page = pageOf({ locale, theme: { ...theme, columns } })
  if (frames.length === 0) return `${page.say(WORDS.noFrames)}\n`
  const lines = frames.filter(isToldApart).flatMap(frame => rungs(page, frame))
  return `${[headOf(page), ...lines].join('\n')}\n`
}

/** The blank line between two events says nothing. */
const isToldApart = ({ stream, text }: Frame): boolean =>
  stream !== 'response' || text.trim() !== ''

/** Columns between the two lanes. */
const roomOf = (page: Page) => page.columns - TIME - 4

function headOf(page: Page): string {
  const [client, server] = [page.say(WORDS.client), page.say(WORDS.server)]
  const left = padEnd(`${' '.repeat(TIME)}${client}`, page.columns - widthOf(server))
  return page.paint.strong(left + server)
}

function rungs(page: Page, frame: Frame): string[] {
  const time = frame.at === undefined ? '' : `${Math.round(frame.at)} ms`
  const head = page.paint.dim(time.padStart(TIME - 2).padEnd(TIME))
  const arrow = arrowOf(page, frame)
  const painted = frame.bad === undefined ? arrow : page.paint.bad(arrow)
  return [lane(page, head, painted, widthOf(arrow)), ...badRungs(page, frame)]
}

function lane(page: Page, head: string, text: string, width: number): string {
  const fill = ' '.repeat(Math.max(0, roomOf(page) - width))
  const { lane } = page.mark
  return `${head}${page.paint.dim(lane)} ${text}${fill} ${page.paint.dim(lane)}`
}

function arrowOf(page: Page, frame: Frame): string {
  const { line, sent, received, more } = page.mark
  const room = roomOf(page)
  const label = cut(labelOf(page, frame), room - 8, more)
  const shaft = (used: number) => line.repeat(Math.max(1, room - widthOf(label) - used))
  if (frame.dir === '->') {
    return `${line} ${label} ${shaft(3 + widthOf(sent))}${sent}`
  }
  return `${received}${shaft(3 + widthOf(received))} ${label} ${line}`
}

function badRungs(page: Page, frame: Frame): string[] {
  if (frame.bad === undefined) return []
  const room = roomOf(page) - 2
  const { text, caret } = frameLine(frame, room, page.theme)
  const blank = ' '.repeat(TIME)
  const lines = [lane(page, blank, `  ${text}`, widthOf(text) + 2)]
  if (caret === undefined) return lines
  const { column, width } = caret
  const carets = caretLine(page, column, width, room)
  const plain = caretLine(
    { ...page, paint: pageOf(PLAIN_PAGE).paint },
    column,
    width,
    room,
  )
  return [...lines, lane(page, blank, `  ${carets}`, widthOf(plain) + 2)]
}

const PLAIN_PAGE = {
  locale: 'en',
  theme: { color: false, unicode: false, columns: 88 },
} as const

/** Beyond this many characters a frame is described by its size. */
const LONGEST_READ = 1_000_000

/** What a frame is, in a few words: its id and method, or how it went. */
function labelOf(page: Page, frame: Frame): string {
  if (frame.stream === 'stderr') return `stderr: ${short(frame.text, page.theme, 50)}`
  const size = page.say(characters(frame.text.length))
  const { between } = page.mark
  // A bad frame shows its text below.
  const what =
    frame.bad === undefined && frame.text !== ''
      ? quoted(frame.text, page.theme, 40)[page.locale]
      : size
  const nothing = `${page.say(WORDS.notAMessage)} ${between} ${what}`
  if (frame.text.length > LONGEST_READ) return size
  const { carried, isHead } = partsOf(frame)
  if (isHead) return short(frame.text, page.theme, roomOf(page))
  let message: unknown
  try {
    message = JSON.parse(carried)
  } catch {
    return nothing
  }
  return describe(page, message) ?? nothing
}

/** Over HTTP a line may be a head, or belong to an event: its data is the message. */
function partsOf({ stream, text }: Frame): { carried: string; isHead: boolean } {
  const isWeb = stream === 'request' || stream === 'response'
  const data = isWeb && text.startsWith('data:') ? text.slice('data:'.length) : text
  const isEventLine = /^(?:event|id|retry)?:/.test(text)
  const isHead = /^(?:[A-Z]+ \/|HTTP \d|\(connection )/.test(text) || isEventLine
  return { carried: data, isHead: isWeb && isHead }
}

type Members = Record<string, unknown>
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function describe(page: Page, message: unknown): string | undefined {
  if (!isObject(message) || message.jsonrpc !== '2.0') return undefined
  const hasId = Object.hasOwn(message, 'id')
  const id = hasId
    ? `id ${short(JSON.stringify(message.id) ?? '', page.theme, 20)}`
    : page.say(WORDS.noId)
  const what = outcome(page, message)
  return what === undefined ? undefined : `${id} ${page.mark.between} ${what}`
}

function outcome(page: Page, message: Members): string | undefined {
  const text = (value: unknown, columns = 40) =>
    short(String(value), page.theme, columns)
  if (typeof message.method === 'string') {
    const name = isObject(message.params) ? message.params.name : undefined
    return `${text(message.method)}${typeof name === 'string' ? ` ${text(name)}` : ''}`
  }
  if (isObject(message.error)) {
    const { code, message: why } = message.error
    return `${page.say(WORDS.error)} ${text(code, 12)}: ${text(why)}`
  }
  if (isObject(message.result)) {
    const failed = message.result.isError === true ? ' isError' : ''
    return `${page.say(WORDS.result)}${failed}`
  }
  return undefined
}
