/**
 * `detect [pitfall] [--subject <folder>] [--json] [--lang en|zh] [--plain]`: the
 * learner's detectors on healthy implementations and on broken ones.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Text } from '@workshop/syllabus'
import {
  explainUsage,
  fromCaller,
  lookFor,
  oneOf,
  readLine,
  type Values,
  wrong,
} from '@workshop/testkit/command-line'
import { displayPath, subjectDir } from '@workshop/testkit/state'
import { openScratch } from '../prove/scratch.ts'
import { stageDir } from '../prove/subjects.ts'
import { buildChild } from './bundle.ts'
import { createChildHost } from './child-host.ts'
import { DETECTORS, type DetectorId } from './detectors.ts'
import { resultOf } from './result.ts'
import { renderScreen } from './screen.ts'
import { DETECTED_STAGE, openSubjects } from './subjects.ts'
import { type Board, tryDetector } from './trial.ts'

const USAGE: Text = {
  en: `usage: pnpm detect [pitfall]... [--subject <folder>]
                   [--json] [--plain] [--lang en|zh] [--help]
pitfall: ${DETECTORS.join(', ')}
--subject: a folder with detectors/, without it your stage 05
it ends with 0, 1 (something was missed, or a false alarm) or 2 (this line is wrong)`,
  zh: `用法：pnpm detect [坑]... [--subject <目录>]
                   [--json] [--plain] [--lang en|zh] [--help]
坑：${DETECTORS.join('、')}
--subject：含 detectors/ 的目录，不写就是你的阶段 05
以 0、1（有漏掉的，或有误报）或 2（命令行有错）结束`,
}

export async function main(node: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = node
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, node)
  const { json, folder } = request
  endOnSignals()
  const { boards, said } = await detect(request)
  if (said !== '') stderr.write(said.endsWith('\n') ? said : `${said}\n`)
  const result = resultOf({ folder: displayPath(folder), boards })
  const look = lookFor(stdout, request)
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
  lang?: string | undefined
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

const OPTIONS = { subject: { type: 'string' } } as const

const WITH_DETECTORS: Text = {
  en: 'a folder with detectors/',
  zh: '含 detectors/ 的目录',
}

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(args: string[]): Request | string {
  const most = { mostNames: DETECTORS.length }
  const read = (
    { json, plain, lang, subject }: Values<typeof OPTIONS>,
    names: readonly string[],
  ) => {
    const named = names.map(name => oneOf('pitfall', name, DETECTORS))
    const dir = subject ? fromCaller(subject) : subjectDir(stageDir(DETECTED_STAGE))
    const folder = join(dir, 'detectors')
    if (!existsSync(folder)) throw wrong('--subject', WITH_DETECTORS, displayPath(dir))
    const pitfalls = named.length > 0 ? named : DETECTORS
    return { pitfalls, folder, json: json === true, plain: plain === true, lang }
  }
  return readLine(args, OPTIONS, read, most)
}
