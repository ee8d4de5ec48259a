/** One cell of the table: who meets whom, how, and in which era. */
import type { Era } from '@workshop/wire'
import { type Held, hold, type Line, type Meeting, type Question } from './meeting.ts'

export type Transport = 'stdio' | 'http'

export interface Place {
  /** Of the solution. */
  flavour: string
  /** What the solution is in it. */
  role: 'client' | 'server'
  transport: Transport
  era: Era
  /** Who is on the other side. */
  peer: string
}

export interface Cell extends Place {
  question: Question
  /** Rejects where the two find no common language. */
  meet(): Promise<Meeting>
  /** Why it cannot be tried here. */
  missing?: string
}

export interface Judged extends Place {
  ok: boolean
  skipped: boolean
  lines: readonly Line[]
  complaints: readonly string[]
}

/** For both sides to start, on a machine that has much else to do. */
const LIMIT_MS = 60_000

/** Never rejects: whoever does not answer costs one cell. */
export async function judge(cell: Cell): Promise<Judged> {
  const { flavour, role, transport, era, peer, missing } = cell
  const place = { flavour, role, transport, era, peer }
  if (missing !== undefined) {
    return { ...place, ok: false, skipped: true, lines: [], complaints: [missing] }
  }
  const { lines, complaints } = await within(LIMIT_MS, meetAndHold(cell)).catch(
    (cause): Held => ({ lines: [], complaints: [String(cause)] }),
  )
  return { ...place, ok: complaints.length === 0, skipped: false, lines, complaints }
}

async function meetAndHold({ meet, era, question }: Cell): Promise<Held> {
  const meeting = await meet()
  try {
    return await hold(meeting, era, question)
  } finally {
    await meeting[Symbol.asyncDispose]()
  }
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no end after ${ms / 1000} s`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
