/**
 * What every command beside the learner's own takes: `--json`, `--plain`, `--lang` and
 * `--help`; and one clear sentence, in the language asked for, for what is wrong with a
 * command line. Exit codes: 0 ok, 1 something was found or failed, 2 a wrong command
 * line or file. Not here: what the other options mean.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Theme } from '@workshop/report'
import { type Locale, nearestName, type Text } from '@workshop/syllabus'
import { displayPath, ROOT } from './subject/paths.ts'
import { localeFor, themeFor } from './terminal.ts'

export type { Text }

export const BAD_USAGE = 2

type Options = NonNullable<ParseArgsConfig['options']>

const COMMON = {
  json: { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

type Config<O> = { options: O & typeof COMMON; allowPositionals: true }
export type Values<O extends Options> = ReturnType<
  typeof parseArgs<Config<O>>
>['values']

/** Something is wrong with what was typed. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly text: Text

  constructor(text: Text) {
    super(text.en)
    this.text = text
  }
}

/** `--seed: expected …, got …`; what is expected may need other words in Chinese. */
export function wrong(what: string, expected: string | Text, got: unknown): UsageError {
  const { en, zh } = typeof expected === 'string' ? bothOf(expected) : expected
  const named = got === undefined || got === '' ? undefined : String(got)
  return new UsageError({
    en: `${what}: expected ${en}, got ${named ?? 'nothing'}`,
    zh: `${what}：应为${/^\p{ASCII}/u.test(zh) ? ' ' : ''}${zh}，实际${named === undefined ? '什么也没有' : `是 ${named}`}`,
  })
}

const bothOf = (text: string): Text => ({ en: text, zh: text })

/** One of a few names; a near one is suggested. */
export function oneOf<N extends string>(
  what: string,
  typed: string,
  names: readonly N[],
): N {
  const found = names.find(name => name === typed)
  if (found !== undefined) return found
  const near = nearestName(typed, names)
  const list =
    names.length === 2
      ? { en: names.join(' or '), zh: names.join(' 或 ') }
      : { en: `one of ${names.join(', ')}`, zh: `${names.join('、')} 之一` }
  const { text } = wrong(what, list, typed)
  if (near === undefined) throw new UsageError(text)
  throw new UsageError({
    en: `${text.en}; did you mean ${near}?`,
    zh: `${text.zh}；是不是 ${near}？`,
  })
}

/**
 * → what `read` makes of the line, or a sentence that says what is wrong with it; an
 * empty one asks for help only.
 */
export function readLine<const O extends Options, R>(
  words: readonly string[],
  options: O,
  read: (values: Values<O>, names: readonly string[]) => R,
  { mostNames = 0 } = {},
): R | string {
  const locale = languageIn(words)
  try {
    const { values, positionals } = parsed(words, options)
    const { lang, help } = values as { lang?: string; help?: boolean }
    if (help) return ''
    if (lang !== undefined) oneOf('--lang', lang, ['en', 'zh'])
    const extra = positionals[mostNames]
    if (extra !== undefined) throw unexpected(extra)
    return read(values as Values<O>, positionals)
  } catch (cause) {
    if (cause instanceof UsageError) return cause.text[locale]
    throw cause
  }
}

function parsed<const O extends Options>(words: readonly string[], options: O) {
  // pnpm hands on the `--` that people put before options.
  const args = words.filter(word => word !== '--')
  const all = { ...options, ...COMMON }
  try {
    return parseArgs({ args, options: all, allowPositionals: true })
  } catch (cause) {
    throw usageErrorOf(cause as NodeJS.ErrnoException, Object.keys(all))
  }
}

/** What Node's parser complains of, in our words. */
function usageErrorOf(
  { code, message }: NodeJS.ErrnoException,
  names: string[],
): Error {
  const typed = /'(?:-\w, )?(--?[^\s'=]+)/.exec(message)?.[1] ?? ''
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const near = nearestName(
      typed,
      names.map(name => `--${name}`),
    )
    const meant = near === undefined ? bothOf('') : meantBy(near)
    return new UsageError({
      en: `there is no option ${typed}${meant.en}`,
      zh: `没有 ${typed} 这个选项${meant.zh}`,
    })
  }
  if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') return new Error(message)
  if (/does not take an argument/.test(message)) {
    return new UsageError({
      en: `${typed}: expected no value`,
      zh: `${typed}：不带值`,
    })
  }
  return wrong(typed, { en: 'a value', zh: '一个值' }, undefined)
}

const meantBy = (near: string): Text => ({
  en: `; did you mean ${near}?`,
  zh: `；是不是 ${near}？`,
})

function unexpected(word: string): UsageError {
  return new UsageError({
    en: `expected options only, got ${word}`,
    zh: `这里只接受选项，实际是 ${word}`,
  })
}

/** Also where the rest of the line is wrong. */
export function languageIn(words: readonly string[], env = process.env): Locale {
  const at = words.findIndex(word => word === '--lang' || word.startsWith('--lang='))
  const word = words[at] ?? ''
  const typed = word.includes('=') ? word.slice('--lang='.length) : words[at + 1]
  return at >= 0 && (typed === 'en' || typed === 'zh') ? typed : localeFor(env)
}

/** Help goes to stdout and is no failure. → the exit code */
export function explainUsage(
  complaint: string,
  usage: Text,
  { argv, env, stdout, stderr }: NodeJS.Process,
): number {
  const text = `${usage[languageIn(argv.slice(2), env)]}\n`
  if (complaint === '') stdout.write(text)
  else stderr.write(`${complaint}\n${text}`)
  return complaint === '' ? 0 : BAD_USAGE
}

export interface Look {
  theme: Theme
  locale: Locale
}

/** In a pipe nothing has an edge, so nothing is cut there. */
const NO_EDGE = 1000

export function lookFor(
  stdout: { isTTY?: boolean; columns?: number },
  { plain, lang }: { plain?: boolean | undefined; lang?: string | undefined },
): Look {
  const theme = themeFor(stdout)
  const columns = stdout.isTTY ? Math.max(60, stdout.columns ?? 80) : NO_EDGE
  const wide = { ...theme, columns }
  return {
    theme: plain ? { ...wide, color: false, unicode: false } : wide,
    locale: lang === 'en' || lang === 'zh' ? lang : localeFor(),
  }
}

const FOLDER: Text = { en: 'a folder with src/', zh: '一个有 src/ 的目录' }

/** A subject is a folder with `src/`; one with the two flavours inside suggests them. */
export function subjectFolder(option: string, dir: string): string {
  if (existsSync(join(dir, 'src'))) return dir
  const inside = ['zero-sdk', 'sdk']
    .map(name => join(dir, name))
    .filter(dir => existsSync(join(dir, 'src')))
    .map(displayPath)
  if (inside.length === 0) throw wrong(option, FOLDER, displayPath(dir))
  const wanted = {
    en: `${FOLDER.en}, such as ${inside.join(' or ')}`,
    zh: `${FOLDER.zh}，例如 ${inside.join(' 或 ')}`,
  }
  throw wrong(option, wanted, displayPath(dir))
}

/** An integer in a range; its upper end may be open. */
export function integerIn(
  option: string,
  typed: unknown,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = Number(typed)
  const isRight = Number.isInteger(value) && value >= least && value <= most
  if (isRight && String(typed).trim() !== '') return value
  const isOpen = most === Number.MAX_SAFE_INTEGER
  throw wrong(
    option,
    {
      en: isOpen
        ? `an integer from ${least} on`
        : `an integer from ${least} to ${most}`,
      zh: isOpen ? `不小于 ${least} 的整数` : `${least} 到 ${most} 的整数`,
    },
    typed,
  )
}

/** Package managers move to the root before they call us. */
export function fromCaller(path: string): string {
  return resolve(callersFolder(), path)
}

export function callersFolder(cwd = process.cwd(), env = process.env): string {
  return cwd === ROOT && env.INIT_CWD ? env.INIT_CWD : cwd
}
