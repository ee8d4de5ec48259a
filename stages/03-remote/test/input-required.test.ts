import { modernResult, modernWeb, textResult, type WebPeer } from '@workshop/faults'
import { atMost } from '@workshop/testkit'
import { META } from '@workshop/wire'
import { guards, type InputMap, openLink, type Question } from './contract.ts'
import { whatClient as what } from './what-client.ts'

const CONFIRM: InputMap = {
  'confirm: prod?': {
    method: 'elicitation/create',
    params: { mode: 'form', message: 'Deploy to prod?', requestedSchema: {} },
  },
}
const YES: InputMap = { 'confirm: prod?': { action: 'accept', content: { ok: true } } }
/** Nothing in it is ours to read, to repair or to write in another way. */
const STATE = '{"a":1,  "a":2}\u2028 \\u00e9 é\t%7B = '

guards('input-required', 'no-policy', async t => {
  const peer = await t.web(asking({ inputRequests: CONFIRM, requestState: STATE }))
  const link = await openLink(t, peer.url)
  const error = await t.error(link.call('deploy', { env: 'prod' }), 'InputRequired')
  t.equal(error.requests, CONFIRM, 'error.requests')
  t.equal(peer.of('tools/call').length, 1, what.calls)
  t.equal(declaredTo(peer), [undefined], what.declared)
})

guards('input-required', 'policy', async t => {
  const peer = await t.web(asking({ inputRequests: CONFIRM, requestState: STATE }))
  const asked: Question[] = []
  const answer = async (question: Question) => {
    asked.push(question)
    return YES
  }
  const link = await openLink(t, peer.url, { name: 'ops', answer })
  const said = await link.textOf('deploy', { env: 'prod' })
  t.equal(said, 'done', what.answerOf('deploy'))
  const question = { server: 'ops', tool: 'deploy', round: 1, requests: CONFIRM }
  t.equal(asked, [question], what.asked)
  t.equal(declaredTo(peer), [{}, {}], what.declared)
  const [first, second] = peer.of('tools/call').map(({ message }) => message)
  t.equal(second?.params?.name, 'deploy', 'params.name')
  t.equal(second?.params?.arguments, { env: 'prod' }, 'params.arguments')
  t.equal(second?.params?.inputResponses, YES, 'params.inputResponses')
  t.equal(second?.params?.requestState, STATE, 'params.requestState')
  t.equal(first?.id === second?.id, false, what.differentIds)
})

guards('input-required', 'old-state', async t => {
  const peer = await t.web(
    asking(
      { inputRequests: CONFIRM, requestState: 'first' },
      { inputRequests: CONFIRM },
      { inputRequests: CONFIRM, requestState: '' },
    ),
  )
  const link = await openLink(t, peer.url, { answer: async () => YES })
  await link.textOf('deploy')
  const rounds = peer.of('tools/call').map(({ message }) => message?.params ?? {})
  const states = rounds.map(({ requestState }) => requestState)
  t.equal(states, [undefined, 'first', undefined, ''], what.states)
  const answered = rounds.map(params => 'inputResponses' in params)
  t.equal(answered, [false, true, true, true], what.answers)
})

guards('input-required', 'declined', async t => {
  const peer = await t.web(asking({ inputRequests: CONFIRM, requestState: STATE }))
  const link = await openLink(t, peer.url, { answer: async () => undefined })
  const error = await t.error(link.call('deploy'), 'InputRequired')
  t.equal(error.requests, CONFIRM, 'error.requests')
  t.equal(peer.of('tools/call').length, 1, what.calls)
})

guards('input-required', 'no-end', async t => {
  const question = { inputRequests: CONFIRM, requestState: STATE }
  const peer = await t.web(asking(...Array.from({ length: 40 }, () => question)))
  const link = await openLink(t, peer.url, { answer: async () => YES })
  await t.error(link.call('deploy'), 'InputRequired')
  t.fits(peer.of('tools/call').length, atMost(11), what.calls)
})

/** Answers the first calls with these questions, and those after them with a text. */
function asking(...questions: object[]) {
  let nth = 0
  return modernWeb({
    'tools/call': exchange => {
      const question = questions[nth++]
      const result = question
        ? { resultType: 'input_required', ...question }
        : undefined
      exchange.respond(modernResult(result ?? textResult('done')))
    },
  })
}

/** What each call said about elicitation. */
function declaredTo(peer: WebPeer): unknown[] {
  return peer.of('tools/call').map(({ message }) => {
    const declared = message?.params?._meta?.[META.clientCapabilities]
    return (declared as { elicitation?: unknown } | undefined)?.elicitation
  })
}
