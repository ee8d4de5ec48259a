/**
 * Well-behaved beginnings for scripts: a server of either era that can be found
 * and lists one tool. A test replaces the methods it wants to misbehave at.
 */
import { ERROR_CODES, META, MODERN_VERSION } from '@workshop/wire'
import type { Script } from './peer.ts'

export const ECHO_TOOL = {
  name: 'echo',
  description: 'Says what it is told.',
  inputSchema: { type: 'object', properties: { text: { type: 'string' } } },
}

const SERVER_INFO = { name: 'peer', version: '1.0.0' }

/** A result as a modern server sends it. */
export function modernResult(result: object): object {
  return {
    resultType: 'complete',
    ...result,
    _meta: { [META.serverInfo]: SERVER_INFO },
  }
}

export function textResult(text: string): { content: object[] } {
  return { content: [{ type: 'text', text }] }
}

/** Echoes `arguments.text` in a modern result. */
export const echo: Script[string] = ({ id, params }, peer) => {
  const { text } = (params?.arguments ?? {}) as { text?: string }
  return peer.respond(id, modernResult(textResult(String(text))))
}

export function modernServer(script: Script = {}): Script {
  return {
    'server/discover': ({ id }, peer) =>
      peer.respond(
        id,
        modernResult({
          supportedVersions: [MODERN_VERSION],
          capabilities: { tools: {} },
          ttlMs: 0,
          cacheScope: 'private',
        }),
      ),
    'tools/list': ({ id }, peer) =>
      peer.respond(
        id,
        modernResult({ tools: [ECHO_TOOL], ttlMs: 0, cacheScope: 'private' }),
      ),
    'tools/call': echo,
    ...script,
  }
}

export function legacyServer(script: Script = {}, version = '2025-11-25'): Script {
  return {
    initialize: ({ id }, peer) =>
      peer.respond(id, {
        protocolVersion: version,
        capabilities: { tools: {} },
        serverInfo: SERVER_INFO,
      }),
    'server/discover': ({ id }, peer) =>
      peer.fail(id, { code: ERROR_CODES.methodNotFound, message: 'Method not found' }),
    'tools/list': ({ id }, peer) => peer.respond(id, { tools: [ECHO_TOOL] }),
    'tools/call': ({ id, params }, peer) => {
      const { text } = (params?.arguments ?? {}) as { text?: string }
      return peer.respond(id, textResult(String(text)))
    },
    ...script,
  }
}
