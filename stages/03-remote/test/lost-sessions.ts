/** Legacy servers that forget their sessions, and what becomes of their clients. */
import { legacyWeb, type WebExchange, type WebScript } from '@workshop/faults'
import type { Handle } from '@workshop/testkit'
import type { TestContext } from './contract.ts'
import { entry, manage } from './managed.ts'

export const SESSION = 'mcp-session-id'

/** A session that cannot be renewed is the end of the link. */
export async function refusedForGood(t: TestContext): Promise<void> {
  let refuses = false
  const { initialize } = legacyWeb()
  const peer = await t.web(
    forgetful(() => (refuses ? ['session-1'] : []), {
      initialize: (exchange, peer) =>
        refuses ? exchange.empty(400) : initialize?.(exchange, peer),
    }),
  )
  const open = await t.value<Handle>(t.create('transport', 'createOpener', {}))
  const config = { type: 'http', url: peer.url, headers: {} }
  const manager = await manage(t, { servers: [entry('web', config)], open })
  await manager.connects('web')
  refuses = true
  await t.error(manager.call('web', 'echo', {}))
  await manager.becomes('web', 'failed')
}

/** Gives each handshake the next session, and knows nothing of some of them. */
export function forgetful(
  forgotten: () => string[],
  script: WebScript = {},
): WebScript {
  let sessions = 0
  const legacy = legacyWeb()
  return {
    ...legacy,
    initialize: exchange =>
      exchange.respond(
        {
          protocolVersion: '2025-11-25',
          capabilities: { tools: {} },
          serverInfo: { name: 'peer', version: '1.0.0' },
        },
        { 'Mcp-Session-Id': `session-${++sessions}` },
      ),
    'tools/call': (exchange, peer) => {
      const session = String(exchange.headers[SESSION])
      if (!forgotten().includes(session)) return legacy['tools/call']?.(exchange, peer)
      exchange.fail({ code: -32001, message: 'Session not found' }, 404)
    },
    ...script,
  }
}

export function sessionsOf(exchanges: WebExchange[]): unknown[] {
  return exchanges.map(({ headers }) => headers[SESSION])
}
