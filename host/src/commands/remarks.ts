/**
 * What is to be said of servers: why one is not there, what it would be, and what is
 * wrong with the files. Not here: the table of `status`.
 */
import { gapsIn } from '@workshop/host-stack'
import type { Host } from '../host.ts'
import { noiseOf } from '../noise.ts'
import { complaintText } from '../phrases/complaints.ts'
import { FILES } from '../phrases/files.ts'
import { reasonText } from '../phrases/reasons.ts'
import { ruleText } from '../phrases/rules.ts'
import { SAYS } from '../phrases/says.ts'
import { missesIn } from '../policy-misses.ts'
import type { Screen } from '../screen.ts'
import type { HealthRow, Problem, ServerEntry, ServerStatus } from '../shapes.ts'
import { wholeOf } from '../whole.ts'

/** @param health of the last look, for what it has found */
export function remarksOn(
  host: Host,
  screen: Screen,
  row: ServerStatus,
  health: readonly HealthRow[],
): string[] {
  const { name, status, reason } = row
  if (status === 'refused') return whyRefused(host, screen, name)
  if (status === 'needs-auth') return [screen.say(SAYS.needsAuth)]
  const ill = health.find(({ server }) => server === name)?.reason
  const noise = noiseOf(host, name)
  return [
    ...(isLate(row)
      ? [screen.say(SAYS.late(host.options.limits.connectMs / 1000))]
      : reason === undefined
        ? []
        : [screen.shown(screen.say(reasonText(reason, name)))]),
    ...(ill === undefined || ill === reason ? [] : [screen.shown(ill)]),
    ...(noise > 0 ? [screen.say(SAYS.noise(noise))] : []),
    ...replacedLines(host, screen, name),
    ...rivalLines(host, screen, name),
  ]
}

/** Its start has run into a limit: both clients say so in these words. */
function isLate({ status, reason = '' }: ServerStatus): boolean {
  return status === 'failed' && /within [\d.]+ ?ms|timed? ?out/i.test(reason)
}

function whyRefused(host: Host, screen: Screen, name: string): string[] {
  const { refusals, settings } = host.generations.current
  const refusal = refusals.get(name)
  const shown = screen.shown(name)
  if (refusal?.why === 'policy') {
    const { policy } = host.options.files
    const rule = screen.shown(screen.say(ruleText(refusal.rule)))
    return [screen.say(SAYS.byPolicy(rule, policy && screen.shown(policy)))]
  }
  if (refusal?.why === 'rejected') return [screen.say(SAYS.rejectedServer(shown))]
  const entry = settings.servers.find(entry => entry.name === name)
  const unset = entry?.unset ?? []
  if (unset.length > 0) {
    return unset.map(variable => screen.shown(screen.say(FILES.unset(variable, name))))
  }
  return [
    screen.say(SAYS.pending(shown)),
    ...(entry ? wholeOf(screen, definitionOf(host, entry)).lines : []),
  ]
}

export function isOfProject(host: Host, server: string): boolean {
  const { servers } = host.generations.current.settings
  return servers.some(({ name, scope }) => name === server && scope === 'project')
}

/** The project's runs where the user has one of this name. */
function replacedLines(host: Host, screen: Screen, name: string): string[] {
  const { config } = host.options.files
  const { servers } = host.generations.current.settings
  const entry = servers.find(entry => entry.name === name)
  if (config === undefined || entry?.scope !== 'project') return []
  if (!entry.files.includes(config)) return []
  return [screen.say(SAYS.replaced(screen.shown(name)))]
}

/** A name that the user and the project both have. */
function rivalLines(host: Host, screen: Screen, name: string): string[] {
  const rival = host.generations.current.settings.rivals.get(name)
  if (!rival) return []
  const shown = screen.shown(name)
  if (rival.isRejected) return [screen.say(SAYS.rivalRejected(shown))]
  const { lines } = wholeOf(screen, definitionOf(host, rival.entry))
  return [screen.say(SAYS.rival(shown)), ...lines.map(line => `  ${line}`)]
}

/**
 * What a person has to see before they approve: a variable can start a program as well
 * as a command can. Of values, only what the project itself has written.
 */
export function definitionOf(host: Host, { name, config }: ServerEntry): string {
  const written = host.generations.current.settings.written.get(name)
  if (config.type === 'http') {
    const headers = membersOf(config.headers, written?.headers)
    return [config.url, ...(headers === '' ? [] : [`headers: ${headers}`])].join('  ')
  }
  const { command, args, cwd } = config
  const env = membersOf(config.env, written?.env)
  const line = [command, ...args].map(word => JSON.stringify(word)).join(' ')
  return [
    line,
    ...(cwd === undefined ? [] : [`cwd: ${cwd}`]),
    ...(env === '' ? [] : [`env: ${env}`]),
  ].join('  ')
}

function membersOf(
  values: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, string>> = {},
): string {
  return Object.keys(values)
    .map(name => {
      const own = Object.hasOwn(written, name) ? written[name] : undefined
      return own === undefined ? name : `${name}=${JSON.stringify(own)}`
    })
    .join(', ')
}

/**
 * For each server that is not there, and nobody has switched off, why; and what waits
 * for a decision. What the problems have said already is not said again.
 */
export function absentLines(host: Host, screen: Screen, only?: string): string[] {
  const { manager, settings } = host.generations.current
  const quiet = ['connected', 'disabled', 'suppressed']
  return manager
    .status()
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(row => {
      const { name, status } = row
      const rival = settings.rivals.get(name)
      const waiting = rival && !rival.isRejected ? rivalLines(host, screen, name) : []
      const entry = settings.servers.find(entry => entry.name === name)
      const isSaid = (entry?.unset.length ?? 0) > 0
      if (quiet.includes(status) || isSaid || settings.isClosed) return waiting
      const [remark = status, ...more] = remarksOn(host, screen, row, [])
      const line = screen.paint.bad(`${screen.shown(name)}: ${remark}`)
      return [line, ...more.map(more => `  ${more}`)]
    })
}

/** @param since how many have been told */
export function gapLines({ stack }: Host, screen: Screen, since = 0): string[] {
  const { unwritten, thrown } = gapsIn([...stack.gaps].slice(since))
  const missing = [...unwritten].map(([id, where]) =>
    SAYS.unwritten(id, where.join(', ')),
  )
  return [
    ...missing.map(text => screen.shown(screen.say(text))),
    ...thrown.map(gap => screen.shown(screen.say(SAYS.throws(gap)))),
  ]
}

/** What a subject says of business is worth nothing while it says nothing about it. */
export function isHealthWritten({ stack }: Host): boolean {
  return !gapsIn(stack.gaps).unwritten.has('green-but-empty')
}

export function problemLines(screen: Screen, problems: readonly Problem[]): string[] {
  return problems.map(({ file, key, line, column, message, says }) => {
    const place = line === undefined ? '' : `:${line}:${column}`
    const where = `${file}${place}${key === undefined ? '' : ` ${key}`}`
    return screen.paint.bad(
      screen.shown(`${where}: ${screen.say(says ?? complaintText(message))}`),
    )
  })
}

/** Rules of the policy that mean nobody, said beside what is wrong. */
export async function missLines(host: Host, screen: Screen): Promise<string[]> {
  const { files, subjects } = host.options
  const { settings, manager } = host.generations.current
  const file = files.policy ?? ''
  const missed = await missesIn({ gates: subjects.gates, file, settings, manager })
  return problemLines(screen, missed)
}

/** For machines, in one language. */
export function problemFacts(problems: readonly Problem[]): Omit<Problem, 'says'>[] {
  return problems.map(({ says: _, ...facts }) => facts)
}
