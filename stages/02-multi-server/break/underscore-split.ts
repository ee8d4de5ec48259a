// I expect: …
/**
 * Experiment: a name that cannot be taken apart again.
 *
 * These two keep the pair whole. Join with `__` and split at `__` instead, as the
 * name suggests, and see what becomes of the server `my_ server` and the tool `x__y`.
 */
export function buildToolName(server: string, tool: string): string {
  return JSON.stringify([server, tool])
}

export function parseToolName(fullName: string): { server: string; tool: string } {
  const [server, tool] = JSON.parse(fullName)
  return { server, tool }
}
