/**
 * A newcomer: a copy of what git holds, an empty home, one Node and no pnpm. Whatever
 * is typed is typed in a shell, and what the screen shows is kept.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '@workshop/testkit/state'

export interface Screen {
  exit: number | null
  seconds: number
  /** Without colours; the last of it. */
  text: string
  /** Why it did not come to its end by itself. */
  stopped?: string
}

/** An install with a slow network takes the longest. */
const LIMIT_MS = 240_000
const KEPT_CHARACTERS = 6000

export class Newcomer {
  readonly folder = mkdtempSync(join(tmpdir(), 'newcomer-'))
  readonly workshop = join(this.folder, 'workshop')
  readonly #env: NodeJS.ProcessEnv

  /** @param nodeBin the folder with the one `node` on the path */
  constructor(nodeBin: string) {
    const home = join(this.folder, 'home')
    mkdirSync(home)
    execFileSync('git', ['clone', '-q', ROOT, this.workshop])
    const system = ['/usr/local/sbin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']
    this.#env = {
      HOME: home,
      PATH: [nodeBin, ...system].join(delimiter),
      LANG: 'en_US.UTF-8',
      // How this machine reaches the registry is no part of the path.
      ...only(process.env, [
        'npm_config_registry',
        'NODE_EXTRA_CA_CERTS',
        'HTTPS_PROXY',
      ]),
    }
  }

  copy(files: readonly string[], reference: string, stage: string): void {
    for (const file of files) {
      cpSync(join(reference, file), join(this.workshop, stage, file))
    }
  }

  async type(command: string, until?: RegExp): Promise<Screen> {
    const begin = performance.now()
    const child = spawn('sh', ['-c', command], {
      cwd: this.workshop,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let text = ''
    let stopped: string | undefined
    const timer = setTimeout(() => {
      stopped = `no end after ${LIMIT_MS / 1000} s`
      end(child, 'SIGKILL')
    }, LIMIT_MS)
    const shown = (chunk: Buffer): void => {
      text = (text + stripVTControlCharacters(chunk.toString())).slice(-KEPT_CHARACTERS)
      if (until?.test(text)) end(child, 'SIGINT')
    }
    child.stdout.on('data', shown)
    child.stderr.on('data', shown)
    const exit = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject)
      // Whatever it has started and left holds its output open.
      child.on('exit', () => end(child, 'SIGKILL'))
      child.on('close', code => resolve(code))
    })
    clearTimeout(timer)
    const seconds = Math.round((performance.now() - begin) / 100) / 10
    return { exit, seconds, text, ...(stopped !== undefined && { stopped }) }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** With all that it has started. Nobody left is the state we want. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

function only(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const there = names.filter(name => env[name] !== undefined)
  return Object.fromEntries(there.map(name => [name, env[name]]))
}
