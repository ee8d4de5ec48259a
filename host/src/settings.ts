/**
 * What the files say: servers and the policy, read anew each time they are asked for.
 * A file that cannot be read is a problem like any other; a policy with a problem is
 * closed. Not here: what is done with them.
 */
import { nearestName } from '@workshop/syllabus'
import type { Subject } from '@workshop/testkit/subject'
import { problem, readText, syntaxFaultIn } from './config-file.ts'
import {
  type ConfigFiles,
  createServersReader,
  type ServersOptions,
  type ServersRead,
} from './config-servers.ts'
import { FILES } from './phrases/files.ts'
import type { Problem } from './shapes.ts'

/** `config` is the user's own; `projectFile` somebody else wrote. */
export interface SettingsFiles extends ConfigFiles {
  policy?: string
}

export interface Settings extends ServersRead {
  policy: unknown
  /** The policy could not be read, so that nothing is allowed. */
  isClosed: boolean
}

export interface SettingsOptions extends ServersOptions {
  files: SettingsFiles
  /** Servers whose word the user takes: a name that nobody has is a typing error. */
  trusted: ReadonlySet<string>
}

export function createSettingsReader(
  options: SettingsOptions,
): () => Promise<Settings> {
  const { gates, files, trusted } = options
  const readServers = createServersReader(options)
  return async () => {
    const read = await readServers()
    const ruled = await readPolicy(gates, files.policy)
    const problems = [...read.problems, ...untrusted(trusted, read), ...ruled.problems]
    return { ...read, problems, ...ruled.decided }
  }
}

function untrusted(
  trusted: ReadonlySet<string>,
  { servers, rivals }: ServersRead,
): Problem[] {
  const own = servers
    .filter(({ scope, name }) => scope === 'user' || rivals.has(name))
    .map(({ name }) => name)
  return [...trusted]
    .filter(name => !servers.some(server => server.name === name))
    .map(name => {
      const near = nearestName(name, own)
      return problem('--trust', FILES.trust(name, near, own.join(', ')))
    })
}

async function readPolicy(gates: Subject, file: string | undefined) {
  const read = file === undefined ? { text: '{}' } : readText(file)
  if ('problem' in read) return closed([read.problem])
  const syntax = syntaxFaultIn(file ?? '', read.text)
  if (syntax) return closed([syntax])
  try {
    const { policy, problems } = (await gates.call('policy', 'loadPolicy', {
      file: file ?? '(no policy)',
      text: read.text,
    })) as { policy: unknown; problems: Problem[] }
    const isClosed = problems.length > 0
    // The subject should close it as well; that is not relied on.
    return isClosed
      ? closed(problems.map(fault => withValue(fault, read.text)))
      : { problems, decided: { policy, isClosed } }
  } catch (cause) {
    const { name, message } = cause as Error
    return closed([{ file: 'src/policy.ts', message: `${name}: ${message}` }])
  }
}

const LONGEST_VALUE = 60

/** What stands there, where the subject has said only what should. */
function withValue(fault: Problem, text: string): Problem {
  const { key, message } = fault
  if (key === undefined || /\bgot\b/.test(message)) return fault
  // A key that nobody knows is itself what is wrong; in a list it is the value.
  const [last = key] = key.split('.').slice(-1)
  const value = key.endsWith(']')
    ? valueAt(JSON.parse(text.replace(/^\uFEFF/, '')), key)
    : last
  const shown = JSON.stringify(value) ?? 'nothing'
  const got = shown.length > LONGEST_VALUE ? `${shown.slice(0, LONGEST_VALUE)}…` : shown
  const says = FILES.got(message, got)
  return { ...fault, message: says.en, says }
}

/** By a path such as `tools.deny[0]`. */
function valueAt(value: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? []
  return steps.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined,
    value,
  )
}

function closed(problems: Problem[]) {
  return {
    problems,
    decided: { policy: { closed: true, servers: {}, tools: {} }, isClosed: true },
  }
}
