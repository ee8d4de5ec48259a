/**
 * A policy of a thousand rules, of every kind there is, and questions whose answer
 * stands at the end of a list: whoever reads a list from its beginning reads all of
 * it. Nothing of a solution is known here but the shapes of its contract.
 */
import type { Question } from './solution-gate.ts'

const COUNTS = {
  servers: { deny: 250, allow: 250 },
  tools: { deny: 200, ask: 150, allow: 150 },
} as const

export const RULES = [COUNTS.servers, COUNTS.tools]
  .flatMap(counts => Object.values(counts))
  .reduce((sum, count) => sum + count, 0)

function listOf<T>(count: number, ...kinds: ((nth: number) => T)[]): T[] {
  return Array.from({ length: count }, (_, nth) => {
    // From the end, so that the last rules are one of each kind.
    const kind = kinds[(count - 1 - nth) % kinds.length] as (nth: number) => T
    return kind(nth)
  })
}

export function policyText(): string {
  const { servers, tools } = COUNTS
  return JSON.stringify({
    servers: {
      deny: listOf<object>(
        servers.deny,
        nth => ({ url: `https://*.evil-${nth}.example/*` }),
        nth => ({ command: ['npx', '-y', `evil-${nth}`] }),
        nth => ({ name: `banned-${nth}` }),
      ),
      allow: listOf<object>(
        servers.allow,
        nth => ({ url: `https://*.team-${nth}.example.com/mcp/*/v2` }),
        nth => ({ command: ['npx', '-y', `@team/server-${nth}`] }),
      ),
    },
    tools: {
      deny: rulesOf('delete', tools.deny),
      ask: rulesOf('send', tools.ask),
      allow: rulesOf('read', tools.allow),
    },
  })
}

function rulesOf(verb: string, count: number): string[] {
  return listOf(
    count,
    nth => `team-${nth}-*/${verb}_*`,
    nth => `team-${nth}/${verb}_${nth}`,
  )
}

const http = (url: string) => ({ type: 'http', url, headers: {} })
const stdio = (name: string) => ({
  type: 'stdio',
  command: 'npx',
  args: ['-y', name],
  env: { LOG_LEVEL: 'info' },
})

const ALLOWED = { name: 'team', config: stdio('@team/server-248') }

export const QUESTIONS: readonly Question[] = [
  {
    about: 'a command and a tool that may',
    server: ALLOWED,
    tool: { server: 'team-148', tool: 'read_148' },
    rules: ['servers.allow[248]', 'tools.allow[148]'],
  },
  {
    about: 'a URL and a tool by patterns that may',
    server: {
      name: 'remote',
      config: http('https://eu.team-249.example.com/mcp/a/v2'),
    },
    tool: { server: 'team-149-eu', tool: 'read_file' },
    rules: ['servers.allow[249]', 'tools.allow[149]'],
  },
  {
    about: 'a URL that may not',
    server: { name: 'remote', config: http('https://a.evil-249.example/mcp') },
    tool: { server: 'team-149-eu', tool: 'read_file' },
    rules: ['servers.deny[249]', 'tools.allow[149]'],
  },
  {
    about: 'a tool by a pattern that may not',
    server: ALLOWED,
    tool: { server: 'team-199-eu', tool: 'delete_file' },
    rules: ['servers.allow[248]', 'tools.deny[199]'],
  },
  {
    about: 'a tool that has to be asked for',
    server: ALLOWED,
    tool: { server: 'team-149-eu', tool: 'send_mail' },
    rules: ['servers.allow[248]', 'tools.ask[149]'],
  },
  {
    about: 'what no rule means',
    server: { name: 'stranger', config: http('https://stranger.example/mcp') },
    tool: { server: 'stranger', tool: 'look' },
    rules: ['none of servers.allow', 'none of tools.allow'],
  },
]
