/** An exchange of the guide as a recording, line for line what the recorder would write. */
import type { Exchange } from '../../../data/types.ts'

export function recordingOf({ transport, frames }: Exchange): string {
  return frames
    .flatMap(({ from, line, body }) => {
      const isClient = from === 'client'
      const head = line === undefined ? [] : [isClient ? line : `HTTP ${line}`]
      const lines = [...head, ...(body ?? '').split('\n').filter(text => text !== '')]
      const stream =
        transport === 'http'
          ? (['request', 'response'] as const)[isClient ? 0 : 1]
          : (['stdin', 'stdout'] as const)[isClient ? 0 : 1]
      return lines.map(text => ({ dir: isClient ? '->' : '<-', stream, text }))
    })
    .map(frame => `${JSON.stringify(frame)}\n`)
    .join('')
}
