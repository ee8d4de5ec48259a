/**
 * What limits come to that were said in several places: sources, and what is in
 * force; what is no limit; and pairs of which the inner one could never fire.
 */
import { type Random, show } from '@workshop/testkit'

type Sources = Record<'env' | 'server' | 'host', Record<string, unknown>>

const DEFAULTS = { probeMs: 3000, connectMs: 30_000, requestMs: 30_000, callMs: 60_000 }
const HOST = { requestMs: 5000, callMs: 10_000 }
const SERVER = { callMs: 120_000 }

export const RESOLVED: readonly [Partial<Sources>, object][] = [
  [{}, DEFAULTS],
  [{ host: HOST }, { ...DEFAULTS, ...HOST }],
  [{ server: { probeMs: 1, connectMs: 2 } }, { ...DEFAULTS, probeMs: 1, connectMs: 2 }],
  // The host's default is for those for whom nothing else was said.
  [
    { host: HOST, server: SERVER },
    { ...DEFAULTS, ...HOST, ...SERVER },
  ],
  [
    { host: HOST, server: SERVER, env: { MCP_CALL_TIMEOUT: '15000' } },
    { ...DEFAULTS, ...HOST, callMs: 15_000 },
  ],
  [
    {
      server: SERVER,
      env: {
        MCP_PROBE_TIMEOUT: '50',
        MCP_CONNECT_TIMEOUT: '60',
        MCP_REQUEST_TIMEOUT: '70',
        MCP_CALL_TIMEOUT: '80',
      },
    },
    { probeMs: 50, connectMs: 60, requestMs: 70, callMs: 80 },
  ],
]

/** Nobody can have heard of these before. */
export function unheardLimits(random: Random): (typeof RESOLVED)[number] {
  const [requestMs, callMs] = [random.integer(100, 900), random.integer(1000, 9000)]
  const env = { MCP_CALL_TIMEOUT: `${callMs}` }
  const sources = { host: { callMs: 1 }, server: { requestMs }, env }
  return [sources, { ...DEFAULTS, requestMs, callMs }]
}

/** With the name that has to stand in the message. */
export const BAD_LIMITS: readonly [Partial<Sources>, string][] = [
  ...['0', 'abc', 'NaN', '1.5', '-1', ''].map((text): [Partial<Sources>, string] => [
    { env: { MCP_CALL_TIMEOUT: text }, server: SERVER },
    'MCP_CALL_TIMEOUT',
  ]),
  [{ env: { MCP_PROBE_TIMEOUT: 'soon' } }, 'MCP_PROBE_TIMEOUT'],
  [{ env: { MCP_CONNECT_TIMEOUT: '0' } }, 'MCP_CONNECT_TIMEOUT'],
  [{ env: { MCP_REQUEST_TIMEOUT: '30s' } }, 'MCP_REQUEST_TIMEOUT'],
  ...[0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY].map(
    (callMs): [Partial<Sources>, string] => [{ server: { callMs } }, 'callMs'],
  ),
  [{ server: { connectMs: '5000' } }, 'connectMs'],
  [{ host: { probeMs: 0 } }, 'probeMs'],
]

/** With the inner and the outer limit. */
export const CONFLICTS: readonly [Partial<Sources>, string, string][] = [
  [{ server: { requestMs: 90_000, callMs: 90_000 } }, 'request', 'call'],
  [
    { env: { MCP_REQUEST_TIMEOUT: '120000', MCP_CALL_TIMEOUT: '60000' } },
    'request',
    'call',
  ],
  // One of the two is nobody's wish, and still in the way.
  [{ server: { callMs: 20_000 } }, 'request', 'call'],
  [{ host: { probeMs: 40_000 } }, 'probe', 'connect'],
]

/** `env.MCP_CALL_TIMEOUT = "0", server.callMs = 120000`: sources as a name. */
export function textOf(sources: Partial<Sources>): string {
  const parts = Object.entries(sources).flatMap(([owner, values]) =>
    Object.entries(values).map(([name, value]) => `${owner}.${name} = ${said(value)}`),
  )
  return parts.join(', ') || '{}'
}

/** JSON has no word for some numbers. */
function said(value: unknown): string {
  return typeof value === 'number' ? String(value) : show(value)
}
