/**
 * Rules about servers: what they say, and whether a server is the one they mean.
 * A server is what is started or called; its name is what somebody wrote beside it.
 */
import type { ServerConfig, ServerRule } from './contract.ts'
import { type Place, placeOf, urlPatternOf } from './url-pattern.ts'

/** A server as rules see it. */
export interface Candidate {
  name: string
  config: ServerConfig
  /** Where its URL leads, if it has one that can be compared. */
  place: Place | undefined
  /** What starts it, if something does: the command and its arguments. */
  words: readonly string[] | undefined
}

export interface CompiledServerRule {
  denies(server: Candidate): boolean
  allows(server: Candidate): boolean
}

export function candidateOf(server: { name: string; config: ServerConfig }): Candidate {
  const { name, config } = server
  return {
    name,
    config,
    place: config.type === 'http' ? placeOf(config.url) : undefined,
    words: config.type === 'stdio' ? [config.command, ...config.args] : undefined,
  }
}

// #region name-is-not-identity
/** @throws if the rule does not parse: whoever asks has then not been allowed */
export function compileServerRule(rule: ServerRule): CompiledServerRule {
  if ('name' in rule) {
    return { denies: ({ name }) => name === rule.name, allows: () => false }
  }
  if ('url' in rule) {
    const isLike = urlPatternOf(rule.url)
    if (!isLike) throw new Error(`expected a URL pattern, got ${rule.url}`)
    const matches = ({ place }: Candidate) => place !== undefined && isLike(place)
    return { denies: matches, allows: matches }
  }
  const starts = ({ words }: Candidate) =>
    words !== undefined && areEqual(words, rule.command)
  return {
    // Whoever is forbidden stays so, whatever else is in the entry.
    denies: starts,
    allows: server => starts(server) && startsAsWritten(server.config),
  }
}

/**
 * With these, the same words start something else: those that are known to. Anything
 * else is a setting of the program that was allowed.
 */
const TURNS_THE_START = new RegExp(
  `^(${[
    'PATH|PATHEXT|HOME|COMSPEC|SHELL|ENV|BASH_ENV|IFS|CLASSPATH',
    'LD_.*|DYLD_.*|NODE_OPTIONS|NODE_PATH|NPM_CONFIG_.*|BUN_.*|DENO_.*|DOTNET_.*',
    'PYTHON(PATH|HOME|STARTUP|BREAKPOINT|WARNINGS|USERBASE)|PIP_.*|UV_.*',
    'RUBY(OPT|LIB)|GEM_.*|BUNDLE_.*|PERL5(OPT|LIB|DB)|(JDK_|_)?JAVA_.*',
    'GIT_(SSH|EXEC|CONFIG|ASKPASS).*',
  ].join('|')})$`,
  // Windows has them in any case.
  'i',
)

/** In another folder, a relative argument is another file. */
function startsAsWritten(config: ServerConfig): boolean {
  if (config.type !== 'stdio' || config.cwd !== undefined) return false
  return !Object.keys(config.env).some(name => TURNS_THE_START.test(name))
}
// #endregion name-is-not-identity

/** What is wrong with a rule as it stands in a file, if anything. */
export function faultInServerRule(
  rule: unknown,
  kinds: readonly string[],
): string | undefined {
  const [[kind = '', value] = [], ...more] = Object.entries(rule ?? {})
  if (typeof rule !== 'object' || more.length > 0 || !kinds.includes(kind)) {
    return `expected one of ${kinds.join(', ')} and nothing else`
  }
  if (kind === 'command') {
    const isCommand = Array.isArray(value) && value.length > 0 && value.every(isText)
    return isCommand ? undefined : 'expected the command and its arguments as texts'
  }
  if (!isText(value) || value === '') return `expected a text as ${kind}`
  if (kind === 'url' && !urlPatternOf(value)) {
    return `expected a URL in which * is the first label or in the path, got ${value}`
  }
}

function areEqual(actual: readonly string[], wanted: readonly string[]): boolean {
  return (
    actual.length === wanted.length && wanted.every((part, n) => part === actual[n])
  )
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
