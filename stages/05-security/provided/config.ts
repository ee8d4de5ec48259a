/**
 * From the files of five scopes to server entries: merge, then decide, then expand.
 * Not here: who may start (gate), and which twin does (signature).
 */
import {
  type ConfigSource,
  type Problem,
  SCOPES,
  type Scope,
  type ServerConfig,
  type ServerEntry,
} from './entry.ts'
import { type Environment, expandVariables } from './expand.ts'
import { parseFile, type RawEntry } from './parse.ts'
import { signatureOf } from './signature.ts'

export type * from './entry.ts'
export { expandVariables } from './expand.ts'
export { signatureOf } from './signature.ts'

/** What one file says of one server. */
interface Statement {
  scope: Scope
  file: string
  raw: RawEntry
}

export interface LoadedConfig {
  servers: ServerEntry[]
  problems: Problem[]
}

/** Never throws: whatever is wrong is a problem, and costs only what it names. */
export function loadConfig(
  sources: readonly ConfigSource[],
  env: Environment,
): LoadedConfig {
  const problems: Problem[] = []
  const statements = collect(sources, problems)
  const servers: ServerEntry[] = []
  for (const [name, said] of statements) {
    const entry = toEntry(name, said, env)
    if ('message' in entry) problems.push(entry)
    else servers.push(entry)
  }
  return { servers, problems }
}

/** Every statement by server name, the strongest scope first. */
function collect(
  sources: readonly ConfigSource[],
  problems: Problem[],
): Map<string, Statement[]> {
  const byStrength = [...sources].sort((a, b) => rankOf(a.scope) - rankOf(b.scope))
  const statements = new Map<string, Statement[]>()
  const spellings = new Map<string, string>()
  for (const source of byStrength) {
    const { scope, file } = source
    const parsed = parseFile(source)
    problems.push(...parsed.problems)
    for (const [name, raw] of parsed.entries) {
      const spelling = spellings.get(name.toLowerCase()) ?? name
      if (spelling !== name) {
        const message = `differs from ${spelling} in case only; rename one of them`
        problems.push({ file, key: `mcpServers.${name}`, message })
        continue
      }
      spellings.set(name.toLowerCase(), name)
      statements.set(name, [...(statements.get(name) ?? []), { scope, file, raw }])
    }
  }
  return statements
}

function toEntry(
  name: string,
  said: readonly Statement[],
  env: Environment,
): ServerEntry | Problem {
  const key = `mcpServers.${name}`
  const files = said.map(statement => statement.file)
  const [{ scope, file } = { scope: 'user', file: '' } as const] = said
  const raw = merged(said.map(statement => statement.raw))
  if ((raw.command === undefined) === (raw.url === undefined)) {
    const fault = raw.url === undefined ? 'neither command nor url' : 'command and url'
    const message = `has ${fault} (${files.join(', ')}); give it exactly one of them`
    return { file, key, message }
  }
  const unset: string[] = []
  const config = expanded(raw, text => {
    const expansion = expandVariables(text, env)
    unset.push(...expansion.unset)
    return expansion.text
  })
  if (config.type === 'http' && unset.length === 0 && !isHttp(config.url)) {
    const message = `expected an http or https URL, got ${config.url}`
    return { file, key: `${key}.url`, message }
  }
  const disabled = isDisabled(said)
  return { name, scope, files, config, disabled, unset, signature: signatureOf(config) }
}

// #region config-scopes
/** Field by field; `env` and `headers` key by key. The strongest comes first. */
function merged(entries: readonly RawEntry[]): RawEntry {
  const weakestFirst = entries.toReversed()
  const env = Object.assign(Object.create(null), ...weakestFirst.map(({ env }) => env))
  const headers = Object.assign(
    Object.create(null),
    ...weakestFirst.map(({ headers }) => headers),
  )
  return { ...Object.assign({}, ...weakestFirst), env, headers }
}

/**
 * Strength orders values; trust orders this switch. The project is a repository
 * that somebody else wrote: it may switch a server off, never on.
 */
function isDisabled(said: readonly Statement[]): boolean {
  const by = (scope: Scope): boolean | undefined =>
    said.find(statement => statement.scope === scope)?.raw.disabled
  const decided = by('enterprise') ?? by('dynamic') ?? by('local')
  return decided ?? (by('project') || by('user') || false)
}
// #endregion config-scopes

// #region gate-the-real-value
/** Frozen, so that nobody can show one value to a gate and start another. */
function expanded(raw: RawEntry, expand: (text: string) => string): ServerConfig {
  const record = (values: Record<string, string> = {}) =>
    Object.freeze(
      Object.fromEntries(
        Object.entries(values).map(([key, text]) => [key, expand(text)]),
      ),
    )
  if (raw.url !== undefined) {
    const headers = record(raw.headers)
    return Object.freeze({ type: 'http', url: expand(raw.url), headers })
  }
  const { command = '', args = [], cwd } = raw
  return Object.freeze({
    type: 'stdio',
    command: expand(command),
    args: Object.freeze(args.map(expand)),
    env: record(raw.env),
    ...(cwd === undefined ? {} : { cwd: expand(cwd) }),
  })
}
// #endregion gate-the-real-value

function rankOf(scope: Scope): number {
  return SCOPES.indexOf(scope)
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
