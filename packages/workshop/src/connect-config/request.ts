/** From what was typed behind `pnpm connect --config` to what is to be done. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { displayPath } from '@workshop/testkit/state'
import { Complaint } from '../complaint.ts'
import {
  DEFAULT_SECONDS,
  secondsOf,
  subjectFolder,
  type Typed,
} from '../connect/request.ts'
import { PHRASES } from '../phrases/connect-config.ts'

export interface ConfigRequest {
  /** The folder of the manager. */
  dir: string
  /** As it was typed, for messages. */
  file: string
  path: string
  /** For each server. */
  patienceMs: number
  json: boolean
}

const MANAGER = { stage: '02', file: 'src/manager.ts' } as const
/** From here on the manager is handed on, and what it opens may be behind a URL. */
const OPENER = { stage: '03', file: 'src/transport.ts' } as const
/** They are about one server. */
const OF_A_COMMAND = ['era', 'tool', 'args'] as const

export function configRequestOf({ values, server }: Typed, cwd: string): ConfigRequest {
  const { config: file = '', json = false } = values
  if (file === '') throw new Complaint(PHRASES.whichFile, 2)
  if (server.length > 0) throw new Complaint(PHRASES.eitherOr, 2)
  const stranger = OF_A_COMMAND.find(name => values[name] !== undefined)
  if (stranger) throw new Complaint(PHRASES.ofOneServer(`--${stranger}`), 2)
  return {
    dir: subjectFolder(
      values.subject,
      cwd,
      opens(values.subject, cwd) ? OPENER : MANAGER,
    ),
    file,
    path: resolve(cwd, file),
    patienceMs: secondsOf(values.timeout ?? String(DEFAULT_SECONDS)) * 1000,
    json,
  }
}

function opens(typed: string | undefined, cwd: string): boolean {
  return typed !== undefined && existsSync(resolve(cwd, typed, OPENER.file))
}

/** The files of the subject that are needed, for the host in this order. */
export function modulesOf(dir: string): string[] {
  return existsSync(join(dir, OPENER.file))
    ? ['provided/manager.ts', 'provided/config.ts', OPENER.file]
    : ['src/manager.ts', 'src/config.ts']
}

/** As people should see it. */
export function managerIn(dir: string): string {
  return `${displayPath(dir)}/${modulesOf(dir)[0]}`
}

/** The text of the file, or the sentence that says why there is none. */
export function readConfig({ path, file }: ConfigRequest) {
  try {
    return { text: readFileSync(path, 'utf8') }
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException
    return { unreadable: PHRASES.unreadable(file, code) }
  }
}
