/**
 * The states of a server and the moves between them, as the contract has them.
 * Data, and one way to look it up.
 */
export const EVENTS = [
  'start',
  'open',
  'fail',
  'challenge',
  'refuse',
  'suppress',
  'disable',
  'close',
]

/** From which status which event leads where; whatever is missing is illegal. */
const NEXT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  waiting: { start: 'connecting', refuse: 'refused', suppress: 'suppressed' },
  connecting: { open: 'connected', fail: 'failed', challenge: 'needs-auth' },
  connected: { fail: 'failed', challenge: 'needs-auth' },
  failed: { start: 'connecting' },
  'needs-auth': { start: 'connecting' },
  refused: {},
  suppressed: { start: 'connecting' },
  disabled: {},
  closed: {},
}

/** How a connection gets there from `waiting`. */
export const WAY: Readonly<Record<string, readonly string[]>> = {
  waiting: [],
  connecting: ['start'],
  connected: ['start', 'open'],
  failed: ['start', 'fail'],
  'needs-auth': ['start', 'challenge'],
  refused: ['refuse'],
  suppressed: ['suppress'],
  disabled: ['disable'],
  closed: ['close'],
}

export const HAS_REASON = ['fail', 'challenge', 'refuse', 'suppress', 'disable']

/** `undefined` for a move that is illegal. */
export function nextOf(status: string, event: string): string | undefined {
  if (event === 'disable') return status === 'closed' ? undefined : 'disabled'
  if (event === 'close') return status === 'closed' ? undefined : 'closed'
  return NEXT[status]?.[event]
}
