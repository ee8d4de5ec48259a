/** Exchanges over a pipe: our client and our weather server, and others where it says so. */
import { MODERN_META, RawClient } from '@workshop/faults'
import { LATEST_LEGACY_VERSION, META, MODERN_VERSION } from '@workshop/wire'
import type { ExchangeFrame } from '../../data/types.ts'
import { nothing, ours } from './our-client.ts'
import { type Scenario, without } from './scenario.ts'
import { type Caller, NAMES, weather } from './sides.ts'
import { overPipe } from './stdio-tap.ts'

const DISCOVER = ['server/discover']
const MODERN = {
  revision: MODERN_VERSION,
  era: 'modern',
  transport: 'stdio',
  between: { client: NAMES.local, server: NAMES.local },
} as const
const RAW = { client: NAMES.raw, server: NAMES.local }

/** A client that sends exactly this, and waits for the answer. */
async function raw(message: {
  id: number
  method: string
  params: object
}): Promise<ExchangeFrame[]> {
  return overPipe(await weather(), async ({ command, args }) => {
    const client = new RawClient(command, args)
    client.send({ jsonrpc: '2.0', ...message })
    await client.answerTo(message.id)
    client.endInput()
    await client.ended
  })
}

export const STDIO: readonly Scenario[] = [
  {
    ...MODERN,
    name: 'stdio-modern-discover',
    title: { en: 'Discovery', zh: '发现' },
    record: () => ours(nothing),
  },
  {
    ...MODERN,
    name: 'stdio-modern-tools-list',
    title: { en: 'Which tools do you have?', zh: '你有哪些工具？' },
    record: async () => without(DISCOVER, await ours(client => client.listTools())),
  },
  {
    ...MODERN,
    name: 'stdio-modern-tools-call',
    title: { en: 'Run this one', zh: '运行这一个' },
    record: async () => {
      const act = (client: Caller) => client.callTool('get_weather', { city: 'Oslo' })
      return without(DISCOVER, await ours(act))
    },
  },
  {
    ...MODERN,
    name: 'stdio-legacy-initialize',
    title: { en: 'The handshake, then a list', zh: '先握手，再取列表' },
    revision: LATEST_LEGACY_VERSION,
    era: 'legacy',
    record: () =>
      ours(client => client.callTool('get_weather', { city: 'Oslo' }), undefined, {
        era: 'legacy',
      }),
  },
  {
    ...MODERN,
    name: 'stdio-unknown-tool',
    title: { en: 'No such tool: an error', zh: '没有这个工具：error' },
    record: async () => {
      const act = (client: Caller) =>
        client.callTool('get_wether', { city: 'Oslo' }).catch(() => undefined)
      return without(DISCOVER, await ours(act))
    },
  },
  {
    ...MODERN,
    name: 'stdio-tool-failed',
    title: { en: 'The tool failed: a result', zh: '工具失败：result' },
    record: async () =>
      without(DISCOVER, await ours(client => client.callTool('always_fails'))),
  },
  {
    ...MODERN,
    name: 'stdio-missing-meta',
    title: { en: 'A request that does not say its revision', zh: '没说明版本的请求' },
    between: RAW,
    record: () => raw({ id: 1, method: 'tools/list', params: {} }),
  },
  {
    ...MODERN,
    name: 'stdio-unsupported-revision',
    title: { en: 'A revision the server does not speak', zh: '服务端不会讲的版本' },
    between: RAW,
    record: () =>
      raw({
        id: 1,
        method: 'tools/list',
        params: { _meta: { ...MODERN_META, [META.protocolVersion]: '2027-01-01' } },
      }),
    notes: {
      0: {
        en: '2027-01-01 is made up: a revision that this server cannot know.',
        zh: '2027-01-01 是编出来的：这个服务端不可能认识的版本。',
      },
    },
  },
]
