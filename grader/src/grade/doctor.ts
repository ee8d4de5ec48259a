/** `grade doctor`: the sandbox examined, for a person or as one object. */
import {
  allOf,
  type CommandResult,
  commandResult,
  figure,
  renderFigures,
} from '@workshop/report'
import type { Text } from '@workshop/syllabus'
import { localeFor, themeFor } from '@workshop/testkit/state'
import { type Examined, provenHost } from '../sandbox/doctor/doctor.ts'
import type { HostOptions } from '../sandbox/index.ts'
import { LEVELS, type Missing, NoSandbox } from '../sandbox/index.ts'

export interface DoctorOptions extends HostOptions {
  json: boolean
}

export async function doctor({ json, ...options }: DoctorOptions): Promise<number> {
  const result = await examined(options)
  process.stdout.write(json ? `${JSON.stringify(result)}\n` : shown(result))
  return result.ok ? 0 : 1
}

interface Details {
  level: string | null
  swept: number
  probes: Examined['probes']
  missing: readonly Missing[]
}

async function examined(options: HostOptions): Promise<CommandResult<Details>> {
  try {
    const { host, probes, missing } = await provenHost(options)
    host.close()
    const { level, swept } = host
    return resultOf({ level, swept, probes, missing }, LEVELS[level][localeFor()])
  } catch (cause) {
    if (!(cause instanceof NoSandbox)) throw cause
    const { missing } = cause
    const words = WORDS.none[localeFor()]
    return resultOf({ level: null, swept: 0, probes: [], missing }, words)
  }
}

function resultOf(details: Details, words: string): CommandResult<Details> {
  const { level, probes } = details
  const held = probes.filter(({ held }) => held === true).length
  const figures = {
    'sandbox.level': figure(level ?? 'none', '', 'A, B or C', (level ?? 'D') < 'D'),
    'probes.held': allOf(held, probes.length),
  }
  const summary = level ? `sandbox level ${level}: ${words}` : words
  return commandResult('grade doctor', summary, figures, details)
}

const WORDS = {
  none: { en: 'no sandbox on this machine', zh: '本机没有可用的沙箱' },
  held: { en: 'held', zh: '守住' },
  untried: { en: 'not tried', zh: '未尝试' },
  through: { en: 'GOT THROUGH', zh: '被突破' },
  not: { en: 'not', zh: '达不到' },
} as const satisfies Record<string, Text>

function shown(result: CommandResult<Details>): string {
  const locale = localeFor()
  const options = { theme: themeFor(process.stdout), locale }
  const { probes, missing } = result.details
  const tried = probes.map(({ name, held, detail }) => {
    const word = held === null ? WORDS.untried : held ? WORDS.held : WORDS.through
    return `  ${name.padEnd(20)} ${word[locale]}${held ? '' : `: ${detail}`}`
  })
  const better = missing.map(
    ({ level, why, fix }) =>
      `  ${WORDS.not[locale]} ${level}: ${why}${fix && `\n    ${fix}`}`,
  )
  const blocks = [tried, better].filter(block => block.length > 0)
  return `${[...blocks.map(lines => lines.join('\n')), renderFigures(result, options)].join('\n\n')}`
}
