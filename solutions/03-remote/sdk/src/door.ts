/**
 * Who may talk to this server at all, judged by what a browser cannot forge.
 * Not here: who somebody is; that takes a token.
 *
 * The SDK does: `hostHeaderValidation` and `originValidation` compare host names.
 * Left to us: putting them in front. A bare handler checks nothing, and the Express
 * app of the SDK that does takes an origin for allowed by its host name alone,
 * whatever its scheme and its port.
 * Specification 2026-07-28: basic/transports/streamable-http (Security & Endpoint).
 */
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/express'
import {
  localhostAllowedHostnames,
  localhostAllowedOrigins,
} from '@modelcontextprotocol/server'
import type { RequestHandler } from 'express'

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
export function createDoor({ host, allowedOrigins }: Door): RequestHandler[] {
  const hosts = [...localhostAllowedHostnames(), inUrl(host).toLowerCase()]
  const origins = new Set(allowedOrigins.map(origin => origin.toLowerCase()))
  const onlyLocal = originValidation(localhostAllowedOrigins())

  return [
    hostHeaderValidation(hosts),
    (request, response, next) => {
      const origin = request.get('origin')?.toLowerCase()
      if (origin !== undefined && origins.has(origin)) return next()
      onlyLocal(request, response, next)
    },
  ]
}
// #endregion foreign-origin

/** An IPv6 address needs its brackets as soon as a port may follow. */
export function inUrl(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
}
