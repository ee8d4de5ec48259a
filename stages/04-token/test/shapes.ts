/**
 * The least that a check relies on before it looks closer, and numbers that may be
 * off by a little.
 */
import { show, type Wanted } from '@workshop/testkit'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of objects that have texts under these keys. */
export function rowsWith(...keys: string[]): Wanted {
  const named = keys.join(', ')
  return {
    said: { en: `a list of rows with ${named}`, zh: `列表，每项都有 ${named}` },
    holds: value =>
      Array.isArray(value) &&
      value.every(
        row => isObject(row) && keys.every(key => typeof row[key] === 'string'),
      ),
  }
}

export const anInteger: Wanted = {
  said: { en: 'an integer', zh: '整数' },
  holds: value => Number.isInteger(value),
}

/** Two correct programs may differ by so much; `part` 0.02 is two percent. */
export function about(wanted: number, part: number, atLeast = 0): Wanted {
  const off = Math.max(Math.abs(wanted) * part, atLeast)
  return between(wanted - off, wanted + off)
}

export function between(least: number, most: number): Wanted {
  const range = `${show(rounded(least))}…${show(rounded(most))}`
  return {
    said: { en: `a number in ${range}`, zh: `${range} 之间的数` },
    holds: value => typeof value === 'number' && value >= least && value <= most,
  }
}

function rounded(value: number): number {
  return Number(value.toFixed(3))
}
