/**
 * One configuration file: from text to raw entries whose fields have the right
 * types. A fault drops what it names and nothing else.
 */
import { parse as locateErrors, type ParseError } from 'jsonc-parser'
import type { ConfigSource, Problem } from './entry.ts'

/** Fields as written; which of them go together is decided after merging. */
export interface RawEntry {
  command?: string
  args?: string[]
  env?: Record<string, string>
  cwd?: string
  url?: string
  headers?: Record<string, string>
  disabled?: boolean
}

export interface ParsedFile {
  entries: Map<string, RawEntry>
  problems: Problem[]
}

const BYTE_ORDER_MARK = '\uFEFF'

const FIELDS: Record<keyof RawEntry, (value: unknown) => string | undefined> = {
  command: expecting(
    'a string that is not empty',
    value => isString(value) && value !== '',
  ),
  args: expecting(
    'a list of strings',
    value => Array.isArray(value) && value.every(isString),
  ),
  env: expecting('an object of strings', isRecordOfStrings),
  cwd: expecting('a string', isString),
  url: expecting('a string', isString),
  headers: expecting('an object of strings', isRecordOfStrings),
  disabled: expecting('true or false', value => typeof value === 'boolean'),
}

export function parseFile({ file, text }: ConfigSource): ParsedFile {
  const entries = new Map<string, RawEntry>()
  const problems: Problem[] = []
  const found = sectionOf(file, text)
  if ('message' in found) return { entries, problems: [found] }

  for (const [name, raw] of Object.entries(found.section)) {
    const key = `mcpServers.${name}`
    const fault = faultIn(raw)
    if (fault) problems.push({ file, key: key + fault.path, message: fault.message })
    else entries.set(name, raw as RawEntry)
  }
  return { entries, problems }
}

// #region empty-section
/** An empty section adds nothing. `null` and lists are mistakes, not empty sections. */
function sectionOf(file: string, text: string): { section: object } | Problem {
  const source = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    return {
      file,
      ...placeOfError(source),
      message: 'not JSON; the whole file is left out',
    }
  }
  if (!isObject(value))
    return { file, message: `expected an object, got ${kindOf(value)}` }
  const section = Object.hasOwn(value, 'mcpServers') ? value.mcpServers : {}
  if (isObject(section)) return { section }
  const message = `expected an object, got ${kindOf(section)}; write {} for no servers`
  return { file, key: 'mcpServers', message }
}
// #endregion empty-section

/** `JSON.parse` says where on some Nodes only; this parser always does. */
function placeOfError(text: string): { line: number; column: number } {
  const errors: ParseError[] = []
  try {
    locateErrors(text, errors, { disallowComments: true, allowTrailingComma: false })
  } catch (cause) {
    // Nested deeper than its stack: then the end of the text is all there is to tell.
    if (!(cause instanceof RangeError)) throw cause
  }
  const before = text.slice(0, errors[0]?.offset ?? text.length).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function faultIn(raw: unknown): { path: string; message: string } | undefined {
  if (!isObject(raw))
    return { path: '', message: `expected an object, got ${kindOf(raw)}` }
  for (const [field, complain] of Object.entries(FIELDS)) {
    const message = Object.hasOwn(raw, field) ? complain(raw[field]) : undefined
    if (message) return { path: `.${field}`, message }
  }
}

function expecting(what: string, isRight: (value: unknown) => boolean) {
  return (value: unknown): string | undefined =>
    isRight(value) ? undefined : `expected ${what}, got ${kindOf(value)}`
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (value === '') return 'an empty string'
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

function isRecordOfStrings(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isString)
}
