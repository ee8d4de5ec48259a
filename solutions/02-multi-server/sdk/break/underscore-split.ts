// I expect: what was joined can be split again
/**
 * Experiment: a name that is taken apart where it was put together.
 */
export function buildToolName(server: string, tool: string): string {
  return `mcp__${server}__${tool}`.replace(/[^a-zA-Z0-9_-]/g, '_')
}

export function parseToolName(fullName: string) {
  const [, server = '', ...tool] = fullName.split('__')
  return { server, tool: tool.join('__') }
}
