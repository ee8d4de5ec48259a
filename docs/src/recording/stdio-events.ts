/** Exchanges over a pipe in which more happens than a question and its answer. */
import { MODERN_VERSION } from '@workshop/wire'
import { nothing, ours } from './our-client.ts'
import { type Scenario, without } from './scenario.ts'
import { type Caller, NAMES, noisyWeather, thinking } from './sides.ts'

const DISCOVER = ['server/discover']
const MODERN = {
  revision: MODERN_VERSION,
  era: 'modern',
  transport: 'stdio',
  between: { client: NAMES.local, server: NAMES.local },
} as const

export const STDIO_EVENTS: readonly Scenario[] = [
  {
    ...MODERN,
    name: 'stdio-progress',
    title: { en: 'A call that says how far it is', zh: '会报告进度的调用' },
    record: async () => {
      const act = (client: Caller) =>
        client.callTool('count_slowly', { to: 3, everyMs: 1 }, { onProgress: nothing })
      return without(DISCOVER, await ours(act))
    },
  },
  {
    ...MODERN,
    name: 'stdio-cancel',
    title: { en: 'A call that is no longer wanted', zh: '不再需要的调用' },
    record: async () => without(DISCOVER, await ours(cancelled)),
    notes: {
      2: {
        en: 'Nothing comes after this: a cancelled request has no answer.',
        zh: '此后什么也不会来：被取消的请求没有响应。',
      },
    },
  },
  {
    ...MODERN,
    name: 'stdio-noise',
    title: { en: 'A greeting on the wire', zh: '线上多出来的一句问候' },
    record: async () => {
      const frames = await ours(countingNoise, await noisyWeather())
      return without(['tools/list'], frames)
    },
    between: { client: NAMES.local, server: `${NAMES.local} + writeSync(1, …)` },
    notes: {
      1: {
        en: 'Not a message. Our client skips it, counts it, and calls the server degraded.',
        zh: '这不是消息。我们的客户端跳过它、计数，并把服务端标为 degraded。',
      },
    },
  },
  {
    ...MODERN,
    name: 'stdio-probe-falls-back',
    title: {
      en: 'A probe, and a server of the older era',
      zh: '探测遇上旧一代的服务端',
    },
    revision: '2025-11-25',
    era: 'legacy',
    between: { client: NAMES.local, server: NAMES.thinking },
    record: () => ours(nothing, thinking()),
    notes: {
      1: {
        en: 'Not one of the three modern errors: whichever it is, the server is taken for legacy.',
        zh: '不是新一代那三个错误码：不管是哪种错误，都按旧一代对待。',
      },
    },
  },
]

/** Given up at the first news of it, so that there is certainly something to give up. */
async function cancelled(client: Caller): Promise<void> {
  const caller = new AbortController()
  const options = { signal: caller.signal, onProgress: () => caller.abort() }
  const args = { to: 2, everyMs: 100 }
  await client.callTool('count_slowly', args, options).then(
    () => {
      throw new Error('expected the call to be given up, got a result')
    },
    () => undefined,
  )
}

async function countingNoise(client: Caller): Promise<void> {
  await client.listTools()
  const { lines } = client.stats().noise
  if (lines !== 1) throw new Error(`expected one line of noise, got ${lines}`)
}
