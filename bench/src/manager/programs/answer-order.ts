/**
 * A program that does one thing for the bench and ends: it holds the clock itself,
 * so what the bench does meanwhile is in no figure.
 */
export type Answer<T> = { value: T } | { failed: string }

export function answerOrder<Order, T>(work: (order: Order) => Promise<T>): void {
  const answer = (message: Answer<T>): void => {
    process.send?.(message, () => process.disconnect())
  }
  process.once('message', order => {
    work(order as Order)
      .then(value => answer({ value }))
      .catch((cause: unknown) => answer({ failed: String(cause) }))
  })
}
