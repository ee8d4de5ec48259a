/**
 * What `unreached` reads in the drill: the subject's own files of stage 05, and one
 * file of a host, which calls what the contract exports, each function once.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Chance } from './chance.ts'

export type Sources = Readonly<Record<string, string>>

const CONTRACT: Readonly<Record<string, readonly string[]>> = {
  policy: ['loadPolicy', 'decideServer', 'decideTool', 'matchesUrl'],
  risk: ['riskOf'],
  approval: ['createApprovals'],
  pins: ['createPins', 'findShadows'],
  arguments: ['checkArguments', 'commandLine', 'resolveInside', 'childEnvironment'],
  breaker: ['createBreaker'],
  health: ['createHealth', 'neverUsed', 'unreached'],
  telemetry: ['createTelemetry', 'createAudit', 'reviewTimeouts'],
  signals: ['createSignals'],
}

const WIRING = Object.entries(CONTRACT)
  .flatMap(([module, names]) => [
    `import { ${names.join(', ')} } from '../src/${module}.ts'`,
    ...names.map((name, nth) => `export const ${module}${nth} = ${name}(given)`),
  ])
  .join('\n')

/** With `/` on every system, as imports are written. */
export function sourcesIn(dir: string): Sources {
  const src = join(dir, 'src')
  const files = existsSync(src)
    ? readdirSync(src, { recursive: true, encoding: 'utf8' })
    : []
  const own = files
    .filter(file => file.endsWith('.ts'))
    .sort()
    .map(file => [
      `src/${file.replaceAll('\\', '/')}`,
      readFileSync(join(src, file), 'utf8'),
    ])
  return Object.fromEntries([...own, ['host/wiring.ts', `${WIRING}\n`]])
}

export interface Call {
  name: string
  /** The file with the one call. */
  file: string
}

/**
 * Exported functions with exactly one call, in another file. Whatever else names one,
 * a comment even, leaves it out: here nobody may be right but by looking at calls.
 */
export function onlyCalls(sources: Sources): Call[] {
  const files = Object.entries(sources)
  const all = files.map(([, text]) => text).join('\n')
  const names = [...all.matchAll(/^export (?:async )?function (\w+)/gm)]
  return names.flatMap(([, name = '']) => {
    const imported = new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from`, 'm')
    const called = callOf(name)
    const isNamedElsewhere = all.match(new RegExp(`\\b${name}\\b`, 'g'))?.length !== 3
    const [file, text = ''] = files.find(([, text]) => called.test(text)) ?? []
    if (isNamedElsewhere || file === undefined || !imported.test(text)) return []
    return [{ name, file }]
  })
}

const callOf = (name: string): RegExp => new RegExp(`(?<!function )\\b${name}\\(`)

/** Somebody took a call out; the import is still there, and so is the memory of it. */
export function withoutCall(sources: Sources, { name, file }: Call): Sources {
  const text = sources[file] ?? ''
  const without = text.replace(callOf(name), 'void (')
  return { ...sources, [file]: `${without}\n// ${name}() looked at what had changed\n` }
}

export function unwired(sources: Sources, chance: Chance): Sources {
  const calls = onlyCalls(sources)
  const call = calls[Math.floor(chance() * calls.length)]
  return call ? withoutCall(sources, call) : sources
}
