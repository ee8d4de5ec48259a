/**
 * Whether a URL is like a pattern such as `https://*.example.com/*`. Both are parsed
 * first and compared part by part: in the whole text, a `*` would run over the end of
 * the host into a path, a query or a user name.
 */
import { type Glob, globOf } from './glob.ts'

/** Where a URL leads; its query and fragment are of no interest. */
export interface Place {
  scheme: string
  host: string
  port: string
  path: string
}

export type UrlPattern = (place: Place) => boolean

export function matchesUrl(pattern: string, url: string): boolean {
  const place = placeOf(url)
  const isLike = urlPatternOf(pattern)
  return place !== undefined && isLike?.(place) === true
}

// #region url-wildcards
/** Dots next to an encoded slash: some servers climb there, others do not. */
const CLIMBS = /(\/|%2F|%5C)\.\.?(\/|%2F|%5C|$)/

/** `undefined` for what is no URL, and for what two programs may read differently. */
export function placeOf(url: string): Place | undefined {
  if (url.includes('\\') || !URL.canParse(url)) return undefined
  // The parser lowers scheme and host, resolves dots and drops a default port.
  const { protocol, username, password, hostname, port, pathname } = new URL(url)
  const path = decoded(pathname)
  if (username !== '' || password !== '' || CLIMBS.test(path)) return undefined
  return { scheme: protocol, host: hostname.replace(/\.$/, ''), port, path }
}

/** `undefined` if it does not parse: a `*` has its place in a host and in a path. */
export function urlPatternOf(pattern: string): UrlPattern | undefined {
  const place = /^https?:\/\/[^?#\s]+$/i.test(pattern) ? placeOf(pattern) : undefined
  const isHost = place && hostPatternOf(place.host)
  if (!place || !isHost) return undefined
  const isPath = globOf(place.path)
  return ({ scheme, host, port, path }) =>
    scheme === place.scheme && port === place.port && isHost(host) && isPath(path)
}

/** A `*` is the whole first label, and stands for one label or more. */
function hostPatternOf(pattern: string): Glob | undefined {
  if (!pattern.includes('*')) return host => host === pattern
  if (pattern === '*') return () => true
  const domain = pattern.slice(1)
  if (!domain.startsWith('.') || domain.includes('*')) return undefined
  return host => host.endsWith(domain) && host.length > domain.length
}
// #endregion url-wildcards

/** One spelling a path: what need not be encoded is not, and the rest is in capitals. */
function decoded(path: string): string {
  return path.replace(/%[0-9a-f]{2}/gi, code => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w.~-]/.test(character) ? character : code.toUpperCase()
  })
}
