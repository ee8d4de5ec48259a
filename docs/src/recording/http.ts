/** Exchanges over HTTP, each recorded by a proxy in front of the server. */

import { MODERN_META, WebClient } from '@workshop/faults'
import { MODERN_VERSION } from '@workshop/wire'
import type { ExchangeFrame } from '../../data/types.ts'
import { nothing } from './our-client.ts'
import type { Scenario } from './scenario.ts'
import {
  type Caller,
  NAMES,
  official,
  openRemote,
  serveWeather,
  weatherTools,
} from './sides.ts'
import { tapWeb, type WebFrame, type WebTap } from './web-tap.ts'

const MODERN = {
  revision: MODERN_VERSION,
  era: 'modern',
  transport: 'http',
  between: { client: NAMES.remote, server: NAMES.remote },
} as const
const RAW = { client: NAMES.raw, server: NAMES.remote }
const LISTEN = 'subscriptions/listen'

/** Our client at this URL; `act` is what it does once it is connected. */
async function linked(
  url: string,
  act: (link: Caller, tap: WebTap) => Promise<unknown>,
  options: object = {},
): Promise<readonly WebFrame[]> {
  await using tap = await tapWeb(url)
  const link = await openRemote(tap.url, options)
  try {
    await act(link, tap)
  } finally {
    await link.close()
  }
  return tap.frames
}

/** Our client calls this tool of our server. */
async function call(
  tool: string,
  args: object,
  options: object = {},
): Promise<ExchangeFrame[]> {
  const server = await serveWeather()
  try {
    const act = (link: Caller) => link.callTool(tool, args, options)
    return only(['tools/call'], await linked(server.url(), act))
  } finally {
    await server.close()
  }
}

async function listening(): Promise<ExchangeFrame[]> {
  const server = await serveWeather()
  try {
    const tools = await weatherTools()
    const frames = await linked(server.url(), async (link, tap) => {
      const heard = new Promise<void>(resolve => link.onNotification(() => resolve()))
      await tap.said('acknowledged')
      server.changeTools(tools.slice(0, 1))
      await heard
    })
    return only([LISTEN], frames)
  } finally {
    await server.close()
  }
}

/** A client that sends exactly this; its headers say something else than its body. */
async function mismatch(): Promise<ExchangeFrame[]> {
  const server = await serveWeather()
  const client = new WebClient()
  await using tap = await tapWeb(server.url())
  const params = {
    name: 'get_weather',
    arguments: { city: 'Oslo' },
    _meta: MODERN_META,
  }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const answer = await client.post(tap.url, message, { 'Mcp-Name': 'count_slowly' })
  await answer.over
  await server.close()
  return only(['tools/call'], tap.frames)
}

async function challenged(): Promise<ExchangeFrame[]> {
  const auth = { issuer: 'https://auth.example.com', scopes: ['weather:read'] }
  const server = await serveWeather({ auth })
  const client = new WebClient()
  await using tap = await tapWeb(server.url())
  const params = { _meta: MODERN_META }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', params }
  const refused = await client.post(tap.url, message)
  await refused.over
  const challenge = refused.headers['www-authenticate'] ?? ''
  const [, place] = /resource_metadata="([^"]+)"/.exec(challenge) ?? []
  if (place === undefined) throw new Error(`expected a place, got ${challenge}`)
  const { origin } = new URL(tap.url)
  const document = await client.send(`${origin}${new URL(place).pathname}`, {
    method: 'GET',
    headers: { Accept: 'application/json' },
  })
  await document.over
  await server.close()
  return tap.frames.map(({ frame }) => frame)
}

async function asked(): Promise<ExchangeFrame[]> {
  await using server = await official('v2', 'reject')
  const answer = async () => ({ sure: { action: 'accept', content: { sure: true } } })
  const act = (link: Caller) => link.callTool('deploy')
  return only(['tools/call'], await linked(server.url, act, { answer }))
}

async function session(): Promise<ExchangeFrame[]> {
  await using server = await official('v1WithSessions')
  const act = (link: Caller) => link.callTool('say', { text: 'hello' })
  const frames = await linked(server.url, act)
  return frames.map(({ frame }) => frame)
}

/** Requests of these methods, with all that belongs to them. */
function only(
  methods: readonly string[],
  frames: readonly WebFrame[],
): ExchangeFrame[] {
  return frames.filter(({ asked }) => methods.includes(asked)).map(({ frame }) => frame)
}

export const HTTP: readonly Scenario[] = [
  {
    ...MODERN,
    name: 'http-modern-call',
    title: { en: 'A call over HTTP', zh: '经 HTTP 的一次调用' },
    record: () => call('get_weather', { city: 'Oslo' }),
  },
  {
    ...MODERN,
    name: 'http-progress-stream',
    title: { en: 'An answer that is a stream', zh: '以流作答' },
    record: () => call('count_slowly', { to: 3, everyMs: 1 }, { onProgress: nothing }),
  },
  {
    ...MODERN,
    name: 'http-listen',
    title: { en: 'Listening for changes', zh: '监听变化' },
    record: listening,
    notes: {
      2: {
        en: 'Sent when the tools of the server changed. The stream stays open.',
        zh: '服务端的工具变了才发出。流一直开着。',
      },
    },
  },
  {
    ...MODERN,
    name: 'http-header-mismatch',
    title: { en: 'Headers and body disagree', zh: '请求头与正文不一致' },
    between: RAW,
    record: mismatch,
  },
  {
    ...MODERN,
    name: 'http-input-required',
    title: { en: 'A result that is a question', zh: '一个其实是提问的结果' },
    between: { client: NAMES.remote, server: NAMES.sdk2 },
    record: asked,
    notes: {
      1: {
        en: 'Not an error and not an answer: the client is asked to ask its user.',
        zh: '既不是错误也不是结果：请客户端去问它的用户。',
      },
      2: {
        en: 'The same call with a new id; the server has kept nothing in between.',
        zh: '同一个调用，换了新 id；服务端在两次之间什么都没保存。',
      },
    },
  },
  {
    ...MODERN,
    name: 'http-challenge',
    title: { en: 'Refused, and told where to ask', zh: '被拒绝，并被告知去哪里申请' },
    between: RAW,
    record: challenged,
    notes: {
      3: {
        en: 'A client goes on from here: to the authorization server, then back with a token.',
        zh: '客户端由此继续：先去授权服务端，再带着令牌回来。',
      },
    },
  },
  {
    ...MODERN,
    name: 'http-legacy-session',
    title: { en: 'A probe, then a session', zh: '先探测，再建会话' },
    revision: '2025-11-25',
    era: 'legacy',
    between: { client: NAMES.remote, server: NAMES.sdk1 },
    record: session,
    notes: {
      3: {
        en: 'From here on every request carries the session id.',
        zh: '从这里起，每个请求都带上会话 id。',
      },
    },
  },
]
