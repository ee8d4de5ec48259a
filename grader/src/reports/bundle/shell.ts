/** Values on their way into a shell script or a manifest of ours. */
import { UsageError } from '../../usage-error.ts'

/** One word for a POSIX shell, whatever is in it. */
export const shellWord = (value: string): string =>
  /^[\w./:@%+=,-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`

/** @throws UsageError: what is no plain value has no place in a generated file */
export function plainValue(name: string, value: string, pattern: RegExp): string {
  if (pattern.test(value)) return value
  throw new UsageError(`${name}: expected ${pattern.source}, got ${value}`)
}

export const IMAGE = /^[a-z0-9][a-z0-9._/:@-]*$/
export const DNS_LABEL = /^[a-z0-9]([a-z0-9-]{0,50}[a-z0-9])?$/
export const NODE_VERSION = /^\d+\.\d+\.\d+$/
