/**
 * What the files say: servers and the policy, read anew each time they are asked for.
 * A file that cannot be read is a problem like any other; a policy with a problem is
 * closed. Not here: what is done with them.
 */
import { readFileSync } from 'node:fs'
import type { Subject } from '@workshop/testkit/subject'
import type { ConfigSource, Problem, ServerEntry } from './shapes.ts'

export interface SettingsFiles {
  /** The user's own. */
  config?: string
  /** A folder that somebody else wrote, with its `.mcp.json`. */
  projectFile?: string
  policy?: string
}

export interface Settings {
  servers: readonly ServerEntry[]
  policy: unknown
  problems: readonly Problem[]
  /** The policy could not be read, so that nothing is allowed. */
  isClosed: boolean
}

export async function readSettings(
  gates: Subject,
  files: SettingsFiles,
  env: NodeJS.ProcessEnv,
): Promise<Settings> {
  const problems: Problem[] = []
  const sources: ConfigSource[] = []
  const { config, projectFile, policy } = files
  for (const [scope, file] of [
    ['user', config],
    ['project', projectFile],
  ] as const) {
    const text = file && read(file, problems)
    if (file && text !== undefined) sources.push({ scope, file, text })
  }
  const loaded = (await gates.call(
    ...(['provided/config', 'loadConfig', sources, env] as const),
  )) as { servers: ServerEntry[]; problems: Problem[] }
  problems.push(...loaded.problems)
  const ruled = await readPolicy(gates, policy)
  problems.push(...ruled.problems)
  return { servers: loaded.servers, problems, ...ruled.decided }
}

async function readPolicy(gates: Subject, file: string | undefined) {
  const unread: Problem[] = []
  const text = file === undefined ? '{}' : read(file, unread)
  if (text === undefined) return closed(unread)
  try {
    const { policy, problems } = (await gates.call('policy', 'loadPolicy', {
      file: file ?? '(no policy)',
      text,
    })) as { policy: unknown; problems: Problem[] }
    const isClosed = problems.length > 0
    // The subject should close it as well; that is not relied on.
    return isClosed ? closed(problems) : { problems, decided: { policy, isClosed } }
  } catch (cause) {
    const { name, message } = cause as Error
    return closed([{ file: 'src/policy.ts', message: `${name}: ${message}` }])
  }
}

function closed(problems: Problem[]) {
  return {
    problems,
    decided: { policy: { closed: true, servers: {}, tools: {} }, isClosed: true },
  }
}

function read(file: string, problems: Problem[]): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    problems.push({ file, message: `cannot be read: ${code}` })
    return undefined
  }
}
