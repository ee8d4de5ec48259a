/** A meeting for each pair of sides and each transport, through something that records. */

import type { Subject } from '@workshop/testkit/subject'
import type { ToolDefinition } from '@workshop/wire'
import { tapHttp } from '../http-tap.ts'
import { openOurClient } from '../our-client.ts'
import { openTapped } from '../our-http-link.ts'
import type { Command } from '../peers.ts'
import type { Recording } from '../recording.ts'
import type { TheirClient } from '../their-clients.ts'
import type { TheirHttpClient } from '../their-http-clients.ts'
import type { Meeting } from './meeting.ts'
import { linesOfExchanges, linesOfFrames } from './wire-lines.ts'

const namesOf = (tools: readonly ToolDefinition[]) => tools.map(({ name }) => name)

async function linesOf(wire: Recording) {
  return linesOfFrames((await wire.lastRun()).frames)
}

/**
 * Far more than anybody needs. Silence counts as the older era, so on a machine with much
 * else to do an impatient client would find that one, and be right.
 */
const PATIENCE = { probeTimeoutMs: 20_000, timeoutMs: 40_000 }
const TIMEOUTS = {
  probeMs: 20_000,
  connectMs: 45_000,
  requestMs: 40_000,
  callMs: 45_000,
}

/** Our client starts their server. */
export async function oursOverStdio(
  subject: Subject,
  server: Command,
  options: { era?: 'legacy'; env?: Record<string, string> } = {},
): Promise<Meeting> {
  const client = await openOurClient({ name: 'ours', subject }, server, {
    ...PATIENCE,
    ...options,
  })
  return {
    listTools: async () => namesOf(await client.listTools()),
    callTool: (name, args) => client.callTool(name, args),
    lines: () => linesOf(client.wire),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  }
}

/** Our link to their server, which ends with the meeting. */
export async function oursOverHttp(
  subject: Subject,
  serve: () => Promise<AsyncDisposable & { url: string }>,
): Promise<Meeting> {
  const server = await serve()
  try {
    const ours = await openTapped(subject, server.url, { timeouts: TIMEOUTS })
    return {
      listTools: async () => namesOf((await ours.link.listPage()).tools),
      callTool: (name, args) => ours.link.callTool(name, args),
      lines: async () => linesOfExchanges(ours.tap),
      async [Symbol.asyncDispose]() {
        await ours[Symbol.asyncDispose]()
        await server[Symbol.asyncDispose]()
      },
    }
  } catch (cause) {
    await server[Symbol.asyncDispose]()
    throw cause
  }
}

/** Their client starts our server. */
export async function theirsOverStdio(
  server: Promise<Command>,
  open: (server: Command) => Promise<TheirClient>,
): Promise<Meeting> {
  const client = await open(await server)
  return {
    listTools: async () => namesOf(await client.listTools()),
    callTool: (name, args) => client.callTool(name, args),
    lines: () => linesOf(client.wire),
    [Symbol.asyncDispose]: () => client[Symbol.asyncDispose](),
  }
}

export async function theirsOverHttp(
  serve: () => Promise<AsyncDisposable & { url: string }>,
  open: (url: string) => Promise<TheirHttpClient>,
): Promise<Meeting> {
  const server = await serve()
  const tap = await tapHttp(server.url)
  const end = async () => {
    await tap[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  }
  const opening = open(tap.url)
  const client = await opening.catch(async cause => {
    await end()
    throw cause
  })
  return {
    listTools: async () => namesOf(await client.listTools()),
    callTool: (name, args) => client.callTool(name, args),
    lines: async () => linesOfExchanges(tap),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]()
      await end()
    },
  }
}
