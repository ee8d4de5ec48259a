/**
 * Everything together: one session over the servers of the files. What a command does
 * with it stands in `commands/`; how it looks, nowhere here.
 */
import { join } from 'node:path'
import { createStack, type Stack } from '@workshop/host-stack'
import { type Catalogue, createCatalogue, type HeldWhy } from './catalogue.ts'
import { type Conversation, createConversation } from './conversation.ts'
import { type Generations, startGenerations } from './generations.ts'
import { createLinkPool, type LinkPool } from './link-pool.ts'
import { createOpener } from './opener.ts'
import { AUDIT_FILE, makeParts, type Parts } from './parts.ts'
import { createPatience, type Patience } from './patience.ts'
import type { Asker } from './questions.ts'
import type { Bench } from './rulings.ts'
import { createSettingsReader, type SettingsFiles } from './settings.ts'
import type { ServerEntry } from './shapes.ts'
import { openState, type StateFiles } from './state-files.ts'
import { SWITCHES } from './state-shapes.ts'
import { isSolution, type Opened } from './subjects.ts'
import { openSwitches, type Switches } from './switches.ts'

export interface HostOptions {
  subjects: Opened
  files: SettingsFiles
  /** The folder of the project, as a text that names it. */
  project: string
  stateDir: string
  trusted: ReadonlySet<string>
  cwd: string
  env: NodeJS.ProcessEnv
  limits: Limits
  asker: Asker
  /** What happens between commands. */
  tell(event: HostEvent): void
}

/** Milliseconds, each shorter than the one around it. */
export interface Limits {
  connectMs: number
  callMs: number
  turnMs: number
  /** Who has not answered by then is named. */
  slowMs: number
}

export type HostEvent =
  | { type: 'problem'; server: string; message: string }
  | { type: 'first-seen'; server: string; tools: number }
  | { type: 'lost'; server: string; reason: string }
  | { type: 'slow'; server: string; ms: number }
  | { type: 'set-aside'; file: string; kept: string }
  | { type: 'held'; server: string; tools: readonly string[]; why: HeldWhy }

export interface Host {
  readonly options: HostOptions
  readonly stack: Stack
  readonly parts: Parts
  readonly bench: Bench
  readonly catalogue: Catalogue
  readonly conversation: Conversation
  readonly generations: Generations
  readonly pool: LinkPool
  readonly state: StateFiles
  readonly switches: Switches
  readonly patience: Patience
  /** Calls by full name, and those under way. */
  readonly calls: Map<string, number>
  readonly running: Set<AbortController>
  /** Lines of noise by server, as far as a metric knows of them. */
  readonly noiseTold: Map<string, number>
  close(): Promise<void>
}

export async function openHost(options: HostOptions): Promise<Host> {
  const { subjects, asker, limits, tell, trusted } = options
  const { gates, tokens } = subjects
  const stack = createStack({ gates, tokens })
  const state = openState(options.stateDir, [AUDIT_FILE], (file, kept) =>
    tell({ type: 'set-aside', file, kept }),
  )
  const { project } = options
  const { interactive } = asker
  const parts = await makeParts({
    ...{ stack, state, project, interactive },
    isOurs: isSolution(gates.dir),
  })
  const catalogue = createCatalogue(parts.pins, {
    firstSeen: (server, tools) => tell({ type: 'first-seen', server, tools }),
    held: (server, tools, found) => {
      const isUnread = state.unreadable().includes(join(state.dir, 'pins.json'))
      const why = isUnread ? 'unreadable' : found
      tell({ type: 'held', server, tools, why })
    },
    trouble: (server, { message }) => tell({ type: 'problem', server, message }),
  })
  const switches = await openSwitches(state.store('off.json', SWITCHES))
  const patience = createPatience()
  // The user's own servers never stand in a folder that somebody else has filled.
  let ofProject: ReadonlySet<string> = new Set()
  const open = await createOpener({
    ...options,
    patience,
    folderOf: server => (ofProject.has(server) ? project : options.cwd),
    answer: question => patience.during(() => asker.answer(question)),
  })
  const pool = createLinkPool(open)
  const { files, env } = options
  const readSettings = createSettingsReader({
    ...{ gates, files, env, trusted },
    stateOf: entry => parts.approvals.ask<string>('stateOf', entry),
  })
  const generations = await startGenerations({
    ...parts,
    ...limits,
    gates,
    catalogue,
    pool,
    async read() {
      const settings = await readSettings()
      ofProject = namesOfProject(settings.servers)
      return settings
    },
    onProblem: (server, message) => tell({ type: 'problem', server, message }),
    onLost: (server, reason) => tell({ type: 'lost', server, reason }),
    onSlow: server => tell({ type: 'slow', server, ms: limits.connectMs }),
  })
  const running = new Set<AbortController>()
  return {
    ...{ options, stack, parts, catalogue, generations, pool, state, switches },
    ...{ patience, running },
    bench: { stack, catalogue, switches, trusted },
    conversation: await createConversation(stack, parts.telemetry),
    calls: new Map(),
    noiseTold: new Map(),
    async close() {
      for (const call of running) call.abort()
      await generations.close()
    },
  }
}

function namesOfProject(servers: readonly ServerEntry[]): Set<string> {
  return new Set(
    servers.filter(({ scope }) => scope === 'project').map(({ name }) => name),
  )
}
