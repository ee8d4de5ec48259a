/** What the answers of a server say, whatever shape they have. */
import { MODERN_ERROR_CODES } from '@workshop/wire'
import { contentOf, isObject, member } from '../exchange/messages.ts'
import type { ExchangeFrame } from '../exchange/types.ts'
import type { Answer, Outcome, StepId } from './types.ts'

export interface Reply {
  result?: Record<string, unknown>
  code?: number
  data?: unknown
  /** The HTTP status, where there is one. */
  status?: string
  /** The last frame it was found in. */
  frame: number
}

export const answerOf = (outcome: Outcome, step: StepId): Answer | undefined =>
  outcome.answers.find(answer => answer.step === step)

/** The answer to a step as a message; an HTTP response without one has a status only. */
export function replyOf(outcome: Outcome, step: StepId): Reply | undefined {
  const answer = answerOf(outcome, step)
  if (answer?.kind !== 'answered') return undefined
  let reply: Reply | undefined
  for (const index of answer.frames) {
    const frame = outcome.frames[index]
    if (frame) reply = { ...reply, ...readReply(frame), frame: index }
  }
  return reply
}

function readReply(frame: ExchangeFrame): Omit<Reply, 'frame'> {
  const status = frame.line === undefined ? {} : { status: frame.line }
  const { messages } = contentOf(frame)
  const message = messages.find(({ method }) => method === undefined)
  if (message === undefined) return status
  const code = member(message.error, 'code')
  return {
    ...status,
    ...(isObject(message.result) && { result: message.result }),
    ...(typeof code === 'number' && { code, data: member(message.error, 'data') }),
  }
}

export const hasResult = (outcome: Outcome, step: StepId): boolean =>
  replyOf(outcome, step)?.result !== undefined

/** A discovery, or an error that only a modern server sends. */
export function isModern(outcome: Outcome): boolean {
  const reply = replyOf(outcome, 'discover')
  if (reply?.result) {
    const { supportedVersions, resultType } = reply.result
    return Array.isArray(supportedVersions) || resultType !== undefined
  }
  return reply?.code !== undefined && MODERN_ERROR_CODES.includes(reply.code)
}

export function capabilitiesIn(outcome: Outcome, step: StepId): string[] {
  const capabilities = replyOf(outcome, step)?.result?.capabilities
  return isObject(capabilities) ? Object.keys(capabilities) : []
}
