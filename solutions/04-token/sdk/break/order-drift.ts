// I expect: the tools are the same, so the request is the same
/**
 * Experiment: whoever answers first is listed first.
 */
import type { Tool } from '../src/contract.ts'

export async function collect(
  listings: readonly Promise<readonly Tool[]>[],
): Promise<Tool[]> {
  const tools: Tool[] = []
  await Promise.all(
    listings.map(async listing => {
      tools.push(...(await listing))
    }),
  )
  return tools
}
