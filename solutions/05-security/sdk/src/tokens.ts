/**
 * TypeScript as a row of tokens, without what no program runs: comments, and what
 * stands in texts. Enough to find names; not a parser.
 */
export interface Token {
  kind: 'name' | 'text' | 'mark'
  /** Of a text, what is between its quotes. */
  text: string
  /** Whether it is the first on its line, where a statement may begin. */
  isFirst: boolean
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
  let isFirst = true

  function push(kind: Token['kind'], text: string): void {
    tokens.push({ kind, text, isFirst })
    isFirst = false
  }

  function read(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    at += match?.[0].length ?? 0
    return match ?? undefined
  }

  function readTemplate(): void {
    if (read(TEMPLATE)?.[0].endsWith('${')) templates.push(0)
    push('text', '')
  }

  function readMark(): void {
    const text = read(MARK)?.[0] ?? ''
    const open = templates.at(-1)
    const isBack = text === '}' && open === 0
    if (isBack) templates.pop()
    if (isBack || text === '`') readTemplate()
    else push('mark', text)
    if (isBack || open === undefined || !/[{}]/.test(text)) return
    templates[templates.length - 1] = open + (text === '{' ? 1 : -1)
  }

  while (at < source.length) {
    const blank = read(BLANK)
    if (blank) {
      isFirst ||= blank[0].includes('\n')
      continue
    }
    const { kind, text } = tokens.at(-1) ?? { kind: 'mark', text: ';' }
    const isRegex = kind !== 'text' && BEFORE_REGEX.test(text)
    const name = read(NAME)
    const quoted = name ? undefined : read(QUOTED)
    if (name) push('name', name[0])
    else if (quoted) push('text', quoted[2] ?? '')
    else if (source[at] === '/' && isRegex && read(REGEX)) push('text', '')
    else readMark()
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
