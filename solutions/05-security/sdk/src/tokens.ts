/**
 * TypeScript as a row of tokens, without what no program runs: comments, and what
 * stands in texts. Enough to find names; not a parser.
 */
export interface Token {
  kind: 'name' | 'text' | 'mark'
  /** Of a text, what is between its quotes. */
  text: string
}

const BLANK = /(?:\s+|\/\/.*|\/\*[\s\S]*?(?:\*\/|$))+/y
const NAME = /[\w$\u00aa-\uffff]+/y
const QUOTED = /(['"])((?:\\[\s\S]|(?!\1)[^\\\n])*)\1?/y
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y
const MARK = /=>|\.\.\.|\?\.|[\s\S]/y
/** Of a template, as far as the next piece of code or its end. */
const TEMPLATE = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{|$)/y
/** After one of these a slash begins a regular expression, and divides nothing. */
const BEFORE_REGEX =
  /^([^\w$)\]}].*|return|typeof|case|in|of|void|throw|await|else|do)$/

export function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  /** For each template that is open: the braces that are open in its code. */
  const templates: number[] = []
  let at = 0

  function read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    at += match?.[0].length ?? 0
    return match ?? undefined
  }

  function readTemplate(): void {
    if (read(TEMPLATE)?.[0].endsWith('${')) templates.push(0)
    tokens.push({ kind: 'text', text: '' })
  }

  function readMark(): void {
    const text = read(MARK)?.[0] ?? ''
    const open = templates.at(-1)
    const isBack = text === '}' && open === 0
    if (isBack) templates.pop()
    if (isBack || text === '`') readTemplate()
    else tokens.push({ kind: 'mark', text })
    if (isBack || open === undefined || !/[{}]/.test(text)) return
    templates[templates.length - 1] = open + (text === '{' ? 1 : -1)
  }

  while (at < source.length) {
    if (read(BLANK)) continue
    const name = read(NAME)
    if (name) {
      tokens.push({ kind: 'name', text: name[0] })
      continue
    }
    const quoted = read(QUOTED)
    const { kind, text: last } = tokens.at(-1) ?? { kind: 'mark', text: ';' }
    const isRegex = kind !== 'text' && BEFORE_REGEX.test(last)
    if (quoted) tokens.push({ kind: 'text', text: quoted[2] ?? '' })
    else if (source[at] === '/' && isRegex && read(REGEX)) {
      tokens.push({ kind: 'text', text: '' })
    } else readMark()
  }
  return tokens
}

/** The mark that closes the one at `from`; the last token if none does. */
export function closing(tokens: readonly Token[], from: number): number {
  let depth = 0
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.kind !== 'mark') continue
    if ('([{'.includes(token.text)) depth++
    if (')]}'.includes(token.text) && --depth === 0) return at
  }
  return tokens.length - 1
}
