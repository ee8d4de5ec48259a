/** How long a probe may take, and who may stop it earlier. */

export const GRACE_MS = 2000

export interface Limits {
  /** For one answer. */
  answerMs: number
  /** For all of them. */
  wholeMs: number
  /** For a server to exit, after its input was closed and again after SIGTERM. */
  graceMs: number
  signal: AbortSignal
}

export function deadline({ wholeMs }: Limits): () => boolean {
  const end = performance.now() + wholeMs
  return () => performance.now() > end
}
