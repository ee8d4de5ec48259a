/**
 * The HTTP server under the official clients: v1, which is legacy, and v2 in each of
 * its three ways to find out about a server.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TextContent, ToolResult } from '@workshop/wire'
import { LATEST_LEGACY_VERSION, MODERN_VERSION } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import { gate, type OwnTool, REMOTE_SOLUTIONS, serveOurs } from '../src/http-subject.ts'
import {
  openV1HttpClient,
  openV2HttpClient,
  type TheirHttpClient,
} from '../src/their-http-clients.ts'

const CLIENTS = [
  { client: 'v1', version: LATEST_LEGACY_VERSION, open: openV1HttpClient },
  { client: 'v2 legacy', version: LATEST_LEGACY_VERSION, open: v2('legacy') },
  { client: 'v2 auto', version: MODERN_VERSION, open: v2('auto') },
  {
    client: 'v2 pinned',
    version: MODERN_VERSION,
    open: v2({ pin: MODERN_VERSION }),
  },
]

function v2(mode: Parameters<typeof openV2HttpClient>[1]) {
  return (url: string) => openV2HttpClient(url, mode)
}

const textOf = (result: ToolResult) => (result.content[0] as TextContent).text

const say: OwnTool = {
  name: 'say-漢',
  description: 'Says a text.',
  inputSchema: {
    type: 'object',
    properties: {
      text: { type: 'string', 'x-mcp-header': 'Text' },
      times: { type: 'integer', 'x-mcp-header': 'Times' },
    },
    required: ['text'],
  },
  run: ({ text, times = 1 }) => String(text).repeat(Number(times)),
}
const fail: OwnTool = {
  name: 'fail',
  description: 'Throws.',
  inputSchema: { type: 'object', properties: {} },
  run() {
    throw new Error('out of paper')
  },
}

describe.each(REMOTE_SOLUTIONS)('the $name server over HTTP', ({ subject }) => {
  describe.each(CLIENTS)('under $client', ({ version, open }) => {
    async function meet(...more: OwnTool[]) {
      const server = await serveOurs(subject, { tools: [say, fail, ...more] })
      return { server, client: await open(server.url) }
    }

    test('agrees on a revision and lists the tools', async () => {
      const { server, client } = await meet()
      await using _server = server
      await using _client = client
      const tools = await client.listTools()
      expect(tools.map(tool => tool.name)).toEqual(['say-漢', 'fail'])
      expect(asked(client, 'POST tools/list')).toMatchObject([{ version, status: 200 }])
      const opening = version === MODERN_VERSION ? 'server/discover' : 'initialize'
      expect(client.exchanges[0]).toMatchObject({
        asked: `POST ${opening}`,
        status: 200,
      })
    })

    test('answers calls whose values need encoding', async () => {
      const { server, client } = await meet()
      await using _server = server
      await using _client = client
      await client.listTools()
      for (const text of ['plain', ' é—漢😀 ', '=?base64?eA==?=', 'two\nlines']) {
        const result = await client.callTool('say-漢', { text, times: 2 })
        expect(textOf(result)).toBe(text + text)
      }
      const [call] = asked(client, 'POST tools/call')
      expect(call?.type).toContain('application/json')
    })

    test('tells an error from a tool that failed', async () => {
      const { server, client } = await meet()
      await using _server = server
      await using _client = client
      const failed = await client.callTool('fail')
      expect(failed).toMatchObject({ isError: true })
      expect(textOf(failed)).toContain('out of paper')
      await expect(client.callTool('no-such-tool')).rejects.toMatchObject({
        code: -32602,
      })
    })

    test('progress arrives while the call runs', async () => {
      const door = gate()
      const { server, client } = await meet(door.tool)
      await using _server = server
      await using _client = client
      const seen: number[] = []
      const call = client.callTool(
        'gate',
        {},
        {
          onprogress: ({ progress }) => {
            seen.push(progress)
            door.open()
          },
        },
      )
      expect(textOf(await call)).toBe('through')
      expect(seen).toEqual([1])
      const [exchange] = asked(client, 'POST tools/call')
      expect(exchange?.type).toContain('text/event-stream')
    })

    test('a cancelled call stops the tool, with and without a stream', async () => {
      for (const isStream of [false, true]) {
        const door = gate()
        const { server, client } = await meet(door.tool)
        await using _server = server
        await using _client = client
        const caller = new AbortController()
        const { signal } = caller
        const onprogress = () => undefined
        const call = client.callTool(
          'gate',
          {},
          { signal, ...(isStream && { onprogress }) },
        )
        const outcome = call.then(textOf, () => 'rejected')
        await door.started
        caller.abort('enough')
        expect(await outcome).toBe('rejected')
        // A legacy client only says so, and there is no session to find the call by.
        if (version === MODERN_VERSION) await door.stopped
        expect(textOf(await client.callTool('say-漢', { text: 'next' }))).toBe('next')
      }
    })

    if (version === MODERN_VERSION) {
      test('a change of the tools is told to whoever listens', async () => {
        const { server, client } = await meet()
        await using _server = server
        await using _client = client
        const changed = new Promise<void>(resolve => {
          void client
            .onToolsChanged(resolve)
            .then(() => server.changeTools([{ ...say, name: 'say_more' }]))
        })
        await changed
        const tools = await client.listTools()
        expect(tools.map(tool => tool.name)).toEqual(['say_more'])
      })
    }
  })

  test('as a program it says where it is, and ends when it is told to', async () => {
    const { command, args } = await subject.program('src/http-server.ts')
    const env = { ...process.env, PORT: '' }
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    const exit = once(child, 'exit')
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stderr.setEncoding('utf8').on('data', chunk => {
        text += chunk
        const [, url] = /listening on (\S+)/.exec(text) ?? []
        if (url) resolve(url)
      })
      child.once('exit', () => reject(new Error(`expected a URL, got ${text}`)))
    })
    await using client = await openV1HttpClient(url)
    const weather = await client.callTool('get_weather', { city: 'Oslo' })
    expect(textOf(weather)).toContain('Oslo')
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
  })
})

function asked({ exchanges }: TheirHttpClient, what: string) {
  return exchanges.filter(exchange => exchange.asked === what)
}
