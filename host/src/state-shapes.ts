/**
 * What stands in the files of `--state`, an entry each: whatever else is there is
 * nobody's decision, and a file with it in is asked about as a whole. Not here: reading
 * and writing them (`state-files.ts`).
 */
import { readFileSync } from 'node:fs'
import type { Text } from '@workshop/syllabus'
import { syntaxFaultIn } from './config-file.ts'
import { FILES } from './phrases/files.ts'

export interface StateShape {
  /** One entry, as an example. */
  entry: string
  isEntry(value: unknown): boolean
}

export interface StateFault {
  file: string
  /** In the file, if it is a place. */
  place: string
  says: Text
}

export const APPROVALS: StateShape = {
  entry: '{ "project": "…", "name": "…", "approved": "…" }',
  isEntry: value => {
    const { approved, rejected } = { ...(value as Record<string, unknown>) }
    return (
      haveTexts(value, ['project', 'name']) &&
      (approved === undefined || typeof approved === 'string') &&
      (rejected === undefined || rejected === true)
    )
  },
}

export const PINS: StateShape = {
  entry: '{ "server": "…", "tool": "…", "definition": "…" }',
  isEntry: value => haveTexts(value, ['server', 'tool', 'definition']),
}

export const SWITCHES: StateShape = {
  entry: '["<server>", "<tool>"]',
  isEntry: value =>
    Array.isArray(value) &&
    value.length === 2 &&
    value.every(name => typeof name === 'string'),
}

/** @param shape absent where only the subject knows: then a list or an object */
export function faultAt(file: string, shape?: StateShape): StateFault | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    return { file, place: '', says: FILES.unreadable(code, message) }
  }
  const syntax = syntaxFaultIn(file, text)
  if (syntax?.says) {
    const { line, column, says } = syntax
    return { file, place: `:${line}:${column}`, says }
  }
  return shapeFaultIn(file, JSON.parse(text.replace(/^\uFEFF/, '')), shape)
}

function shapeFaultIn(file: string, value: unknown, shape?: StateShape) {
  const isData = typeof value === 'object' && value !== null
  if (!shape) {
    return isData
      ? undefined
      : { file, place: '', says: FILES.state('[]', short(value)) }
  }
  const list = `[${shape.entry}]`
  if (!Array.isArray(value)) {
    return { file, place: '', says: FILES.state(list, short(value)) }
  }
  const nth = value.findIndex(entry => !shape.isEntry(entry))
  if (nth < 0) return undefined
  const says = FILES.state(shape.entry, short(value[nth]))
  return { file, place: ` [${nth}]`, says }
}

const LONGEST_GOT = 60

function short(value: unknown): string {
  const text = JSON.stringify(value)
  const left = text.length - LONGEST_GOT
  return left > 0 ? `${text.slice(0, LONGEST_GOT)}…(+${left})` : text
}

function haveTexts(value: unknown, keys: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return keys.every(key => typeof (value as Record<string, unknown>)[key] === 'string')
}
