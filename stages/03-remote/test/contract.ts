/**
 * The contract of stage 03 as the tests use it: a link, a server and a manager of
 * the subject, with the waiting that their checks have in common.
 */
import {
  aList,
  anObject,
  type FakeClock,
  type Handle,
  type TestContext,
} from '@workshop/testkit'
import { FAR_LIMITS } from './delays.ts'

export { breaks, guards, type TestContext } from '@workshop/testkit'

export interface RemoteOptions {
  name?: string
  timeoutMs?: number
  signal?: AbortSignal
  timeouts?: Timeouts
  repeatable?: string[]
  answer?: (question: Question) => Promise<InputMap | undefined>
  authorizer?: Handle
  clock?: FakeClock
  random?: () => number
  log?: (line: string) => void
}

export interface Timeouts {
  probeMs: number
  connectMs: number
  requestMs: number
  callMs: number
}

export type InputMap = Record<string, Record<string, unknown>>

export interface Question {
  server: string
  tool: string
  round: number
  requests: InputMap
}

export interface CallOptions {
  signal?: AbortSignal
  timeoutMs?: number
  maxTimeoutMs?: number
  onProgress?: (progress: object) => void
}

export interface ToolRow {
  name: string
  [key: string]: unknown
}

/** For an answer in hundreds of pieces: no matter of milliseconds on a busy machine. */
export const PIECES_PATIENCE_MS = 10_000

/** Opening a link: awaited with `t.value`, or with `t.error` where it must fail. */
export function opening(
  t: TestContext,
  url: string,
  { name = 'peer', ...options }: RemoteOptions = {},
  headers: Record<string, string> = {},
): Promise<Handle> {
  const config = { type: 'http', url, headers }
  return t.create('http-client', 'openHttpLink', config, { name, ...options })
}

/**
 * A link that has to come about. Without a clock of ours the subject's own limits run
 * on real time, which a busy machine uses up: there they are far away.
 */
export async function openLink(
  t: TestContext,
  url: string,
  given: RemoteOptions = {},
  headers: Record<string, string> = {},
): Promise<RemoteLink> {
  const options = given.clock ? given : { timeouts: FAR_LIMITS, ...given }
  const handle = await t.value<Handle>(opening(t, url, options, headers))
  return new RemoteLink(t, handle)
}

export class RemoteLink {
  readonly #t: TestContext
  readonly #handle: Handle

  constructor(t: TestContext, handle: Handle) {
    this.#t = t
    this.#handle = handle
  }

  async listPage(
    cursor?: string,
    ms?: number,
  ): Promise<{ tools: ToolRow[]; nextCursor?: string }> {
    const args = cursor === undefined ? [] : [cursor]
    const page = await this.#t.value(this.#handle.call('listPage', ...args), ms)
    this.#t.fits(page, anObject, 'listPage()')
    const { tools } = page as { tools: ToolRow[] }
    this.#t.fits(tools, aList, 'listPage().tools')
    return page as { tools: ToolRow[] }
  }

  /** A call as it is: for `t.value`, `t.error` and `t.outcome`. */
  call(tool: string, args: object = {}, options: CallOptions = {}): Promise<unknown> {
    return this.#handle.call('callTool', tool, args, options)
  }

  /** The text that a call brings. */
  async textOf(tool: string, args: object = {}, options: CallOptions = {}) {
    return textIn(await this.#t.value(this.call(tool, args, options)))
  }

  onNotification(listener: (notification: { method: string }) => void) {
    return this.#t.value(this.#handle.call('onNotification', listener))
  }

  close(): Promise<unknown> {
    return this.#t.value(this.#handle.call('close'))
  }
}

/** The text of the first block of a result, or what stands in its place. */
export function textIn(result: unknown): unknown {
  const [first] =
    (result as { content?: { text?: string }[] } | undefined)?.content ?? []
  return first?.text ?? result
}

/** What every modern request of this stage carries besides its own parameters. */
export function bodyOf(method: string, params: object = {}, id: unknown = 1): object {
  return {
    jsonrpc: '2.0',
    id,
    method,
    params: {
      ...params,
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientCapabilities': {},
        ...(params as { _meta?: object })._meta,
      },
    },
  }
}

/** A tool of the test's own, for the subject's server to offer. */
export interface OwnTool {
  name: string
  description: string
  inputSchema: object
  run(
    args: Record<string, unknown>,
    context: {
      signal: AbortSignal
      progress(progress: number, total?: number, message?: string): void
    },
  ): unknown
}

export const ECHO: OwnTool = {
  name: 'echo',
  description: 'Says what it is told.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
  run: ({ text }) => String(text),
}

/** A server of the subject, and where it is. */
export async function serve(t: TestContext, options: object = {}) {
  const given = { tools: [ECHO], ...options }
  const handle = await t.value<Handle>(t.create('http-server', 'serveHttp', given))
  const url = (await t.value(handle.call('url'))) as string
  return { handle, url }
}
