/**
 * A link that may listen for changes of the list, the server at the other end, and
 * the time that passes meanwhile.
 */
import {
  discovered,
  modernWeb,
  type WebExchange,
  type WebScript,
} from '@workshop/faults'
import { FakeClock, type TestContext } from '@workshop/testkit'
import { META } from '@workshop/wire'
import { openLink } from './contract.ts'
import { FAR_LIMITS } from './delays.ts'
import { whatClient as what } from './what-client.ts'

export const LISTEN = 'subscriptions/listen'
export const CHANGED = 'notifications/tools/list_changed'

const STEP_MS = 500
const LONGEST_MS = 60_000

export type Listening = Awaited<ReturnType<typeof listening>>

export async function listening(
  t: TestContext,
  listen: NonNullable<WebScript[string]>,
  capabilities: object = { tools: { listChanged: true } },
) {
  const peer = await t.web(
    modernWeb({
      'server/discover': exchange => exchange.respond(discovered(capabilities)),
      [LISTEN]: listen,
    }),
  )
  const clock = new FakeClock()
  const options = { clock, timeouts: FAR_LIMITS, random: () => 0 }
  const link = await openLink(t, peer.url, options)
  const heard: string[] = []
  let wake: () => void = () => undefined
  await link.onNotification(({ method }) => {
    heard.push(method)
    wake()
  })

  /** The nth request; it has been answered as far as it is at once. */
  function stream(nth: number): Promise<WebExchange> {
    const observed = { kind: 'unanswered', what: what.listens, ms: 2000 } as const
    return t.within(peer.seen(LISTEN, nth), observed)
  }

  async function hears(count: number): Promise<void> {
    const loop = async (): Promise<void> => {
      while (heard.length < count) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
    await t.within(loop(), { kind: 'unanswered', what: what.heard, ms: 2000 })
  }

  /** What the link does now has reached the server when the call is answered. */
  async function letPass(ms: number): Promise<void> {
    await clock.advance(ms)
    t.equal(await link.textOf('echo', { text: 'x' }), 'x', what.answerOf('echo'))
  }

  /** The nth stream is read, then it breaks: how long until there is another one? */
  async function loses(nth: number): Promise<number> {
    const lost = await stream(nth)
    const before = heard.length
    await tell(lost, CHANGED)
    await hears(before + 1)
    const start = clock.now()
    lost.reset()
    while (peer.of(LISTEN).length === nth && clock.now() - start < LONGEST_MS) {
      await letPass(STEP_MS)
    }
    await stream(nth + 1)
    return clock.now() - start
  }

  return { peer, clock, link, heard, stream, hears, letPass, loses }
}

export async function acknowledge(exchange: WebExchange): Promise<void> {
  exchange.stream()
  const notifications = { toolsListChanged: true }
  await tell(exchange, 'notifications/subscriptions/acknowledged', { notifications })
}

/** Everything on such a stream says which request it belongs to. */
export function tell(
  exchange: WebExchange,
  method: string,
  params: object = {},
): Promise<void> {
  const _meta = { [META.subscriptionId]: exchange.id }
  return exchange.notify(method, { ...params, _meta })
}
