/** Every exchange of the guide, recorded anew by running both sides. */
import type { Exchange } from '../../data/types.ts'
import { HTTP } from './http.ts'
import { recorded, type Scenario } from './scenario.ts'
import { STDIO } from './stdio.ts'
import { STDIO_EVENTS } from './stdio-events.ts'

export const SCENARIOS: readonly Scenario[] = [...STDIO, ...STDIO_EVENTS, ...HTTP]

/** @param on the day, as ISO 8601 */
export async function recordAll(on: string): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  for (const scenario of SCENARIOS) {
    try {
      exchanges.push(await recorded(scenario, on))
    } catch (cause) {
      throw new Error(`${scenario.name}: not recorded`, { cause })
    }
  }
  return exchanges
}
