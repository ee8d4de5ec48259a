/**
 * Where a text stops being JSON. Used after `JSON.parse` has said no: what that says of
 * the place differs between browsers. No recursion: brackets may be a million deep.
 */

type Expected =
  | 'value'
  | 'first-value'
  | 'key'
  | 'first-key'
  | 'colon'
  | 'after'
  | 'end'

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y

/** The offset of the first character that cannot stand there; the end, if more is needed. */
export function jsonStopsAt(text: string): number {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  for (let at = afterBlanks(text, 0); at < text.length; ) {
    const isMismatch = text[at] === (open.at(-1) === '{' ? ']' : '}')
    const end: number | Bad = isMismatch ? { at } : takes(text, at, expected)
    if (typeof end !== 'number') return end.at
    expected = next(text[at] ?? '', expected, open)
    at = afterBlanks(text, end)
  }
  return text.length
}

interface Bad {
  at: number
}

function afterBlanks(text: string, from: number): number {
  let at = from
  while (' \n\r\t'.includes(text[at] ?? 'x')) at += 1
  return at
}

/** Where the token ends that begins here, if it may stand here. */
function takes(text: string, at: number, expected: Expected): number | Bad {
  const character = text[at] ?? ''
  const allowed = ALLOWED[expected]
  if ('{}[],:'.includes(character)) return allowed.includes(character) ? at + 1 : { at }
  if (character === '"' && allowed.includes('"')) return endOfString(text, at)
  if (!allowed.includes('v')) return { at }
  const form = /[tfn]/.test(character) ? WORD : NUMBER
  form.lastIndex = at
  const taken = form.exec(text)?.[0] ?? ''
  return taken === '' ? { at } : at + taken.length
}

/** `v` stands for numbers, `true`, `false` and `null`. */
const ALLOWED: Readonly<Record<Expected, string>> = {
  value: '{["v',
  'first-value': '{["v]',
  key: '"',
  'first-key': '"}',
  colon: ':',
  after: ',}]',
  end: '',
}

function endOfString(text: string, from: number): number | Bad {
  for (let at = from + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at + 1
    if (code < 0x20) return { at }
    if (code !== 0x5c) continue
    at += 1
    const isUnicode = text[at] === 'u'
    if (isUnicode && !/^[0-9a-fA-F]{4}$/.test(text.slice(at + 1, at + 5))) return { at }
    if (!'"\\/bfnrtu'.includes(text[at] ?? '?')) return { at }
  }
  return { at: text.length }
}

function next(character: string, expected: Expected, open: ('{' | '[')[]): Expected {
  const isInObject = open.at(-1) === '{'
  switch (character) {
    case '{':
      open.push('{')
      return 'first-key'
    case '[':
      open.push('[')
      return 'first-value'
    case ',':
      return isInObject ? 'key' : 'value'
    case ':':
      return 'value'
    case '}':
    case ']':
      open.pop()
      break
    default:
      if (isInObject && expected.endsWith('key')) return 'colon'
  }
  return open.length === 0 ? 'end' : 'after'
}
