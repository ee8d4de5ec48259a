/**
 * What the harness saw, said in both languages: one sentence per kind. Whatever
 * came from a subject or a peer is made safe and short here.
 */
import type { Locale, Text } from '@workshop/syllabus'
import { apart, type Mode, place, quoted, short } from './quotation.ts'
import type { Observation, Said } from './verdict.ts'

const LONGEST_NAME = 48
/** Of two values in one sentence, both are to be seen. */
const LONGEST_VALUE = 64

type Of<Kind extends Observation['kind']> = Extract<Observation, { kind: Kind }>

const name = (text: string, mode: Mode) => short(text, mode, LONGEST_NAME)

const said = (what: Said, locale: Locale, mode: Mode, columns?: number) =>
  short(typeof what === 'string' ? what : what[locale], mode, columns)

/** Chinese has a blank before Latin letters, figures and signs only. */
const spaced = (text: string) =>
  /^[\p{Script=Han}「（]/u.test(text) ? text : ` ${text}`

/** The place comes before the message: a long message must not push it off the screen. */
function at(where: string | undefined, mode: Mode): Text {
  if (where === undefined) return { en: '', zh: '' }
  const shown = place(where, mode)
  return { en: ` at ${shown}`, zh: `（${shown}）` }
}

const placeOf = (file: string, line: number | undefined, mode: Mode) =>
  place(line === undefined ? file : `${file}:${line}`, mode)

/** Nothing is said of a wait that was none: it was too late already. */
function after(ms: number): Text {
  const whole = Math.round(ms)
  if (whole <= 0) return { en: '', zh: '' }
  return { en: ` (${whole} ms)`, zh: `（等了 ${whole} ms）` }
}

function threw({ name: kind, message }: Of<'rejected'> | Of<'crashed'>, mode: Mode) {
  const text = quoted(message, mode)
  const error = name(kind, mode)
  return { en: `${error} ${text.en}`, zh: `${error}${text.zh}` }
}

function unanswered({ what, ms }: Of<'unanswered'>, mode: Mode): Text {
  const whole = Math.round(ms)
  const [en, zh] = [said(what, 'en', mode), said(what, 'zh', mode)]
  if (whole <= 0) return { en: `missing: ${en}`, zh: `缺少：${zh}` }
  return {
    en: `no sign of ${en} within ${whole} ms`,
    zh: `${whole} ms 内没有等到：${zh}`,
  }
}

function differs({ what, actual, wanted }: Of<'differs'>, mode: Mode): Text {
  const [expected, got] =
    typeof wanted === 'string'
      ? apart(wanted, actual, LONGEST_VALUE, mode)
      : [wanted, actual]
  const value = (text: Said, locale: Locale) => said(text, locale, mode, LONGEST_VALUE)
  const subject = (locale: Locale) => said(what, locale, mode, LONGEST_VALUE)
  return {
    en: `${subject('en')}: expected ${value(expected, 'en')}, got ${value(got, 'en')}`,
    zh: `${subject('zh')}：应为${spaced(value(expected, 'zh'))}，实为${spaced(value(got, 'zh'))}`,
  }
}

function exited({ code, signal, stderr, where }: Of<'exited'>, mode: Mode): Text {
  const words = stderr.trim()
  const how: Text =
    signal === null
      ? { en: `exited with code ${code ?? '?'}`, zh: `以退出码 ${code ?? '?'} 结束了` }
      : {
          en: `was ended by ${name(signal, mode)}`,
          zh: `被信号 ${name(signal, mode)} 终止了`,
        }
  const why = words === '' ? { en: '', zh: '' } : quoted(words, mode)
  const [from, on] = words === '' ? ['', ''] : ['; stderr: ', '；stderr：']
  return {
    en: `the process ${how.en}${at(where, mode).en}${from}${why.en}`,
    zh: `进程${how.zh}${at(where, mode).zh}${on}${why.zh}`,
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
    en: `the call was rejected${at(observation.where, mode).en}: ${threw(observation, mode).en}`,
    zh: `调用失败${at(observation.where, mode).zh}：${threw(observation, mode).zh}`,
  }),
  resolved: ({ value }, mode) => ({
    en: `the call resolved with ${said(value, 'en', mode)}`,
    zh: `调用成功返回了${spaced(said(value, 'zh', mode))}`,
  }),
  differs,
  unanswered,
  unwanted: ({ what }, mode) => ({
    en: `seen, but should not be there: ${said(what, 'en', mode)}`,
    zh: `不该出现却出现了：${said(what, 'zh', mode)}`,
  }),
  crashed: (observation, mode) => ({
    en: `uncaught${at(observation.where, mode).en}: ${threw(observation, mode).en}`,
    zh: `未捕获的异常${at(observation.where, mode).zh}：${threw(observation, mode).zh}`,
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
