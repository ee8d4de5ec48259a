/**
 * From configuration files to server entries, on a good day: every file is JSON,
 * every value has its type, and the last one wins.
 */
import type { ConfigSource, Problem, ServerConfig, ServerEntry } from './entry.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Raw {
  command?: string
  args?: string[]
  env?: Record<string, string>
  cwd?: string
  url?: string
  headers?: Record<string, string>
  disabled?: boolean
}

export function loadConfig(
  sources: readonly ConfigSource[],
  env: Environment,
): { servers: ServerEntry[]; problems: Problem[] } {
  const entries: Record<string, { source: ConfigSource; raw: Raw }> = {}
  for (const source of sources) {
    const { mcpServers } = JSON.parse(source.text)
    for (const name in mcpServers) entries[name] = { source, raw: mcpServers[name] }
  }
  const servers = Object.entries(entries)
    .filter(([, { raw }]) => !raw.disabled)
    .map(([name, { source, raw }]): ServerEntry => {
      const config = toConfig(raw, env)
      const { scope, file } = source
      const signature = signatureOf(config)
      return {
        name,
        scope,
        files: [file],
        config,
        disabled: false,
        unset: [],
        signature,
      }
    })
  return { servers, problems: [] }
}

function toConfig(raw: Raw, env: Environment): ServerConfig {
  if (raw.url) return { type: 'http', url: raw.url, headers: raw.headers ?? {} }
  const variables = Object.entries(raw.env ?? {}).map(([key, value]) => [
    key,
    expandVariables(value, env).text,
  ])
  return {
    type: 'stdio',
    command: raw.command ?? '',
    args: raw.args ?? [],
    env: Object.fromEntries(variables),
  }
}

/** An unset variable becomes an empty string. */
export function expandVariables(text: string, env: Environment) {
  const expanded = text.replace(/\$\{([^}]+)\}/g, (_, name) => env[name] ?? '')
  return { text: expanded, unset: [] as string[] }
}

export function signatureOf(config: ServerConfig): string {
  return config.type === 'stdio'
    ? [config.command, ...config.args].join(' ')
    : config.url
}
