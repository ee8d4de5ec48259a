/**
 * The fields of a form, as far as a schema may go: text, numbers, yes or no, one of
 * some, several of some. What a server wrote may be anything, so nothing is relied on.
 */
export interface Field {
  name: string
  title: string
  required: boolean
  kind: 'text' | 'number' | 'integer' | 'boolean' | 'choice' | 'choices'
  /** Values that may be chosen. */
  choices: readonly string[]
  /** What has to be typed, in a few words. */
  wanted: string
  /** What the server offers, if it fits. */
  initial?: unknown
  schema: Readonly<Record<string, unknown>>
}

const MOST_FIELDS = 50
/** Names that are no fields in any object. */
const NO_NAMES = ['__proto__', 'constructor', 'prototype']

export function fieldsOf(schema: unknown): Field[] {
  const { properties, required } = objectOf(schema)
  const needed = Array.isArray(required) ? required : []
  return Object.entries(objectOf(properties))
    .filter(([name]) => !NO_NAMES.includes(name))
    .slice(0, MOST_FIELDS)
    .map(([name, property]) => fieldOf(name, objectOf(property), needed.includes(name)))
}

function fieldOf(name: string, schema: Field['schema'], required: boolean): Field {
  const { title, description } = schema
  const texts = [title ?? name, description].filter(text => typeof text === 'string')
  const choices = choicesIn(schema)
  const kind = kindOf(schema, choices)
  const wanted = choices.length > 0 ? `${kind}: ${choices.join(', ')}` : kind
  const field = {
    name,
    title: texts.join(': '),
    required,
    kind,
    choices,
    wanted,
    schema,
  }
  const { default: initial } = schema
  if (initial === undefined) return field
  const typed = Array.isArray(initial) ? initial.join(',') : String(initial)
  const read = valueTyped(field, typed)
  return 'value' in read ? { ...field, initial: read.value } : field
}

function kindOf({ type }: Field['schema'], choices: readonly string[]): Field['kind'] {
  if (type === 'array') return 'choices'
  if (choices.length > 0) return 'choice'
  if (type === 'number' || type === 'integer' || type === 'boolean') return type
  return 'text'
}

/** `enum`, `oneOf` with `const`, and either of them inside `items`. */
function choicesIn(schema: Field['schema']): string[] {
  const { items, enum: values, oneOf, anyOf } = schema
  if (items !== undefined) return choicesIn(objectOf(items))
  if (Array.isArray(values)) return values.map(String)
  const named = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : []
  return named
    .map(one => objectOf(one).const)
    .filter(value => value !== undefined)
    .map(String)
}

export function valueTyped(
  field: Field,
  typed: string,
): { value: unknown } | { wanted: string } {
  const { kind, choices, schema } = field
  const text = typed.trim()
  const wrong = { wanted: field.wanted }
  if (kind === 'boolean') {
    if (/^(y|yes|true|是)$/i.test(text)) return { value: true }
    return /^(n|no|false|否)$/i.test(text) ? { value: false } : { wanted: 'y / n' }
  }
  if (kind === 'number' || kind === 'integer') return numberIn(text, kind, schema)
  if (kind === 'choice') return choices.includes(text) ? { value: text } : wrong
  if (kind === 'choices') {
    const picked = text.split(',').map(part => part.trim())
    return picked.every(part => choices.includes(part)) ? { value: picked } : wrong
  }
  const { minLength, maxLength } = schema
  const length = [...typed].length
  if (typeof minLength === 'number' && length < minLength) {
    return { wanted: `>= ${minLength} characters` }
  }
  if (typeof maxLength === 'number' && length > maxLength) {
    return { wanted: `<= ${maxLength} characters` }
  }
  return { value: typed }
}

function numberIn(text: string, kind: string, schema: Field['schema']) {
  const value = Number(text)
  const { minimum, maximum } = schema
  const isWhole = kind === 'number' || Number.isSafeInteger(value)
  if (text === '' || !Number.isFinite(value) || !isWhole) return { wanted: kind }
  if (typeof minimum === 'number' && value < minimum) return { wanted: `>= ${minimum}` }
  if (typeof maximum === 'number' && value > maximum) return { wanted: `<= ${maximum}` }
  return { value }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}
