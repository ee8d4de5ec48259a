/**
 * Questions to a server, in whatever session it knows us by.
 *
 * The SDK does: everything within one session (`session.ts`).
 * Left to us: a new one when the server has forgotten the old; the SDK reports 404
 * and asks no more.
 * Specification 2025-11-25: basic/transports (Session Management).
 */
import type { Client } from '@modelcontextprotocol/client'
import type { Params } from '@workshop/wire'
import { SessionLost } from './answer-for.ts'
import type { Agreement } from './negotiate.ts'
import { resultOf } from './reply.ts'
import {
  type Asked,
  openSession,
  type Session,
  type SessionOptions,
} from './session.ts'

export interface Dialogue {
  readonly agreement: Agreement
  readonly sdk: Client
  request: Session['request']
  /** Tells the server that nobody will ask any more, if it wants to know. */
  end(): Promise<void>
}

export interface DialogueOptions extends SessionOptions {
  /** The server has forgotten the session, and there is no new one that holds. */
  onLost(reason: Error): void
}

export async function openDialogue(
  options: DialogueOptions,
  signal: AbortSignal,
): Promise<Dialogue> {
  const { closed, onLost } = options
  let session = await openSession('auto', options, signal)
  const { agreement, sdk } = session
  let renewal: Promise<void> | undefined

  // #region era-over-http
  async function request(method: string, params: Params, asked: Asked) {
    await renewal
    const used = session
    try {
      return await used.request(method, params, asked)
    } catch (cause) {
      if (!(cause instanceof SessionLost)) throw cause
    }
    // The first one renews it for all who were refused. Nothing has been done so far.
    await (session === used ? renew() : renewal)
    try {
      return await session.request(method, params, asked)
    } catch (cause) {
      if (!(cause instanceof SessionLost)) throw cause
      onLost(new Error('the server keeps no session'))
      return resultOf(cause.reply)
    }
  }

  function renew(): Promise<void> {
    renewal ??= (async () => {
      try {
        session = await openSession('legacy', options, closed)
      } catch (cause) {
        onLost(cause as Error)
        throw cause
      } finally {
        renewal = undefined
      }
    })()
    return renewal
  }
  // #endregion era-over-http

  return { agreement, sdk, request, end: () => session.end() }
}
