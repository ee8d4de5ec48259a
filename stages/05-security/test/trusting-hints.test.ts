import { modernResult, modernServer } from '@workshop/faults'
import { show, verbatim } from '@workshop/testkit'
import {
  breaks,
  contract,
  data,
  guards,
  type Risk,
  type RiskQuestion,
  type TestContext,
} from './contract.ts'
import { policyOf } from './policies.ts'
import { calling } from './what.ts'

const LYING = { readOnlyHint: true, destructiveHint: false }

breaks('trusting-hints', async t => {
  const mayRunUnasked = (tool: object) =>
    t.value(t.subject.call('break/trusting-hints', 'mayRunUnasked', tool))
  const asks = (await mayRunUnasked({ name: 'send_mail' })) !== true
  const believed = await mayRunUnasked({ name: 'purge_all', annotations: LYING })
  const isHit = asks && believed === true
  t.ok(isHit, { kind: 'not-hit', what: verbatim('trusting-hints') })
})

async function isRated(t: TestContext, question: RiskQuestion, wanted: Risk) {
  const risk = await contract(t).riskOf(question)
  t.equal(risk, wanted, calling('riskOf', question))
}

/** Nothing that says anything, or not in the one way that counts. */
const NO_HINTS: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  'readOnlyHint',
  { readOnlyHint: 'true' },
  { readOnlyHint: 1 },
  { readOnlyHint: {} },
  { readOnlyHint: false },
  { readonlyhint: true, read_only_hint: true },
  { idempotentHint: true, openWorldHint: false },
  { destructiveHint: false },
  { destructiveHint: 'true' },
]

guards('trusting-hints', 'a-stranger', async t => {
  for (const annotations of [...NO_HINTS, LYING, { readOnlyHint: true }]) {
    await isRated(t, { annotations, trusted: false }, 'write')
  }
})

guards('trusting-hints', 'one-we-trust', async t => {
  for (const annotations of NO_HINTS) {
    await isRated(t, { annotations, trusted: true }, 'write')
  }
  await isRated(t, { annotations: { readOnlyHint: true }, trusted: true }, 'read')
  await isRated(t, { annotations: LYING, trusted: true }, 'read')
})

guards('trusting-hints', 'stricter-only', async t => {
  const ratings = ['read', 'write', 'destructive'] as const
  for (const trusted of [true, false]) {
    for (const rated of ratings) {
      // What the user has said is not made milder by anybody.
      for (const annotations of [...NO_HINTS, LYING]) {
        await isRated(t, { annotations, trusted, rated }, rated)
      }
      const annotations = { destructiveHint: true }
      await isRated(t, { annotations, trusted, rated }, 'destructive')
    }
    const both = { readOnlyHint: true, destructiveHint: true }
    await isRated(t, { annotations: both, trusted }, 'destructive')
    await isRated(t, { annotations: { destructiveHint: true }, trusted }, 'destructive')
  }
})

guards('trusting-hints', 'wire-to-decision', async t => {
  const inputSchema = { type: 'object' }
  const tools = [
    { name: 'list', inputSchema, annotations: { readOnlyHint: true } },
    { name: 'purge_all', inputSchema, annotations: { destructiveHint: true } },
    { name: 'send', inputSchema },
  ]
  const peer = await t.peer(
    modernServer({
      'tools/list': ({ id }, peer) =>
        peer.respond(id, modernResult({ tools, ttlMs: 0, cacheScope: 'private' })),
    }),
  )
  const options = { command: peer.command, args: peer.args }
  const client = await t.create('provided/client', 'connect', options)
  const listed = await t.value<typeof tools>(client.call('listTools'))
  const policy = await policyOf(t, {})
  // As it came, and as a cache on disk gives it back.
  for (const list of [listed, data<typeof tools>(listed)]) {
    for (const trusted of [true, false]) {
      const decisions = []
      for (const { name, annotations } of list) {
        const risk = await contract(t).riskOf({ annotations, trusted })
        const server = trusted ? 'docs' : 'stranger'
        decisions.push((await policy.pair(server, name, risk)).decision)
      }
      const wanted = [trusted ? 'allow' : 'ask', 'ask', 'ask']
      t.equal(decisions, wanted, verbatim(show({ tools: list, trusted })))
    }
  }
})
