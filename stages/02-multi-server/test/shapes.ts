/**
 * The least that a check relies on before it looks closer: whatever a subject
 * returns, it is the subject that is red, never the check that stumbles over it.
 */
import type { Wanted } from '@workshop/testkit'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A list of objects that have texts under these keys. */
function rowsWith(...keys: string[]): Wanted {
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

export const statusRows = rowsWith('name', 'status')
export const toolRows = rowsWith('name', 'server', 'tool')
export const problemRows = rowsWith('file', 'message')

export const serverEntries: Wanted = {
  said: { en: 'a list of ServerEntry', zh: '由 ServerEntry 组成的列表' },
  holds: value =>
    Array.isArray(value) &&
    value.every(
      entry =>
        isObject(entry) && typeof entry.name === 'string' && isObject(entry.config),
    ),
}
