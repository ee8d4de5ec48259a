/**
 * Questions of a server of the old era: requests of its own, at any time. They are put
 * to the user inside a call only; outside of one nobody would know what they are about.
 */
import { ERROR_CODES, type JsonRpcMessage, type JsonRpcRequest } from '@workshop/wire'
import type { InputMap, Question } from './shapes.ts'

export const ELICIT = 'elicitation/create'

export interface LegacyQuestions {
  asked(request: JsonRpcRequest): void
  /** A call, in which there may be questions. */
  during<T>(tool: string, work: () => Promise<T>): Promise<T>
}

export interface QuestionsOptions {
  server: string
  answer: (question: Question) => Promise<InputMap | undefined>
  send(message: JsonRpcMessage): void
}

const KEY = 'question'

export function createQuestions(options: QuestionsOptions): LegacyQuestions {
  const { server, answer, send } = options
  const open: string[] = []
  let round = 0

  async function answered(params: object): Promise<Record<string, unknown>> {
    const requests = { [KEY]: { method: ELICIT, params } }
    // With several calls under way, nothing on the wire says whose question it is.
    const tool = [...new Set(open)].join(', ')
    const responses = await answer({ server, tool, round: ++round, requests })
    return responses?.[KEY] ?? { action: 'cancel' }
  }

  return {
    asked({ id, params = {} }) {
      const fail = (message: string): void =>
        send({
          jsonrpc: '2.0',
          id,
          error: { code: ERROR_CODES.invalidRequest, message },
        })
      if (open.length === 0) return fail('questions are answered inside a call only')
      answered(params).then(
        result => send({ jsonrpc: '2.0', id, result }),
        (cause: Error) => fail(cause.message),
      )
    },
    async during(tool, work) {
      if (open.length === 0) round = 0
      open.push(tool)
      try {
        return await work()
      } finally {
        open.splice(open.indexOf(tool), 1)
      }
    },
  }
}
