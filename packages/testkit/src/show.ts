/** A value as reports show it: JSON on one line, cut where nobody reads on. */

import { isDeepStrictEqual } from 'node:util'
import type { Said } from '@workshop/report'

const LONGEST = 400

export function show(value: unknown): string {
  const text = JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? String(inner) : inner,
  )
  return (text ?? String(value)).slice(0, LONGEST)
}

/** A handle is an object of the subject; what is in it is the subject's own affair. */
export function shownValue(value: unknown): Said {
  const isHandle = typeof (value as { call?: unknown } | undefined)?.call === 'function'
  return isHandle ? { en: 'an object', zh: '一个对象' } : show(value)
}

/** Two values as they differ: as a whole, or the first member in which they do. */
export function shownApart(actual: unknown, wanted: unknown): [string, string] {
  const whole: [string, string] = [show(actual), show(wanted)]
  if (Math.max(...whole.map(text => text.length)) <= SHORT) return whole
  const place = parting(actual, wanted)
  if (place.path === '') return whole
  const at = (value: unknown) => `${place.path} = ${show(value)}`
  return [at(place.actual), at(place.wanted)]
}

/** What is shorter is seen whole on any screen. */
const SHORT = 60

interface Place {
  path: string
  actual: unknown
  wanted: unknown
}

function parting(actual: unknown, wanted: unknown, path = ''): Place {
  const here = { path, actual, wanted }
  if (!isOpen(actual) || !isOpen(wanted)) return here
  if (Array.isArray(actual) !== Array.isArray(wanted)) return here
  for (const key of new Set([...Object.keys(wanted), ...Object.keys(actual)])) {
    const [one, other] = [actual[key], wanted[key]]
    if (!isDeepStrictEqual(one, other)) return parting(one, other, `${path}.${key}`)
  }
  return here
}

type Members = Record<string, unknown>

const isOpen = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null
