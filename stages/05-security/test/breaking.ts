/**
 * A breaker of the subject on a clock that the test moves, and calls that end as the
 * test wants: `F` is a server that has gone, `S` an answer.
 */
import { FakeClock } from '@workshop/testkit'
import { data, type TestContext } from './contract.ts'
import { textsUnder } from './shapes.ts'
import { what } from './what-signals.ts'

export interface Refusal {
  server: string
  tool: string
  failures: number
  calls: number
  untilMs: number
}

/** Of one server and tool. */
export interface State {
  state: string
  failures: number
  calls: number
}

export function errorNamed(name: string, members: object = {}): Error {
  return Object.assign(new Error(`a test's ${name}`), { name }, members)
}

export async function createBreaker(t: TestContext, options: object = {}) {
  const clock = new FakeClock()
  const handle = await t.create('breaker', 'createBreaker', { clock, ...options })
  const start = (
    work: (signal: AbortSignal) => unknown,
    server = 'docs',
    tool = 'search',
  ) => handle.call('call', server, tool, work)

  async function ends(error: Error, server?: string, tool?: string): Promise<void> {
    const work = () => Promise.reject(error)
    await t.error(start(work, server, tool), error.name)
  }

  async function answers(server?: string, tool?: string): Promise<void> {
    const value = await t.value(start(async () => 'answer', server, tool))
    t.equal(value, 'answer', 'call()')
  }

  /** The call is refused, and the server never hears of it. */
  async function refuses(server?: string, tool?: string): Promise<Refusal> {
    let reached = 0
    const work = async () => ++reached
    const refusal = await t.error<Refusal>(start(work, server, tool), 'BreakerOpen')
    t.equal(reached, 0, what.callsLetThrough)
    return refusal
  }

  async function stateOf(server = 'docs', tool = 'search'): Promise<State> {
    const now = data<State>(await t.value(handle.call('stateOf', server, tool)))
    t.fits(now, textsUnder('state'), 'stateOf()')
    const { state, failures, calls } = now
    return { state, failures, calls }
  }

  /** Plays calls one after the other; all of them have to be let through. */
  async function play(calls: string): Promise<void> {
    for (const call of calls.replaceAll(' ', '')) {
      if (call === 'F') await ends(errorNamed('ServerExited'))
      else await answers()
    }
  }

  async function isIn(state: string, after: string): Promise<void> {
    const now = await stateOf()
    t.equal(now.state, state, what.stateAfter(after))
  }

  return { clock, handle, start, ends, answers, refuses, stateOf, play, isIn }
}
