/**
 * Who may talk to this server at all, judged by what a browser cannot forge.
 * Not here: who somebody is; that takes a token.
 * Specification 2026-07-28: basic/transports/streamable-http (Security & Endpoint).
 */
import { Refused } from './refused.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
/** A name or an address in brackets, then perhaps a port; nothing else fits. */
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/

export interface Door {
  host: string
  allowedOrigins: readonly string[]
}

// #region foreign-origin
/**
 * A web page can reach every address of the machine it is shown on. The browser says
 * where it comes from (`Origin`) and whom it means to have called (`Host`): a page
 * that let its own name point to 127.0.0.1 still calls us by that name.
 */
export function createDoor({ host, allowedOrigins }: Door) {
  const hosts = new Set([...LOOPBACK, inUrl(host).toLowerCase()])
  const origins = new Set(allowedOrigins.map(origin => origin.toLowerCase()))

  return function check(headers: Headers): void {
    const host = headers.get('host')?.toLowerCase() ?? ''
    const [, hostname = ''] = HOST.exec(host) ?? []
    if (!hosts.has(hostname)) throw new Refused(403, `foreign Host: ${host}`)

    // Programs send no Origin. Pages always do; `null` is one that hides its own.
    const origin = headers.get('origin')?.toLowerCase()
    if (origin === undefined || origins.has(origin) || isLoopback(origin)) return
    throw new Refused(403, `foreign Origin: ${origin}`)
  }
}

function isLoopback(origin: string): boolean {
  const [, scheme, rest = ''] = /^(https?):\/\/(.+)$/.exec(origin) ?? []
  const [, hostname = ''] = HOST.exec(rest) ?? []
  return scheme !== undefined && LOOPBACK.includes(hostname)
}
// #endregion foreign-origin

/** An IPv6 address needs its brackets as soon as a port may follow. */
export function inUrl(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}
