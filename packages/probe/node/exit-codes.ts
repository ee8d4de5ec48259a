/** What `mcp-probe` ends with. Documented in README.md; a test compares the two. */
import type { LiveVerdict, ServerEra, TextVerdict, TroubleId } from '../src/index.ts'

export const USAGE = 1
const DEVIATES = 5
const DATED = 6

const ERA_CODES: Readonly<Record<Exclude<ServerEra, 'unknown'>, number>> = {
  modern: 0,
  legacy: 3,
  dual: 4,
}

export const TROUBLE_CODES: Readonly<Record<TroubleId, number>> = {
  unreachable: 2,
  'no-such-command': 10,
  'cannot-start': 11,
  exits: 12,
  silent: 13,
  'floods-stdout': 14,
  'floods-stderr': 15,
  'no-messages': 16,
  redirects: 20,
  'needs-auth': 21,
  html: 22,
  outage: 23,
  'not-mcp': 24,
  'too-large': 25,
  interrupted: 130,
}

export function liveCode(
  { era, trouble, deviations }: LiveVerdict,
  isStrict: boolean,
): number {
  if (trouble) return TROUBLE_CODES[trouble.id]
  if (era === 'unknown') return TROUBLE_CODES['not-mcp']
  return isStrict && deviations.length > 0 ? DEVIATES : ERA_CODES[era]
}

/** `mixed` counts with `--strict` only: it may be a page about both eras. */
export function textCode(verdicts: readonly TextVerdict[], isStrict: boolean): number {
  const bad = verdicts.some(
    ({ verdict }) => verdict === 'dated' || (isStrict && verdict === 'mixed'),
  )
  return bad ? DATED : 0
}
