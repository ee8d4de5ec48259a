/**
 * What is worth reading of a failing step: the lines that name a failure, wherever
 * they stand, and then the end of what was printed. Pure.
 */
import { stripVTControlCharacters } from 'node:util'

const MOST_NAMED = 40
const LAST_LINES = 60

/** How vitest, prove, tsc and biome name what has failed. */
const NAMES = [
  /(?:^|\s)FAIL {1,2}\S/,
  /(?:^|\s)[×✗] /,
  /\bNOT ok\b/,
  /\berror TS\d+:/,
  /^\S+:\d+:\d+ (?:lint|assist|parse|suppressions)\b/,
  /^\S+ (?:format|organizeImports) ━/,
]

/** What was wrong; the first to go when there are too many lines. */
const REASONS = [/(?:^|\s)(?:[A-Z]\w+)?Error: /]

export function failureLines(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .map(line => line.trimEnd())
  const last = lines.slice(-LAST_LINES)
  // A summary says again what stood above.
  const matching = (patterns: readonly RegExp[]) =>
    new Set(lines.filter(line => patterns.some(pattern => pattern.test(line))))
  const all = new Set([...matching(NAMES), ...matching(REASONS)])
  if (all.size === 0) return last
  const kept = new Set([...all].slice(0, MOST_NAMED))
  const named = [...new Set(lines)].filter(line => kept.has(line))
  const more = all.size > kept.size ? [`… +${all.size - kept.size}`] : []
  return [...named, ...more, '', ...last]
}
