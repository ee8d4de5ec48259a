/**
 * `mcp-probe -- <command…>`, `mcp-probe <url>`, `mcp-probe text <path…>`,
 * `mcp-probe exchange <file…>`: performs, classifies, explains. Decides nothing itself.
 */
import { writeFile } from 'node:fs/promises'
import { safe } from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import {
  classify,
  explain,
  type LiveVerdict,
  type Outcome,
  probeExchange,
  probeText,
  readExchange,
  type Target,
} from '../src/index.ts'
import { liveCode, textCode, USAGE } from './exit-codes.ts'
import { textsAt, Unfit } from './files.ts'
import { HELP } from './help.ts'
import { GRACE_MS, type Limits } from './limits.ts'
import { localeOf, type Request, requestOf } from './options.ts'
import { sarifOf } from './sarif.ts'
import { exchangeScreen, liveScreen, textScreen } from './screen.ts'
import { performAgain, performOnPipe } from './stdio.ts'
import { performOnWeb } from './web.ts'

/** Answers that a whole probe may wait for. */
const WHOLE = 6

export async function main({
  argv,
  env,
  stdin,
  stdout,
  stderr,
}: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2), env)
  if ('complaint' in request) {
    const lang = /--lang[ =](en|zh)/.exec(argv.join(' '))?.[1]
    const locale = localeOf(lang, env)
    stderr.write(`mcp-probe: ${safe(request.complaint[locale])}\n\n${HELP[locale]}\n`)
    return USAGE
  }
  const print = (lines: readonly string[]) => void stdout.write(`${lines.join('\n')}\n`)
  try {
    if (request.kind === 'help') print([HELP[request.locale]])
    else if (request.target) return await live(request.target, request, print)
    else if (request.kind === 'text') return await texts(request, stdin, print)
    else return await exchanges(request, stdin, print)
    return 0
  } catch (cause) {
    if (!(cause instanceof Unfit)) throw cause
    stderr.write(`mcp-probe: ${safe(cause.says[request.locale])}\n`)
    return USAGE
  }
}

type Print = (lines: readonly string[]) => void

async function live(target: Target, request: Request, print: Print): Promise<number> {
  const verdict = classify(await perform(target, request), { target })
  const code = liveCode(verdict, request.isStrict)
  if (request.record !== undefined) {
    const lines = verdict.frames.map(frame => `${JSON.stringify(frame)}\n`)
    await writeFile(request.record, lines.join(''))
  }
  if (request.output === 'screen') print(liveScreen(verdict, code, request.locale))
  else print([JSON.stringify(resultOf(verdict, code, explainedBy(verdict)))])
  return code
}

async function perform(
  target: Target,
  { answerMs, isAgain }: Request,
): Promise<Outcome> {
  const stop = new AbortController()
  const interrupt = (): void => stop.abort()
  for (const signal of SIGNALS) process.once(signal, interrupt)
  const limits: Limits = {
    answerMs,
    wholeMs: answerMs * WHOLE,
    graceMs: GRACE_MS,
    signal: stop.signal,
  }
  try {
    if (target.kind === 'http') return await performOnWeb(target, limits)
    const first = await performOnPipe(target, limits)
    const isOpen = classify(first, { target }).isOpen === true
    return isAgain && isOpen ? await performAgain(target, first, limits) : first
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The shape of every command's `--json`; `exit` is 0 exactly when `ok`. */
function resultOf(details: object, exit: number, headline: Text): object {
  const summary = headline.en
  return {
    command: 'mcp-probe',
    ok: exit === 0,
    summary,
    figures: {},
    details: { exit, ...details },
  }
}

const explainedBy = (verdict: LiveVerdict): Text => ({
  en: explain(verdict, 'en').headline,
  zh: explain(verdict, 'zh').headline,
})

async function texts(
  { paths, output, isStrict, locale }: Request,
  stdin: AsyncIterable<Buffer>,
  print: Print,
): Promise<number> {
  const named = await textsAt(paths, stdin)
  const read = named.map(({ file, text }) => ({ file, verdict: probeText(text) }))
  const verdicts = read.map(({ verdict }) => verdict)
  const code = textCode(verdicts, isStrict)
  const count = (name: string) =>
    verdicts.filter(({ verdict }) => verdict === name).length
  const headline = {
    en: `${count('dated')} dated, ${count('mixed')} mixed, ${count('no-evidence')} without evidence`,
    zh: `过时 ${count('dated')}，新旧混杂 ${count('mixed')}，没有证据 ${count('no-evidence')}`,
  }
  if (output === 'sarif') print([JSON.stringify(sarifOf(read), null, 2)])
  else if (output === 'json')
    print([JSON.stringify(resultOf({ texts: read }, code, headline))])
  else {
    const isOne = read.length === 1
    const shown = read.filter(
      ({ verdict }) => isOne || verdict.verdict !== 'no-evidence',
    )
    const lines = shown.flatMap(({ file, verdict }) =>
      textScreen(file, verdict, locale),
    )
    print([...lines, headline[locale]])
  }
  return code
}

async function exchanges(
  { paths, output, isStrict, locale }: Request,
  stdin: AsyncIterable<Buffer>,
  print: Print,
): Promise<number> {
  const named = await textsAt(paths, stdin)
  const verdicts = named.map(({ file, text }) => {
    const read = readExchange(text)
    if ('frames' in read) return { file, verdict: probeExchange(read.frames) }
    const { line, column, expected, actual } = read.unreadable
    const at = `${file}:${line}:${column}`
    throw new Unfit(
      `${at}: expected ${expected}, got ${actual}`,
      `${at}：要的是帧或者 JSON-RPC 消息，每行一条，或者放在一个数组里；这是 ${actual}`,
    )
  })
  const deviates = verdicts.some(({ verdict }) => verdict.deviations.length > 0)
  const code = isStrict && deviates ? 5 : 0
  const says = { en: `${verdicts.length} exchanges`, zh: `${verdicts.length} 段记录` }
  if (output !== 'screen')
    print([JSON.stringify(resultOf({ exchanges: verdicts }, code, says))])
  else print(verdicts.flatMap(({ verdict }) => exchangeScreen(verdict, locale)))
  return code
}
