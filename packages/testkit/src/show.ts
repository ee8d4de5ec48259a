/** A value as reports show it: JSON on one line, cut where nobody reads on. */

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
