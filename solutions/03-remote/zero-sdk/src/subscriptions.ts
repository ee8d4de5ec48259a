/**
 * Those who listen, and what they asked to be told.
 * Specification 2026-07-28: basic/patterns/subscriptions.
 */
import {
  ERROR_CODES,
  type JsonRpcRequest,
  META,
  NOTIFICATIONS,
  type RequestId,
} from '@workshop/wire'
import type { AnswerStream } from './answer-stream.ts'
import { Refused } from './refused.ts'

interface Listener {
  id: RequestId
  stream: AnswerStream
  wantsTools: boolean
}

export interface Subscriptions {
  add(request: JsonRpcRequest, open: () => AnswerStream, gone: AbortSignal): void
  toolsChanged(): void
  /** Each listener gets its result: nobody has to guess whether we are coming back. */
  end(): Promise<void>
}

// #region lost-subscription
export function createSubscriptions(): Subscriptions {
  const listeners = new Set<Listener>()

  function add(
    { id, params }: JsonRpcRequest,
    open: () => AnswerStream,
    gone: AbortSignal,
  ): void {
    const filter = params?.notifications
    if (typeof filter !== 'object' || filter === null) {
      throw new Refused(400, 'params.notifications: expected an object', {
        id,
        code: ERROR_CODES.invalidParams,
      })
    }
    if (gone.aborted) return
    const wantsTools = 'toolsListChanged' in filter && filter.toolsListChanged === true
    const listener = { id, stream: open(), wantsTools }
    listeners.add(listener)
    gone.addEventListener('abort', () => listeners.delete(listener))
    // The subset that is honoured: the rest of the filter asks for what we have not got.
    tell(listener, 'notifications/subscriptions/acknowledged', {
      notifications: wantsTools ? { toolsListChanged: true } : {},
    })
  }

  function tell({ id, stream }: Listener, method: string, params: object = {}): void {
    const _meta = { [META.subscriptionId]: id }
    stream.send({ jsonrpc: '2.0', method, params: { ...params, _meta } })
  }

  function toolsChanged(): void {
    for (const listener of listeners) {
      if (listener.wantsTools) tell(listener, NOTIFICATIONS.toolsListChanged)
    }
  }

  async function end(): Promise<void> {
    const endings = [...listeners].map(({ id, stream }) => {
      const _meta = { [META.subscriptionId]: id }
      return stream.end({
        jsonrpc: '2.0',
        id,
        result: { resultType: 'complete', _meta },
      })
    })
    listeners.clear()
    await Promise.all(endings)
  }

  return { add, toolsChanged, end }
}
// #endregion lost-subscription
