/**
 * Each solution's client on a server that the official SDK v2 speaks for. The SDK
 * is lenient in places, so these tests say that we are understood, not that we
 * are right; the stage's own checks are about that.
 */
import type { TextContent, ToolResult } from '@workshop/wire'
import { LATEST_LEGACY_VERSION, MODERN_VERSION } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import { openOurClient } from '../src/our-client.ts'
import { dualEraServer } from '../src/peers.ts'
import { SOLUTIONS } from '../src/solutions.ts'
import { openV2Client } from '../src/their-clients.ts'

const MODERN = { era: 'modern', version: MODERN_VERSION }
const LEGACY = { era: 'legacy', version: LATEST_LEGACY_VERSION }
const textOf = (result: ToolResult) => (result.content[0] as TextContent).text

describe.each(SOLUTIONS)('the $name client', solution => {
  test.each([
    { era: 'auto', agreed: MODERN },
    { era: 'modern', agreed: MODERN },
    { era: 'legacy', agreed: LEGACY },
  ] as const)('$era: agrees on $agreed.version', async ({ era, agreed }) => {
    await using client = await openOurClient(solution, await dualEraServer(), { era })
    expect(textOf(await client.callTool('say', { text: 'é—漢😀' }))).toBe('é—漢😀')

    expect(await client.wire.revision()).toEqual(agreed)
    expect(await client.stats()).toMatchObject({
      health: 'ok',
      era: agreed.era,
      protocolVersion: agreed.version,
    })
    const sent = await client.wire.messages('->')
    const opening = agreed.era === 'modern' ? 'server/discover' : 'initialize'
    expect(sent[0]?.method).toBe(opening)
    const others = sent.filter(message => message.method?.startsWith('initialize'))
    expect(others.length).toBe(agreed.era === 'modern' ? 0 : 1)
  })

  test('sees the tools as the official client does', async () => {
    const server = await dualEraServer()
    await using ours = await openOurClient(solution, server)
    await using theirs = await openV2Client(server, { pin: MODERN_VERSION })
    const tools = await ours.listTools()
    expect(tools.map(tool => tool.name)).toEqual(['say', 'add', 'count', 'fail'])
    expect(tools).toEqual(await theirs.listTools())
    expect(await theirs.wire.revision()).toEqual(MODERN)
  })

  test('gets a modern result whole', async () => {
    await using client = await openOurClient(solution, await dualEraServer())
    const result = await client.callTool('add', { a: 2, b: 40 })
    expect(result).toMatchObject({
      content: [{ type: 'text', text: '{"sum":42}' }],
      structuredContent: { sum: 42 },
    })
  })

  test('tells an error from a tool that failed', async () => {
    await using client = await openOurClient(solution, await dualEraServer())
    const failed = await client.callTool('fail')
    expect(failed).toMatchObject({ isError: true })
    expect(textOf(failed)).toContain('out of paper')
    const bad = await client.callTool('say', { text: 42 })
    expect(bad).toMatchObject({ isError: true })
    await expect(client.callTool('no-such-tool')).rejects.toMatchObject({
      name: 'RpcError',
      code: -32602,
    })
    expect((await client.stats()).health).toBe('ok')
  })

  test('gets progress while the call runs', async () => {
    await using client = await openOurClient(solution, await dualEraServer())
    const seen: number[] = []
    const result = await client.callTool(
      'count',
      { to: 3 },
      { onProgress: ({ progress }) => seen.push(progress) },
    )
    expect(textOf(result)).toBe('counted to 3')
    expect(seen).toEqual([1, 2, 3])
  })

  test('a cancelled call stops the server, and only that call', async () => {
    await using client = await openOurClient(solution, await dualEraServer())
    const caller = new AbortController()
    const cancelled = client.callTool(
      'count',
      { to: 1_000_000 },
      { signal: caller.signal, onProgress: () => caller.abort('enough') },
    )
    const other = client.callTool('count', { to: 20 })
    await expect(cancelled).rejects.toMatchObject({ name: 'RequestCancelled' })
    expect(textOf(await other)).toBe('counted to 20')

    await client.close()
    const sent = await client.wire.messages('->')
    const [asked] = sent.filter(({ method }) => method === 'tools/call')
    const cancels = sent.filter(({ method }) => method === 'notifications/cancelled')
    expect(cancels).toMatchObject([{ params: { requestId: asked?.id } }])
    const received = await client.wire.messages('<-')
    expect(received.some(({ id }) => id === asked?.id)).toBe(false)
  })

  test('leaves the server ended, without a signal', async () => {
    await using client = await openOurClient(solution, await dualEraServer())
    await client.close()
    const { exit, signals } = await client.wire.lastRun()
    expect(exit).toMatchObject({ code: 0, signal: null })
    expect(signals).toEqual([])
  })
})
