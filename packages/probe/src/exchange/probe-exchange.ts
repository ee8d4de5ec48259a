/** Which era each side of a recorded exchange speaks, and what is missing in it. */
import type { Deviation } from '../deviations.ts'
import { clientDeviations, type Found } from './client-rules.ts'
import { type Content, contentOf, textOf, type WireMessage } from './messages.ts'
import { answerDeviations } from './server-rules.ts'
import {
  clientSign,
  headSign,
  ownVersion,
  revisionsOf,
  type Sign,
  serverSign,
} from './signs.ts'
import type { EraSign, ExchangeFrame, ExchangeVerdict, Spoken } from './types.ts'

export function probeExchange(frames: readonly ExchangeFrame[]): ExchangeVerdict {
  return new Exchange(frames).verdict()
}

interface Asked {
  message: WireMessage
  frame: number
}

/** Batches belonged to this revision only. */
const BATCHING = '2025-03-26'

class Exchange {
  readonly #frames: readonly ExchangeFrame[]
  readonly #contents: readonly Content[]
  readonly #signs: EraSign[] = []
  readonly #deviations: Deviation[] = []
  readonly #open = new Map<string, Asked>()
  readonly #revisions = { client: new Set<string>(), server: new Set<string>() }
  #handshake: 'none' | 'begun' | 'answered' | 'done' = 'none'
  #isModernKnown = false
  /** The server itself has shown the modern era, here or elsewhere in the record. */
  #isModernServer = false

  constructor(frames: readonly ExchangeFrame[]) {
    this.#frames = frames
    this.#contents = frames.map(contentOf)
  }

  verdict(): ExchangeVerdict {
    this.#isModernServer = this.#hasModern('server', message =>
      serverSign(message, undefined),
    )
    this.#isModernKnown = this.#isModernServer || this.#hasModern('client', clientSign)
    for (const index of this.#frames.keys()) this.#read(index)
    for (const { message, frame } of this.#open.values()) {
      this.#add(frame, [{ id: 'unanswered', seen: String(message.method) }])
    }
    const { client, server } = this.#revisions
    return {
      kind: 'exchange',
      client: spokenBy(this.#signs, 'client'),
      server: spokenBy(this.#signs, 'server'),
      revisions: { client: [...client], server: [...server] },
      signs: this.#signs,
      deviations: this.#deviations.sort(byFrame),
      frames: this.#frames.length,
    }
  }

  #hasModern(
    side: EraSign['side'],
    signOf: (message: WireMessage) => Sign | undefined,
  ): boolean {
    return this.#contents.some(
      ({ messages }, index) =>
        this.#frames[index]?.from === side &&
        messages.some(message => signOf(message)?.era === 'modern'),
    )
  }

  #read(index: number): void {
    const frame = this.#frames[index]
    const content = this.#contents[index]
    if (!frame || !content) return
    const head = headSign(frame)
    if (head) this.#signs.push({ frame: index, side: frame.from, ...head })
    if (
      content.noise !== undefined &&
      frame.line === undefined &&
      frame.from === 'server'
    ) {
      this.#add(index, [{ id: 'not-a-message', seen: content.noise.slice(0, 200) }])
    }
    if (frame.from === 'server') this.#refuse(frame, content, index)
    const speaks = [...this.#revisions.client, ...this.#revisions.server]
    if (content.isBatch && !speaks.includes(BATCHING))
      this.#add(index, [{ id: 'batch' }])
    for (const message of content.messages) {
      for (const version of revisionsOf(message))
        this.#revisions[frame.from].add(version)
      if (frame.from === 'client') this.#sent(message, frame, index)
      else this.#received(message, frame, index)
    }
  }

  #sent(message: WireMessage, frame: ExchangeFrame, index: number): void {
    const sign = clientSign(message)
    if (sign) this.#signs.push({ frame: index, side: 'client', ...sign })
    const method = textOf(message.method)
    const isLegacySession = this.#handshake !== 'none'
    const scene = { isLegacySession, isModernKnown: this.#isModernKnown }
    this.#add(index, clientDeviations(message, frame, scene))
    if (method === 'notifications/cancelled') this.#cancel(message)
    if (method === 'notifications/initialized') this.#handshake = 'done'
    if (method === undefined || message.id === undefined || message.id === null) return
    if (this.#handshake === 'answered' && method !== 'ping' && sign?.era !== 'modern') {
      this.#add(index, [{ id: 'no-initialized', seen: method }])
      this.#handshake = 'done'
    }
    if (method === 'initialize') this.#handshake = 'begun'
    const key = JSON.stringify(message.id)
    if (this.#open.has(key)) this.#add(index, [{ id: 'id-reused', seen: key }])
    this.#open.set(key, { message, frame: index })
  }

  #received(message: WireMessage, frame: ExchangeFrame, index: number): void {
    const isRequest = message.method !== undefined && message.id !== undefined
    const isAnswer = message.method === undefined && (message.id ?? null) !== null
    const key = JSON.stringify(message.id ?? null)
    const asked = isAnswer ? this.#open.get(key)?.message : this.#onlyOpen(message)
    const sign = serverSign(message, asked, frame.line)
    if (sign) this.#signs.push({ frame: index, side: 'server', ...sign })
    if (isRequest && this.#handshake === 'none' && this.#isModernKnown) {
      this.#add(index, [{ id: 'server-request', seen: String(message.method) }])
    }
    if (!isAnswer && message.method !== undefined) return
    if (asked === undefined) {
      if (isAnswer) this.#add(index, [{ id: 'unknown-id', seen: key.slice(0, 60) }])
      return
    }
    this.#open.delete(JSON.stringify(asked.id))
    if (this.#isModernServer) this.#add(index, answerDeviations(message, asked, frame))
    else if (ownVersion(asked) !== undefined && message.result !== undefined) {
      const found = 'a result without resultType'
      this.#signs.push({ frame: index, side: 'server', era: 'legacy', found })
    }
    if (asked.method === 'initialize' && message.result !== undefined) {
      this.#handshake = 'answered'
    }
  }

  /** A status without a message answers what was posted before it. */
  #refuse({ line = '' }: ExchangeFrame, content: Content, index: number): void {
    if (!/^[345]\d\d/.test(line) || content.messages.length > 0) return
    for (const [key, { frame }] of this.#open) {
      if (frame === index - 1) this.#open.delete(key)
    }
  }

  /** An error without an id answers what is open, if that is one request. */
  #onlyOpen(message: WireMessage): WireMessage | undefined {
    if (message.method !== undefined || message.error === undefined) return undefined
    if ((message.id ?? null) !== null) return undefined
    const [first, ...more] = this.#open.values()
    return more.length === 0 ? first?.message : undefined
  }

  #cancel({ params }: WireMessage): void {
    const id = (params as { requestId?: unknown } | undefined)?.requestId
    this.#open.delete(JSON.stringify(id))
  }

  #add(frame: number, found: readonly Found[]): void {
    this.#deviations.push(...found.map(deviation => ({ ...deviation, frame })))
  }
}

const byFrame = (one: Deviation, other: Deviation): number =>
  (one.frame ?? 0) - (other.frame ?? 0)

function spokenBy(signs: readonly EraSign[], side: EraSign['side']): Spoken {
  const eras = new Set(signs.filter(sign => sign.side === side).map(({ era }) => era))
  if (eras.size === 2) return 'both'
  return [...eras][0] ?? 'none'
}
