/**
 * Rules of a policy that mean nobody: a typing error in a list that was to forbid
 * something forbids nothing, and nobody would notice. Only what is known is judged: of
 * a server that is not there, no tool is missing. Not here: what a rule decides.
 */
import { nearestName } from '@workshop/syllabus'
import type { Subject } from '@workshop/testkit/subject'
import { problem } from './config-file.ts'
import { FILES } from './phrases/files.ts'
import type { Settings } from './settings.ts'
import type { Manager, Problem, Ruling, ServerEntry } from './shapes.ts'

export interface Judged {
  gates: Subject
  file: string
  settings: Settings
  manager: Pick<Manager, 'status' | 'tools'>
}

type Rule = readonly [key: string, rule: unknown]

export async function missesIn(judged: Judged): Promise<Problem[]> {
  const { settings } = judged
  if (settings.isClosed) return []
  const { servers, tools } = settings.policy as Record<string, unknown>
  const entries = [
    ...settings.servers,
    ...[...settings.rivals.values()].map(({ entry }) => entry),
  ]
  const missed: Problem[] = []
  for (const [key, rule] of rulesIn('servers', servers)) {
    if (!(await meansSome(judged.gates, rule, entries))) {
      missed.push(noServer(judged.file, key, rule, entries))
    }
  }
  const ofTools = rulesIn('tools', tools).flatMap(
    ([key, rule]) => missedTool(judged, key, String(rule), entries) ?? [],
  )
  return [...missed, ...ofTools]
}

function rulesIn(section: string, lists: unknown): Rule[] {
  return Object.entries({ ...(lists as object) }).flatMap(([name, list]) =>
    Array.isArray(list)
      ? list.map((rule, nth): Rule => [`${section}.${name}[${nth}]`, rule])
      : [],
  )
}

/** The subject knows what a rule means: one that would forbid it means it. */
async function meansSome(
  gates: Subject,
  rule: unknown,
  entries: readonly ServerEntry[],
): Promise<boolean> {
  const policy = { closed: false, servers: { deny: [rule] }, tools: {} }
  for (const { name, config } of entries) {
    const said = (await gates.call('policy', 'decideServer', policy, {
      ...{ name, config },
    })) as Ruling
    if (said.rule === 'servers.deny[0]') return true
  }
  return false
}

function noServer(
  file: string,
  key: string,
  rule: unknown,
  entries: readonly ServerEntry[],
): Problem {
  const { name, command, url } = rule as Record<string, unknown>
  const typed = Array.isArray(command) ? command.join(' ') : String(name ?? url)
  const near = nearestName(
    typed,
    entries.map(entry => {
      const { config } = entry
      if (name !== undefined) return entry.name
      if (config.type === 'http') return config.url
      return [config.command, ...config.args].join(' ')
    }),
  )
  return problem(file, FILES.meansNoServer(JSON.stringify(rule), near), key)
}

function missedTool(
  { file, manager }: Judged,
  key: string,
  rule: string,
  entries: readonly ServerEntry[],
): Problem | undefined {
  const [, server = '', tool = ''] = /^([^/]+)\/(.+)$/s.exec(rule) ?? []
  const names = entries.map(({ name }) => name)
  const meant = names.filter(matching(server))
  if (meant.length === 0) {
    const near = nearestName(server, names)
    const whole = near === undefined ? undefined : `${near}/${tool}`
    return problem(file, FILES.meansNoServer(rule, whole), key)
  }
  const up = manager.status().filter(({ status }) => status === 'connected')
  if (!meant.every(name => up.some(row => row.name === name))) return undefined
  const offered = manager.tools().filter(({ server }) => meant.includes(server))
  if (offered.some(({ tool: name }) => matching(tool)(name))) return undefined
  const near = nearestName(
    tool,
    offered.map(({ tool }) => tool),
  )
  const whole = near === undefined ? undefined : `${server}/${near}`
  return problem(file, FILES.meansNoTool(rule, whole), key)
}

/** `*` is any number of characters; no regular expression, for names are anybody's. */
function matching(pattern: string): (name: string) => boolean {
  const [head = '', ...pieces] = pattern.split('*')
  const tail = pieces.pop()
  if (tail === undefined) return name => name === pattern
  return name => {
    if (!name.startsWith(head) || !name.endsWith(tail)) return false
    let at = head.length
    for (const piece of pieces) {
      const found = name.indexOf(piece, at)
      if (found < 0) return false
      at = found + piece.length
    }
    return at <= name.length - tail.length
  }
}
