/**
 * Our HTTP server and links with nginx between them, as it comes and as people set it
 * up. A stream has to arrive while it goes on; where it cannot, the error says why.
 */
import { META, MODERN_VERSION, type TextContent } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import { gate, linkOurs, REMOTE_SOLUTIONS, serveOurs } from '../src/http-subject.ts'
import { nginxBefore, withoutNginx } from '../src/nginx.ts'

const BUFFERING = ['proxy_buffering on;', 'proxy_buffering off;']

/** The answer with its body readable as it comes; fetch asks for gzip and undoes it. */
async function open(url: string, method: string, params: object, init: object = {}) {
  const _meta = {
    [META.protocolVersion]: MODERN_VERSION,
    [META.clientCapabilities]: {},
    [META.progressToken]: 1,
  }
  const { name } = params as { name?: string }
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      'MCP-Protocol-Version': MODERN_VERSION,
      'Mcp-Method': method,
      ...(name && { 'Mcp-Name': name }),
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method,
      params: { ...params, _meta },
    }),
    ...init,
  })
  const decoder = new TextDecoder()
  const chunks = response.body?.[Symbol.asyncIterator]()
  let text = ''
  return {
    response,
    /** Everything up to and with the first text like this. */
    async until(part: string): Promise<string> {
      while (!text.includes(part)) {
        const { done, value } = (await chunks?.next()) ?? { done: true }
        if (done) throw new Error(`the stream ended before ${part}: ${text}`)
        text += decoder.decode(value, { stream: true })
      }
      return text
    },
  }
}

describe.skipIf(withoutNginx)('behind nginx', () => {
  describe.each(REMOTE_SOLUTIONS)('the $name server', ({ subject }) => {
    test.each(BUFFERING)('%s progress arrives before the result', async directive => {
      const door = gate()
      await using server = await serveOurs(subject, { tools: [door.tool] })
      await using proxy = await nginxBefore(server.url, directive)
      const stream = await open(proxy.url, 'tools/call', { name: 'gate' })
      expect(await stream.until('notifications/progress')).not.toContain('result')
      door.open()
      expect(await stream.until('"result"')).toContain('through')
    })

    test.each(BUFFERING)('%s whoever hangs up stops the tool', async directive => {
      const door = gate()
      await using server = await serveOurs(subject, { tools: [door.tool] })
      await using proxy = await nginxBefore(server.url, directive)
      const caller = new AbortController()
      const { signal } = caller
      const stream = await open(proxy.url, 'tools/call', { name: 'gate' }, { signal })
      await stream.until('notifications/progress')
      caller.abort()
      await door.stopped
    })

    test('a silent stream outlives the idle timeout by its comments', async () => {
      await using server = await serveOurs(subject, { tools: [], keepAliveMs: 200 })
      await using proxy = await nginxBefore(server.url, 'proxy_read_timeout 1s;')
      const filter = { notifications: { toolsListChanged: true } }
      const stream = await open(proxy.url, 'subscriptions/listen', filter)
      const comments = await stream.until(':\n\n'.repeat(8))
      expect(comments).toContain('acknowledged')
      await server.changeTools([])
      expect(await stream.until('list_changed')).toContain(META.subscriptionId)
    })

    test('without comments it is cut, and ends without a result', async () => {
      await using server = await serveOurs(subject, { tools: [] })
      await using proxy = await nginxBefore(server.url, 'proxy_read_timeout 1s;')
      const filter = { notifications: { toolsListChanged: true } }
      const stream = await open(proxy.url, 'subscriptions/listen', filter)
      await stream.until('acknowledged')
      await expect(stream.until('"result"')).rejects.toThrow()
    })

    test('a host name of the outside world is refused by name', async () => {
      await using server = await serveOurs(subject, { tools: [] })
      const passing = 'proxy_set_header Host mcp.example;'
      await using proxy = await nginxBefore(server.url, passing)
      const { response, until } = await open(proxy.url, 'tools/list', {})
      expect(response.status).toBe(403)
      expect(await until('}')).toContain('mcp.example')
    })
  })

  describe.each(REMOTE_SOLUTIONS)('the $name link', ({ subject }) => {
    test('gets progress and result', async () => {
      const door = gate()
      await using server = await serveOurs(subject, { tools: [door.tool] })
      await using proxy = await nginxBefore(server.url, 'proxy_buffering on;')
      await using link = await linkOurs(subject, proxy.url)
      const result = await link.callTool('gate', {}, { onProgress: door.open })
      expect((result.content[0] as TextContent).text).toBe('through')
    })

    test('a slow JSON answer is cut: the outcome is unknown, and said to be', async () => {
      const door = gate()
      await using server = await serveOurs(subject, { tools: [door.tool] })
      await using proxy = await nginxBefore(server.url, 'proxy_read_timeout 1s;')
      await using link = await linkOurs(subject, proxy.url)
      await expect(link.callTool('gate')).rejects.toMatchObject({
        name: 'OutcomeUnknown',
        method: 'tools/call',
      })
      await door.stopped
    })

    test("a body that is too long is nginx's own 413", async () => {
      await using server = await serveOurs(subject, { tools: [gate().tool] })
      await using proxy = await nginxBefore(server.url, 'client_max_body_size 1k;')
      await using link = await linkOurs(subject, proxy.url)
      const text = 'x'.repeat(5000)
      await expect(link.callTool('gate', { text })).rejects.toMatchObject({
        name: 'HttpError',
        status: 413,
        sample: expect.stringContaining('413 Request Entity Too Large'),
      })
    })
  })
})

// The reason stands among the results: a skipped test says nothing else.
test.runIf(withoutNginx)(`skipped: ${withoutNginx}`, context => {
  context.skip(withoutNginx || undefined)
})
