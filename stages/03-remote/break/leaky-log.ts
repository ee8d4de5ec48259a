// I expect: …
/**
 * Experiment: a login in the log.
 *
 * This one says only that somebody came back. Log the URL they came back to, as one
 * does to see whether a login worked, and let the harness read your line.
 */
export function logCallback(url: string, log: (line: string) => void): void {
  log(`login: came back to ${new URL(url).origin}`)
}
