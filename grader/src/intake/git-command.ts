/**
 * Runs git on repositories that the grader itself has made, and on nothing else: the
 * configuration, hooks and attributes of a submission are never read by it. It knows
 * no user, no system settings, no other transport than files, and has limits.
 */
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Caps } from './caps.ts'
import { DETAILS } from './details.ts'
import { codeOf, Refusal } from './refusal.ts'

const SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.symlinks=false',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'protocol.allow=never',
  'protocol.file.allow=always',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'fetch.fsckObjects=true',
  'fetch.unpackLimit=1',
  'gc.auto=0',
  'maintenance.auto=false',
  'advice.detachedHead=false',
  'init.defaultBranch=submission',
].flatMap(setting => ['-c', setting])

const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_ALLOW_PROTOCOL: 'file',
  GIT_ASKPASS: '/bin/false',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_LFS_SKIP_SMUDGE: '1',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_SSH_COMMAND: '/bin/false',
  GIT_TERMINAL_PROMPT: '0',
}

const MB = 1024 * 1024
/** A small pack can describe objects that would not fit into memory. */
const MEMORY_KB = 2 * 1024 * 1024
const LIMITED = 'ulimit -v "$1" && ulimit -f "$2" && shift 2 && exec git "$@"'

export interface GitPlace {
  /** An empty folder of ours: git's home, working folder and scratch. */
  scratch: string
  caps: Caps
}

export interface GitRun {
  input?: string
  /** Most bytes on stdout; over it the command is ended. */
  most?: number
  tooMuch?(): Refusal
}

/**
 * @returns stdout
 * @throws Refusal of what git says about the repository
 */
export async function git(
  place: GitPlace,
  args: readonly string[],
  run: GitRun = {},
): Promise<Buffer> {
  const child = await start(place, args)
  const out: Buffer[] = []
  let bytes = 0
  let said = ''
  let refused: Refusal | undefined
  const stop = (why: Refusal) => {
    refused ??= why
    endGroup(child)
  }
  const timer = setTimeout(stop, place.caps.gitMs, tooLong())
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= (run.most ?? MB)) out.push(chunk)
    else
      stop(
        run.tooMuch?.() ??
          new Refusal('incomplete-repository', '', DETAILS.saysTooMuch),
      )
  })
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < 2_000) said += chunk.toString('utf8')
  })
  try {
    const code = await ended(child, run.input ?? '')
    if (refused) throw refused
    if (code !== 0) throw refusalOf(code, said)
    return Buffer.concat(out)
  } finally {
    clearTimeout(timer)
  }
}

async function start({ scratch, caps }: GitPlace, args: readonly string[]) {
  const home = join(scratch, 'home')
  await mkdir(home, { recursive: true })
  const blocks = Math.ceil((4 * caps.repositoryBytes) / 512)
  const limits = [String(MEMORY_KB), String(blocks)]
  return spawn('/bin/sh', ['-c', LIMITED, 'git', ...limits, ...SETTINGS, ...args], {
    cwd: home,
    env: {
      ...ENVIRONMENT,
      PATH: process.env.PATH ?? '/usr/bin:/bin',
      HOME: home,
      XDG_CONFIG_HOME: home,
      TMPDIR: home,
      GIT_CEILING_DIRECTORIES: scratch,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own: `clone` has children, and they end with it.
    detached: true,
  })
}

type Child = Awaited<ReturnType<typeof start>>

function endGroup({ pid }: Child): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (cause) {
    if (codeOf(cause) !== 'ESRCH') throw cause
  }
}

async function ended(child: Child, input: string): Promise<number | null> {
  return await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
    // git may end before it has read everything; its exit code says why.
    child.stdin.on('error', cause => {
      if (codeOf(cause) !== 'EPIPE') reject(cause)
    })
    child.stdin.end(input)
  })
}

function tooLong(): Refusal {
  return new Refusal('incomplete-repository', '', DETAILS.takesTooLong)
}

function refusalOf(code: number | null, said: string): Refusal {
  if (code === 127) return new Refusal('no-git')
  return new Refusal(
    'incomplete-repository',
    '',
    firstLine(said) || `git ended ${code}`,
  )
}

/** What went wrong, without the places on this machine that git names. */
function firstLine(said: string): string {
  const lines = said.split('\n').filter(line => /^(fatal|error):/.test(line))
  return (lines[0] ?? '').replace(/'?\/[^\s']*'?/g, '…').slice(0, 200)
}
