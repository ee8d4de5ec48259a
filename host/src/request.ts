/** From what was typed behind `pnpm host` to what is to be done. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locale, Text } from '@workshop/syllabus'
import {
  integerIn,
  readLine,
  subjectFolder,
  type Values,
  wrong,
} from '@workshop/testkit/command-line'
import { displayPath, hashOf, SCRATCH } from '@workshop/testkit/state'
import type { Limits } from './host.ts'
import type { SettingsFiles } from './settings.ts'
import { DEFAULT_SUBJECT, type Folders, foldersFor } from './subjects.ts'

export interface Request {
  folders: Folders
  files: SettingsFiles
  project: string
  stateDir: string
  trusted: ReadonlySet<string>
  limits: Limits
  json: boolean
  plain: boolean
  lang?: Locale
}

export const USAGE: Text = {
  en: `usage: pnpm host --config <mcp.json> [--policy <policy.json>] [--project <folder>]
         [--state <folder>] [--trust <server>]... [--subject <stage 05 folder>]
         [--stage-04 <folder>] [--timeout <seconds>] [--connect-timeout <seconds>]
         [--json] [--plain] [--lang en|zh] [--help]
--config: your own servers; --project: a folder whose .mcp.json waits for your approval
--policy: what may start and be called; without one, what is not known to read is asked about
--trust: believe what this server of --config says of its own tools (readOnlyHint)
--timeout: for one call (60); --connect-timeout: for a server to start (30)
in a pipe it ends with 0, 1 (a command failed) or 2 (this line, or a file, is wrong)`,
  zh: `用法：pnpm host --config <mcp.json> [--policy <policy.json>] [--project <目录>]
         [--state <目录>] [--trust <服务端>]... [--subject <阶段 05 目录>]
         [--stage-04 <目录>] [--timeout <秒>] [--connect-timeout <秒>]
         [--json] [--plain] [--lang en|zh] [--help]
--config：你自己的服务端；--project：项目目录，其中 .mcp.json 里的服务端要等你批准
--policy：什么可以启动、什么可以调用；不给的话，不能确定只读的工具都会先问你
--trust：相信 --config 里这个服务端对自己工具的说法（readOnlyHint）
--timeout：一次调用的时限（60）；--connect-timeout：服务端启动的时限（30）
在管道里以 0、1（有命令失败）或 2（命令行或文件有错）结束`,
}

const OPTIONS = {
  config: { type: 'string' },
  policy: { type: 'string' },
  project: { type: 'string' },
  state: { type: 'string' },
  trust: { type: 'string', multiple: true },
  timeout: { type: 'string', default: '60' },
  'connect-timeout': { type: 'string', default: '30' },
  subject: { type: 'string' },
  'stage-04': { type: 'string' },
} as const

/** Around a call, so that the inner limit is the one that fires. */
const TURN_EXTRA_MS = 15_000
const LONGEST_SECONDS = 24 * 3600
const SLOW_MS = 3000

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(words: readonly string[], cwd: string): Request | string {
  return readLine(words, OPTIONS, values => checked(values, cwd))
}

function checked(values: Values<typeof OPTIONS>, cwd: string): Request {
  const { config, policy, lang, json = false, plain = false } = values
  const path = (typed: string) => resolve(cwd, typed)
  const seconds = (option: string, typed: string | undefined) =>
    integerIn(option, typed, 1, LONGEST_SECONDS)
  if (config === undefined && values.project === undefined) {
    throw wrong('--config', { en: 'a file', zh: '一个文件' }, undefined)
  }
  const callMs = seconds('--timeout', values.timeout) * 1000
  const connectMs = seconds('--connect-timeout', values['connect-timeout']) * 1000
  const tokens = values['stage-04']
  const folders = foldersFor(
    values.subject === undefined ? DEFAULT_SUBJECT : path(values.subject),
    tokens === undefined ? undefined : path(tokens),
  )
  checkFolders(folders)
  const project = values.project === undefined ? cwd : path(values.project)
  if (values.project !== undefined && !existsSync(project)) {
    throw wrong('--project', FOLDER, displayPath(project))
  }
  return {
    ...{ folders, project, json, plain },
    files: {
      ...(config !== undefined && { config: path(config) }),
      ...(policy !== undefined && { policy: path(policy) }),
      ...(values.project !== undefined && { projectFile: join(project, '.mcp.json') }),
    },
    stateDir:
      values.state === undefined
        ? join(SCRATCH, 'host', hashOf(project))
        : path(values.state),
    trusted: new Set(values.trust ?? []),
    limits: { connectMs, callMs, turnMs: callMs + TURN_EXTRA_MS, slowMs: SLOW_MS },
    ...((lang === 'en' || lang === 'zh') && { lang }),
  }
}

const FOLDER: Text = { en: 'a folder', zh: '一个目录' }
const WITH_MANAGER: Text = {
  en: 'a stage 05 with provided/manager.ts',
  zh: '一个有 provided/manager.ts 的阶段 05',
}

function checkFolders({ gates, tokens }: Folders): void {
  subjectFolder('--subject', gates)
  subjectFolder('--stage-04', tokens)
  if (!existsSync(join(gates, 'provided/manager.ts'))) {
    throw wrong('--subject', WITH_MANAGER, displayPath(gates))
  }
}
