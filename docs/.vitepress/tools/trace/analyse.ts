/**
 * What is wrong in a recording. Each connection is judged by itself, in the order of the
 * file; what only the end can tell (no answer, a page left) comes last.
 */
import { META, METHODS, REQUIRED_REQUEST_META } from '@workshop/wire'
import { isObject, type Members } from '../input/json-text.ts'
import { type Finding, KINDS, kindOfCode } from './findings.ts'
import { INEXACT, type Message, messageOf } from './message.ts'
import type { TraceFrame } from './read.ts'

export interface Analysis {
  messages: readonly Message[]
  /** Mistakes first, each in the order of the frames; then notes. */
  findings: readonly Finding[]
}

export function analyse(frames: readonly TraceFrame[]): Analysis {
  const messages = frames.map(messageOf)
  const connections = new Map<string, Connection>()
  const findings: Finding[] = []
  for (const [at, frame] of frames.entries()) {
    const message = messages[at] as Message
    const known = connections.get(frame.connection) ?? new Connection()
    connections.set(frame.connection, known)
    for (const kind of known.take(at, frame, message)) findings.push({ at, ...kind })
  }
  const all = [...connections.values()].flatMap(one => one.end())
  const early = new Set([...connections.values()].flatMap(one => one.early))
  const holds = ({ at, says }: Finding): boolean =>
    says !== KINDS.unasked.says || !early.has(at)
  const ofWeight = (weight: Finding['weight']) =>
    [...findings, ...all]
      .filter(one => one.weight === weight && holds(one))
      .sort((a, b) => a.at - b.at)
  return { messages, findings: [...ofWeight('wrong'), ...ofWeight('note')] }
}

type Kind = Omit<Finding, 'at'>
type Request = Extract<Message, { kind: 'request' }>
interface Asked {
  at: number
  request: Request
  state: 'open' | 'cancelled' | 'answered'
}

/** Open for as long as the subscription is, and nothing is missing then. */
const NEVER_ANSWERED = new Set(['subscriptions/listen'])

class Connection {
  readonly #asked = new Map<string, Asked>()
  readonly #pages = new Map<string, number>()
  /** Answers that no request has been seen for yet. */
  readonly #unasked = new Map<string, number>()
  /** Frames of answers whose request came after them in the file. */
  readonly early: number[] = []
  /** Nothing is known before a request shows it. */
  #isModern: boolean | undefined
  #lastAt = Number.NEGATIVE_INFINITY
  #names: readonly string[] | undefined

  take(at: number, frame: TraceFrame, message: Message): Kind[] {
    const kinds: Kind[] = []
    if (frame.at !== undefined && frame.at < this.#lastAt) kinds.push(KINDS.backwards)
    this.#lastAt = Math.max(this.#lastAt, frame.at ?? this.#lastAt)
    if (frame.text.endsWith('\r')) kinds.push(KINDS.carriageReturn)
    if ('id' in message && message.id === INEXACT) return [...kinds, KINDS.inexact]
    if (message.kind === 'request') kinds.push(...this.#request(at, frame, message))
    else if (message.kind === 'result' || message.kind === 'error') {
      kinds.push(...this.#answer(at, frame, message))
    } else if (message.kind === 'notification') this.#notification(frame, message)
    else kinds.push(...shapeless(frame, message))
    return kinds
  }

  /** What is still open when the recording is over. */
  end(): Finding[] {
    const open = [...this.#asked.values()].filter(({ state }) => state === 'open')
    return [
      ...open.map(({ at }) => ({ at, ...KINDS.unanswered })),
      ...[...this.#pages.values()].map(at => ({ at, ...KINDS.pageLeft })),
    ]
  }

  #request(at: number, frame: TraceFrame, request: Request): Kind[] {
    const key = frame.dir + request.id
    const kinds: Kind[] = []
    if (this.#asked.get(key)?.state === 'open') kinds.push(KINDS.idInUse)
    const answeredAt = this.#unasked.get(key)
    if (answeredAt !== undefined) {
      kinds.push(KINDS.late)
      this.early.push(answeredAt)
      this.#unasked.delete(key)
    }
    const isOpen = answeredAt === undefined && !NEVER_ANSWERED.has(request.method)
    this.#asked.set(key, { at, request, state: isOpen ? 'open' : 'cancelled' })
    const { cursor } = request.params
    if (cursor !== undefined) this.#pages.delete(request.method + cursor)
    if (frame.dir === '<-') return kinds
    this.#isModern = eraOf(request) ?? this.#isModern
    if (this.#isModern && lacksMeta(request.params)) kinds.push(KINDS.missingMeta)
    return kinds
  }

  #answer(
    at: number,
    frame: TraceFrame,
    message: Extract<Message, { kind: 'result' | 'error' }>,
  ): Kind[] {
    const kinds = message.kind === 'error' ? [kindOfCode(message.code)] : []
    if (message.id === 'null') {
      return message.kind === 'result' ? [KINDS.answeredNotification] : kinds
    }
    const key = (frame.dir === '->' ? '<-' : '->') + message.id
    const asked = this.#asked.get(key)
    if (!asked) {
      this.#unasked.set(key, at)
      return [KINDS.unasked, ...kinds]
    }
    if (asked.state === 'answered') return [KINDS.answeredTwice, ...kinds]
    asked.state = 'answered'
    if (message.kind === 'error') return kinds
    if (message.result.isError === true) kinds.push(KINDS.toolFailed)
    kinds.push(...this.#list(asked, message.result))
    return kinds
  }

  #list({ at, request }: Asked, { nextCursor, tools }: Members): Kind[] {
    if (typeof nextCursor === 'string') this.#pages.set(request.method + nextCursor, at)
    const isFirstPage = request.params.cursor === undefined && nextCursor === undefined
    if (request.method !== 'tools/list' || !isFirstPage) return []
    if (!Array.isArray(tools)) return []
    const names = tools.map(tool => (isObject(tool) ? String(tool.name) : ''))
    const isReordered = this.#names !== undefined && isOrderOnly(this.#names, names)
    this.#names = names
    return isReordered ? [KINDS.reordered] : []
  }

  #notification(
    { dir }: TraceFrame,
    { method, params }: Extract<Message, { kind: 'notification' }>,
  ): void {
    if (method !== 'notifications/cancelled') return
    const asked = this.#asked.get(dir + (JSON.stringify(params.requestId) ?? ''))
    // Whether it is still answered is up to the peer: neither is a mistake.
    if (asked?.state === 'open') asked.state = 'cancelled'
  }
}

function shapeless({ stream, dir }: TraceFrame, message: Message): Kind[] {
  const isStdout = stream === 'stdout' || (stream === undefined && dir === '<-')
  switch (message.kind) {
    case 'cut':
      return [KINDS.cut]
    case 'not-a-message':
      return [message.isBatch ? KINDS.batch : KINDS.notRpc]
    case 'not-json':
      if (message.isGlued) return [KINDS.glued]
      return [isStdout ? KINDS.noise : KINDS.notJson]
    default:
      return []
  }
}

/** Whether a request of a client shows an era, and which. */
function eraOf({ method, params }: Request): boolean | undefined {
  if (method === METHODS.initialize) return false
  const { _meta } = params
  const says = isObject(_meta) && META.protocolVersion in _meta
  return method === METHODS.discover || says ? true : undefined
}

function lacksMeta({ _meta }: Members): boolean {
  return !isObject(_meta) || REQUIRED_REQUEST_META.some(key => !(key in _meta))
}

/** The same names, and not in the same places. */
function isOrderOnly(before: readonly string[], now: readonly string[]): boolean {
  if (before.length !== now.length || before.join() === now.join()) return false
  return before.toSorted().join('\n') === now.toSorted().join('\n')
}
