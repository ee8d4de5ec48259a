/**
 * The link over HTTP against servers of others: the published one, SDK v1 with and
 * without sessions, SDK v2 for both eras and for the modern one only. The revision is
 * read from what went through a proxy.
 */
import type { TextContent, ToolResult } from '@workshop/wire'
import { LATEST_LEGACY_VERSION, META, MODERN_VERSION } from '@workshop/wire'
import { describe, expect, test } from 'vitest'
import { REMOTE_SOLUTIONS } from '../src/http-subject.ts'
import type { HttpTap } from '../src/http-tap.ts'
import { openTapped } from '../src/our-http-link.ts'
import {
  everythingOverHttp,
  type TheirServer,
  v1Stateless,
  v1WithSessions,
  v2,
} from '../src/their-http-servers.ts'

const LEGACY = { era: 'legacy', version: LATEST_LEGACY_VERSION }
const MODERN = { era: 'modern', version: MODERN_VERSION }

const SERVERS = [
  { server: 'SDK v1 with sessions', serve: v1WithSessions, ...LEGACY },
  { server: 'SDK v1 without', serve: v1Stateless, ...LEGACY },
  { server: 'SDK v2', serve: () => v2('stateless'), ...MODERN },
  { server: 'SDK v2, modern only', serve: () => v2('reject'), ...MODERN },
]

const textOf = (result: ToolResult) => (result.content[0] as TextContent).text

/** The revision of each call as its headers and its body name it. */
function revisionsIn(tap: HttpTap): unknown[] {
  return tap.of('POST tools/call').map(({ headers, message }) => {
    const meta = message.params?._meta as Record<string, unknown> | undefined
    return [headers['mcp-protocol-version'], meta?.[META.protocolVersion]]
  })
}

function sessionsIn(tap: HttpTap, asked: string): unknown[] {
  return tap.of(asked).map(({ headers }) => headers['mcp-session-id'])
}

describe.each(REMOTE_SOLUTIONS)('the $name link', ({ subject }) => {
  describe.each(SERVERS)('to $server', ({ serve, era, version }) => {
    async function meet(options: object = {}) {
      const theirs: TheirServer = await serve()
      const ours = await openTapped(subject, theirs.url, options)
      return { theirs, ours, ...ours }
    }

    test('agrees on a revision, lists and calls', async () => {
      const { theirs, ours, link, tap } = await meet()
      await using _theirs = theirs
      await using _ours = ours
      expect(link).toMatchObject({ era, protocolVersion: version })
      const { tools } = await link.listPage()
      expect(tools.map(tool => tool.name)).toContain('say')
      expect(textOf(await link.callTool('say', { text: '東京 🌦' }))).toBe('東京 🌦')
      const named = era === 'modern' ? version : undefined
      expect(revisionsIn(tap)).toEqual([[version, named]])
      expect(tap.of('POST initialize')).toHaveLength(era === 'modern' ? 0 : 1)
      expect(tap.of('GET')).toEqual([])
    })

    test('hears progress on the stream of its call', async () => {
      const { theirs, ours, link, tap } = await meet()
      await using _theirs = theirs
      await using _ours = ours
      const steps: number[] = []
      const onProgress = (step: { progress: number }) => steps.push(step.progress)
      const result = await link.callTool('count', { to: 3 }, { onProgress })
      expect(textOf(result)).toBe('counted to 3')
      expect(steps).toEqual([1, 2, 3])
      expect(tap.of('POST tools/call')).toMatchObject([{ type: 'text/event-stream' }])
    })

    test('cancels in the way of the era', async () => {
      const { theirs, ours, link, tap } = await meet()
      await using _theirs = theirs
      await using _ours = ours
      const caller = new AbortController()
      const onProgress = () => caller.abort()
      const options = { signal: caller.signal, onProgress }
      const call = link.callTool('count', { to: 1000 }, options)
      await expect(call).rejects.toMatchObject({ name: 'RequestCancelled' })
      expect(textOf(await link.callTool('say', { text: 'next' }))).toBe('next')
      const [first] = tap.of('POST tools/call')
      const told = tap.of('POST notifications/cancelled')
      const ids = told.map(({ message }) => message.params?.requestId)
      expect(ids).toEqual(era === 'modern' ? [] : [first?.message.id])
    })

    test('does four calls at once', async () => {
      const { theirs, ours, link } = await meet()
      await using _theirs = theirs
      await using _ours = ours
      const texts = ['a', 'b', 'c', 'd']
      const results = await Promise.all(
        texts.map(text => link.callTool('say', { text })),
      )
      expect(results.map(textOf)).toEqual(texts)
    })
  })

  test('has a session with SDK v1, and ends it', async () => {
    await using theirs = await v1WithSessions()
    const ours = await openTapped(subject, theirs.url)
    await ours.link.callTool('say', { text: 'x' })
    await ours[Symbol.asyncDispose]()
    const [session] = sessionsIn(ours.tap, 'POST tools/call')
    expect(session).toBeTypeOf('string')
    expect(sessionsIn(ours.tap, 'DELETE')).toEqual([session])
    expect(ours.tap.of('DELETE')).toMatchObject([{ status: 200 }])
  })

  test('gets a new session when SDK v1 has forgotten the old one', async () => {
    await using theirs = await v1WithSessions()
    await using ours = await openTapped(subject, theirs.url)
    const { link, tap } = ours
    await link.callTool('say', { text: 'x' })
    const [session = ''] = sessionsIn(tap, 'POST tools/call') as string[]
    const headers = { 'mcp-session-id': session }
    await fetch(theirs.url, { method: 'DELETE', headers })
    expect(textOf(await link.callTool('say', { text: 'y' }))).toBe('y')
    const [, refused, again] = tap.of('POST tools/call')
    expect(refused?.status).toBe(404)
    expect(again?.headers['mcp-session-id']).not.toBe(session)
  })

  test('answers the questions of SDK v2 by the policy', async () => {
    await using theirs = await v2('stateless')
    const sure = { action: 'accept', content: { sure: true } }
    const answer = async () => ({ sure })
    await using ours = await openTapped(subject, theirs.url, { answer })
    expect(textOf(await ours.link.callTool('deploy'))).toBe('sure: true')
    expect(ours.tap.of('POST tools/call')).toHaveLength(2)
  })

  test('hears that the tools of SDK v2 have changed', async () => {
    await using theirs = await v2('stateless')
    await using ours = await openTapped(subject, theirs.url)
    const heard = new Promise<string>(resolve => {
      ours.link.onNotification(({ method }) => resolve(method))
    })
    await ours.tap.answered('POST subscriptions/listen')
    theirs.toolsChanged()
    expect(await heard).toBe('notifications/tools/list_changed')
  })

  test('lists and calls the published server', async () => {
    await using theirs = await everythingOverHttp()
    await using ours = await openTapped(subject, theirs.url)
    const { link, tap } = ours
    expect(link).toMatchObject({
      era: 'legacy',
      protocolVersion: LATEST_LEGACY_VERSION,
    })
    const { tools } = await link.listPage()
    expect(tools.length).toBeGreaterThan(5)
    const said = await link.callTool('echo', { message: 'hi' })
    expect(textOf(said)).toBe('Echo: hi')
    const [session] = sessionsIn(tap, 'POST tools/list')
    expect(sessionsIn(tap, 'POST tools/call')).toEqual([session])
    expect(revisionsIn(tap)).toEqual([[LATEST_LEGACY_VERSION, undefined]])
  })
})
