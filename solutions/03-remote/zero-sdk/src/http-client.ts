/**
 * A link to a URL: opened in whichever era the server lives, its tools listed and
 * called, its changes heard. Not here: one request (`exchange.ts`, `sender.ts`), and
 * what the eras differ in (`modern.ts`, `legacy.ts`).
 * Specification 2026-07-28: server/tools, basic/transports/streamable-http.
 */
import {
  ERROR_CODES,
  type JsonRpcNotification,
  METHODS,
  type Params,
  type ToolResult,
} from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import type {
  CallOptions,
  HttpConfig,
  Link,
  Log,
  OpenOptions,
  RemoteOptions,
  ToolPage,
} from './contract.ts'
import type { Asked, Dialect, DialectOptions, Result } from './dialect.ts'
import { Connections } from './exchange.ts'
import { createLegacy } from './legacy.ts'
import { createLifetime, type Lifetime } from './lifetime.ts'
import { createListedTools, type ListedTools } from './listed-tools.ts'
import { keepListening } from './listening.ts'
import { createLog } from './log.ts'
import { createModern } from './modern.ts'
import { type Agreement, agreementIn, isContradiction } from './negotiate.ts'
import { callInRounds } from './rounds.ts'
import { createSender } from './sender.ts'
import { systemClock } from './system-clock.ts'
import { resolveTimeouts, withTimeout } from './timeouts.ts'

export type HttpLinkOptions = OpenOptions & RemoteOptions

const GOODBYE_MS = 2000

export async function openHttpLink(
  config: HttpConfig,
  options: HttpLinkOptions,
): Promise<Link> {
  const { timeouts = resolveTimeouts(), clock = systemClock } = options
  const { random = Math.random, authorizer, log } = options
  const connections = new Connections()
  const lifetime = createLifetime()
  const listeners = new Set<(notification: JsonRpcNotification) => void>()
  const given = { config, connections, authorizer, clock, random, log }
  const talk: DialectOptions = {
    send: createSender({ ...given, onRefused: lifetime.lose }),
    timeouts,
    capabilities: options.answer ? { elicitation: {} } : {},
    onNotification: notification => {
      for (const listener of listeners) listener(notification)
    },
  }
  const { closed, ended, lose } = lifetime
  const modern = createModern(talk)
  // In that era a server asks in the middle of a call; nobody here could answer.
  const legacy = createLegacy({ ...talk, capabilities: {}, closed, onLost: lose })

  async function agree(signal: AbortSignal): Promise<Agreement> {
    const first = await modern.discover(signal)
    const reply = isContradiction(first) ? await modern.discover(signal) : first
    return agreementIn(reply) ?? legacy.handshake(signal)
  }

  try {
    const { timeoutMs = timeouts.connectMs, signal } = options
    const limits = { clock, ...(signal && { signal }) }
    const agreement = await withTimeout('connect', timeoutMs, agree, limits)
    const isModern = agreement.era === 'modern'
    const resolved = { ...options, timeouts, clock, random, log: createLog(log) }
    if (isModern && tellsChanges(agreement)) {
      void keepListening({ ...talk, ...resolved, listen: modern.listen, ended })
    }
    const dialect = isModern ? modern : legacy
    const parts = { dialect, connections, lifetime, listeners }
    return new HttpLink(agreement, parts, resolved)
  } catch (cause) {
    connections.close()
    throw cause
  }
}

function tellsChanges({ capabilities }: Agreement): boolean {
  const { listChanged } = (capabilities.tools ?? {}) as { listChanged?: unknown }
  return listChanged === true
}

interface Parts {
  dialect: Dialect
  connections: Connections
  lifetime: Lifetime
  listeners: Set<(notification: JsonRpcNotification) => void>
}

type Resolved = HttpLinkOptions &
  Required<Pick<RemoteOptions, 'timeouts' | 'clock'>> & { log: Log }

class HttpLink implements Link {
  readonly era: Agreement['era']
  readonly protocolVersion: string
  readonly capabilities: Agreement['capabilities']
  readonly gone: Promise<Error>
  readonly #parts: Parts
  readonly #options: Resolved
  readonly #listed: ListedTools

  constructor(agreement: Agreement, parts: Parts, options: Resolved) {
    this.era = agreement.era
    this.protocolVersion = agreement.protocolVersion
    this.capabilities = agreement.capabilities
    this.gone = parts.lifetime.gone
    this.#parts = parts
    this.#options = options
    this.#listed = createListedTools(agreement.era, options.log)
  }

  listPage(cursor?: string): Promise<ToolPage> {
    return this.#parts.lifetime.run(signal => this.#page(cursor, signal))
  }

  callTool(
    tool: string,
    args: object = {},
    options: CallOptions = {},
  ): Promise<ToolResult> {
    const { lifetime } = this.#parts
    const { name: server, answer, clock, timeouts, repeatable = [] } = this.#options
    const { timeoutMs = timeouts.callMs, onProgress } = options
    const isRepeatable = repeatable.includes(tool)

    const call = (signal: AbortSignal) =>
      callInRounds({
        ...{ server, tool, args, answer },
        ask: params => this.#ask(tool, params, { signal, isRepeatable, onProgress }),
      })
    return lifetime.run(
      signal => withTimeout('call', timeoutMs, call, { clock, signal }),
      options.signal,
    )
  }

  onNotification(listener: (notification: JsonRpcNotification) => void): void {
    this.#parts.listeners.add(listener)
  }

  async close(): Promise<void> {
    const { dialect, connections, lifetime } = this.#parts
    const { name, clock } = this.#options
    lifetime.close(new Error(`${name} is closed`))
    const goodbye = (signal: AbortSignal) => dialect.end(signal)
    // A token for it may take its time, and there may be nobody left to hear it.
    await withTimeout('request', GOODBYE_MS, goodbye, { clock }).catch(() => undefined)
    connections.close()
  }

  async #page(cursor: string | undefined, signal: AbortSignal): Promise<ToolPage> {
    const params = cursor === undefined ? {} : { cursor }
    const asked = { signal }
    const result = await this.#parts.dialect.request(METHODS.listTools, params, asked)
    return { ...result, tools: this.#listed.take(result.tools) }
  }

  // #region mirrored-headers
  /** Refused for its headers, nothing has been done: they follow a newer schema. */
  async #ask(tool: string, params: Params, asked: Asked): Promise<Result> {
    const { dialect } = this.#parts
    const schema = this.#listed.schemaOf(tool)
    try {
      return await dialect.request(METHODS.callTool, params, { ...asked, schema })
    } catch (cause) {
      const isMismatch =
        cause instanceof RpcError && cause.code === ERROR_CODES.headerMismatch
      if (!isMismatch) throw cause
      await this.#listAgain(asked.signal)
      const newer = this.#listed.schemaOf(tool)
      if (JSON.stringify(newer) === JSON.stringify(schema)) throw cause
      return dialect.request(METHODS.callTool, params, { ...asked, schema: newer })
    }
  }

  /** A cursor that comes back would never end by itself. */
  async #listAgain(signal: AbortSignal): Promise<void> {
    const seen = new Set<string | undefined>()
    let cursor: string | undefined
    do {
      seen.add(cursor)
      cursor = (await this.#page(cursor, signal)).nextCursor
    } while (!seen.has(cursor))
  }
  // #endregion mirrored-headers
}
