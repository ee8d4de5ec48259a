/** What was asked of `pnpm test`: which stages, on which code, and what is vitest's. */
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isPitfallId, nearestName, nearestPitfall, PITFALLS } from '@workshop/syllabus'
import { ROOT } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import type { Context } from '../context.ts'
import { PHRASES } from '../phrases/test.ts'
import { ERRORS } from '../phrases.ts'
import { matches, type StageHere, stagesHere } from '../stages.ts'
import { isOfVitest, nearestOption } from '../vitest-options.ts'

export interface TestRequest {
  stages: readonly StageHere[]
  vitestArgs: readonly string[]
  /** Absolute; the stage's own code if absent. */
  subject?: string
  limitMs: number
}

/** For each stage; what is typed is for the whole run. */
const LIMIT_SECONDS = 120

export function requestOf(args: readonly string[], context: Context): TestRequest {
  const typed = sort(args)
  const stages = stagesOf(typed)
  const usual = LIMIT_SECONDS * Math.max(1, stages.length)
  const limit = typed.limit ?? context.env.WORKSHOP_TIME_LIMIT ?? String(usual)
  const seconds = Number(limit)
  if (!(seconds > 0)) {
    throw new Complaint(ERRORS.optionValue('--time-limit', PHRASES.seconds, limit), 2)
  }
  const subject = subjectOf(typed.subject, context)
  return {
    stages,
    vitestArgs: typed.vitest,
    limitMs: seconds * 1000,
    ...(subject && { subject }),
  }
}

interface Typed {
  filters: string[]
  vitest: string[]
  /** The pitfall behind `-t`, when it is one. */
  pitfall?: string
  subject?: string
  limit?: string
}

const OWN = ['--filter', '-F', '--subject', '--time-limit'] as const
const NAME_PATTERN = ['-t', '--testNamePattern', '--test-name-pattern']

/** Ours, and what vitest has to make of it. */
function sort(args: readonly string[]): Typed {
  const typed: Typed = { filters: [], vitest: [] }
  const left = args.filter(word => word !== '--')
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [name = '', inline] = /^-/.test(word) ? split(word) : ['', undefined]
    if ((OWN as readonly string[]).includes(name)) {
      take(typed, name, inline ?? left.shift())
    } else if (NAME_PATTERN.includes(name)) {
      takePattern(typed, inline ?? left.shift() ?? '')
    } else if (word.startsWith('-')) {
      if (!isOfVitest(word)) {
        throw new Complaint(PHRASES.noOption(name, nearestOption(name, OWN)), 2)
      }
      typed.vitest.push(word)
    } else takeWord(typed, word)
  }
  return typed
}

function split(word: string): [string, string | undefined] {
  const at = word.indexOf('=')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

function take(typed: Typed, name: string, value: string | undefined): void {
  if (!value) throw new Complaint(ERRORS.optionValue(name, PHRASES.value, ''), 2)
  if (name === '--subject') typed.subject = value
  else if (name === '--time-limit') typed.limit = value
  else typed.filters.push(value)
}

function takePattern(typed: Typed, pattern: string): void {
  const [id = ''] = pattern.split(/[\s·]/)
  if (isPitfallId(id)) typed.pitfall = id
  typed.vitest.push('-t', pattern)
}

/** A stage or a pitfall may be typed bare; other words are vitest's. */
function takeWord(typed: Typed, word: string): void {
  if (isPitfallId(word)) takePattern(typed, word)
  else if (/^(stage-?)?\d+(-[a-z-]+)?$/.test(word)) typed.filters.push(word)
  else if (/[./]/.test(word)) typed.vitest.push(word)
  else throw new Complaint(ERRORS.noPitfall(word, nearestPitfall(word)))
}

function stagesOf({ filters, pitfall }: Typed): StageHere[] {
  const here = stagesHere()
  if (filters.length === 0) {
    const own = here.filter(({ stage }) => stage.pitfalls.includes(pitfall ?? ''))
    if (pitfall === undefined || own.length > 0) return pitfall ? own : here
    const { stage = '' } = isPitfallId(pitfall) ? PITFALLS[pitfall] : {}
    throw new Complaint(ERRORS.notHere(pitfall, stage))
  }
  const chosen = filters.flatMap(filter => {
    const found = here.filter(stage => fits(filter, stage))
    if (found.length > 0) return found
    const names = here.map(({ name }) => name)
    throw new Complaint(PHRASES.noPackage(filter, names, nearestStage(filter, names)))
  })
  return here.filter(stage => chosen.includes(stage))
}

/** `stage-4` is one digit short; where there is no digit, the letters decide. */
function nearestStage(filter: string, names: readonly string[]): string | undefined {
  const number = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)
  if (Number.isNaN(number(filter))) return nearestName(filter, names)
  return names.find(name => number(name) === number(filter))
}

function fits(filter: string, stage: StageHere): boolean {
  if (!filter.includes('*')) return matches(filter, stage)
  const pattern = filter.replace(/[^\w*-]/g, '').replaceAll('*', '.*')
  return new RegExp(`^${pattern}$`).test(stage.name)
}

/** Relative to where it was typed; the variable is relative to the repository. */
function subjectOf(typed: string | undefined, { cwd, env }: Context) {
  const named = typed ?? env.WORKSHOP_SUBJECT
  if (!named) return undefined
  const dir = resolve(typed === undefined ? ROOT : cwd, named)
  const folder = basename(dir) === 'src' ? dirname(dir) : dir
  if (!existsSync(join(folder, 'src'))) throw new Complaint(PHRASES.noSubject(named))
  return folder
}
