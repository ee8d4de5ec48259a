/** Gives each item to a worker that is free; results in the order of the items. */
export async function inParallel<T, W, R>(
  items: readonly T[],
  workers: readonly W[],
  work: (item: T, worker: W, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length)
  let next = 0
  async function take(worker: W): Promise<void> {
    for (let index = next++; index < items.length; index = next++) {
      results[index] = await work(items[index] as T, worker, index)
    }
  }
  await Promise.all(workers.map(take))
  return results
}
