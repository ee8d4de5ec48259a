/**
 * When are two entries the same server? When they start the same process in the
 * same surroundings, or call the same URL as the same somebody.
 */
import { createHash } from 'node:crypto'
import type { ServerConfig } from './entry.ts'

// #region same-server-twice
/** A hash, so that it can be logged: values of env and headers are secrets. */
export function signatureOf(config: ServerConfig): string {
  const identity =
    config.type === 'stdio'
      ? [config.command, config.args, sorted(config.env), config.cwd ?? null]
      : [normalized(config.url), sorted(lowerCased(config.headers))]
  const text = JSON.stringify([config.type, ...identity])
  return `${config.type}:${createHash('sha256').update(text).digest('hex')}`
}
// #endregion same-server-twice

/** The URL parser lowers scheme and host and drops the default port. */
function normalized(url: string): string {
  return URL.canParse(url) ? new URL(url).href : url
}

function sorted(record: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(headers)
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
}
