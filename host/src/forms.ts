/**
 * A server's question, field by field: a flat form of primitives and lists of choices,
 * or a page to open. The answer is what a person typed; nothing is filled in for them
 * but what the server itself offers as a default.
 * Specification 2026-07-28: client/elicitation, basic/patterns/mrtr.
 */
import { type Field, fieldsOf, valueTyped } from './form-fields.ts'
import type { Lines } from './lines.ts'
import { QUESTIONS } from './phrases/questions.ts'
import type { Screen } from './screen.ts'
import type { InputMap, Question } from './shapes.ts'
import { wholeOf } from './whole.ts'

export interface Desk {
  lines: Lines
  screen: Screen
  print(...texts: string[]): void
  isYes(prompt: string): Promise<boolean>
}

type Response = Record<string, unknown>

const ELICIT = 'elicitation/create'
const MOST_TRIES = 5

/** `undefined` if one of the requests is nothing that this host answers. */
export async function answersTo(
  question: Question,
  desk: Desk,
): Promise<InputMap | undefined> {
  const { server, tool, round, requests } = question
  const { screen, print } = desk
  const { say, shown } = screen
  print(say(QUESTIONS.form(shown(server), shown(tool), round)))
  const responses: InputMap = Object.create(null)
  for (const [key, request] of Object.entries(requests)) {
    const { method, params } = request as { method?: unknown; params?: unknown }
    if (method !== ELICIT) {
      print(say(QUESTIONS.unsupported(shown(method, 60))))
      return undefined
    }
    responses[key] = await elicited({ ...(params as object) }, desk)
  }
  return { ...responses }
}

async function elicited(params: Response, desk: Desk): Promise<Response> {
  const { message, mode, url } = params
  const { screen, print, isYes } = desk
  const said = wholeOf(screen, String(message ?? ''))
  print(...said.lines.map(line => `  | ${line}`))
  if (mode === 'url') {
    const page = wholeOf(screen, String(url))
    print(screen.say(QUESTIONS.url), ...page.lines.map(line => `  | ${line}`))
    // Nobody agrees to an address of which they have not seen the end.
    const isAgreed = page.hidden === 0 && (await isYes(screen.say(QUESTIONS.opened)))
    return { action: isAgreed ? 'accept' : 'decline' }
  }
  return form(fieldsOf(params.requestedSchema), desk)
}

async function form(fields: readonly Field[], desk: Desk): Promise<Response> {
  const { screen, print, isYes } = desk
  if (fields.length > 0) print(screen.say(QUESTIONS.formHow))
  const content: Response = {}
  for (const field of fields) {
    const typed = await typedFor(field, desk)
    if (typed === 'cancel' || typed === 'decline') return { action: typed }
    if (typed.value !== undefined) content[field.name] = typed.value
  }
  const filled = wholeOf(screen, JSON.stringify(content, null, 2), 'all')
  print(...filled.lines.map(line => `  | ${line}`))
  const isSent = await isYes(screen.say(QUESTIONS.send))
  return isSent ? { action: 'accept', content } : { action: 'decline' }
}

type Typed = 'cancel' | 'decline' | { value?: unknown }

async function typedFor(field: Field, { lines, screen, print }: Desk): Promise<Typed> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const typed = await lines.answer(promptFor(field, screen))
    if (typed === undefined || typed.trim() === '/cancel') return 'cancel'
    if (typed.trim() === '/decline') return 'decline'
    if (typed === '') {
      if (field.initial !== undefined) return { value: field.initial }
      if (!field.required) return {}
      print(screen.say(QUESTIONS.mustFill))
      continue
    }
    const read = valueTyped(field, typed)
    if ('value' in read) return read
    print(screen.say(QUESTIONS.expected(screen.shown(read.wanted))))
  }
  return 'cancel'
}

function promptFor(field: Field, { shown }: Screen): string {
  const { title, wanted, required, initial } = field
  const offered =
    initial === undefined ? '' : ` [${shown(JSON.stringify(initial), 60)}]`
  return `  ${shown(title, 120)}${required ? '*' : ''} (${shown(wanted, 200)})${offered}: `
}
