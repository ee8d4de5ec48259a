/**
 * What a file imports, exports and defines, read from its tokens: functions at the
 * top level only. Not here: who uses them.
 */
import { closing, type Token, tokensOf } from './tokens.ts'

/** An export of another file; `*` is all of them. */
export interface Origin {
  from: string
  name: string
}

export interface Module {
  tokens: readonly Token[]
  /** Local name of each function, and the tokens that define it. */
  functions: Map<string, Span>
  /** Exported name → local name. */
  exports: Map<string, string>
  /** Exported name → where it really comes from. */
  forwards: Map<string, Origin>
  /** Files of which everything is exported again. */
  stars: string[]
  /** Local name → where it comes from. */
  imports: Map<string, Origin>
  /** Imported while the program runs: whatever is named may be used. */
  dynamic: string[]
  /** Clauses that name functions and use none. */
  clauses: Span[]
}

/** The first token and the last. */
export type Span = readonly [first: number, last: number]

/** What may stand before a brace that belongs to a type, and before no body. */
const BEFORE_TYPE = new Set([':', '|', '&', '=>', '<', ',', 'is', 'extends'])
const STATEMENT =
  /^(;|export|import|const|let|var|function|class|interface|if|for|while|try|throw)$/

export function moduleOf(source: string): Module {
  const tokens = tokensOf(source)
  const module: Module = {
    tokens,
    functions: new Map(),
    exports: new Map(),
    forwards: new Map(),
    stars: [],
    imports: new Map(),
    dynamic: [],
    clauses: [],
  }
  const text = (at: number) => (tokens[at]?.kind === 'text' ? '' : tokens[at]?.text)
  for (let at = 0; at < tokens.length; at++) {
    if (text(at) === 'import') at = readImport(module, at)
    else if (text(at) === 'export') at = readExport(module, at)
    else if (text(at) === 'function') readFunction(module, at)
    else if (/^(const|let|var)$/.test(text(at) ?? '')) readVariable(module, at)
    else if (text(at) === '{' || text(at) === '(') at = skipped(module, at)
  }
  return module
}

/** Nothing at the top level is inside; what is imported there is used there. */
function skipped(module: Module, from: number): number {
  const last = closing(module.tokens, from)
  for (let at = from; at < last; at++) readDynamicImport(module, at)
  return last
}

function readDynamicImport({ tokens, dynamic }: Module, at: number): void {
  const [keyword, paren, file] = tokens.slice(at, at + 3)
  if (keyword?.text !== 'import' || paren?.text !== '(') return
  if (file?.kind === 'text') dynamic.push(file.text)
}

function readImport(module: Module, at: number): number {
  const { tokens, imports, clauses } = module
  if (tokens[at + 1]?.text === '(') readDynamicImport(module, at)
  if (/^[(.]$/.test(tokens[at + 1]?.text ?? '')) return at
  const last = fileAfter(tokens, at)
  const from = tokens[last]?.text ?? ''
  clauses.push([at, last])
  if (tokens[at + 1]?.text === 'type') return last
  for (const [name, local] of namesIn(tokens.slice(at + 1, last))) {
    imports.set(local, { from, name })
  }
  return last
}

function readExport(module: Module, at: number): number {
  const { tokens, exports, forwards, stars, clauses } = module
  const next = tokens[at + 1]?.text ?? ''
  if (next !== '{' && next !== '*') {
    const isDefault = next === 'default'
    const found = tokens.slice(at + 1, at + 5)
    const keyword = found.findIndex(({ text }) =>
      /^(function|const|let|var)$/.test(text),
    )
    const local = found.slice(keyword + 1).find(({ kind }) => kind === 'name')?.text
    if (keyword !== -1 && local) exports.set(isDefault ? 'default' : local, local)
    else if (isDefault && next) exports.set('default', tokens[at + 2]?.text ?? '')
    return at
  }
  const end = next === '{' ? closing(tokens, at + 1) : at + 1
  const isForward = next === '*' || tokens[end + 1]?.text === 'from'
  const last = isForward ? fileAfter(tokens, end) : end
  clauses.push([at, last])
  const from = tokens[last]?.text ?? ''
  if (next === '*' && tokens[at + 2]?.text === 'from') stars.push(from)
  for (const [name, as] of namesIn(tokens.slice(at + 1, last))) {
    if (isForward) forwards.set(as, { from, name })
    else exports.set(as, name)
  }
  return last
}

function fileAfter(tokens: readonly Token[], from: number): number {
  const found = tokens.findIndex((token, at) => at > from && token.kind === 'text')
  return found === -1 ? tokens.length - 1 : found
}

/** `a, b as c, * as d, default as e`, and `f` outside of braces for the default. */
function* namesIn(clause: readonly Token[]): Generator<[name: string, local: string]> {
  let isInside = false
  for (let at = 0; at < clause.length; at++) {
    const { kind, text } = clause[at] as Token
    if (text === '{') isInside = true
    const isName = kind === 'name' || text === '*'
    if (!isName || text === 'from') continue
    if (text === 'type' && clause[at + 1]?.kind === 'name') {
      at++
    } else if (clause[at + 1]?.text === 'as') {
      yield [text, clause[at + 2]?.text ?? '']
      at += 2
    } else if (text !== '*') yield [isInside ? text : 'default', text]
  }
}

/** `function name(…): … {…}`, with the heads of its overloads. */
function readFunction({ tokens, functions }: Module, at: number): void {
  const nameAt = tokens[at + 1]?.text === '*' ? at + 2 : at + 1
  const name = tokens[nameAt]?.text ?? ''
  functions.set(name, [at, bodyEnd(tokens, nameAt + 1)])
}

function bodyEnd(tokens: readonly Token[], from: number): number {
  for (let at = from; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? ''
    const end = '([{'.includes(text) && text ? closing(tokens, at) : at
    if (text === '{' && !BEFORE_TYPE.has(tokens[at - 1]?.text ?? '')) return end
    at = end
  }
  return tokens.length - 1
}

/** `const name = (…) => …` and `const name = function …`. */
function readVariable({ tokens, functions }: Module, at: number): void {
  const name = tokens[at + 1]
  const equals = tokens.findIndex(({ text }, nth) => nth > at && /^[=;]$/.test(text))
  if (name?.kind !== 'name' || equals === -1) return
  const start = tokens[equals + 1]?.text === 'async' ? equals + 2 : equals + 1
  const { text: first = '', kind } = tokens[start] ?? {}
  if (first === 'function') functions.set(name.text, [at, bodyEnd(tokens, start)])
  const params = first === '<' ? parenAfter(tokens, start) : start
  const head = tokens[params]?.text === '(' ? closing(tokens, params) : params
  const arrow = arrowAfter(tokens, head)
  if (arrow === -1 || (kind !== 'name' && first !== '(' && first !== '<')) return
  const body = tokens[arrow + 1]?.text === '{' ? closing(tokens, arrow + 1) : undefined
  functions.set(name.text, [at, body ?? statementEnd(tokens, arrow)])
}

function parenAfter(tokens: readonly Token[], from: number): number {
  return tokens.findIndex(({ text }, at) => at > from && text === '(')
}

/** Right behind the parameters, or behind the type of what comes back. */
function arrowAfter(tokens: readonly Token[], from: number): number {
  if (tokens[from + 1]?.text === '=>') return from + 1
  if (tokens[from + 1]?.text !== ':') return -1
  const ends = tokens.findIndex(
    ({ text }, at) => at > from && (text === '=>' || STATEMENT.test(text)),
  )
  return tokens[ends]?.text === '=>' ? ends : -1
}

/** A new line ends it, unless an operator stands before the line's end or after it. */
function statementEnd(tokens: readonly Token[], from: number): number {
  for (let at = from + 1; at < tokens.length; at++) {
    const { kind, text, isFirst } = tokens[at] as Token
    const before = tokens[at - 1] as Token
    const isWhole = before.kind !== 'mark' || /[)\]}]/.test(before.text)
    if (kind !== 'text' && STATEMENT.test(text)) return at - 1
    if (isFirst && isWhole && kind !== 'mark') return at - 1
    if (kind === 'mark' && '([{'.includes(text)) at = closing(tokens, at)
  }
  return tokens.length - 1
}
