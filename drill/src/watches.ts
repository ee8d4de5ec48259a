/**
 * What somebody on duty would look at, one watch for each of the twelve. The same
 * twelve look at every run, healthy ones too, and see the subject's words only. A
 * watch says what moved, or nothing.
 */
import type { SilentFailureId } from '@workshop/syllabus'
import type { Evidence, Turn } from './evidence.ts'
import { failing, grown, toolOf } from './readings.ts'

export type Watch = (run: Evidence) => string | undefined

const DURATION = 'mcp.client.operation.duration'
/** Below so many calls, no rate is allowed to act; so many in a row are no rate. */
const LEAST_CASES = 10
const IN_A_ROW = 5
/** In so many turns every tool that is sent has been called. */
const ROUND = 3

export const WATCHES: Readonly<Record<SilentFailureId, Watch>> = {
  R1: run => {
    const [noise] = grown(run, 1, 'workshop.noise')
    return noise && `workshop.noise: ${noise.attributes.server}`
  },
  R2: neverSent,
  R3: smallDenominator,
  R4: deadLayer,
  R5: unstableOrder,
  R6: unreadFailures,
  R7: lyingHint,
  R8: refusesAll,
  R9: forgedSpeaker,
  R10: unwired,
  R11: staleSign,
  R12: emptyHanded,
}

/**
 * In no request any more. The bill has become smaller, and of a tool that was called
 * before, no call is decided: which one, the requests themselves say.
 */
function neverSent(run: Evidence): string | undefined {
  const { points = [], silences = [] } = run.at(-1) ?? {}
  if (run.length < ROUND) return undefined
  const bills = points.filter(({ name }) => name === 'workshop.exposure')
  const sizes = bills.map(({ value }) => value)
  if (Math.min(...sizes) >= Math.max(...sizes)) return undefined
  const recent = grown(run, ROUND, 'workshop.decisions').map(toolOf)
  const still = points
    .filter(({ name }) => name === 'workshop.decisions')
    .map(toolOf)
    .filter(tool => !recent.includes(tool))
  const unsent = silences.filter(({ cause }) => cause === 'not-sent')
  const found = still.find(tool => unsent.some(({ name }) => name.includes(tool)))
  return found && `decisions: no ${found}`
}

/** A function that something called when the run began, and nothing does now. */
function unwired(run: Evidence): string | undefined {
  const keyOf = ({ file, name }: { file: string; name: string }) => `${file} ${name}`
  const before = run[0]?.unreached.map(keyOf) ?? []
  const found = run.at(-1)?.unreached.find(one => !before.includes(keyOf(one)))
  return found && `unreached: ${found.name}`
}

/** A breaker that was opened by a rate, over hardly any calls. */
function smallDenominator(run: Evidence): string | undefined {
  const opened = grown(run, 1, 'workshop.breaker.transitions').filter(
    ({ attributes }) => attributes.to === 'open',
  )
  const found = run
    .at(-1)
    ?.transitions.find(({ server, tool, to, failures, calls }) => {
      const isRate = failures !== undefined && failures < IN_A_ROW
      const isSmall = calls !== undefined && calls < LEAST_CASES
      const isCounted = opened.some(
        ({ attributes }) => attributes.server === server && attributes.tool === tool,
      )
      return to === 'open' && isRate && isSmall && isCounted
    })
  return found && `breaker.transitions: ${found.failures} of ${found.calls}`
}

/** A limit that cannot be reached, and meanwhile another one that was. */
function deadLayer(run: Evidence): string | undefined {
  const isDead = (turn: Turn | undefined, layer: string): boolean =>
    turn?.layers.some(one => one.dead && one.layer === layer) === true
  const found = run.at(-1)?.layers.find(({ dead }) => dead)
  if (!found) return undefined
  let turns = 0
  while (isDead(run[run.length - 1 - turns], found.layer)) turns++
  const layers = grown(run, turns, 'workshop.timeouts').map(
    ({ attributes }) => attributes.layer,
  )
  if (layers.length === 0 || layers.includes(found.layer)) return undefined
  return `workshop.timeouts: not ${found.layer}`
}

/** The same share of the window, in more than one order. */
function unstableOrder(run: Evidence): string | undefined {
  const orders = new Map<unknown, Set<unknown>>()
  for (const { name, attributes } of run.at(-1)?.points ?? []) {
    if (name !== 'workshop.exposure') continue
    const known = orders.get(attributes.share) ?? new Set()
    orders.set(attributes.share, known.add(attributes.order))
  }
  const most = Math.max(0, ...[...orders.values()].map(set => set.size))
  return most > 1 ? `workshop.exposure: ${most} orders` : undefined
}

/** A tool whose failures are errors of the protocol, and never a result. */
function unreadFailures(run: Evidence): string | undefined {
  const calls = grown(run, 16, DURATION)
  const errors = (tool: unknown, type: string): number =>
    calls
      .filter(({ attributes }) => attributes['gen_ai.tool.name'] === tool)
      .filter(({ attributes }) => attributes['error.type'] === type)
      .reduce((sum, { value }) => sum + value, 0)
  const tools = new Set(calls.map(({ attributes }) => attributes['gen_ai.tool.name']))
  const found = [...tools].find(
    tool =>
      errors(tool, 'RpcError') >= 3 &&
      errors(tool, 'RpcError') > errors(tool, 'tool_error'),
  )
  return found === undefined ? undefined : `RpcError, not read: ${found}`
}

/** A hint that changed: it is blocked, and the gate of that tool has not moved. */
function lyingHint(run: Evidence): string | undefined {
  const isHint = /^\+.*(readOnly|destructive|idempotent|openWorld)Hint/m
  const changed = run
    .at(-1)
    ?.pins.filter(({ state, diff = '' }) => state === 'changed' && isHint.test(diff))
  const found = changed?.find(({ server, tool, mayCall }) => {
    if (mayCall) return false
    const isHeld = (turn: Turn | undefined): boolean =>
      turn?.pins.some(
        pin => pin.server === server && pin.tool === tool && pin.state === 'changed',
      ) === true
    let turns = 0
    while (isHeld(run[run.length - 1 - turns])) turns++
    const decided = grown(run, turns, 'workshop.decisions').filter(
      ({ attributes }) => attributes.server === server && attributes.tool === tool,
    )
    const isOpen = decided.some(({ attributes }) => attributes.decision === 'allow')
    return decided.length > 0 && !isOpen
  })
  return found && `pins: ${found.server}/${found.tool}`
}

/** Two turns of refusals, leaving out what a rule of `deny` or `ask` has decided. */
function refusesAll(run: Evidence): string | undefined {
  const decided = grown(run, 2, 'workshop.decisions').filter(
    ({ attributes }) => !/^tools\.(deny|ask)\[/.test(String(attributes.rule)),
  )
  const denied = decided.filter(({ attributes }) => attributes.decision === 'deny')
  const cases = denied.reduce((sum, { value }) => sum + value, 0)
  const isAll = decided.length > 0 && denied.length === decided.length && cases >= 4
  return isAll ? `workshop.decisions: all deny` : undefined
}

/** A line that plays a speaker, and a fence around it that says whose line it is. */
function forgedSpeaker(run: Evidence): string | undefined {
  for (const message of run.at(-1)?.announced ?? []) {
    const [first = '', ...lines] = message.split('\n')
    const server = /"((?:[^"\\]|\\.)*)"/.exec(first)?.[1]
    const held = lines.slice(0, -1)
    const isFence = held.length > 0 && held.every(line => line.startsWith('| '))
    const forged = /^\| (#+ *)?(system|user|assistant|developer)\b *(:|$)/i
    if (server !== undefined && isFence && held.some(line => forged.test(line))) {
      return `fence: ${server}`
    }
  }
  return undefined
}

/** For three turns, the last answer of a server that works was an error. */
function staleSign(run: Evidence): string | undefined {
  const recent = run.slice(-3).map(turn => failing(turn, 'protocol'))
  const [first = []] = recent
  const found = first.find(server => recent.every(servers => servers.includes(server)))
  return found && recent.length === 3 ? `health.protocol: ${found}` : undefined
}

/** It is there, it answers, and nothing comes of it. */
function emptyHanded(run: Evidence): string | undefined {
  const now = run.at(-1)
  if (!now) return undefined
  const others = [...failing(now, 'transport'), ...failing(now, 'protocol')]
  const found = failing(now, 'business').find(server => !others.includes(server))
  return found && `health.business: ${found}`
}
