/** From what was typed behind `pnpm host` to what is to be done. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Locale, Text } from '@workshop/syllabus'
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
         [--state <folder>] [--trust <server>]... [--timeout <seconds>]
         [--subject <stage 05 folder>] [--stage-04 <folder>] [--json] [--plain] [--lang en|zh]
--config: your own servers; --project: a folder whose .mcp.json waits for your approval
--policy: what may start and be called; without one, what is not known to read is asked about
--trust: believe what this server of --config says of its own tools (readOnlyHint)`,
  zh: `用法：pnpm host --config <mcp.json> [--policy <policy.json>] [--project <目录>]
         [--state <目录>] [--trust <服务器>]... [--timeout <秒>]
         [--subject <第 05 关目录>] [--stage-04 <目录>] [--json] [--plain] [--lang en|zh]
--config：你自己的服务器；--project：项目目录，其中 .mcp.json 里的服务器要等你批准
--policy：什么可以启动、什么可以调用；不给的话，不能确定只读的工具都会先问你
--trust：相信 --config 里这个服务器对自己工具的说法（readOnlyHint）`,
}

const OPTIONS = {
  config: { type: 'string' },
  policy: { type: 'string' },
  project: { type: 'string' },
  state: { type: 'string' },
  trust: { type: 'string', multiple: true },
  timeout: { type: 'string', default: '60' },
  subject: { type: 'string' },
  'stage-04': { type: 'string' },
  json: { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Around a call, so that the inner limit is the one that fires. */
const TURN_EXTRA_MS = 15_000
const LONGEST_SECONDS = 24 * 3600

/** A string says what is wrong with the command line; empty asks for help only. */
export function requestOf(words: readonly string[], cwd: string): Request | string {
  const args = words.filter(word => word !== '--')
  try {
    const { values } = parseArgs({ args, options: OPTIONS })
    return values.help ? '' : checked(values, cwd)
  } catch (cause) {
    return (cause as Error).message
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function checked(values: Values, cwd: string): Request | string {
  const { config, policy, lang, json = false, plain = false } = values
  const path = (typed: string) => resolve(cwd, typed)
  if (config === undefined && values.project === undefined) {
    return '--config: expected a file, got nothing'
  }
  const seconds = Number(values.timeout)
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > LONGEST_SECONDS) {
    return `--timeout: expected seconds from 1 to ${LONGEST_SECONDS}, got ${values.timeout}`
  }
  if (lang !== undefined && lang !== 'en' && lang !== 'zh') {
    return `--lang: expected en or zh, got ${lang}`
  }
  const tokens = values['stage-04']
  const folders = foldersFor(
    values.subject === undefined ? DEFAULT_SUBJECT : path(values.subject),
    tokens === undefined ? undefined : path(tokens),
  )
  for (const [name, dir] of [
    ['--subject', folders.gates],
    ['--stage-04', folders.tokens],
  ] as const) {
    if (!existsSync(join(dir, 'src'))) {
      return `${name}: expected a folder with src/, got ${displayPath(dir)}`
    }
  }
  if (!existsSync(join(folders.gates, 'provided/manager.ts'))) {
    return `--subject: expected a stage 05 with provided/manager.ts, got ${displayPath(folders.gates)}`
  }
  const project = values.project === undefined ? cwd : path(values.project)
  const callMs = seconds * 1000
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
    limits: { connectMs: 30_000, callMs, turnMs: callMs + TURN_EXTRA_MS },
    ...(lang && { lang }),
  }
}
