// I expect: a line that shows whether the login worked
/**
 * Experiment: the URL that the user came back to, in the log.
 */
export function logCallback(url: string, log: (line: string) => void): void {
  log(`login: came back to ${url}`)
}
