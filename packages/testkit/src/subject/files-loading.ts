/**
 * Files of the subject that are being loaded, and since when. The checks of a stage share
 * the subject: what one of them has just begun to load is not why another one waits.
 */
export class FilesLoading {
  readonly #since = new Map<string, number>()

  async during<T>(file: string, load: () => Promise<T>): Promise<T> {
    if (!this.#since.has(file)) this.#since.set(file, performance.now())
    try {
      return await load()
    } finally {
      this.#since.delete(file)
    }
  }

  /** One that has been loading for so long, in milliseconds. */
  lasting(ms: number): string | undefined {
    const now = performance.now()
    for (const [file, since] of this.#since) if (now - since >= ms) return file
    return undefined
  }
}
