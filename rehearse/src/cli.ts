/** `pnpm rehearse`: the newcomer's path on each Node, each screen with its time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  type CommandResult,
  commandResult,
  type Figure,
  figure,
  renderFigures,
  reported,
} from '@workshop/report'
import {
  displayPath,
  localeFor,
  ROOT,
  SCRATCH,
  themeFor,
} from '@workshop/testkit/state'
import { Newcomer, type Screen } from './newcomer.ts'
import { nodeBin } from './nodes.ts'
import { type Step, scriptFor } from './script.ts'

const NODES = ['20', '22', '24', '26']
const TOO_OLD = '18'
const STAGE = 'stages/01-handrolled'
const REFERENCE = join(ROOT, 'solutions/01-handrolled/zero-sdk')
const USAGE = `usage: rehearse [--node <major>]... [--json]
nodes: ${NODES.join(', ')}, and ${TOO_OLD}, which is too old`

export interface Walked {
  node: string
  steps: readonly (Screen & { name: string; command: string; ok: boolean })[]
}

export async function main({ argv, stdout, stderr }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const walked: Walked[] = []
  for (const node of request.nodes) {
    walked.push(await walk(node, line => stderr.write(`${line}\n`)))
  }
  const screens = join(SCRATCH, 'rehearsal')
  mkdirSync(screens, { recursive: true })
  for (const one of walked) {
    writeFileSync(join(screens, `node-${one.node}.txt`), screensOf(one))
  }
  const result = resultOf(walked)
  if (request.json) stdout.write(`${JSON.stringify(result)}\n`)
  else {
    stdout.write(
      renderFigures(result, { theme: themeFor(stdout), locale: localeFor() }),
    )
    stdout.write(`every screen: ${displayPath(screens)}\n`)
  }
  return result.ok ? 0 : 1
}

export function requestOf(args: string[]): { nodes: string[]; json: boolean } | string {
  try {
    const options = {
      node: { type: 'string', multiple: true },
      json: { type: 'boolean', default: false },
    } as const
    const { node, json } = parseArgs({ args, options }).values
    const known = [...NODES, TOO_OLD]
    const stranger = node?.find(major => !known.includes(major))
    if (stranger !== undefined) {
      return `--node: expected one of ${known.join(', ')}, got ${stranger}`
    }
    return { nodes: node ?? known, json }
  } catch (cause) {
    return (cause as Error).message
  }
}

async function walk(node: string, say: (line: string) => void): Promise<Walked> {
  const newcomer = new Newcomer(await nodeBin(node))
  try {
    return { node, steps: await walked(node, newcomer, say) }
  } finally {
    newcomer.remove()
  }
}

async function walked(
  node: string,
  newcomer: Newcomer,
  say: (line: string) => void,
): Promise<Walked['steps']> {
  const steps: Walked['steps'][number][] = []
  for (const step of node === TOO_OLD ? [tooOld()] : scriptFor(REFERENCE)) {
    newcomer.copy(step.files, REFERENCE, STAGE)
    const screen = await newcomer.type(step.command, step.until)
    const { name, command } = step
    const ok = isAsWanted(step, screen, node)
    steps.push({ name, command, ok, ...screen })
    say(`node ${node}  ${ok ? 'ok ' : 'NOT'}  ${screen.seconds} s  ${name}`)
    // Without an install every later screen would only say so again.
    if (!ok && name === 'start') break
  }
  return steps
}

/** pnpm itself does not run there, so it is the workshop's entry that is asked. */
function tooOld(): Step {
  const command = 'node packages/workshop/bin.js start'
  return { name: 'too old', command, files: [], exit: 1 }
}

function isAsWanted({ exit, until }: Step, screen: Screen, node: string): boolean {
  if (screen.stopped !== undefined) return false
  if (node === TOO_OLD) {
    return screen.exit === exit && /^The workshop needs Node .+\n$/.test(screen.text)
  }
  return until ? until.test(screen.text) : screen.exit === exit
}

export function resultOf(walked: readonly Walked[]): CommandResult<unknown> {
  const figures: Record<string, Figure> = {}
  for (const { node, steps } of walked) {
    const done = steps.filter(({ ok }) => ok).length
    const all = node === TOO_OLD ? 1 : scriptFor(REFERENCE).length
    figures[`rehearse.node${node}`] = figure(
      `${done}/${all}`,
      'steps',
      'all',
      done === all,
    )
    for (const [name, key] of [
      ['start', 'start'],
      ['first red', 'firstRed'],
      ['green', 'lastRun'],
    ]) {
      const seconds = steps.find(step => step.name === name)?.seconds
      if (seconds !== undefined) {
        figures[`rehearse.node${node}.${key}`] = reported(seconds, 's')
      }
    }
  }
  const bad = walked.flatMap(({ node, steps }) =>
    steps.filter(({ ok }) => !ok).map(({ name }) => `${name} on Node ${node}`),
  )
  const summary =
    bad.length === 0
      ? 'every screen was as it should be'
      : `not as it should be: ${bad.join(', ')}`
  return commandResult('rehearse', summary, figures, { walked })
}

function screensOf({ node, steps }: Walked): string {
  return steps
    .map(({ name, command, exit, seconds, ok, text, stopped = '' }) =>
      [
        `=== Node ${node}: ${name}, ${ok ? 'ok' : 'NOT as it should be'}`,
        `$ ${command}`,
        text.trimEnd(),
        `(exit code ${exit}, ${seconds} s) ${stopped}`,
        '',
      ].join('\n'),
    )
    .join('\n')
}
