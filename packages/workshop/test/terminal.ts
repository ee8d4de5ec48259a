/** The real program on a terminal of its own, for what only happens there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { BIN, type Checkout } from './checkout.ts'

// `script` of util-linux makes the terminal; that of other systems is not the same.
export const hasScript =
  process.platform === 'linux' &&
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
    'util-linux',
  ) === true

export class Terminal implements AsyncDisposable {
  readonly #script: ChildProcess
  readonly #ended: Promise<number | null>
  #text = ''
  #seen = 0

  constructor(checkout: Checkout, command: string, env: NodeJS.ProcessEnv = {}) {
    // What `stty` says before and after is the proof that the terminal was given back.
    const line = `stty -a; '${process.execPath}' '${BIN}' ${command}; echo "code $?"; stty -a`
    this.#script = spawn('script', ['-qfec', line, '/dev/null'], {
      cwd: checkout.root,
      env: checkout.env({ TERM: 'xterm-256color', SHELL: '/bin/bash', ...env }),
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#script.stdout?.setEncoding('utf8').on('data', text => {
      this.#text += text
    })
    this.#ended = new Promise(resolve => this.#script.on('close', resolve))
  }

  get text(): string {
    return this.#text
  }

  type(keys: string): void {
    this.#script.stdin?.write(keys)
  }

  /** Waits for a text that has not been waited for yet. */
  async shows(wanted: string): Promise<void> {
    await expect
      .poll(() => this.#text.indexOf(wanted, this.#seen), { timeout: 30_000 })
      .toBeGreaterThan(-1)
    this.#seen = this.#text.indexOf(wanted, this.#seen) + wanted.length
  }

  ended(): Promise<number | null> {
    return this.#ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#script.kill('SIGKILL')
    await this.#ended
  }
}

/** The settings of the terminal, as printed before and after. */
function settings(text: string): string[] {
  const modes = [...text.matchAll(/-?\bicanon\b|-?\becho\b|-?\bisig\b/g)]
  return modes.map(([mode]) => mode)
}

export function expectGivenBack(terminal: Terminal): void {
  const all = settings(terminal.text)
  expect(all.length).toBeGreaterThanOrEqual(6)
  expect(all.slice(0, 3)).toEqual(all.slice(-3))
  expect(all).toContain('icanon')
}
