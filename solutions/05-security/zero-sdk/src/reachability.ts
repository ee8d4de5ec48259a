/**
 * Which exported functions nobody calls. A test is not a use, and neither is passing
 * a function on: what nobody but a test runs does not run.
 */
import { posix } from 'node:path'
import { type Module, moduleOf, type Origin } from './modules.ts'
import { closing, type Token } from './tokens.ts'

type Modules = ReadonlyMap<string, Module>

const TEST = /(^|\/)(tests?|__tests__)\/|\.(test|spec)\.[cm]?[jt]sx?$/

// #region dead-feature
export function unreached(
  files: Readonly<Record<string, string>>,
): { file: string; name: string }[] {
  const own = Object.entries(files).filter(([file]) => !TEST.test(file))
  const modules: Modules = new Map(own.map(([file, text]) => [file, moduleOf(text)]))
  const used = new Set<string>()
  for (const [file, module] of modules) {
    for (const { from, name } of usesIn(module, file)) {
      for (const found of originsOf(modules, from, name)) used.add(keyOf(found))
    }
  }
  return [...modules].flatMap(([file, { exports, functions }]) =>
    [...exports]
      .filter(([, local]) => functions.has(local))
      .filter(([, local]) => !used.has(keyOf({ from: file, name: local })))
      .map(([name]) => ({ file, name })),
  )
}

/** What the code of a file uses; its clauses only name it, and recursion is no use. */
function* usesIn(module: Module, file: string): Generator<Origin> {
  const { tokens, functions, imports, clauses, dynamic } = module
  for (let at = 0; at < tokens.length; at++) {
    const clause = clauses.find(([first, last]) => first <= at && at <= last)
    if (clause) {
      at = clause[1]
      continue
    }
    const name = tokens[at]?.text ?? ''
    if (!isUse(tokens, at)) continue
    const span = functions.get(name)
    if (span && (at < span[0] || at > span[1])) yield { from: file, name }
    const origin = imports.get(name)
    if (origin?.name === '*') yield memberOf(origin, tokens, at, file)
    else if (origin) yield { from: resolved(file, origin.from), name: origin.name }
    for (const from of dynamic) yield { from: resolved(file, from), name }
  }
}

/** `everything.run`: that one. `everything` alone, handed on: all of them. */
function memberOf(
  { from }: Origin,
  tokens: readonly Token[],
  at: number,
  file: string,
) {
  const isMember = tokens[at + 1]?.text === '.'
  const name = isMember ? (tokens[at + 2]?.text ?? '') : '*'
  return { from: resolved(file, from), name }
}

/** Follows re-exports to the definition, as far as the files go. */
function* originsOf(
  modules: Modules,
  file: string,
  name: string,
  seen: readonly string[] = [],
): Generator<Origin> {
  const path = [file, `${file}.ts`, file.replace(/\.js$/, '.ts'), `${file}/index.ts`]
  const from = path.find(one => modules.has(one)) ?? file
  const module = modules.get(from)
  const key = keyOf({ from, name })
  if (!module || seen.includes(key)) return
  if (name === '*') {
    for (const one of [...module.exports.keys(), ...module.forwards.keys()]) {
      yield* originsOf(modules, from, one, [...seen, key])
    }
  }
  const local = module.exports.get(name) ?? name
  if (module.functions.has(local)) yield { from, name: local }
  const imported = module.imports.get(local)
  for (const next of [module.forwards.get(name), imported]) {
    if (next)
      yield* originsOf(modules, resolved(from, next.from), next.name, [...seen, key])
  }
  for (const star of module.stars) {
    yield* originsOf(modules, resolved(from, star), name, [...seen, key])
  }
}

/** A name that is run or handed on; not one that is declared, or is a member's. */
function isUse(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.kind !== 'name') return false
  const before = tokens[at - 1]?.text ?? ';'
  const after = tokens[at + 1]?.text ?? ';'
  if (before === '.' || before === '?.') return false
  if (/^(function|const|let|var|class|type|interface)$/.test(before)) return false
  // `{ run: … }` and `(run: …)` name a member or a parameter; `a ? run : b` does not.
  if (after === ':' && /^[{,(]$/.test(before)) return false
  const isMethod = after === '(' && tokens[closing(tokens, at + 1) + 1]?.text === '{'
  return !isMethod
}
// #endregion dead-feature

function resolved(file: string, from: string): string {
  return posix.normalize(posix.join(posix.dirname(file), from))
}

function keyOf({ from, name }: Origin): string {
  return JSON.stringify([from, name])
}
