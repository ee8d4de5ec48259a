/**
 * What a test claims. A claim that does not hold is an observation, and a mark under
 * the part of a frame that it is about; sentences are made of both later.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Recorder } from '@workshop/faults'
import type { Frame, Said } from '@workshop/report'
import { type Blame, blameFor, framesShown } from './blame.ts'
import { Red } from './red.ts'
import type { Seen, What } from './said.ts'
import { show, shownApart } from './show.ts'
import type { Wanted } from './wanted.ts'

export class Assertions {
  /** The wire last opened. */
  protected shown: Recorder | undefined
  /** What follows from the way a check failed, unless the test blames something. */
  protected suspect: Blame | undefined
  /** The answer last waited for. */
  protected answered: Frame | undefined
  #blamed: Blame | undefined

  /** Red when the two differ; a path into the last answer is marked there. */
  equal<S extends Said>(actual: unknown, wanted: unknown, what: What<S>): void {
    if (isDeepStrictEqual(actual, wanted)) return
    this.#differs(what, ...shownApart(actual, wanted))
  }

  /** As `equal`, where more than one value is right. */
  fits<S extends Said>(actual: unknown, wanted: Wanted, what: What<S>): void {
    if (!wanted.holds(actual)) this.#differs(what, show(actual), wanted.said)
  }

  ok(condition: unknown, observed: Seen): void {
    if (!condition) throw new Red(observed)
  }

  /** Without this, the check would be green for having looked at nothing. */
  witness<S extends Said>(condition: unknown, what: What<S>): void {
    if (!condition) throw new Red({ kind: 'saw-nothing', what }, 'vacuous')
  }

  /** Puts the caret under this text in the last frame that has it. */
  blame(part: string | RegExp, of: (frame: Frame) => boolean = () => true): void {
    this.#blamed = { part, of }
  }

  /** The frames a learner should see: the last few of the wire last opened. */
  frames(): Frame[] {
    return framesShown(this.shown?.frames ?? [], [this.#blamed, this.suspect])
  }

  #differs(what: Said, actual: string, wanted: Said): never {
    const answer = this.answered
    if (typeof what === 'string' && answer) this.suspect = blameFor(what, answer)
    throw new Red({ kind: 'differs', what, actual, wanted })
  }
}
