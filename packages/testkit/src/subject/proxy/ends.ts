/** What ends all calls over a seam, as opposed to what one call may throw. */
import { ChannelClosed, WaitedTooLong } from './channel.ts'
import { ProtocolViolation } from './frames.ts'

const KINDS = [ChannelClosed, ProtocolViolation, WaitedTooLong]

export function isOfTheSeam(cause: unknown): boolean {
  return KINDS.some(kind => cause instanceof kind)
}
