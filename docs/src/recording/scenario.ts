/** One exchange to be recorded: what the page says about it, and how it comes about. */
import type { Text } from '@workshop/syllabus'
import type { Exchange, ExchangeFrame } from '../../data/types.ts'
import { normal } from './normal.ts'

export interface Scenario extends Omit<Exchange, 'recorded' | 'frames'> {
  record(): Promise<readonly ExchangeFrame[]>
  /** Notes, by the number of the frame they stand below. */
  notes?: Readonly<Record<number, Text>>
}

export async function recorded(scenario: Scenario, on: string): Promise<Exchange> {
  const { record, notes = {}, ...about } = scenario
  const frames = (await record()).map((frame, at) => {
    const note = notes[at]
    return { ...normal(frame), ...(note && { note }) }
  })
  return { ...about, recorded: on, frames }
}

/** Without the request with this method, and without what answers it. */
export function without(
  methods: readonly string[],
  frames: readonly ExchangeFrame[],
): ExchangeFrame[] {
  const asked = new Set<unknown>()
  return frames.filter(({ body, from }) => {
    const { id, method } = messageIn(body)
    if (from === 'client' && method !== undefined && methods.includes(method)) {
      asked.add(id)
      return false
    }
    return !(from === 'server' && method === undefined && asked.has(id))
  })
}

/** Of an event, the message it carries; of what is no message, nothing. */
export function messageIn(body = ''): { id?: unknown; method?: string } {
  const text = /^data: ?(.*)$/m.exec(body)?.[1] ?? body
  try {
    return JSON.parse(text) as { id?: unknown; method?: string }
  } catch {
    // Noise on a pipe is recorded like everything else.
    return {}
  }
}
