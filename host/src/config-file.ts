/**
 * One configuration file as a text that has the shape of one: JSON with `mcpServers`.
 * What is wrong with the file as a whole is said with its line and what would mend it.
 * Not here: what is wrong with one entry (the subject's `config.ts` knows).
 */
import { readFileSync } from 'node:fs'
import { nearestName, type Text } from '@workshop/syllabus'
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { FILES } from './phrases/files.ts'
import type { Problem } from './shapes.ts'

export type FileRead = { text: string } | { problem: Problem }

export function readText(file: string): FileRead {
  try {
    return { text: readFileSync(file, 'utf8') }
  } catch (cause) {
    const { code = '', message } = cause as NodeJS.ErrnoException
    return { problem: problem(file, FILES.unreadable(code, message)) }
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
  if (!isObject(value)) return { problem: problem(file, FILES.shape(kindOf(value))) }
  const keys = Object.keys(value)
  if (Object.hasOwn(value, 'mcpServers') || keys.length === 0) return undefined
  const shown = keys.slice(0, 5).join(', ')
  const other = keys.find(key => /servers$/i.test(key))
  return { problem: problem(file, FILES.keys(shown, other)) }
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
  const error = first && printParseErrorCode(first.error)
  return {
    ...problem(file, FILES.syntax(error, message)),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
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

const KEYS = ['command', 'args', 'env', 'cwd', 'url', 'headers', 'disabled'] as const

/** A key that is nearly one that somebody reads; others belong to other hosts. */
export function keyFaultsIn(file: string, text: string): Problem[] {
  const { mcpServers } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
    mcpServers?: unknown
  }
  if (!isObject(mcpServers)) return []
  return Object.entries(mcpServers).flatMap(([name, entry]) => {
    if (!isObject(entry)) return []
    const missing = KEYS.filter(key => !Object.hasOwn(entry, key))
    const isWhole = Object.hasOwn(entry, 'command') || Object.hasOwn(entry, 'url')
    return Object.keys(entry)
      .filter(key => !(KEYS as readonly string[]).includes(key))
      .flatMap(key => {
        const near = nearestName(key, missing)
        if (near === undefined && isWhole) return []
        const says = FILES.unknownKey(key, near, KEYS.join(', '))
        return problem(file, says, `mcpServers.${name}.${key}`)
      })
  })
}

/** Variables and headers of an entry as a file has them: no value of the user's. */
export type Written = Readonly<Record<'env' | 'headers', Record<string, string>>>

export function writtenIn(text: string): Map<string, Written> {
  const { mcpServers } = JSON.parse(text.replace(/^\uFEFF/, '')) as {
    mcpServers?: unknown
  }
  const entries = isObject(mcpServers) ? Object.entries(mcpServers) : []
  return new Map(
    entries.map(([name, entry]) => {
      const { env, headers } = isObject(entry) ? entry : {}
      return [name, { env: textsOf(env), headers: textsOf(headers) }] as const
    }),
  )
}

function textsOf(value: unknown): Record<string, string> {
  const members = isObject(value) ? Object.entries(value) : []
  return Object.fromEntries(
    members.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  )
}

export function problem(file: string, says: Text, key?: string): Problem {
  return { file, ...(key !== undefined && { key }), message: says.en, says }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a value of type ${typeof value}`
}
