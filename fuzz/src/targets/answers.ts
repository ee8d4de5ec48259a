/** Answers in any order, twice, late, of the wrong type: nobody gets another's. */
import { equal, match } from 'node:assert/strict'
import fc, { type Arbitrary } from 'fast-check'
import { target } from '../target.ts'

interface Options {
  timeoutMs: number
}

interface Asked {
  id: number | string
  params: { nth: number }
}

interface Rpc {
  readonly pending: number
  readonly unmatched: number
  request(method: string, params: object, options: Options): Promise<unknown>
  settle(response: object): void
  fail(reason: Error): void
}

interface Module {
  createRpc(send: (message: Asked) => void): Rpc
}

/** To whom an answer is given: one of those who asked, or nobody. */
interface Given {
  to: number
  as: 'result' | 'error' | 'text-id' | 'stranger'
}

interface Case {
  asked: number
  given: Given[]
}

const GIVEN: Arbitrary<Given> = fc.record({
  to: fc.nat(9),
  as: fc.constantFrom('result', 'result', 'result', 'error', 'text-id', 'stranger'),
})

export const answers = target<Case, Module>({
  name: 'answers',
  stage: '01',
  module: 'src/rpc',
  invariant:
    'who asked is told once, and with the first answer to its own id; what belongs to nobody is counted and changes nothing',
  cases: fc.record({
    asked: fc.integer({ min: 1, max: 10 }),
    given: fc.array(GIVEN, { maxLength: 25 }),
  }),
  async check({ createRpc }, { asked, given }) {
    const sent: Asked[] = []
    const rpc = createRpc(message => sent.push(message))
    const told: string[][] = Array.from({ length: asked }, () => [])
    for (const [nth, words] of told.entries()) {
      listen(rpc.request('tools/call', { nth }, { timeoutMs: 60_000 }), words)
    }
    equal(new Set(sent.map(({ id }) => id)).size, asked, 'ids')

    const expected = new Map<number, RegExp>()
    let strangers = 0
    for (const { to, as } of given) {
      const { id, params } = sent[to % asked] as Asked
      const { nth } = params
      const isTaken = as !== 'stranger' && !expected.has(nth)
      if (!isTaken || as === 'text-id') strangers++
      if (isTaken) expected.set(nth, WORDS[as](nth))
      rpc.settle(answer(id, nth, as))
    }
    equal(rpc.unmatched, strangers, 'unmatched')
    equal(rpc.pending, asked - expected.size, 'pending')

    rpc.fail(new Error('gone'))
    equal(rpc.pending, 0, 'pending after the end')
    await new Promise(setImmediate)
    for (const [nth, words] of told.entries()) {
      equal(words.length, 1, `request ${nth} is told once`)
      match(`${words[0]}`, expected.get(nth) ?? /^gone$/)
    }
  },
})

/** What whoever asked as number `nth` then hears. */
const WORDS = {
  result: (nth: number) => new RegExp(`^{"nth":${nth}}$`),
  error: (nth: number) => new RegExp(`^of ${nth}$`),
  'text-id': () => /expected the id that was sent/,
}

function answer(id: number | string, nth: number, as: Given['as']): object {
  if (as === 'stranger') return { jsonrpc: '2.0', id: 1e9 + nth, result: { nth } }
  if (as === 'text-id') return { jsonrpc: '2.0', id: String(id), result: { nth } }
  if (as === 'error') {
    return { jsonrpc: '2.0', id, error: { code: -32603, message: `of ${nth}` } }
  }
  return { jsonrpc: '2.0', id, result: { nth } }
}

/** A rejection is an answer as well; without a handler it would end the process. */
function listen(promise: Promise<unknown>, told: string[]): void {
  promise.then(
    value => told.push(JSON.stringify(value)),
    (cause: Error) => told.push(cause.message),
  )
}
