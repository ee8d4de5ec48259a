/**
 * `pnpm docs:build [--draft]` and `pnpm docs:serve`. `serve` builds when the sources
 * have changed, then prints the address; `pnpm start` reads that line.
 */
import { parseArgs } from 'node:util'
import { build, DIST, isBuilt } from './build.ts'
import { oneAtATime } from './one-build.ts'
import { serve } from './server.ts'

const USAGE = 'usage: docs build [--draft] | docs serve [--port <n>] [--quiet]'
/** Kept from one start to the next, so that an open page stays good. */
const PORT = 4173

interface Request {
  command: 'build' | 'serve'
  isDraft: boolean
  isQuiet: boolean
  port: number
}

export async function main({ argv, stderr, stdout }: NodeJS.Process): Promise<number> {
  const request = requestOf(argv.slice(2))
  if (typeof request === 'string') {
    stderr.write(`${request}\n${USAGE}\n`)
    return 2
  }
  const { command, port, ...options } = request
  if (command === 'build') {
    return (await oneAtATime(() => build(options))) ? 0 : 1
  }
  const isThere = await oneAtATime(async () => {
    if (isBuilt()) return true
    stdout.write('building\n')
    return build(options)
  })
  if (!isThere) return 1
  const site = await serve(DIST, port)
  stdout.write(`${site.address}\n`)
  await untilToldToEnd()
  await site.close()
  return 0
}

function requestOf(args: string[]): Request | string {
  const options = {
    draft: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
    port: { type: 'string', default: String(PORT) },
  } as const
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [command = 'build', ...more] = positionals
    const port = Number(values.port)
    if (more.length > 0 || (command !== 'build' && command !== 'serve')) {
      return `expected build or serve, got ${positionals.join(' ')}`
    }
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      return `--port: expected a number from 0 to 65535, got ${values.port}`
    }
    return { command, port, isDraft: values.draft, isQuiet: values.quiet }
  } catch (cause) {
    return (cause as Error).message
  }
}

/** A signal, or the end of whoever started it and holds our standard input. */
function untilToldToEnd(): Promise<void> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => resolve())
    }
    if (process.stdin.isTTY) return
    process.stdin.on('end', resolve).on('error', resolve).resume()
  })
}
