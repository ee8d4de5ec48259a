/**
 * Which frames a learner sees of a wire, and what stands under the caret there.
 */
import type { Frame } from '@workshop/report'

export interface Blame {
  part: string | RegExp
  /** The frames it may be in; the last of them that has it is meant. */
  of(frame: Frame): boolean
}

const MOST = 6
const OF_EACH_SIDE = 3

/**
 * The last frames of a wire, the last of each side among them, and the one that is
 * to blame however old it is.
 */
export function framesShown(
  recorded: readonly Frame[],
  blames: readonly (Blame | undefined)[],
): Frame[] {
  const frames = recorded.map(frame => ({ ...frame }))
  for (const blame of blames) {
    const guilty = blame && frames.findLast(frame => markIn(frame, blame))
    const bad = guilty && markIn(guilty, blame)
    if (!guilty || !bad) continue
    guilty.bad = bad
    break
  }
  const of = (side: Frame['dir']) =>
    frames.filter(({ dir }) => dir === side).slice(-OF_EACH_SIDE)
  const last = [...frames.slice(-MOST), ...of('->'), ...of('<-')]
  return frames.filter(frame => frame.bad || last.includes(frame))
}

function markIn(frame: Frame, { part, of }: Blame): Frame['bad'] {
  if (!of(frame)) return undefined
  const text = typeof part === 'string' ? part : part.exec(frame.text)?.[0]
  const start = text ? frame.text.indexOf(text) : -1
  return start === -1 || !text ? undefined : { start, length: text.length }
}

/** What of an answer a path such as `error.code` names, or what is in its place. */
export function blameFor(path: string, answer: Frame): Blame | undefined {
  const [root = ''] = path.split(/[.[]/)
  const key = /\w+(?=(?:\[\d+\])*$)/.exec(path)?.[0]
  if (!['result', 'error', 'id'].includes(root)) return undefined
  const member = new RegExp(`"${key}":(?:"[^"]*"|[\\w.-]+)?`)
  const has = answer.text.includes(`"${root}":`) && member.test(answer.text)
  const part = has ? member : /"(?:error|result)"/
  return { part, of: frame => frame.text === answer.text }
}
