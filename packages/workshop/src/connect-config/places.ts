/**
 * Where in a configuration file something stands, and what is wrong with a file
 * that is no JSON. The learner's `loadConfig` need not know; the person who has to
 * find the place does.
 */
import type { Text } from '@workshop/syllabus'
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parse,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { JSON_FIXES } from '../phrases/connect-config.ts'

export interface Place {
  line: number
  column: number
}

const SECTION = 'mcpServers'
const STRICT = { disallowComments: true, allowTrailingComma: false }

/** `undefined` where the text is JSON. */
export function jsonFault(text: string): (Place & { fix: Text }) | undefined {
  const source = withoutMark(text)
  try {
    JSON.parse(source)
    return undefined
  } catch {
    const errors: ParseError[] = []
    parse(source, errors, STRICT)
    const { error, offset } = errors[0] ?? { error: 0, offset: source.length }
    const code = error === 0 ? '' : printParseErrorCode(error as 1)
    const fix = JSON_FIXES[code] ?? JSON_FIXES.anyOther
    return { ...placeAt(source, offset), fix }
  }
}

/** Of a key such as `mcpServers.notes.args`; names may have dots themselves. */
export function placeOfKey(text: string, key: string): Place | undefined {
  const source = withoutMark(text)
  const root = parseTree(source)
  const section = root && findNodeAtLocation(root, [SECTION])
  if (!section) return undefined
  if (key === SECTION) return placeAt(source, section.offset)
  const rest = key.startsWith(`${SECTION}.`) ? key.slice(SECTION.length + 1) : key
  const name = namesIn(section)
    .filter(name => rest === name || rest.startsWith(`${name}.`))
    .sort((a, b) => b.length - a.length)[0]
  const entry = name === undefined ? name : findNodeAtLocation(section, [name])
  if (name === undefined || !entry) return undefined
  const fields = rest
    .slice(name.length + 1)
    .split('.')
    .filter(field => field !== '')
  const value = fields.length > 0 ? findNodeAtLocation(entry, fields) : undefined
  // The name of an entry says more than the brace behind it.
  return placeAt(source, (value ?? entry.parent ?? entry).offset)
}

function namesIn(section: Node): string[] {
  return (section.children ?? []).map(({ children }) => String(children?.[0]?.value))
}

function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
