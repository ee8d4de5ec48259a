/**
 * A call whose answer may be a question: asked again with what the user's policy says,
 * until there is a result. Not here: one request, and who the user is.
 * Specification 2026-07-28: basic/patterns/mrtr.
 */
import { ERROR_CODES, METHODS, type Params, type ToolResult } from '@workshop/wire'
import { RpcError } from '../provided/errors.ts'
import type { InputMap, RemoteOptions } from './contract.ts'
import { InputRequired } from './errors.ts'

type Result = Record<string, unknown>

export interface Call {
  server: string
  tool: string
  args: object
  /** One round; it has an id of its own. */
  ask(params: Params): Promise<Result>
  answer: RemoteOptions['answer']
}

const MOST_ROUNDS = 10

// #region input-required
export async function callInRounds(call: Call): Promise<ToolResult> {
  const { server, tool, args, ask, answer } = call
  const params = { name: tool, arguments: args }
  let more: Params = {}
  for (let round = 1; ; round++) {
    const result = await ask({ ...params, ...more })
    if (!isQuestion(result)) return result as ToolResult
    const requests = requestsIn(result)
    if (round > MOST_ROUNDS) {
      throw new InputRequired(requests, `${MOST_ROUNDS} rounds were not enough`)
    }
    const { requestState } = result
    const responses = await answersTo(requests, round)
    more = {
      ...(responses && { inputResponses: responses }),
      // Theirs: not looked into, and not kept for any other round.
      ...(requestState !== undefined && { requestState }),
    }
  }

  /** No question, no answer: then the server only wants to be asked again. */
  async function answersTo(requests: InputMap, round: number) {
    if (Object.keys(requests).length === 0) return undefined
    if (!answer) throw new InputRequired(requests, 'nobody here may answer')
    const responses = await answer({ server, tool, round, requests })
    if (!responses) throw new InputRequired(requests, 'not answered')
    return responses
  }
}
// #endregion input-required

function isQuestion({ resultType = 'complete' }: Result): boolean {
  if (resultType === 'complete') return false
  if (resultType === 'input_required') return true
  const message = `result of type ${JSON.stringify(resultType)}: expected "complete"`
  throw new RpcError(ERROR_CODES.invalidRequest, message)
}

function requestsIn({ inputRequests, requestState }: Result): InputMap {
  if (typeof inputRequests === 'object' && inputRequests !== null) {
    return inputRequests as InputMap
  }
  if (requestState !== undefined) return {}
  const message = `${METHODS.callTool}: a question without inputRequests and requestState`
  throw new RpcError(ERROR_CODES.invalidRequest, message)
}
