/**
 * The process that asks a detector, one subject after another. It keeps a learner
 * honest and a slip harmless; it is no sandbox against somebody who means harm.
 */
import childProcess from 'node:child_process'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { compileFunction } from 'node:vm'
import { type Answer, assertOrder, type Order } from './answer.ts'
import { openBuilt } from './built-subject.ts'

/** Time stands still in there: whoever waits so long waits for ever. */
const PATIENCE_MS = 2000
/** Ways to something else than the subject; names of parameters, so out of reach. */
const ELSEWHERE = ['process', 'require', 'globalThis', 'global', '__filename']

/** What it reached for in this run, even if it caught what came of it. */
let reached: Answer | undefined
/** An error that nobody waits for is the detector's as well. */
let stray: Error | undefined

function note(answer: Answer): never {
  reached ??= answer
  throw new Error(
    answer.kind === 'looks' ? `${answer.at} is out of reach` : answer.kind,
  )
}

function elsewhere(name: string): object {
  const reach = (): never => note({ kind: 'looks', at: name })
  const traps = { get: reach, apply: reach, construct: reach, has: reach, set: reach }
  return new Proxy(() => undefined, traps)
}

/** The programs that a subject starts have no place here. */
function startNothing(): void {
  const start = (program: unknown): never =>
    note({ kind: 'starts', program: String(program) })
  const starters = { spawn: start, fork: start, exec: start, execFile: start }
  const waiting = { spawnSync: start, execSync: start, execFileSync: start }
  Object.assign(childProcess, starters, waiting)
  syncBuiltinESMExports()
}

/** Evaluated anew for each subject: what it has seen before, it cannot know. */
function detectorIn(file: string): unknown {
  const module = { exports: {} as Record<string, unknown> }
  const names = ['module', 'exports', ...ELSEWHERE]
  const body = compileFunction(readFileSync(file, 'utf8'), names, { filename: file })
  body.call(undefined, module, module.exports, ...ELSEWHERE.map(elsewhere))
  return module.exports.detect
}

async function answerOf({ detector, subject }: Order): Promise<Answer> {
  const detect = detectorIn(detector)
  if (typeof detect !== 'function') {
    throw new Error(`expected a function detect, got ${typeof detect}`)
  }
  const opened = openBuilt(subject)
  const said: unknown = await detect(opened.subject)
  await opened.loaded()
  // Rejections that nobody waits for are told after everything else.
  await new Promise(resolve => setImmediate(resolve))
  if (stray) throw stray
  if (said === undefined) return { kind: 'silent' }
  if (typeof said === 'string' && said.trim() !== '') {
    return { kind: 'fault', sentence: said.trim() }
  }
  return { kind: 'no-sentence', got: said === '' ? "''" : typeof said }
}

function threw(cause: unknown): Answer {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  const [, line, column] = /detector\.cjs:(\d+):(\d+)/.exec(error.stack ?? '') ?? []
  const said = `${error.name}: ${error.message}`
  const at = [Number(line), Number(column)] as const
  return { kind: 'threw', error: said, ...(line && { at }) }
}

async function run(order: Order): Promise<Answer> {
  reached = undefined
  stray = undefined
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Answer>(resolve => {
    timer = setTimeout(() => resolve({ kind: 'waits' }), PATIENCE_MS)
  })
  const answer = await Promise.race([answerOf(order).catch(threw), late])
  clearTimeout(timer)
  return reached ?? answer
}

startNothing()
for (const event of ['unhandledRejection', 'uncaughtException'] as const) {
  process.on(event, (cause: unknown) => {
    stray ??= cause instanceof Error ? cause : new Error(String(cause))
  })
}
process.on('disconnect', () => process.exit(0))
process.on('message', (order: unknown) => {
  assertOrder(order)
  run(order).then(answer => process.send?.(answer))
})
