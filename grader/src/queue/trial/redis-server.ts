/** A Redis of the trial's own: a free port, a temporary folder, gone with the trial. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'

export const hasRedisServer = (): boolean =>
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0

export interface RedisServer {
  readonly url: string
  readonly port: number
  /** As a machine does that loses its power. */
  kill(): Promise<void>
  start(): Promise<void>
}

export interface RedisServerOptions {
  folder: string
  /** Every change to the disk once a second; without it, a kill forgets everything. */
  appendOnly: boolean
}

export async function startRedisServer(
  options: RedisServerOptions,
): Promise<RedisServer> {
  mkdirSync(options.folder, { recursive: true })
  const port = await freePort()
  let child = await started(port, options)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
    async start() {
      child = await started(port, options)
    },
  }
}

function started(
  port: number,
  { folder, appendOnly }: RedisServerOptions,
): Promise<ChildProcess> {
  const child = spawn(
    'redis-server',
    [
      ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ...['--appendonly', appendOnly ? 'yes' : 'no', '--daemonize', 'no'],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2_000)
      if (said.includes('Ready to accept connections')) resolve(child)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`expected a Redis, got: ${said}`)))
  })
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0
      server.close(() => resolve(port))
    })
  })
}
