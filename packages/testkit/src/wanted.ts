/**
 * What a value should be like, where no single value is the right one:
 * `t.fits(health, anyBut('ok'), 'stats().health')`.
 */
import type { Text } from '@workshop/syllabus'
import { show } from './show.ts'

export interface Wanted {
  /** Stands after "expected". */
  said: Text
  holds(value: unknown): boolean
}

export function containing(part: string): Wanted {
  return {
    said: { en: `something with ${show(part)}`, zh: `含有 ${show(part)} 的内容` },
    holds: value => String(value).includes(part),
  }
}

export function without(...parts: string[]): Wanted {
  const shown = parts.map(show)
  return {
    said: {
      en: `something without ${shown.join(' or ')}`,
      zh: `不含 ${shown.join('、')} 的内容`,
    },
    holds: value => !parts.some(part => String(value).includes(part)),
  }
}

export function oneOf(values: readonly unknown[]): Wanted {
  const shown = values.map(show)
  return {
    said: { en: `one of ${shown.join(', ')}`, zh: `${shown.join('、')} 之一` },
    holds: value => values.includes(value),
  }
}

export function anyBut(value: unknown): Wanted {
  return {
    said: { en: `anything but ${show(value)}`, zh: `${show(value)} 以外的值` },
    holds: actual => actual !== value,
  }
}

export function atMost(limit: number): Wanted {
  return {
    said: { en: `at most ${limit}`, zh: `不超过 ${limit}` },
    holds: value => Number(value) <= limit,
  }
}

export function integerFrom(least: number): Wanted {
  return {
    said: { en: `an integer, at least ${least}`, zh: `不小于 ${least} 的整数` },
    holds: value => Number.isInteger(value) && Number(value) >= least,
  }
}

export const aString: Wanted = {
  said: { en: 'a string', zh: '字符串' },
  holds: value => typeof value === 'string',
}

export const aList: Wanted = {
  said: { en: 'a list', zh: '列表' },
  holds: value => Array.isArray(value),
}

export const anObject: Wanted = {
  said: { en: 'an object', zh: '对象' },
  holds: value => typeof value === 'object' && value !== null && !Array.isArray(value),
}

/** A list that has this value among its items. */
export function listWith(item: unknown): Wanted {
  return {
    said: { en: `a list with ${show(item)}`, zh: `含有 ${show(item)} 的列表` },
    holds: value => Array.isArray(value) && value.includes(item),
  }
}
