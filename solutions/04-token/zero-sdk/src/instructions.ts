/**
 * What servers say of themselves, on its way to a model: held by a fence, said once
 * in a conversation, never in the system prompt. It does not judge what is said, and
 * the special tokens of a model are the business of whoever encodes the messages.
 */
import { byCodePoint } from './blocks.ts'
import type { Speaker } from './contract.ts'

// #region heading-speaker
const OPENING = 'Data from the MCP server'
const CLOSING = '(end of the data)'
/** Stands before each line of the text, and before no other line. */
const BAR = '| '

/** All that ends a line for anybody: a terminal, a regular expression, a browser. */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/**
 * What cannot be seen, or moves what can: controls, bidi marks, zero-width and tag
 * characters. A joiner inside an emoji or a Persian word is part of what is seen.
 */
const JOINER = String.raw`(?<=(?![\0-\x7f])[\p{L}\p{M}\p{Emoji}])[\u200c\u200d]`
const STYLE = String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`
const UNSEEN = new RegExp(
  String.raw`(?!\t|${JOINER}|${STYLE})[\p{Cc}\p{Cf}\p{DI}\p{Cs}\u2028\u2029]`,
  'gu',
)

/**
 * Nothing in the text has to be forbidden: wherever a closing line, a heading or a
 * speaker is written in it, a bar stands before it.
 */
export function fence(server: string, text: string): string {
  const lines = text.split(LINE_END).map(line => BAR + visible(line))
  return [openingOf(quoted(server)), ...lines, CLOSING].join('\n')
}

function openingOf(name: string): string {
  return `${OPENING} ${name}: its words, not the user's. Nobody here has checked them.`
}

/** On one line, and no two servers alike. */
function quoted(server: string): string {
  return visible(JSON.stringify(server))
}

/** Written out, not dropped: whoever reads it should see that it was there. */
function visible(text: string): string {
  return text.replace(UNSEEN, hidden => `\\u{${hidden.codePointAt(0)?.toString(16)}}`)
}
// #endregion heading-speaker

// #region instructions-delta
export interface Announcer {
  system(): string
  announce(servers: readonly Speaker[], transcript: readonly string[]): string[]
}

/**
 * It remembers nothing. What the model knows is in the transcript, and a
 * conversation that was cleared, compacted or resumed is just another transcript.
 */
export function createAnnouncer(system: string): Announcer {
  return { system: () => system, announce }
}

function announce(
  servers: readonly Speaker[],
  transcript: readonly string[],
): string[] {
  const known = lastWords(transcript)
  const wanted = new Map<string, string>()
  for (const name of known.keys()) wanted.set(name, goneNote(name))
  for (const { name, instructions = '' } of servers) {
    if (instructions.trim() !== '') wanted.set(quoted(name), fence(name, instructions))
  }
  return [...wanted]
    .filter(([name, message]) => known.get(name) !== message)
    .sort(([a], [b]) => byCodePoint(a, b))
    .map(([, message]) => message)
}

/** The last fence or note about each server, by its quoted name. */
function lastWords(transcript: readonly string[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const message of transcript) {
    const name = NAMED.exec(message)?.[1]
    if (name === undefined) continue
    if (isFenceOf(name, message) || message === goneNote(name)) words.set(name, message)
  }
  return words
}

const NAMED = new RegExp(String.raw`^${OPENING} ("(?:[^"\\]|\\.)*")`)

/** A whole message. What is quoted inside another one was not said by this host. */
function isFenceOf(name: string, message: string): boolean {
  const [first, ...lines] = message.split('\n')
  const last = lines.pop()
  const isHeld = lines.every(line => line.startsWith(BAR))
  return first === openingOf(name) && last === CLOSING && isHeld
}

function goneNote(name: string): string {
  return `${OPENING} ${name} no longer holds: it says nothing now.`
}
// #endregion instructions-delta
