/**
 * The least that a check relies on before it looks closer: whatever a subject
 * returns, it is the subject that is red, never the check that stumbles over it.
 */
import type { Wanted } from '@workshop/testkit'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  isObject(value) && keys.every(key => typeof value[key] === 'string')

/** A list of objects that have texts under these keys. */
export function rowsWith(...keys: string[]): Wanted {
  const named = keys.join(', ')
  return {
    said: { en: `a list of rows with ${named}`, zh: `列表，每项都有 ${named}` },
    holds: value => Array.isArray(value) && value.every(row => hasTexts(row, keys)),
  }
}

/** An object that has texts under these keys; without keys any object. */
export function textsUnder(...keys: string[]): Wanted {
  const named = keys.join(', ')
  const said =
    named === ''
      ? { en: 'an object', zh: '对象' }
      : { en: `an object with ${named}`, zh: `对象，带有 ${named}` }
  return { said, holds: value => hasTexts(value, keys) }
}

export const aYesOrNo: Wanted = {
  said: { en: 'true or false', zh: 'true 或 false' },
  holds: value => typeof value === 'boolean',
}

export const anInteger: Wanted = {
  said: { en: 'an integer', zh: '整数' },
  holds: value => Number.isInteger(value),
}
