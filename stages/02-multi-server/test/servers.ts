/**
 * The servers of this stage's checks: scripted peers, their entries in a
 * configuration, and what was asked of them.
 */
import {
  legacyServer,
  modernResult,
  modernServer,
  type Peer,
  type Script,
} from '@workshop/faults'
import { NOTIFICATIONS, type ToolResult } from '@workshop/wire'
import type { Config, ServerEntry, TestContext } from './contract.ts'

/** The methods a client may begin with. */
const OPENING = ['server/discover', 'initialize']

/** Answers whatever a client opens with: for checks that are not about eras. */
export function server(script: Script = {}): Script {
  return { ...legacyServer(), ...modernServer(script) }
}

/** Offers these tools; a call is answered with who was called, and what for. */
export function serverWith(who: string, tools: string[], script: Script = {}): Script {
  return server({
    'tools/list': ({ id }, peer) => peer.respond(id, listOf(tools)),
    'tools/call': ({ id, params }, peer) =>
      peer.respond(id, textResult(`${who}: ${params?.name}`)),
    ...script,
  })
}

/**
 * A server that may say that its tools changed; they are asked for at each listing,
 * with the number of the listing. Legacy, where that takes no listen stream.
 */
export function changingServer(
  tools: (nth: number, peer: Peer) => string[] | Promise<string[]>,
): Script {
  let nth = 0
  return legacyServer({
    initialize: ({ id }, peer) =>
      peer.respond(id, {
        protocolVersion: '2025-11-25',
        capabilities: { tools: { listChanged: true } },
        serverInfo: { name: 'changing', version: '1.0.0' },
      }),
    'tools/list': async ({ id }, peer) =>
      peer.respond(id, { tools: (await tools(++nth, peer)).map(definition) }),
  })
}

export const LIST_CHANGED = {
  jsonrpc: '2.0',
  method: NOTIFICATIONS.toolsListChanged,
}

export function listOf(tools: string[], more: object = {}): object {
  const hints = { ttlMs: 0, cacheScope: 'private' }
  return modernResult({ tools: tools.map(definition), ...hints, ...more })
}

export function definition(name: string): { name: string; inputSchema: object } {
  return { name, inputSchema: { type: 'object' } }
}

export function textResult(text: string): object {
  return modernResult({ content: [{ type: 'text', text }] })
}

/** The text of the first block, or what stands in its place. */
export function textOf(result: unknown): unknown {
  const [first] = (result as Partial<ToolResult> | undefined)?.content ?? []
  return first?.text ?? result
}

/** A peer that does not answer the handshake before `release`. */
export async function holding(t: TestContext, script: Script = server()) {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  const held: Script = Object.fromEntries(
    OPENING.map(method => [
      method,
      async (message, peer) => {
        await released
        await script[method]?.(message, peer)
      },
    ]),
  )
  const peer = await t.peer({ ...script, ...held })
  const state = { peer, isHeld: true, release: () => release() }
  void released.then(() => {
    state.isHeld = false
  })
  return state
}

/** Ends its process at whatever it hears first. */
export function crashing(code: number): Script {
  return { '*': (_, peer) => peer.exit(code) }
}

export const MUTE: Script = {}

/** An entry that starts this peer; with the same peer, the same signature. */
export function entry(
  name: string,
  { command, args }: Pick<Peer, 'command' | 'args'>,
  more: Partial<ServerEntry> = {},
): ServerEntry {
  const config: Config = { type: 'stdio', command, args: [...args], env: {} }
  return {
    name,
    scope: 'user',
    files: ['user.json'],
    config,
    disabled: false,
    unset: [],
    signature: `peer ${args.at(-1)}`,
    ...more,
  }
}

/** What a configuration file says to start this peer. */
export function written(
  { command, args }: Pick<Peer, 'command' | 'args'>,
  own: string[] = [],
): { command: string; args: string[] } {
  return { command, args: [...args, ...own] }
}

/** What a peer was asked after the handshake, in order. */
export function askedOf(peer: Peer): (string | undefined)[] {
  const handshake = [...OPENING, 'notifications/initialized']
  const methods = peer.received.map(message => message.method)
  return methods.filter(method => !handshake.includes(String(method)))
}

export function countOf(peer: Peer, method: string): number {
  return peer.received.filter(message => message.method === method).length
}

/** How often a handshake was begun with the processes of this peer. */
export function openingsOf(peer: Peer): number {
  return Math.max(...OPENING.map(method => countOf(peer, method)))
}

/** The names under which tools of this peer were called. */
export function callsOf(peer: Peer): unknown[] {
  return peer.received
    .filter(message => message.method === 'tools/call')
    .map(message => message.params?.name)
}
