/** `pnpm rehearse`: the newcomer's path on each Node, each screen with its time. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type CommandResult,
  commandResult,
  type Figure,
  figure,
  renderFigures,
  reported,
} from '@workshop/report'
import {
  explainUsage,
  lookFor,
  oneOf,
  readLine,
  type Text,
} from '@workshop/testkit/command-line'
import { displayPath, ROOT, SCRATCH } from '@workshop/testkit/state'
import { Newcomer, type Screen } from './newcomer.ts'
import { nodeBin } from './nodes.ts'
import { type Step, scriptFor } from './script.ts'

const NODES = ['20', '22', '24', '26']
const TOO_OLD = '18'
const STAGE = 'stages/01-handrolled'
const REFERENCE = join(ROOT, 'solutions/01-handrolled/zero-sdk')
const USAGE: Text = {
  en: `usage: pnpm rehearse [--node <major>]... [--json] [--plain] [--lang en|zh] [--help]
nodes: ${NODES.join(', ')}, and ${TOO_OLD}, which is too old; all of them if absent
it ends with 0, 1 (a screen was not as it should be) or 2 (this line is wrong)`,
  zh: `用法：pnpm rehearse [--node <主版本>]... [--json] [--plain] [--lang en|zh] [--help]
Node：${NODES.join('、')}，以及太旧的 ${TOO_OLD}；不指定就全部跑
以 0、1（有屏幕不对）或 2（命令行有错）结束`,
}
const OPTIONS = { node: { type: 'string', multiple: true } } as const

export interface Walked {
  node: string
  steps: readonly (Screen & { name: string; command: string; ok: boolean })[]
}

export async function main(process: NodeJS.Process): Promise<number> {
  const { argv, stdout, stderr } = process
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') return explainUsage(request, USAGE, process)
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
    stdout.write(renderFigures(result, lookFor(stdout, request)))
    stdout.write(`every screen: ${displayPath(screens)}\n`)
  }
  return result.ok ? 0 : 1
}

interface Request {
  nodes: string[]
  json: boolean
  plain: boolean
  lang?: string | undefined
}

/** A string says what is wrong with the command line; an empty one asks for help. */
export function requestOf(args: string[]): Request | string {
  const known = [...NODES, TOO_OLD]
  return readLine(args, OPTIONS, ({ json, plain, lang, node }) => {
    const nodes = node?.map(major => oneOf('--node', major, known)) ?? known
    return { nodes, json, plain, lang }
  })
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
