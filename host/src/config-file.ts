/**
 * One configuration file as a text that has the shape of one: JSON with `mcpServers`.
 * What is wrong with the file as a whole is said with its line and what would mend it.
 * Not here: what is wrong with one entry (the subject's `config.ts` knows).
 */
import { readFileSync } from 'node:fs'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import type { Problem } from './shapes.ts'

export type FileRead = { text: string } | { problem: Problem }

const SHAPE = '{ "mcpServers": { "<name>": { "command": "<program>", "args": [] } } }'
const WHY_UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'expected a file, got a folder',
  EACCES: 'this user may not read it',
}

export function readText(file: string): FileRead {
  try {
    return { text: readFileSync(file, 'utf8') }
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    return problem(file, `cannot be read: ${WHY_UNREADABLE[code] ?? message}`)
  }
}

export function readConfig(file: string): FileRead {
  const read = readText(file)
  return 'problem' in read ? read : (faultIn(file, read.text) ?? read)
}

function faultIn(file: string, whole: string): FileRead | undefined {
  const text = whole.replace(/^\uFEFF/, '')
  const syntax = syntaxFaultIn(file, text)
  if (syntax) return { problem: syntax }
  const value: unknown = JSON.parse(text)
  if (!isObject(value)) return problem(file, `expected ${SHAPE}, got ${kindOf(value)}`)
  const keys = Object.keys(value)
  if (Object.hasOwn(value, 'mcpServers') || keys.length === 0) return undefined
  const shown = keys.slice(0, 5).join(', ')
  const other = keys.find(key => /servers$/i.test(key))
  const fix =
    other === undefined
      ? 'put the servers into "mcpServers"'
      : `write "mcpServers" instead of ${JSON.stringify(other)}`
  return problem(
    file,
    `expected ${SHAPE}, got an object with the keys ${shown}; ${fix}`,
  )
}

/** What a reader of JSON expected, and what a person does about it. */
const FIXES: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing before this',
  PropertyNameExpected: 'expected a key in double quotes; a last comma is one too many',
  ValueExpected: 'expected a value; a last comma is one too many',
  CloseBraceExpected: 'a } is missing',
  CloseBracketExpected: 'a ] is missing',
  EndOfFileExpected: 'the file should have ended before this',
  InvalidCommentToken: 'JSON has no comments; delete this one',
  UnexpectedEndOfString: 'the closing " is missing',
  InvalidEscapeCharacter: 'after \\ only " \\ / b f n r t u; write \\\\ for one \\',
  InvalidCharacter: 'a control character; write it as \\u....',
}

/** `JSON.parse` says where on some Nodes only; this parser always does. */
export function syntaxFaultIn(file: string, whole: string): Problem | undefined {
  const text = whole.replace(/^\uFEFF/, '')
  let message = ''
  try {
    JSON.parse(text)
    return undefined
  } catch (cause) {
    message = (cause as Error).message
  }
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  const [first] = errors
  const before = text.slice(0, first?.offset ?? text.length).split('\n')
  const fix = first && FIXES[printParseErrorCode(first.error)]
  return {
    file,
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    message: `not JSON: ${fix ?? message}`,
  }
}

/** Where in a configuration a variable stands that is not set, as key paths. */
export function placesOf(text: string, server: string, variable: string): string[] {
  const places: string[] = []
  const wanted = `\${${variable}}`
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string' && value.includes(wanted)) places.push(key)
    if (Array.isArray(value)) {
      for (const [nth, item] of value.entries()) look(item, `${key}[${nth}]`)
    } else if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) look(member, `${key}.${name}`)
    }
  }
  const { mcpServers } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
    mcpServers?: Record<string, unknown>
  }
  if (isObject(mcpServers)) look(mcpServers[server], `mcpServers.${server}`)
  return places
}

function problem(file: string, message: string): { problem: Problem } {
  return { problem: { file, message } }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}
