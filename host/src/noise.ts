/**
 * Lines on stdout that were no messages: counted by the client, and a signal only when
 * somebody reads the count.
 */
import type { Host } from './host.ts'

export function noiseOf({ pool }: Pick<Host, 'pool'>, server: string): number {
  return pool.linkOf(server)?.stats?.().noise.lines ?? 0
}

/** What has come since it was last told; a server that was started again begins anew. */
export async function tellNoise(host: Host): Promise<void> {
  const { generations, noiseTold, parts } = host
  for (const { name: server } of generations.current.manager.status()) {
    const lines = noiseOf(host, server)
    const told = Math.min(noiseTold.get(server) ?? 0, lines)
    noiseTold.set(server, lines)
    if (lines > told)
      await parts.telemetry.ask('noise', { server, lines: lines - told })
  }
}
