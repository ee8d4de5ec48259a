/**
 * What the harness saw, said in both languages: one sentence per kind. Whatever
 * came from a subject or a peer is made safe and short here.
 */
import type { Locale, Text } from '@workshop/syllabus'
import { symbols } from './paint.ts'
import { safe } from './safe.ts'
import type { Observation, Said } from './verdict.ts'
import { cut, cutStart } from './wrap.ts'

/** Columns of foreign text in one sentence; the rest is in the trace. */
const LONGEST = 120
const LONGEST_NAME = 48
const LONGEST_PLACE = 76

interface Mode {
  unicode: boolean
}

type Of<Kind extends Observation['kind']> = Extract<Observation, { kind: Kind }>

/** Foreign text: safe, short, one line. */
export function short(text: string, mode: Mode, columns = LONGEST): string {
  // A unit has at most a dozen code units, so this never cuts what would fit.
  const start = text.slice(0, columns * 4)
  return cut(safe(start, mode), columns, symbols(mode).more)
}

function quoted(text: string, mode: Mode): string {
  const { open, close } = symbols(mode)
  return `${open}${short(text, mode)}${close}`
}

const name = (text: string, mode: Mode) => short(text, mode, LONGEST_NAME)

const said = (what: Said, locale: Locale, mode: Mode) =>
  short(typeof what === 'string' ? what : what[locale], mode)

function at(where: string | undefined, mode: Mode): Text {
  if (where === undefined) return { en: '', zh: '' }
  const shown = place(where, mode)
  return { en: ` at ${shown}`, zh: `，位于 ${shown}` }
}

/** A file and line; a line of a stack trace brings its own "at". */
export function place(where: string, mode: Mode, columns = LONGEST_PLACE): string {
  const text = safe(where.replace(/^\s*at /, '').slice(-columns * 4), mode)
  return cutStart(text, columns, symbols(mode).more)
}

const placeOf = (file: string, line: number | undefined, mode: Mode) =>
  place(line === undefined ? file : `${file}:${line}`, mode)

/** Nothing is said of a wait that was none: the answer was already too late. */
const after = (ms: number): Text =>
  ms === 0 ? { en: '', zh: '' } : { en: ` (${ms} ms)`, zh: `（等了 ${ms} ms）` }

const threw = (
  { name: kind, message, where }: Of<'rejected'> | Of<'crashed'>,
  mode: Mode,
): Text => ({
  en: `${name(kind, mode)} ${quoted(message, mode)}${at(where, mode).en}`,
  zh: `${name(kind, mode)} ${quoted(message, mode)}${at(where, mode).zh}`,
})

function exited({ code, signal, stderr }: Of<'exited'>, mode: Mode): Text {
  const tail = stderr.trim()
  const text = tail === '' ? '' : quoted(tail.slice(-LONGEST), mode)
  const how: Text =
    signal === null
      ? { en: `exited with code ${code ?? '?'}`, zh: `以退出码 ${code ?? '?'} 结束了` }
      : {
          en: `was ended by ${name(signal, mode)}`,
          zh: `被信号 ${name(signal, mode)} 终止了`,
        }
  return {
    en: `the process ${how.en}${text === '' ? '' : `; its stderr ends with ${text}`}`,
    zh: `进程${how.zh}${text === '' ? '' : `；stderr 的末尾是 ${text}`}`,
  }
}

type FileTrouble = Of<'load-error'> | Of<'missing-file'> | Of<'missing-export'>

/** What is wrong with a file, without the file's name. */
export function fileTrouble(observation: FileTrouble, mode: Mode): Text {
  switch (observation.kind) {
    case 'load-error': {
      const message = short(observation.message, mode)
      return { en: `does not load: ${message}`, zh: `无法加载：${message}` }
    }
    case 'missing-file':
      return { en: 'does not exist', zh: '不存在' }
    case 'missing-export': {
      const [wanted, actual] = [
        name(observation.name, mode),
        name(observation.actual, mode),
      ]
      return {
        en: `does not export ${wanted} (got ${actual})`,
        zh: `没有导出 ${wanted}（实为 ${actual}）`,
      }
    }
  }
}

function ofFile(observation: FileTrouble, mode: Mode): Text {
  const line = 'line' in observation ? observation.line : undefined
  const place = placeOf(observation.file, line, mode)
  const trouble = fileTrouble(observation, mode)
  return { en: `${place} ${trouble.en}`, zh: `${place} ${trouble.zh}` }
}

type Renderers = {
  [Kind in Observation['kind']]: (observation: Of<Kind>, mode: Mode) => Text
}

const RENDERERS: Renderers = {
  'never-settled': ({ ms }) => ({
    en: `the call never settled${after(ms).en}`,
    zh: `调用始终没有结果${after(ms).zh}`,
  }),
  rejected: (observation, mode) => ({
    en: `the call was rejected: ${threw(observation, mode).en}`,
    zh: `调用失败：${threw(observation, mode).zh}`,
  }),
  resolved: ({ value }, mode) => ({
    en: `the call resolved with ${short(value, mode)}`,
    zh: `调用成功返回了 ${short(value, mode)}`,
  }),
  differs: ({ what, actual, wanted }, mode) => ({
    en: `${said(what, 'en', mode)}: expected ${short(wanted, mode)}, got ${short(actual, mode)}`,
    zh: `${said(what, 'zh', mode)}：应为 ${short(wanted, mode)}，实为 ${short(actual, mode)}`,
  }),
  unanswered: ({ what, ms }, mode) => ({
    en: `unanswered: ${said(what, 'en', mode)}${after(ms).en}`,
    zh: `没有等到：${said(what, 'zh', mode)}${after(ms).zh}`,
  }),
  unwanted: ({ what }, mode) => ({
    en: `seen, but should not be there: ${said(what, 'en', mode)}`,
    zh: `不该出现却出现了：${said(what, 'zh', mode)}`,
  }),
  crashed: (observation, mode) => ({
    en: `the program crashed: ${threw(observation, mode).en}`,
    zh: `程序崩溃了：${threw(observation, mode).zh}`,
  }),
  'not-implemented': ({ pitfall, where }, mode) => ({
    en: `the gap ${name(pitfall, mode)} is not filled yet${at(where, mode).en}`,
    zh: `空缺 ${name(pitfall, mode)} 还没有补上${at(where, mode).zh}`,
  }),
  'load-error': ofFile,
  'missing-file': ofFile,
  'missing-export': ofFile,
  exited,
  'still-running': ({ what }, mode) => ({
    en: `still running: ${said(what, 'en', mode)}`,
    zh: `仍在运行：${said(what, 'zh', mode)}`,
  }),
  'not-hit': ({ what }, mode) => ({
    en: `the symptom did not show: ${said(what, 'en', mode)}`,
    zh: `症状没有出现：${said(what, 'zh', mode)}`,
  }),
  'saw-nothing': ({ what }, mode) => ({
    en: `the probe waited for ${said(what, 'en', mode)} and never saw it`,
    zh: `探针始终没有等到：${said(what, 'zh', mode)}`,
  }),
  'too-slow': ({ what }, mode) => ({
    en: `too slow: ${said(what, 'en', mode)}`,
    zh: `太慢：${said(what, 'zh', mode)}`,
  }),
}

export function observationText(
  observation: Observation,
  mode: Mode = { unicode: true },
): Text {
  // The table has one entry per kind, but that entry and kind belong together is
  // beyond what the compiler follows through an index.
  const render = RENDERERS[observation.kind] as (
    observation: Observation,
    mode: Mode,
  ) => Text
  return render(observation, mode)
}
