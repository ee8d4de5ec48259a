// I expect: …
/**
 * Experiment: several servers list their tools at the same time.
 *
 * This one waits for all of them and keeps their order. Take the tools of each as
 * they arrive instead, as a host does that connects to everybody at once, and see
 * what six arrival orders make of the same request.
 */
import type { Tool } from '../src/contract.ts'

export async function collect(
  listings: readonly Promise<readonly Tool[]>[],
): Promise<Tool[]> {
  return (await Promise.all(listings)).flat()
}
