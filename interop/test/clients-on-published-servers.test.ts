/**
 * Each solution's client on servers that the protocol's own project publishes.
 * All of them are legacy: what is modern is in clients-on-dual-era-server.test.ts.
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextContent, ToolResult } from '@workshop/wire'
import { LATEST_LEGACY_VERSION } from '@workshop/wire'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOurClient } from '../src/our-client.ts'
import { everything, filesystem, memory } from '../src/peers.ts'
import { SOLUTIONS } from '../src/solutions.ts'
import { openV1Client } from '../src/their-clients.ts'

const LEGACY = { era: 'legacy', version: LATEST_LEGACY_VERSION }
const textOf = (result: ToolResult) => (result.content[0] as TextContent).text

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interop-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe.each(SOLUTIONS)('the $name client', solution => {
  const servers = [
    { name: 'server-everything', server: everything },
    { name: 'server-filesystem', server: () => filesystem(folder) },
    { name: 'server-memory', server: memory },
  ]

  test.each(servers)('finds out that $name is legacy', async ({ server }) => {
    await using client = await openOurClient(solution, server())
    await client.listTools()
    expect(await client.wire.revision()).toEqual(LEGACY)

    const sent = await client.wire.messages('->')
    expect(sent.map(message => message.method)).toEqual([
      'server/discover',
      'initialize',
      'notifications/initialized',
      'tools/list',
    ])
    const [refusal] = await client.wire.messages('<-')
    expect(refusal).toMatchObject({ error: { code: -32601 } })
    expect(await client.stats()).toMatchObject({
      state: 'connected',
      health: 'ok',
      era: 'legacy',
      protocolVersion: LATEST_LEGACY_VERSION,
      pending: 0,
      noise: { lines: 0 },
      unmatched: 0,
    })
  })

  test.each(servers)(
    'sees the tools of $name as the official client does',
    async ({ server }) => {
      await using ours = await openOurClient(solution, server(), { era: 'legacy' })
      await using theirs = await openV1Client(server())
      const tools = await ours.listTools()
      expect(tools.length).toBeGreaterThan(0)
      expect(tools).toEqual(await theirs.listTools())
    },
  )

  test.each(servers)('leaves $name ended, without a signal', async ({ server }) => {
    await using client = await openOurClient(solution, server())
    await client.close()
    const { exit, signals } = await client.wire.lastRun()
    expect(exit).toMatchObject({ code: 0, signal: null })
    expect(signals).toEqual([])
    expect((await client.stats()).state).toBe('closed')
  })

  test('insisting on the modern era is refused by a legacy server', async () => {
    const opening = openOurClient(solution, memory(), { era: 'modern' })
    await expect(opening).rejects.toMatchObject({ name: 'RpcError', code: -32601 })
  })

  test('server-everything: text comes back letter by letter', async () => {
    await using client = await openOurClient(solution, everything())
    const message = 'é—漢😀 "quoted"\nsecond line\u2028third\t\u0000end'
    const result = await client.callTool('echo', { message })
    expect(result).toEqual({ content: [{ type: 'text', text: `Echo: ${message}` }] })
  })

  test('server-everything: structured content and images pass through', async () => {
    await using client = await openOurClient(solution, everything())
    const weather = await client.callTool('get-structured-content', {
      location: 'Chicago',
    })
    expect(weather.structuredContent).toEqual(JSON.parse(textOf(weather)))
    const picture = await client.callTool('get-tiny-image')
    const image = picture.content.find(item => item.type === 'image') as
      | { data: string }
      | undefined
    expect(
      Buffer.from(image?.data ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('server-everything: bad arguments and unknown tools are results', async () => {
    // Two places where SDK v1 differs from the specification: both are no errors.
    await using client = await openOurClient(solution, everything())
    const bad = await client.callTool('get-sum', { a: 'one', b: 2 })
    expect(bad.isError).toBe(true)
    expect(textOf(bad)).toMatch(/expected number.* at a\b/)
    const unknown = await client.callTool('no-such-tool', {})
    expect(unknown.isError).toBe(true)
    expect((await client.stats()).health).toBe('ok')
  })

  test('server-everything: progress arrives while the call runs', async () => {
    await using client = await openOurClient(solution, everything())
    const seen: unknown[] = []
    const result = await client.callTool(
      'trigger-long-running-operation',
      { duration: 0.2, steps: 4 },
      { onProgress: ({ progress, total }) => seen.push([progress, total]) },
    )
    expect(seen).toEqual([
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ])
    expect(textOf(result)).toContain('Steps: 4')
  })

  test('server-everything: a cancelled call says so on the wire, once', async () => {
    await using client = await openOurClient(solution, everything())
    const caller = new AbortController()
    const call = client.callTool(
      'trigger-long-running-operation',
      { duration: 0.5, steps: 5 },
      { signal: caller.signal, onProgress: () => caller.abort('enough') },
    )
    await expect(call).rejects.toMatchObject({ name: 'RequestCancelled' })
    // The server pays no attention and goes on with its progress; others still get theirs.
    expect(textOf(await client.callTool('echo', { message: 'next' }))).toBe(
      'Echo: next',
    )
    const sent = await client.wire.messages('->')
    const [asked] = sent.filter(({ method }) => method === 'tools/call')
    const cancels = sent.filter(({ method }) => method === 'notifications/cancelled')
    expect(cancels).toMatchObject([{ params: { requestId: asked?.id } }])
    await client.close()
  })

  test('server-filesystem: a text file is read byte by byte', async () => {
    const path = join(folder, `${solution.name}.txt`)
    const text = `é—漢😀\r\n${'line\n'.repeat(60_000)}\tno line end`
    await writeFile(path, text)
    await using client = await openOurClient(solution, filesystem(folder))
    const result = await client.callTool('read_text_file', { path })
    expect(Buffer.from(textOf(result)).equals(await readFile(path))).toBe(true)
  })

  test('server-filesystem: a binary file is read byte by byte', async () => {
    const path = join(folder, `${solution.name}.png`)
    await writeFile(path, randomBytes(300_000))
    await using client = await openOurClient(solution, filesystem(folder))
    const { content } = await client.callTool('read_media_file', { path })
    const [image] = content as unknown as { data: string }[]
    const bytes = Buffer.from(image?.data ?? '', 'base64')
    expect(bytes.equals(await readFile(path))).toBe(true)
  })

  test('server-filesystem: what it refuses is a result, not an error', async () => {
    await using client = await openOurClient(solution, filesystem(folder))
    const result = await client.callTool('read_text_file', { path: '/etc/hostname' })
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(/access denied/i)
  })

  test('server-memory: what one process stores, the next one knows', async () => {
    const env = { MEMORY_FILE_PATH: join(folder, `${solution.name}.jsonl`) }
    const entity = {
      name: 'Oslo',
      entityType: 'city',
      observations: ['has — é漢 — fjords'],
    }
    {
      await using client = await openOurClient(solution, memory(), { env })
      await client.callTool('create_entities', { entities: [entity] })
    }
    await using client = await openOurClient(solution, memory(), { env })
    const found = await client.callTool('open_nodes', { names: ['Oslo'] })
    expect(found.structuredContent).toEqual({ entities: [entity], relations: [] })
  })
})
