/**
 * The server under test as a program that may die: started when it is needed, asked
 * whether it is still there, started again where it is not.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Program {
  command: string
  args: readonly string[]
}

export interface Served extends AsyncDisposable {
  /** Of a server that runs; a new one if the last one is gone. */
  url(): Promise<string>
  /** How the last one ended; undefined while it runs. */
  death(): string | undefined
  /** For one that no longer answers. */
  stop(): Promise<void>
}

const START_MS = 20_000
const LAST_WORDS = 400

/** The program writes `listening on <url>` to stderr, as that of stage 03 does. */
export function keepServed({ command, args }: Program): Served {
  let child: ChildProcess | undefined
  let address = ''
  let death: string | undefined
  let said = ''

  async function start(): Promise<void> {
    death = undefined
    said = ''
    const started = spawn(command, [...args], { stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    started.once('exit', (code, signal) => {
      death = `the server ended with ${signal ?? `code ${code}`}: ${said.trim()}`
    })
    address = await addressOf(started)
  }

  function addressOf(started: ChildProcess): Promise<string> {
    return new Promise((resolve, reject) => {
      const give = (): void => reject(new Error(`the server does not start: ${said}`))
      const timer = setTimeout(give, START_MS)
      started.once('close', () => {
        clearTimeout(timer)
        reject(new Error(death))
      })
      started.once('error', reject)
      started.stderr?.setEncoding('utf8').on('data', text => {
        said = (said + text).slice(-LAST_WORDS)
        const [, url] = /listening on (\S+)\n/.exec(said) ?? []
        if (url === undefined) return
        clearTimeout(timer)
        resolve(url)
      })
    })
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  return {
    async url() {
      if (!child || death !== undefined) await start()
      return address
    },
    death: () => death,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
