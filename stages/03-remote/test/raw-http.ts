/**
 * A server of the subject with a raw client in front of it, and tools that say
 * whether they ran and whether they were told to stop.
 */
import { headersFor, type WebAnswer, type WebClient } from '@workshop/faults'
import { type Handle, PATIENCE_MS, type TestContext } from '@workshop/testkit'
import { bodyOf, type OwnTool, serve } from './contract.ts'
import { whatServer as what } from './what-server.ts'

export class Served {
  readonly handle: Handle
  readonly url: string
  readonly client: WebClient
  readonly #t: TestContext

  constructor(t: TestContext, { handle, url }: { handle: Handle; url: string }) {
    this.#t = t
    this.handle = handle
    this.url = url
    this.client = t.webClient()
  }

  /** A message with its headers, others in their place, or none where `undefined`. */
  async post(
    message: object,
    headers: Record<string, string | undefined> = {},
  ): Promise<WebAnswer> {
    const all = { ...headersFor(message), ...headers }
    const given = Object.entries(all).filter(([, value]) => value !== undefined)
    const sent = Object.fromEntries(given) as Record<string, string>
    return this.send({ headers: sent, body: JSON.stringify(message) })
  }

  /** Whatever is told, and its whole answer. */
  async send(
    asked: Parameters<WebClient['send']>[1],
    url = this.url,
  ): Promise<WebAnswer> {
    const answer = await this.#t.value<WebAnswer>(this.client.send(url, asked))
    await this.whole(answer)
    return answer
  }

  /** An answer that goes on; its head has come. */
  open(message: object): Promise<WebAnswer> {
    return this.#t.value(this.client.post(this.url, message))
  }

  /** Waits for so many events. */
  async events(answer: WebAnswer, count: number): Promise<void> {
    await this.#t.within(
      answer.until(() => answer.events.length >= count),
      { kind: 'unanswered', what: what.event, ms: PATIENCE_MS },
    )
    this.#t.fits(answer.events.length, atLeast(count), what.events)
  }

  async whole(answer: WebAnswer): Promise<void> {
    const late = {
      kind: 'unanswered',
      what: what.wholeAnswer,
      ms: PATIENCE_MS,
    } as const
    await this.#t.within(answer.over, late)
  }
}

function atLeast(count: number) {
  return {
    said: { en: `at least ${count}`, zh: `至少 ${count} 个` },
    holds: (value: unknown) => Number(value) >= count,
  }
}

export async function serveRaw(t: TestContext, options: object = {}): Promise<Served> {
  return new Served(t, await serve(t, options))
}

export function callOf(tool: string, args: object = {}, meta: object = {}): object {
  return bodyOf('tools/call', { name: tool, arguments: args, _meta: meta })
}

/** Remembers what it was called with. */
export function recording(name = 'echo', properties: object = {}) {
  const calls: unknown[] = []
  const tool: OwnTool = {
    name,
    description: 'Remembers its calls.',
    inputSchema: { type: 'object', properties },
    run: args => {
      calls.push(args)
      return 'done'
    },
  }
  return { tool, calls }
}

/** Reports once, then waits until it is told to stop, or let go by the test. */
export function waiting(name = 'wait') {
  const [started, start] = event()
  const [stopped, stop] = event()
  const [finished, finish] = event()
  const tool: OwnTool = {
    name,
    description: 'Waits for its signal.',
    inputSchema: { type: 'object', properties: {} },
    run: (_, { signal, progress }) => {
      const aborted = new Promise<string>(resolve => {
        signal.addEventListener('abort', () => resolve('stopped'))
      })
      void aborted.then(stop)
      progress(1)
      start()
      return Promise.race([aborted, finished.then(() => 'finished')])
    },
  }
  return { tool, started, stopped, finish }
}

function event(): [happened: Promise<void>, happen: () => void] {
  let happen: () => void = () => undefined
  const happened = new Promise<void>(resolve => {
    happen = resolve
  })
  return [happened, happen]
}

/** What an error answer says: status, code, and whose it is. */
export function refusalOf({ status, reply }: WebAnswer) {
  const { id, error } = (reply ?? {}) as { id?: unknown; error?: { code?: unknown } }
  return { status, code: error?.code, id: id ?? 'none' }
}
