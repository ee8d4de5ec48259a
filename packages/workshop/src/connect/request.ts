/** From what was typed behind `pnpm connect` to what is to be done. */
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { STAGES, type StageId } from '@workshop/syllabus'
import { ROOT, subjectDir } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import { optionsOf } from '../options.ts'
import { PHRASES } from '../phrases/connect.ts'
import { PHRASES as OF_CONFIG } from '../phrases/connect-config.ts'
import { ERRORS } from '../phrases.ts'
import type { Choice } from './choice.ts'

export interface Request {
  /** The folder of the client. */
  dir: string
  command: string
  args: readonly string[]
  era: 'auto' | 'modern' | 'legacy'
  wanted: Choice | undefined
  limitMs: number
  json: boolean
}

const OPTIONS = {
  subject: 'string',
  config: 'string',
  era: 'string',
  tool: 'string',
  args: 'string',
  timeout: 'string',
  json: 'boolean',
} as const

const CLIENT = { stage: '01', file: 'src/client.ts' } as const

const ERAS = ['auto', 'modern', 'legacy'] as const
export const DEFAULT_SECONDS = 30
const MOST_SECONDS = 3600

export interface Typed {
  values: {
    [K in keyof typeof OPTIONS]?: (typeof OPTIONS)[K] extends 'boolean'
      ? boolean
      : string
  }
  /** The server's command and its arguments. */
  server: readonly string[]
}

/** The options, and the command behind them. */
export function typedWords(args: readonly string[]): Typed {
  const { own, server } = splitCommand(args)
  if (own.includes('--config')) throw new Complaint(OF_CONFIG.whichFile, 2)
  return { values: optionsOf('connect', own, OPTIONS, 0).values, server }
}

export function requestOf({ values, server }: Typed, cwd: string): Request {
  const [command, ...args] = server
  if (command === undefined) throw new Complaint(PHRASES.usage, 2)
  return {
    dir: subjectFolder(values.subject, cwd, CLIENT),
    command,
    args,
    era: eraOf(values.era ?? 'auto'),
    wanted: wantedOf(values.tool, values.args),
    limitMs: secondsOf(values.timeout ?? String(DEFAULT_SECONDS)) * 1000,
    json: values.json ?? false,
  }
}

/** The command begins behind `--`; where a tool has swallowed it, at the first word. */
function splitCommand(typed: readonly string[]): { own: string[]; server: string[] } {
  const own: string[] = []
  const left = [...typed]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--') break
    if (!word.startsWith('-')) return { own, server: [word, ...left] }
    own.push(word)
    const name = word.slice(2)
    const takesValue = OPTIONS[name as keyof typeof OPTIONS] === 'string'
    const value = takesValue && left[0] !== '--' ? left.shift() : undefined
    // As one word: a value such as `{"a":-1}` or `-x` is no option.
    if (value !== undefined) own[own.length - 1] = `${word}=${value}`
  }
  return { own, server: left }
}

/** The learner's own stage, or the folder that was typed. */
export function subjectFolder(
  typed: string | undefined,
  cwd: string,
  { stage, file }: { stage: StageId; file: string },
): string {
  if (typed === undefined) {
    const folder = STAGES.find(({ id }) => id === stage)?.folder ?? ''
    return subjectDir(join(ROOT, 'stages', folder))
  }
  const named = resolve(cwd, typed)
  const dir = basename(named) === 'src' ? dirname(named) : named
  if (existsSync(join(dir, file))) return dir
  throw new Complaint(PHRASES.noSubject(file, typed), 2)
}

function eraOf(typed: string): Request['era'] {
  const era = ERAS.find(era => era === typed)
  if (era) return era
  throw new Complaint(ERRORS.optionValue('--era', ERAS.join(' | '), typed), 2)
}

function wantedOf(tool: string | undefined, args: string | undefined) {
  if (tool !== undefined) return { name: tool, args: objectIn(args ?? '{}') }
  if (args !== undefined) throw new Complaint(PHRASES.argsAlone, 2)
  return undefined
}

function objectIn(typed: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(typed)
  } catch {
    value = undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw new Complaint(ERRORS.optionValue('--args', `'{"name":"value"}'`, typed), 2)
}

export function secondsOf(typed: string): number {
  const seconds = typed.trim() === '' ? Number.NaN : Number(typed)
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds
  throw new Complaint(
    ERRORS.optionValue('--timeout', `0 < s <= ${MOST_SECONDS}`, typed),
    2,
  )
}
