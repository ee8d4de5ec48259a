/**
 * One task after another: what reads a store and then writes it must not be
 * interrupted by somebody who does the same.
 */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>

export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return task => {
    const done = last.then(task)
    // Whoever asked is told of a failure; whoever is next begins all the same.
    last = done.catch(() => undefined)
    return done
  }
}
