/**
 * What may become of a call, by the fault it met. Whatever else happens to it is a
 * failure of the subject, with a name.
 */
import { type Fault, UNANSWERED } from './fault-of-call.ts'

export interface Sent {
  nonce: number
  server: string
  fault: Fault | undefined
  /** A crash was due in the same life of its server. */
  isDoomed: boolean
}

export type Outcome =
  | { kind: 'answered'; text: string }
  | { kind: 'rejected'; error: string; message: string }
  | { kind: 'unsettled' }

export type Verdict = 'ok' | 'lost' | 'crossed' | 'unsettled'

/** What a caller is told when its server has gone. */
const GONE = ['ServerExited', 'ServerUnavailable', 'TruncatedStream']

export function judge(sent: Sent, outcome: Outcome): Verdict {
  const { nonce, server, fault, isDoomed } = sent
  if (outcome.kind === 'unsettled') return 'unsettled'
  if (outcome.kind === 'answered') {
    if (outcome.text !== JSON.stringify({ nonce, server })) return 'crossed'
    // An answer under an id that nobody has sent is nobody's answer.
    return fault === 'wrong-id' || fault === 'text-id' ? 'crossed' : 'ok'
  }
  const { error } = outcome
  if (GONE.includes(error)) return isDoomed ? 'ok' : 'lost'
  if (error === 'RequestTimeout') {
    const mayBe = fault !== undefined && UNANSWERED.includes(fault)
    return mayBe || isDoomed ? 'ok' : 'lost'
  }
  return error === 'RpcError' && fault === 'text-id' ? 'ok' : 'lost'
}
