/**
 * Performs the steps on an endpoint behind a URL: no redirect is followed, no body is
 * unpacked, nothing is sent but what the step says, and everything that comes back
 * has a limit in bytes and in time.
 */
import { type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import {
  type Answer,
  answers,
  doorTrouble,
  type ExchangeFrame,
  nextStep,
  type Outcome,
  type Step,
  type Target,
  type Trouble,
} from '../src/index.ts'
import { deadline, type Limits } from './limits.ts'

const MOST_HEADERS = 64 * 1024
const MOST_BODY = 4 * 1024 * 1024

export async function performOnWeb(
  target: Extract<Target, { kind: 'http' }>,
  limits: Limits,
): Promise<Outcome> {
  const frames: ExchangeFrame[] = []
  const done: Answer[] = []
  let trouble: Trouble | undefined
  const outcome = (): Outcome => ({
    frames,
    answers: done,
    ...(trouble && { trouble }),
  })
  const isOver = deadline(limits)
  for (;;) {
    const step = nextStep(target, outcome())
    if (!step || isOver()) return outcome()
    const asked = frames.length
    frames.push(questionOf(step, target.url))
    const { frame, kind, trouble: met } = await exchange(step, target.url, limits)
    if (frame) frames.push(frame)
    const own = frame ? [frames.length - 1] : []
    done.push({ step: step.id, asked, frames: own, kind })
    // What stops at the door has not heard the question; later ones would fare alike.
    trouble = met ?? (step.id === 'discover' && frame ? closedDoor(frame) : undefined)
    if (kind === 'silent' && done.length === 1) return outcome()
  }
}

function questionOf({ method, headers, message }: Step, url: string): ExchangeFrame {
  const { pathname } = new URL(url)
  const line = `${method} ${pathname}`
  return {
    from: 'client',
    line,
    headers,
    ...(message && { body: JSON.stringify(message) }),
  }
}

interface Exchanged {
  frame?: ExchangeFrame
  kind: Answer['kind']
  trouble?: Trouble
}

async function exchange(step: Step, url: string, limits: Limits): Promise<Exchanged> {
  const body = step.message && JSON.stringify(step.message)
  const timeout = AbortSignal.timeout(limits.answerMs)
  const signal = AbortSignal.any([timeout, limits.signal])
  const send = new URL(url).protocol === 'https:' ? secure : plain
  const asked = send(url, {
    method: step.method,
    headers: {
      ...step.headers,
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    agent: false,
    maxHeaderSize: MOST_HEADERS,
    signal,
  })
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.on('response', resolve).on('error', reject)
      asked.end(body)
    })
    return await read(response, step)
  } catch (cause) {
    if (limits.signal.aborted) return { kind: 'closed', trouble: { id: 'interrupted' } }
    if (timeout.aborted) return { kind: 'silent' }
    return { kind: 'closed', trouble: brokenTrouble(cause as NodeJS.ErrnoException) }
  } finally {
    asked.destroy()
  }
}

/** Reads until the answer is there; a stream may go on for ever behind it. */
async function read(response: IncomingMessage, step: Step): Promise<Exchanged> {
  const { statusCode = 0, headers } = response
  const frame: ExchangeFrame = {
    from: 'server',
    line: String(statusCode),
    headers: stringsOf(headers),
  }
  const encoding = headers['content-encoding']
  if (encoding !== undefined && encoding !== 'identity') {
    const seen = `content-encoding: ${encoding}`
    return { frame, kind: 'answered', trouble: { id: 'not-mcp', seen } }
  }
  const id = step.message?.id
  const isStream = /event-stream/i.test(headers['content-type'] ?? '')
  let text = ''
  let bytes = 0
  let looked = 0
  const decoder = new TextDecoder()
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length
      if (bytes > MOST_BODY) {
        const trouble = {
          id: 'too-large',
          seen: `more than ${MOST_BODY} bytes`,
        } as const
        return {
          frame: { ...frame, body: text.slice(0, 2000) },
          kind: 'answered',
          trouble,
        }
      }
      text += decoder.decode(chunk as Buffer, { stream: true })
      const isWhole = /\r?\n\r?\n$/.test(text.slice(-4))
      if (!isStream || !isWhole) continue
      if (id === undefined || answers({ ...frame, body: text.slice(looked) }, id)) break
      looked = text.length
    }
  } catch (cause) {
    // A head has come, and so it has answered; a stream may well stay open and empty.
    if (!isStream && text === '') throw cause
  }
  const body = text.trimEnd()
  return { frame: { ...frame, ...(body !== '' && { body }) }, kind: 'answered' }
}

const stringsOf = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  )

/** What is shown at the door to everybody, whatever was asked. */
function closedDoor(frame: ExchangeFrame): Trouble | undefined {
  const trouble = doorTrouble(frame)
  // A page may be what one path says to one question.
  return trouble?.id === 'html' ? undefined : trouble
}

function brokenTrouble({ code = '', message }: NodeJS.ErrnoException): Trouble {
  const seen = message.slice(0, 200)
  if (code === 'HPE_HEADER_OVERFLOW') return { id: 'too-large', seen: 'headers' }
  // Whatever else the parser complains of is no HTTP.
  return { id: code.startsWith('HPE_') ? 'not-mcp' : 'unreachable', seen }
}
