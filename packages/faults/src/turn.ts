/**
 * One turn of the event loop, here and wherever the subject is: whatever follows at
 * once has followed when it is over.
 */

let turnOfSubject: (() => Promise<void>) | undefined

/** For a subject that does not live in this process. */
export function setTurnOfSubject(turn: () => Promise<void>): void {
  turnOfSubject = turn
}

export async function turn(): Promise<void> {
  await new Promise(resolve => setImmediate(resolve))
  await turnOfSubject?.()
}
