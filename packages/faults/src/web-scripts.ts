/**
 * Well-behaved beginnings for servers behind a URL, of either era. A test replaces
 * the methods it wants to misbehave at.
 */
import { ERROR_CODES, MODERN_VERSION } from '@workshop/wire'
import { ECHO_TOOL, modernResult, textResult } from './scripts.ts'
import type { WebExchange } from './web-exchange.ts'
import type { WebScript } from './web-peer.ts'

const HINTS = { ttlMs: 0, cacheScope: 'private' }

/** A session as a legacy server names it. */
export const SESSION = 'session-1'

export function discovered(capabilities: object = { tools: {} }): object {
  return modernResult({ supportedVersions: [MODERN_VERSION], capabilities, ...HINTS })
}

export function listed(tools: object[] = [ECHO_TOOL]): object {
  return modernResult({ tools, ...HINTS })
}

export function spoken(exchange: WebExchange): string {
  const { text } = (exchange.message?.params?.arguments ?? {}) as { text?: string }
  return String(text)
}

export function modernWeb(script: WebScript = {}): WebScript {
  return {
    'server/discover': exchange => exchange.respond(discovered()),
    'tools/list': exchange => exchange.respond(listed()),
    'tools/call': exchange =>
      exchange.respond(modernResult(textResult(spoken(exchange)))),
    ...script,
  }
}

/** Refuses what does not begin with `initialize`, as most legacy servers do. */
export function legacyWeb(script: WebScript = {}, version = '2025-11-25'): WebScript {
  const noSession = { code: -32600, message: 'Bad Request: no session' }
  return {
    'server/discover': exchange => exchange.fail(noSession, 400),
    initialize: exchange =>
      exchange.respond(
        {
          protocolVersion: version,
          capabilities: { tools: {} },
          serverInfo: { name: 'peer', version: '1.0.0' },
        },
        { 'Mcp-Session-Id': SESSION },
      ),
    'tools/list': exchange => exchange.respond({ tools: [ECHO_TOOL] }),
    'tools/call': exchange => exchange.respond(textResult(spoken(exchange))),
    DELETE: exchange => exchange.empty(204),
    '*': exchange =>
      exchange.method !== 'POST'
        ? exchange.empty(405, { Allow: 'POST, DELETE' })
        : exchange.id === undefined
          ? exchange.empty(202)
          : exchange.fail(
              { code: ERROR_CODES.methodNotFound, message: 'Method not found' },
              200,
            ),
    ...script,
  }
}
