/** Ctrl-C and its relatives, for a session that has processes to end first. */

/** As a shell would report them. */
const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const

export interface Interruption {
  /** Fires at the first signal to this process. */
  signal: AbortSignal
  /** The exit code that the signal asks for. */
  code(): number | undefined
  forget(): void
}

export function interruption(): Interruption {
  const controller = new AbortController()
  let code: number | undefined
  const listeners = Object.entries(SIGNAL_CODES).map(([signal, number]) => {
    const listener = (): void => {
      code ??= number
      controller.abort()
    }
    process.on(signal, listener)
    return () => process.off(signal, listener)
  })
  const forget = (): void => {
    for (const remove of listeners) remove()
  }
  return { signal: controller.signal, code: () => code, forget }
}
