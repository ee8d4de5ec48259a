/**
 * A checkout in a temporary folder, with one small stage, and the real program run
 * on it. Everything is removed at the end, and nothing may be left running.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { contentId } from '../src/skeleton.ts'

export const BIN = fileURLToPath(new URL('../bin.js', import.meta.url))
const FAKES = fileURLToPath(new URL('./fakes/', import.meta.url))

export const SKELETON = {
  'src/client.ts': 'export const client = 1\n',
  'src/framing.ts': 'export const framing = 1\n',
  'break/stdout-noise.ts': '// I expect: …\n',
} as const

export interface Ran {
  code: number | null
  stdout: string
  stderr: string
}

export interface RunOptions {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Called when the process has started, with its id. */
  started?(pid: number): void
  /** As a learner's own start does; for what depends on where a source lies. */
  fromSources?: boolean
}

export class Checkout implements Disposable {
  readonly root = realpathSync(mkdtempSync(join(tmpdir(), 'workshop-')))

  constructor(stages: readonly string[] = ['01-handrolled']) {
    const record: Record<string, Record<string, string>> = {}
    for (const folder of stages) {
      const dir = `stages/${folder}`
      this.write(`${dir}/package.json`, '{}')
      this.write(`${dir}/test/stage.ts`, '')
      const fake = join(this.root, dir, 'node_modules/vitest/vitest.mjs')
      cpSync(join(FAKES, 'vitest.mjs'), fake)
      for (const [path, text] of Object.entries(SKELETON)) {
        this.write(`${dir}/${path}`, text)
      }
      record[folder.slice(0, 2)] = Object.fromEntries(
        Object.entries(SKELETON).map(([path, text]) => [
          path,
          contentId(Buffer.from(text)),
        ]),
      )
    }
    this.write('packages/workshop/skeletons.json', JSON.stringify(record))
    this.plan({})
  }

  /** What the stand-in for vitest does in the next runs. */
  plan(plan: object): void {
    this.write('plan.json', JSON.stringify(plan))
  }

  /** How the stand-in was called. */
  calls(): { stage: string; args: string[]; subject: string | null; lang: string }[] {
    return this.read('calls.jsonl')
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line))
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true })
    writeFileSync(join(this.root, path), text)
  }

  read(path: string): string {
    return readFileSync(join(this.root, path), 'utf8')
  }

  json(path: string) {
    return JSON.parse(this.read(path))
  }

  git(...args: string[]): string {
    const who = ['-c', 'user.email=a@example.org', '-c', 'user.name=a']
    return execFileSync('git', [...who, ...args], { cwd: this.root, encoding: 'utf8' })
  }

  env(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      LANG: 'en_US.UTF-8',
      WORKSHOP_ROOT: this.root,
      WORKSHOP_DIR: join(this.root, '.workshop'),
      ...extra,
    }
  }

  /** `pnpm <args>`, without pnpm and without a terminal. */
  run(
    args: readonly string[],
    { env, cwd, started, fromSources }: RunOptions = {},
  ): Promise<Ran> {
    const built = fromSources ? [] : ['--import', inject('builtCli')]
    const child = spawn(process.execPath, [...built, BIN, ...args], {
      cwd: cwd ?? this.root,
      env: this.env(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const ran: Ran = { code: null, stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', text => {
      ran.stdout += text
    })
    child.stderr.setEncoding('utf8').on('data', text => {
      ran.stderr += text
    })
    if (child.pid !== undefined) started?.(child.pid)
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', code => resolve({ ...ran, code }))
    })
  }

  /** Processes that were started for this checkout and still live. */
  processes(): string[] {
    return execFileSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' })
      .split('\n')
      .filter(line => line.includes(this.root))
  }

  [Symbol.dispose](): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}

/** A result as the tests of a stage leave it. */
export const result = (pitfall: string, check: string, verdict = 'pass') => ({
  pitfall,
  check,
  kind: check === 'hit' ? 'hit' : 'guard',
  verdict,
  ms: 1,
  ...(verdict === 'pass'
    ? {}
    : { lesson: { frames: [], observed: { kind: 'never-settled', ms: 1 } } }),
})
