// I expect: …
/**
 * Experiment: what do the tools cost before anybody has said a word?
 *
 * These three cost next to nothing. Write the list of a server as you find them in
 * the wild: sixty tools or more, each with a description and parameters that are
 * explained. Then let the harness count.
 */
const NAMES = ['list_issues', 'get_issue', 'create_issue']

export function makeTools() {
  return NAMES.map(tool => ({
    name: `mcp__forge__${tool}`,
    server: 'forge',
    tool,
    description: 'Works on the issues of a repository.',
    inputSchema: { type: 'object' as const },
  }))
}
