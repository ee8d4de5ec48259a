/**
 * Each solution's server under the official clients: v1, which is legacy, and v2
 * in each of its three ways to find out about a server.
 */
import type { TextContent, ToolResult } from '@workshop/wire'
import { LATEST_LEGACY_VERSION, MODERN_VERSION } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import type { Command } from '../src/peers.ts'
import { SOLUTIONS, type Solution } from '../src/solutions.ts'
import { openV1Client, openV2Client, type TheirClient } from '../src/their-clients.ts'

const MODERN = { era: 'modern', version: MODERN_VERSION }
const LEGACY = { era: 'legacy', version: LATEST_LEGACY_VERSION }

const CLIENTS = [
  { client: 'v1', agreed: LEGACY, open: openV1Client },
  { client: 'v2 legacy', agreed: LEGACY, open: v2('legacy') },
  { client: 'v2 auto', agreed: MODERN, open: v2('auto') },
  { client: 'v2 pinned', agreed: MODERN, open: v2({ pin: MODERN_VERSION }) },
]

function v2(mode: Parameters<typeof openV2Client>[1]) {
  return (server: Command) => openV2Client(server, mode)
}

const MEETINGS = SOLUTIONS.flatMap(solution =>
  CLIENTS.map(({ client, agreed, open }) => ({
    name: solution.name,
    client,
    agreed,
    open: () => meet(solution, open),
  })),
)

async function meet(
  { subject }: Solution,
  open: (server: Command) => Promise<TheirClient>,
): Promise<TheirClient> {
  return open(await subject.program('src/server.ts'))
}

const textOf = (result: ToolResult) => (result.content[0] as TextContent).text

describe.each(MEETINGS)('the $name server under $client', ({ agreed, open }) => {
  test('agrees on a revision and lists the three tools', async () => {
    await using client = await open()
    const tools = await client.listTools()
    expect(tools.map(tool => tool.name)).toEqual([
      'get_weather',
      'count_slowly',
      'always_fails',
    ])
    expect(tools.every(tool => tool.inputSchema.type === 'object')).toBe(true)
    expect(await client.wire.revision()).toEqual(agreed)
  })

  test('answers each of the three tools', async () => {
    await using client = await open()
    const weather = await client.callTool('get_weather', { city: 'Århus—漢😀' })
    expect(textOf(weather)).toContain('Århus—漢😀')
    const count = await client.callTool('count_slowly', { to: 2, everyMs: 1 })
    expect(textOf(count)).toBe('counted to 2')
    const failed = await client.callTool('always_fails')
    expect(failed.isError).toBe(true)
    expect(textOf(failed)).not.toBe('')
  })

  test('refuses an unknown tool, and explains bad arguments', async () => {
    await using client = await open()
    await expect(client.callTool('no-such-tool')).rejects.toMatchObject({
      code: -32602,
    })
    const missing = await client.callTool('get_weather', {})
    expect(missing.isError).toBe(true)
    expect(textOf(missing)).toContain('city')
    const wrong = await client.callTool('count_slowly', { to: 'three' })
    expect(wrong.isError).toBe(true)
    expect(textOf(wrong)).toContain('to')
  })

  test('reports progress to whoever asks for it', async () => {
    await using client = await open()
    const seen: number[] = []
    const result = await client.callTool(
      'count_slowly',
      { to: 3, everyMs: 20 },
      { onprogress: ({ progress }) => seen.push(progress) },
    )
    expect(textOf(result)).toBe('counted to 3')
    // The SDK hands over progress a moment after answers, so that it loses what
    // comes in one chunk with the answer. The wire has all of it.
    expect(seen).toEqual([1, 2, 3].slice(0, seen.length))
    await client.callTool('count_slowly', { to: 2, everyMs: 0 })
    const received = await client.wire.messages('<-')
    const reports = received.filter(({ method }) => method === 'notifications/progress')
    expect(reports.map(({ params }) => [params?.progress, params?.total])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('a cancelled call is not answered, and the next one is', async () => {
    await using client = await open()
    const caller = new AbortController()
    const call = client.callTool(
      'count_slowly',
      { to: 1_000_000, everyMs: 5 },
      { signal: caller.signal, onprogress: () => caller.abort('enough') },
    )
    await expect(call).rejects.toThrow()
    expect(textOf(await client.callTool('get_weather', { city: 'Oslo' }))).toContain(
      'Oslo',
    )
    await client.close()

    const sent = await client.wire.messages('->')
    const [asked] = sent.filter(({ method }) => method === 'tools/call')
    const cancels = sent.filter(({ method }) => method === 'notifications/cancelled')
    expect(cancels).toMatchObject([{ params: { requestId: asked?.id } }])
    const received = await client.wire.messages('<-')
    expect(received.some(({ id }) => id === asked?.id)).toBe(false)
  })

  test('ends by itself when the client closes', async () => {
    await using client = await open()
    // Before its first answer a server may not have started yet.
    await client.listTools()
    await client.close()
    const { exit, signals, frames } = await client.wire.lastRun()
    expect(exit).toMatchObject({ code: 0, signal: null })
    expect(signals).toEqual([])
    expect(frames.filter(frame => frame.stream === 'stderr')).toEqual([])
    for (const run of await client.wire.runs()) expect(run.exit).toBeDefined()
  })
})
