/**
 * The servers of the user's file and of a project's. A project is a folder that
 * somebody else wrote: it may add servers, and until the user approves its word it
 * neither replaces nor removes one of theirs. A file that breaks takes nothing away.
 * Not here: who may start (`server-gate.ts`).
 */
import type { Text } from '@workshop/syllabus'
import type { Subject } from '@workshop/testkit/subject'
import {
  keyFaultsIn,
  placesOf,
  problem,
  readConfig,
  type Written,
  writtenIn,
} from './config-file.ts'
import { complaintText } from './phrases/complaints.ts'
import { FILES, withEffect } from './phrases/files.ts'
import type { ConfigSource, Problem, ServerEntry } from './shapes.ts'

export interface ConfigFiles {
  config?: string
  projectFile?: string
}

export interface ServersRead {
  servers: readonly ServerEntry[]
  problems: readonly Problem[]
  /** What a project says of a name that the user has too, and is not in use. */
  rivals: ReadonlyMap<string, Rival>
  /** By name, what the project's file says itself. */
  written: ReadonlyMap<string, Written>
}

export interface Rival {
  entry: ServerEntry
  isRejected: boolean
}

export interface ServersOptions {
  gates: Subject
  files: ConfigFiles
  env: NodeJS.ProcessEnv
  /** What the user has said of it; only `approved` puts it into the place of theirs. */
  stateOf(entry: ServerEntry): Promise<string | undefined>
}

type Loaded = { servers: ServerEntry[]; problems: Problem[] }

/** → reads anew each time, and remembers what was good. */
export function createServersReader(
  options: ServersOptions,
): () => Promise<ServersRead> {
  const { gates, files, env, stateOf } = options
  const lastGood = new Map<string, string>()
  let before: readonly ServerEntry[] = []

  function sourceOf(
    scope: ConfigSource['scope'],
    file: string | undefined,
    problems: Problem[],
  ): ConfigSource[] {
    if (file === undefined) return []
    const read = readConfig(file)
    if ('text' in read) lastGood.set(file, read.text)
    const text = lastGood.get(file)
    if ('problem' in read) problems.push(whatIsLeftOut(read.problem, text))
    return text === undefined ? [] : [{ scope, file, text }]
  }

  const load = async (sources: readonly ConfigSource[]) =>
    (await gates.call('provided/config', 'loadConfig', sources, env)) as Loaded

  return async () => {
    const problems: Problem[] = []
    const own = sourceOf('user', files.config, problems)
    const theirs = sourceOf('project', files.projectFile, problems)
    const mine = await load(own)
    const both = theirs.length === 0 ? mine : await load([...own, ...theirs])
    const { servers, rivals } = await chosen(mine.servers, both.servers, stateOf)
    const keys = [...own, ...theirs].flatMap(({ file, text }) =>
      keyFaultsIn(file, text),
    )
    const found = unique([...keys, ...both.problems, ...mine.problems])
    const kept = before.filter(
      ({ name }) =>
        !servers.some(server => server.name === name) && isNamedBy(found, before, name),
    )
    problems.push(...found.map(fault => withKept(fault, kept)))
    problems.push(...unsetIn(servers, [...own, ...theirs]))
    before = [...servers, ...kept]
    const [project] = theirs
    const written = project ? writtenIn(project.text) : new Map<string, Written>()
    return { servers: before, problems, rivals, written }
  }
}

/** The user's own come first, and stay what they are until the user says otherwise. */
async function chosen(
  mine: readonly ServerEntry[],
  both: readonly ServerEntry[],
  stateOf: ServersOptions['stateOf'],
) {
  const servers: ServerEntry[] = []
  const rivals = new Map<string, Rival>()
  for (const own of mine) {
    const found = both.find(({ name }) => name === own.name)
    if (found?.scope !== 'project') servers.push(found ?? own)
    else {
      const state = await stateOf(found)
      servers.push(state === 'approved' ? found : own)
      if (state === 'approved') continue
      rivals.set(own.name, { entry: found, isRejected: state === 'rejected' })
    }
  }
  const spellings = new Set(mine.map(({ name }) => name.toLowerCase()))
  servers.push(...both.filter(({ name }) => !spellings.has(name.toLowerCase())))
  return { servers, rivals }
}

function whatIsLeftOut(problem: Problem, lastGood: string | undefined): Problem {
  return affecting(problem, lastGood === undefined ? FILES.leftOut : FILES.goesOn)
}

/** An entry that has just become faulty; the longest name that fits is the one meant. */
function isNamedBy(
  problems: readonly Problem[],
  before: readonly ServerEntry[],
  name: string,
): boolean {
  return problems.some(({ key = '' }) => {
    const isIn = (name: string): boolean =>
      key === `mcpServers.${name}` || key.startsWith(`mcpServers.${name}.`)
    const longest = Math.max(
      ...before.map(({ name }) => (isIn(name) ? name.length : -1)),
    )
    return isIn(name) && name.length === longest
  })
}

function withKept(problem: Problem, kept: readonly ServerEntry[]): Problem {
  const entry = kept.find(({ name }) =>
    `${problem.key}.`.startsWith(`mcpServers.${name}.`),
  )
  return entry ? affecting(problem, FILES.entryGoesOn(entry.name)) : problem
}

function affecting(problem: Problem, effect: Text): Problem {
  const { says = complaintText(problem.message) } = problem
  const both = withEffect(says, effect)
  return { ...problem, message: both.en, says: both }
}

/** The manager says that one is not set; here is where it is written. */
function unsetIn(
  entries: readonly ServerEntry[],
  sources: readonly ConfigSource[],
): Problem[] {
  return unique(
    entries
      .filter(({ disabled }) => !disabled)
      .flatMap(({ name, files, unset }) =>
        [...new Set(unset)].flatMap(variable => {
          const says = FILES.unset(variable, name)
          const places = sources
            .filter(({ file }) => files.includes(file))
            .flatMap(({ file, text }) =>
              placesOf(text, name, variable).map(key => problem(file, says, key)),
            )
          return places.length > 0 ? places : [problem(files[0] ?? '', says)]
        }),
      ),
  )
}

function unique(problems: readonly Problem[]): Problem[] {
  const byText = new Map(problems.map(problem => [JSON.stringify(problem), problem]))
  return [...byText.values()]
}
