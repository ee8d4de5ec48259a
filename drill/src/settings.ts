/** How the host is set up, where a quiet change can do harm. */
import type { Sources } from './sources.ts'

export interface Settings {
  /** The time for one call, and for a turn that waits for it. */
  callMs: number
  turnMs: number
  /** Cases below which the breaker lets no rate act. */
  breakerMinimum?: number
  policy: string
  /** A server whose tools are lost between the list and the request. */
  lost?: string
  /** The tool blocks of a request stand as their lists happened to arrive. */
  byArrival: boolean
  /** A method for all eras, out of a document that knew one. */
  heartbeat?: string
  /** The files of the host itself. */
  sources: Sources
}

/** Without an `allow`, the risk of a tool decides: a hint could open the gate. */
export const POLICY = {
  tools: {
    ask: ['calendar/add_event'],
    deny: ['files/delete_file'],
  },
}

export const healthySettings = (sources: Sources): Settings => ({
  callMs: 30_000,
  turnMs: 45_000,
  policy: JSON.stringify(POLICY),
  byArrival: false,
  sources,
})
