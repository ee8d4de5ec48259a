/** The programs of a trial: started, killed, and started again by whoever watches. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const PROGRAM = pathOf('../program.js')
export const FAKE_GRADING = pathOf('./fake-grading.ts')

export interface Running {
  /** Whether it ended by itself, and as what. */
  ended: Promise<number | null>
  lines: string[]
  /** The first line so far or to come that is like this. */
  said(pattern: RegExp): Promise<string>
  kill(signal: NodeJS.Signals): Promise<number | null>
}

export const startCollector = (shared: string, url: string): Running =>
  running('./collector-program.ts', [shared, url])

export const startFakeWorker = (shared: string, url: string): Running =>
  running('./worker-program.ts', [shared, url, FAKE_GRADING])

function running(file: string, args: readonly string[]): Running {
  const child: ChildProcess = spawn(
    process.execPath,
    [PROGRAM, pathOf(file), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let rest = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const whole = (rest + text).split('\n')
      rest = whole.pop() ?? ''
      lines.push(...whole)
      for (const look of waiting) look()
    })
  }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', code => resolve(code))
  })
  const said = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const line = lines.find(line => pattern.test(line))
        if (line === undefined) return
        waiting.delete(look)
        resolve(line)
      }
      waiting.add(look)
      look()
      void ended.then(() => {
        reject(
          new Error(`expected ${pattern}, got its end: ${lines.slice(-5).join(' | ')}`),
        )
      })
    })
  const kill = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return ended
  }
  return { ended, lines, said, kill }
}
