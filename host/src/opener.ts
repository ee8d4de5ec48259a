/**
 * From what a gate has seen to a link: a process with as few variables as can be, in
 * the folder the user stands in, or a URL. Not here: who may be opened.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Subject } from '@workshop/testkit/subject'
import { openAskingLink } from './asking-link.ts'
import type { Patience } from './patience.ts'
import type { InputMap, Open, Question, StdioConfig } from './shapes.ts'
import type { Opened } from './subjects.ts'

export interface OpenerOptions {
  subjects: Opened
  env: NodeJS.ProcessEnv
  /** For a server whose entry names no folder. */
  folderOf(server: string): string
  /** Without anybody to ask it gives nothing, and the server hears that. */
  answer: (question: Question) => Promise<InputMap | undefined>
  patience: Patience
}

/**
 * What is declared decides what a server lists, and so what is pinned: it is the same
 * whether somebody is there or not. The client over the SDK keeps its requests
 * to itself: there, nothing is asked.
 */
export function canAsk(gates: string): boolean {
  return existsSync(join(gates, 'provided/rpc.ts'))
}

export async function createOpener(options: OpenerOptions): Promise<Open> {
  const { subjects, env, folderOf, answer } = options
  const { gates, remote } = subjects
  const openRemote = (await remote.call('transport', 'createOpener', {
    answer,
  })) as Open
  const isAsking = canAsk(gates.dir)
  const isReady = isAsking ? readied(remote) : undefined
  isReady?.catch(() => undefined)
  return async (config, opening) => {
    await isReady
    if (config.type === 'http') return openRemote(config, opening)
    const own: StdioConfig = {
      ...config,
      cwd: resolve(folderOf(opening.name), config.cwd ?? '.'),
      env: await environmentFor(gates, config.env, env),
    }
    if (isAsking) return openAskingLink(own, opening, options)
    return gates.call('provided/link', 'openLink', own, opening) as ReturnType<Open>
  }
}

/** Loads what a call needs: the first one's limit is not to pay for that. */
async function readied(remote: Subject): Promise<void> {
  const ask = async () => ({ content: [] })
  await remote.call('rounds', 'callInRounds', { server: '', tool: '', args: {}, ask })
}

/**
 * The child of stage 01 adds what it is given to the host's own variables. One that is
 * `undefined` does not get through, so all that must not be there is named.
 */
async function environmentFor(
  gates: Subject,
  given: StdioConfig['env'],
  host: NodeJS.ProcessEnv,
): Promise<Record<string, string | undefined>> {
  const kept = (await gates.call(
    ...(['arguments', 'childEnvironment', given, host] as const),
  )) as Record<string, string>
  const nothing = Object.keys(process.env).map(name => [name, undefined] as const)
  return { ...Object.fromEntries(nothing), ...kept }
}
