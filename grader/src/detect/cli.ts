/**
 * `detect [pitfall] [--subject <folder>] [--json] [--lang en|zh] [--plain]`: the
 * learner's detectors on healthy implementations and on broken ones.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale } from '@workshop/syllabus'
import { displayPath, localeFor, subjectDir, themeFor } from '@workshop/testkit/state'
import { openScratch } from '../prove/scratch.ts'
import { stageDir } from '../prove/subjects.ts'
import { buildChild } from './bundle.ts'
import { createChildHost } from './child-host.ts'
import { DETECTORS, type DetectorId, isDetectorId } from './detectors.ts'
import { resultOf } from './result.ts'
import { renderScreen } from './screen.ts'
import { DETECTED_STAGE, openSubjects } from './subjects.ts'
import { type Board, tryDetector } from './trial.ts'

const USAGE = `usage: detect [pitfall] [--subject <folder>] [--json] [--lang en|zh] [--plain]
pitfall: ${DETECTORS.join(', ')}
--subject: a folder with detectors/, without it your stage 05`

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const { json, plain, folder } = request
  endOnSignals()
  const { boards, said } = await detect(request)
  if (said !== '') stderr.write(said.endsWith('\n') ? said : `${said}\n`)
  const result = resultOf({ folder: displayPath(folder), boards })
  const theme = themeFor(stdout)
  const look = {
    theme: plain ? { ...theme, color: false, unicode: false } : theme,
    locale: request.lang ?? localeFor(),
  }
  stdout.write(
    json ? `${JSON.stringify(result)}\n` : renderScreen(result.details, look),
  )
  return result.ok ? 0 : 1
}

/** `exit` stops the child and removes the scratch folder, whatever ends us. */
function endOnSignals(): void {
  const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
  for (const [signal, code] of Object.entries(codes)) {
    process.once(signal, () => process.exit(code))
  }
}

export interface Request {
  pitfalls: readonly DetectorId[]
  /** The folder with a file for each of them. */
  folder: string
  json: boolean
  plain: boolean
  lang?: Locale
}

/** @returns the boards, and what the detectors have printed */
export async function detect({
  pitfalls,
  folder,
}: Pick<Request, 'pitfalls' | 'folder'>): Promise<{ boards: Board[]; said: string }> {
  const scratch = openScratch()
  const program = join(scratch.dir, 'child.mjs')
  const child = createChildHost(program)
  process.once('exit', child.stop)
  try {
    await buildChild(program)
    const subjects = openSubjects(scratch.dir)
    const boards: Board[] = []
    for (const pitfall of pitfalls) {
      const bench = { subjects, child, scratch: scratch.dir }
      boards.push(await tryDetector(pitfall, join(folder, `${pitfall}.ts`), bench))
    }
    return { boards, said: child.said }
  } finally {
    child.stop()
    process.off('exit', child.stop)
    scratch.remove()
  }
}

/** A string says what is wrong with the command line. */
export function requestOf(args: string[]): Request | string {
  const options = {
    json: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    subject: { type: 'string' },
    lang: { type: 'string' },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const { json, plain, subject, lang } = values
    const stranger = positionals.find(name => !isDetectorId(name))
    if (stranger !== undefined) {
      return `expected one of ${DETECTORS.join(', ')}, got ${stranger}`
    }
    const named = positionals.filter(isDetectorId)
    const dir = subject ? resolve(subject) : subjectDir(stageDir(DETECTED_STAGE))
    const folder = join(dir, 'detectors')
    if (!existsSync(folder)) {
      return `--subject: expected a folder with detectors/, got ${displayPath(dir)}`
    }
    if (lang !== undefined && lang !== 'en' && lang !== 'zh') {
      return `--lang: expected en or zh, got ${lang}`
    }
    const pitfalls = named.length > 0 ? named : DETECTORS
    return { pitfalls, folder, json, plain, ...(lang && { lang }) }
  } catch (cause) {
    return (cause as Error).message
  }
}
