/**
 * Values of the body that a request repeats in its headers: which ones, and how a
 * value travels that is no plain ASCII. Used by both sides.
 * Specification 2026-07-28: basic/transports/streamable-http (Request Metadata).
 */
import { type InputSchema, META, METHODS, type Params } from '@workshop/wire'

/** An argument that a schema wants repeated: as which header, and where it is. */
export interface HeaderParam {
  header: string
  path: readonly string[]
}

const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/
const REPEATABLE = ['string', 'integer', 'boolean']
/** Keywords whose values are data: whatever stands in them annotates nothing. */
const DATA = ['const', 'enum', 'default', 'examples']

const NAMED: readonly string[] = [METHODS.callTool, 'prompts/get']
const NAMED_BY_URI: readonly string[] = ['resources/read']

// #region mirrored-headers
/** What each header has to say; `undefined` where the body has nothing to repeat. */
export function mirrorsOf(
  { method, params = {} }: { method: string; params?: Params },
  schema?: InputSchema,
): [header: string, value: unknown][] {
  const mirrors: [string, unknown][] = [
    ['MCP-Protocol-Version', params._meta?.[META.protocolVersion]],
    ['Mcp-Method', method],
  ]
  if (NAMED_BY_URI.includes(method)) mirrors.push(['Mcp-Name', params.uri])
  if (NAMED.includes(method)) mirrors.push(['Mcp-Name', params.name])
  if (method !== METHODS.callTool) return mirrors
  for (const { header, path } of schema ? headerParamsOf(schema) : []) {
    mirrors.push([header, valueAt(params.arguments, path)])
  }
  return mirrors
}

const ENCODED = /^=\?base64\?(.*)\?=$/

/** What could be taken for an encoded value has to be encoded as well. */
export function encodeHeaderValue(value: unknown): string {
  const text = String(value)
  const isPlain = /^(?:[!-~](?:[ -~]*[!-~])?)?$/.test(text) && !ENCODED.test(text)
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`
}

/** `undefined` for a value that nobody may send. */
export function decodeHeaderValue(text: string): string | undefined {
  if (!/^[\t -~]*$/.test(text)) return undefined
  const [, encoded] = ENCODED.exec(text) ?? []
  if (encoded === undefined) return text
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded ? bytes.toString() : undefined
}
// #endregion mirrored-headers

/** Throws with the reason if an annotation makes the tool invalid. */
export function headerParamsOf(schema: InputSchema): HeaderParam[] {
  const found = new Map<string, HeaderParam>()

  function visit(node: unknown, path: readonly string[] | undefined): void {
    if (typeof node !== 'object' || node === null) return
    const { 'x-mcp-header': name, ...keywords } = node as Record<string, unknown>
    if (name !== undefined) {
      const complaint = complaintAbout(name, keywords.type, path)
      const header = `Mcp-Param-${name}`
      const key = header.toLowerCase()
      if (complaint)
        throw new Error(`x-mcp-header ${JSON.stringify(name)}: ${complaint}`)
      if (found.has(key)) throw new Error(`x-mcp-header ${name}: used twice`)
      found.set(key, { header, path: path ?? [] })
    }
    for (const [keyword, value] of Object.entries(keywords)) {
      if (keyword === 'properties') visitAll(value, path)
      else if (!DATA.includes(keyword)) visit(value, undefined)
    }
  }

  function visitAll(properties: unknown, path: readonly string[] | undefined): void {
    for (const [name, child] of Object.entries(properties ?? {})) {
      visit(child, path && [...path, name])
    }
  }

  visit(schema, [])
  return [...found.values()]
}

function complaintAbout(
  name: unknown,
  type: unknown,
  path: readonly string[] | undefined,
): string | undefined {
  if (typeof name !== 'string' || !TOKEN.test(name)) return 'expected a header name'
  if (!path?.length) return 'only a property that has one place can be repeated'
  if (!REPEATABLE.includes(String(type))) {
    return `expected one of ${REPEATABLE.join(', ')}, got ${JSON.stringify(type)}`
  }
  return undefined
}

/** `null` counts as absent. */
function valueAt(args: unknown, path: readonly string[]): unknown {
  let value = args
  for (const name of path) {
    const holds =
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    value = holds ? (value as Record<string, unknown>)[name] : undefined
  }
  return value ?? undefined
}
