/**
 * Whether a server works, and not only whether it answers: three layers, each with
 * its own evidence. The evidence is what real calls brought; nobody is asked extra.
 */
import type { HealthRow, LayerState, Outcome, ServerStatus } from './contract.ts'
import { isTransportFailure } from './failures.ts'

export { unreached } from './reachability.ts'

type Status = Pick<ServerStatus, 'name' | 'status' | 'reason' | 'tools'>

/** A layer that fails says why. */
interface Finding {
  state: LayerState
  reason?: string
}

/** What the calls of one server have shown. */
interface History {
  calls: number
  /** Bad ones in a row, of the server and of each tool. */
  inARow: number
  byTool: Map<string, number>
  lastFault: string
  transportError?: string | undefined
  rpcError?: string | undefined
}

// #region green-but-empty
export function createHealth({ minimum = 5 }: { minimum?: number } = {}) {
  const histories = new Map<string, History>()
  return {
    record(outcome: Outcome): void {
      const known = histories.get(outcome.server) ?? newHistory()
      histories.set(outcome.server, known)
      note(known, outcome)
    },
    report(rows: readonly Status[]): HealthRow[] {
      return rows.map(row =>
        rowOf(row, histories.get(row.name) ?? newHistory(), minimum),
      )
    },
  }
}

function newHistory(): History {
  return { calls: 0, inARow: 0, byTool: new Map(), lastFault: '' }
}

function note(history: History, { tool, result, error }: Outcome): void {
  const fault = error ? `${error.name}: ${error.message}` : faultOf(result)
  history.calls++
  history.inARow = fault ? history.inARow + 1 : 0
  history.byTool.set(tool, fault ? (history.byTool.get(tool) ?? 0) + 1 : 0)
  if (fault) history.lastFault = fault
  history.transportError = isTransportFailure(error) ? fault : undefined
  // What did not arrive is no answer, so it does not take the last one's place.
  if (isTransportFailure(error)) return
  history.rpcError = error?.name === 'RpcError' ? fault : undefined
}

/** A success that brings nothing is what no other layer sees. */
function faultOf({
  content = [],
  isError,
}: Outcome['result'] = {}): string | undefined {
  if (isError) return 'isError'
  const isBlank = (part: object) => 'text' in part && String(part.text).trim() === ''
  return content.every(isBlank) ? 'nothing in it' : undefined
}

function rowOf(row: Status, history: History, minimum: number): HealthRow {
  const transport = transportOf(row, history)
  const isUp = row.status === 'connected'
  const protocol: Finding = isUp ? protocolOf(row, history) : { state: 'unknown' }
  const business = businessOf(history, minimum)
  const reason = transport.reason ?? protocol.reason ?? business.reason
  return {
    server: row.name,
    transport: transport.state,
    protocol: protocol.state,
    business: business.state,
    ...(reason && { reason }),
  }
}

/** Of the connection in use: that another one could be opened is no comfort. */
function transportOf({ status, reason }: Status, history: History): Finding {
  if (status === 'failed' || status === 'needs-auth') {
    return { state: 'failing', reason: reason ?? status }
  }
  if (status !== 'connected') return { state: 'unknown', reason: reason ?? status }
  const { transportError } = history
  return transportError ? { state: 'failing', reason: transportError } : { state: 'ok' }
}

function protocolOf({ tools }: Status, { rpcError }: History): Finding {
  if (tools === 0) return { state: 'failing', reason: 'offers no tools' }
  return rpcError ? { state: 'failing', reason: rpcError } : { state: 'ok' }
}

function businessOf(history: History, minimum: number): Finding {
  const { calls, inARow, byTool, lastFault } = history
  if (calls < minimum) return { state: 'unknown' }
  const [tool] = [...byTool].find(([, bad]) => bad >= minimum) ?? []
  if (tool === undefined && inARow < minimum) return { state: 'ok' }
  const which = tool === undefined ? 'the last' : `${tool}: the last`
  return { state: 'failing', reason: `${which} ${minimum} calls, ${lastFault}` }
}
// #endregion green-but-empty

// #region zero-calls
/** Names that were sent and never called; how often they were sent is what it costs. */
export function neverUsed(evidence: {
  tools: readonly string[]
  exposures: Readonly<Record<string, number>>
  calls: readonly string[]
}): { name: string; exposures: number }[] {
  const called = new Set(evidence.calls)
  // An own member only: a tool may be called `constructor`.
  const sent = new Map(Object.entries(evidence.exposures))
  return [...new Set(evidence.tools)]
    .map(name => ({ name, exposures: sent.get(name) ?? 0 }))
    .filter(({ name, exposures }) => exposures > 0 && !called.has(name))
    .sort((a, b) => b.exposures - a.exposures)
}
// #endregion zero-calls
